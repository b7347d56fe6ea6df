// Reads photos one after another, in a worker that is ended when it is idle.
// The compiled program stays with the page, so that the next worker begins with code that is already optimized.

const idle = 45000; // ms until an idle worker is ended, which frees its memory
const retry = 10000; // ms until the program's files are asked for again

export class Reader {
  // on: {loading(isLoading, isMissing)}; isMissing: its files could not be fetched, and are asked for again. A job is
  // {file, name, side, other, begin(), decoded(facts, picture), progress(part), done(reading), failed(error, isBroken)}.
  constructor(on) {
    this.on = on;
    this.queue = [];
    this.worker = null;
    this.compiled = undefined;
    this.wasStarted = false;
    this.timer = 0;
    this.isBusy = false;
    addEventListener("online", () => this.readNext());
  }

  add(job) {
    this.queue.push(job);
    this.readNext();
  }

  // A photo may come soon: starts the worker that reads it, unless there is one.
  prepare() {
    if (this.worker || this.isBusy) return;
    this.start();
    this.worker.postMessage({ what: "prepare", compiled: this.compiled });
    this.readNext(); // without a photo: starts the timer that ends an idle worker
  }

  // Removes a job, waiting or running.
  cancel(job) {
    const isRunning = this.isBusy && this.queue[0] === job;
    this.queue = this.queue.filter((one) => one !== job);
    if (isRunning) {
      this.end();
      this.readNext();
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
    this.wasStarted = true;
    this.worker = new Worker(new URL("./reader_worker.js", import.meta.url), { type: "module", name: "reader" });
    this.worker.onmessage = ({ data }) => this.receive(data);
    this.worker.onerror = (event) => {
      event.preventDefault?.();
      this.receive(event.message ? { what: "broken", error: event.message } : { what: "not-loaded" });
    };
  }

  async readNext() {
    clearTimeout(this.timer);
    if (this.isBusy) return;
    if (!this.queue.length) {
      this.timer = setTimeout(() => this.end(), idle);
      return;
    }
    this.isBusy = true;
    const job = this.queue[0];
    await job.begin?.();
    if (this.queue[0] !== job || !this.isBusy) return; // the job was cancelled
    if (!this.worker) this.start();
    const { file, name, side, other } = job;
    this.worker.postMessage({ what: "read", file, name, side, other, compiled: this.compiled });
  }

  receive({ what, ...message }) {
    if (what === "compiled") this.compiled = message.compiled;
    else if (what === "unprepared") this.startAgain();
    else if (this.isBusy) this.notify(this.queue[0], what, message);
    else this.end(); // it could not be loaded, and nobody waits for it
  }

  startAgain() {
    this.end();
    this.readNext();
  }

  notify(job, what, message) {
    if (what === "progress") job.progress(message.part);
    else if (what === "loading") this.on.loading(true, false);
    else if (what === "loaded") this.on.loading(false, false);
    else if (what === "decoded") job.decoded(message.facts, message.picture);
    else if (what === "not-loaded") this.wait();
    else this.finish(job, what, message);
  }

  // The program's files could not be loaded: the photo waits, and they are asked for again.
  wait() {
    this.end();
    this.on.loading(true, true);
    this.timer = setTimeout(() => this.readNext(), retry);
  }

  finish(job, what, message) {
    this.queue.shift();
    this.isBusy = false;
    this.on.loading(false, false);
    if (what === "broken") this.end(); // whatever it still holds is not trusted
    if (what === "read") job.done(message.reading);
    else job.failed(message.error, what === "broken");
    this.readNext();
  }
}
