// Photos on their way to the server, one at a time. If the connection breaks, the photo is sent again later.

const wait = 2000; // ms until the next try
const stall = 15000; // ms without progress after which an upload counts as broken
const largest = 60 * 2 ** 20; // bytes that an engine takes
const tooLarge = { text: "This photo is larger than 60 MB." };

export class Uploads {
  // server: url(path), freshId(), lost(contact).
  constructor(server) {
    this.server = server;
    this.queue = [];
    this.running = null;
    this.timer = 0;
    this.stallTimer = 0;
  }

  add(file, player, report) {
    if (file.size > largest) {
      report({ state: "failed", sent: 0, error: tooLarge });
      return () => {};
    }
    const job = { id: this.server.freshId(), file, player, report };
    this.queue.push(job);
    report({ state: "waiting", sent: 0 });
    this.sendNext();
    return () => this.cancel(job);
  }

  cancel(job) {
    this.queue = this.queue.filter((one) => one !== job);
    if (this.running?.job === job) {
      this.stop().abort();
      this.sendNext();
    }
  }

  sendNext() {
    clearTimeout(this.timer);
    if (!this.running && this.queue.length) this.send(this.queue[0]);
  }

  send(job) {
    const request = new XMLHttpRequest(); // fetch() reports no progress of an upload
    this.running = { job, request };
    const query = new URLSearchParams({ name: job.file.name ?? "", upload: job.id });
    if (job.player) query.set("player", job.player);
    request.open("POST", this.server.url(`photo?${query}`));
    request.setRequestHeader("Content-Type", job.file.type || "application/octet-stream");
    request.upload.onprogress = (event) => {
      this.watch(job, request);
      if (event.lengthComputable) job.report({ state: "sending", sent: event.loaded / event.total });
    };
    request.onload = () => this.answered(job, request);
    request.onerror = () => this.broken(job, request, "gone");
    job.report({ state: "sending", sent: 0 });
    request.send(job.file);
    this.watch(job, request);
  }

  // A connection may stand still without ever breaking.
  watch(job, request) {
    if (this.running?.request !== request) return;
    clearTimeout(this.stallTimer);
    this.stallTimer = setTimeout(() => {
      request.abort();
      this.broken(job, request, "gone");
    }, stall);
  }

  // Forgets which upload is running, and returns its request; the queue stays as it is.
  stop() {
    clearTimeout(this.stallTimer);
    const { request } = this.running;
    this.running = null;
    return request;
  }

  answered(job, request) {
    if (this.running?.request !== request) return;
    if ([408, 425, 429, 500, 502, 503, 504].includes(request.status)) return this.broken(job, request);
    if ([401, 403, 404, 410].includes(request.status)) return this.broken(job, request, "closed");
    let body = {};
    try {
      body = JSON.parse(request.responseText);
    } catch {
      // Without a JSON body, the status alone decides.
    }
    this.stop();
    this.queue = this.queue.filter((one) => one !== job);
    job.report(
      request.status < 300
        ? { state: "sent", sent: 1, photo: body.photo, note: body.note }
        : { state: "failed", error: body.error },
    );
    this.sendNext();
  }

  // The upload is tried again later, from the start. The server recognizes one that it has received already.
  broken(job, request, contact) {
    if (this.running?.request !== request) return;
    this.stop();
    job.report({ state: "waiting", sent: 0 });
    if (contact) this.server.lost(contact);
    this.timer = setTimeout(() => this.sendNext(), wait);
  }
}
