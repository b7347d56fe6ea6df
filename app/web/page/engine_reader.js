// Photos, one after the other, in a worker that lives no longer than it is needed.

const idle = 45000; // ms after which it is ended, so that its memory is free
const retry = 10000; // ms until its files are asked for again

export class Reader {
  // on: {loading(isLoading, isMissing)}. A job is {file, name, side, other, begin(), decoded(facts, shown), progress(part), done(reading), failed(error)}.
  constructor(on) {
    this.on = on;
    this.queue = [];
    this.worker = null;
    this.timer = 0;
    this.isBusy = false;
    addEventListener("online", () => this.goOn());
  }

  add(job) {
    this.queue.push(job);
    this.goOn();
  }

  // Stops a job wherever it is.
  cancel(job) {
    const isRunning = this.isBusy && this.queue[0] === job;
    this.queue = this.queue.filter((one) => one !== job);
    if (isRunning) {
      this.end();
      this.goOn();
    }
  }

  clear() {
    this.queue = [];
    this.end();
  }

  end() {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = null;
    this.isBusy = false;
    this.on.loading(false, false);
  }

  start() {
    this.worker = new Worker(new URL("./reader_worker.js", import.meta.url), { type: "module", name: "reader" });
    this.worker.onmessage = ({ data }) => this.hear(data);
    this.worker.onerror = (event) => {
      event.preventDefault?.();
      this.hear(event.message ? { what: "broken", error: event.message } : { what: "unloaded" });
    };
  }

  async goOn() {
    clearTimeout(this.timer);
    if (this.isBusy) return;
    if (!this.queue.length) {
      this.timer = setTimeout(() => this.end(), idle);
      return;
    }
    this.isBusy = true;
    const job = this.queue[0];
    await job.begin?.();
    if (this.queue[0] !== job || !this.isBusy) return; // it was cancelled meanwhile
    if (!this.worker) this.start();
    const { file, name, side, other } = job;
    this.worker.postMessage({ what: "read", file, name, side, other });
  }

  hear({ what, ...said }) {
    const job = this.queue[0];
    if (!job) return;
    if (what === "progress") job.progress(said.part);
    else if (what === "loading") this.on.loading(true, false);
    else if (what === "loaded") this.on.loading(false, false);
    else if (what === "decoded") job.decoded(said.facts, said.shown);
    else if (what === "unloaded") this.wait();
    else this.finish(job, what, said);
  }

  // Without its files nothing is read; the photo waits for them.
  wait() {
    this.end();
    this.on.loading(true, true);
    this.timer = setTimeout(() => this.goOn(), retry);
  }

  finish(job, what, said) {
    this.queue.shift();
    this.isBusy = false;
    this.on.loading(false, false);
    if (what === "broken") this.end(); // whatever it still holds is not trusted
    if (what === "read") job.done(said.reading);
    else job.failed(said.error, what === "broken");
    this.goOn();
  }
}
