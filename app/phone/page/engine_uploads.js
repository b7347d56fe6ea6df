// Photos on their way to the server, one at a time. If the connection breaks, the photo is sent again later.

const retryDelay = 2000; // ms
const stallTimeout = 15000; // ms without progress after which an upload is begun again
const maxBytes = 60 * 2 ** 20; // as in the server
const tooLarge = { text: "This photo is larger than 60 MB." };

export class Uploads {
  // server: url(path), freshId(), disconnected("lost" | "refused").
  constructor(server) {
    this.server = server;
    this.queue = [];
    this.running = null;
    this.retryTimer = 0;
    this.stallTimer = 0;
  }

  add(file, player, report) {
    if (file.size > maxBytes) {
      report({ state: "failed", progress: 0, error: tooLarge });
      return () => {};
    }
    const job = { id: this.server.freshId(), file, player, report };
    this.queue.push(job);
    report({ state: "waiting", progress: 0 });
    this.sendNext();
    return () => this.cancel(job);
  }

  cancel(job) {
    this.queue = this.queue.filter((one) => one !== job);
    if (this.running?.job === job) {
      this.clearRunning().abort();
      this.sendNext();
    }
  }

  sendNext() {
    clearTimeout(this.retryTimer);
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
      this.restartStallTimer(job, request);
      if (event.lengthComputable) job.report({ state: "sending", progress: event.loaded / event.total });
    };
    request.onload = () => this.receiveAnswer(job, request);
    request.onerror = () => this.retryLater(job, request, "lost");
    job.report({ state: "sending", progress: 0 });
    request.send(job.file);
    this.restartStallTimer(job, request);
  }

  // A connection may stop moving data without ever breaking.
  restartStallTimer(job, request) {
    if (this.running?.request !== request) return;
    clearTimeout(this.stallTimer);
    this.stallTimer = setTimeout(() => {
      request.abort();
      this.retryLater(job, request, "lost");
    }, stallTimeout);
  }

  // Forgets which upload is running, and returns its request; the queue stays as it is.
  clearRunning() {
    clearTimeout(this.stallTimer);
    const { request } = this.running;
    this.running = null;
    return request;
  }

  receiveAnswer(job, request) {
    if (this.running?.request !== request) return;
    if ([408, 425, 429, 500, 502, 503, 504].includes(request.status)) return this.retryLater(job, request);
    if ([401, 403, 404, 410].includes(request.status)) return this.retryLater(job, request, "refused");
    let body = {};
    try {
      body = JSON.parse(request.responseText);
    } catch {
      // Without a JSON body, the status alone decides.
    }
    this.clearRunning();
    this.queue = this.queue.filter((one) => one !== job);
    job.report(
      request.status < 300
        ? { state: "sent", progress: 1, photo: body.photo, note: body.note }
        : { state: "failed", error: body.error },
    );
    this.sendNext();
  }

  // Sends the photo again from the start. The server recognizes one that it has received already.
  // connection: what the failure says about it, if anything.
  retryLater(job, request, connection) {
    if (this.running?.request !== request) return;
    this.clearRunning();
    job.report({ state: "waiting", progress: 0 });
    if (connection) this.server.disconnected(connection);
    this.retryTimer = setTimeout(() => this.sendNext(), retryDelay);
  }
}
