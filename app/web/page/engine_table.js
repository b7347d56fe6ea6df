// Calls the program that holds the table, which runs in a worker.

export class Table {
  // on: {lost(problem): the program crashed or could not be loaded, and the table that it held has to be opened again;
  // answered(): the program has answered a call}
  constructor(on) {
    this.on = on;
    this.lastId = 0;
    this.calls = new Map(); // by id: {done, failed} of the promise of each unanswered call
    this.worker = null;
  }

  start() {
    this.worker = new Worker(new URL("./table_worker.js", import.meta.url), { type: "module", name: "table" });
    this.worker.onmessage = ({ data }) => this.receive(data);
    this.worker.onerror = (event) => {
      event.preventDefault?.();
      this.fail({ loadError: event.message ?? "" });
    };
  }

  receive({ id, answer, ...problem }) {
    const call = this.calls.get(id);
    this.calls.delete(id);
    if (answer === undefined) return this.fail(problem, call);
    this.on.answered();
    call?.done(answer);
  }

  // failedCall: the call that the program answered with the problem, if any. That call and all pending ones fail; the
  // next call starts the program again.
  fail(problem, failedCall) {
    const unanswered = [failedCall, ...this.calls.values()].filter(Boolean);
    this.calls.clear();
    this.worker?.terminate();
    this.worker = null;
    this.on.lost(problem);
    unanswered.forEach((call) => call.failed(problem));
  }

  // Calls a function of the engine on the table (docs/web.md).
  callText(name, ...args) {
    if (!this.worker) this.start();
    const id = ++this.lastId;
    this.worker.postMessage({ id, name, args });
    return new Promise((done, failed) => this.calls.set(id, { done, failed }));
  }

  async callJson(name, ...args) {
    const answer = await this.callText(name, ...args);
    return answer ? JSON.parse(answer) : {};
  }
}
