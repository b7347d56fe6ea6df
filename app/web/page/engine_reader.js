// Reads photos one after another, in a worker that is terminated when it is idle.
// The page keeps the compiled program, so that the next worker begins with code that is already optimized.

const idleTimeout = 45000; // ms until an idle worker is terminated, which frees its memory
const retryDelay = 10000; // ms until the reader's files are fetched again

export class Reader {
  // on: {loading(isLoading, isMissing)}; isMissing: the reader's files could not be fetched, and will be fetched again.
  // A job is {file, name, side, other, begin(), decoded(facts, picture), progress(part), done(reading),
  // failed(error, isBroken)}. file, name, side, other: as read() in reader_worker.js takes them. begin() may be
  // missing. isBroken: the worker crashed.
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
    this.startWorker();
    this.worker.postMessage({ what: "prepare", compiled: this.compiled });
    this.readNext(); // without a photo: starts the timer that terminates an idle worker
  }

  // Removes a job, waiting or running.
  cancel(job) {
    const isRunning = this.isBusy && this.queue[0] === job;
    this.queue = this.queue.filter((one) => one !== job);
    if (isRunning) {
      this.endWorker();
      this.readNext();
    }
  }

  clear() {
    this.queue = [];
    this.endWorker();
  }

  endWorker() {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = null;
    this.isBusy = false;
    this.on.loading(false, false);
  }

  startWorker() {
    this.wasStarted = true;
    this.worker = new Worker(new URL("./reader_worker.js", import.meta.url), { type: "module", name: "reader" });
    this.worker.onmessage = ({ data }) => this.receive(data);
    this.worker.onerror = (event) => {
      event.preventDefault?.();
      // Without a message, the worker's script could not be loaded.
      this.receive(event.message ? { what: "broken", error: event.message } : { what: "not-loaded" });
    };
  }

  async readNext() {
    clearTimeout(this.timer);
    if (this.isBusy) return;
    if (!this.queue.length) {
      this.timer = setTimeout(() => this.endWorker(), idleTimeout);
      return;
    }
    this.isBusy = true;
    const job = this.queue[0];
    await job.begin?.();
    if (this.queue[0] !== job || !this.isBusy) return; // the job was cancelled
    if (!this.worker) this.startWorker();
    const { file, name, side, other } = job;
    this.worker.postMessage({ what: "read", file, name, side, other, compiled: this.compiled });
  }

  receive({ what, ...message }) {
    if (what === "compiled") this.compiled = message.compiled;
    else if (what === "unprepared") this.restart();
    else if (this.isBusy) this.notify(this.queue[0], what, message);
    else this.endWorker(); // it could not be loaded or crashed, and no photo is being read
  }

  restart() {
    this.endWorker();
    this.readNext();
  }

  notify(job, what, message) {
    if (what === "progress") job.progress(message.part);
    else if (what === "loading") this.on.loading(true, false);
    else if (what === "loaded") this.on.loading(false, false);
    else if (what === "decoded") job.decoded(message.facts, message.picture);
    else if (what === "not-loaded") this.retryLater();
    else this.finish(job, what, message);
  }

  // The reader's files could not be fetched: the photo stays first in the queue until they are fetched again.
  retryLater() {
    this.endWorker();
    this.on.loading(true, true);
    this.timer = setTimeout(() => this.readNext(), retryDelay);
  }

  finish(job, what, message) {
    this.queue.shift();
    this.isBusy = false;
    this.on.loading(false, false);
    if (what === "broken") this.endWorker(); // its memory may be corrupt
    if (what === "read") job.done(message.reading);
    else job.failed(message.error, what === "broken");
    this.readNext();
  }
}
