// The program that holds the table, in its worker: one call after another, answers as JSON.

export class Table {
  // on: {lost(problem): the program ended or could not be loaded, and what it held has to be opened again; works(): it
  // has answered}
  constructor(on) {
    this.on = on;
    this.number = 0;
    this.calls = new Map();
    this.worker = null;
  }

  start() {
    this.worker = new Worker(new URL("./table_worker.js", import.meta.url), { type: "module", name: "table" });
    this.worker.onmessage = ({ data }) => this.receive(data);
    this.worker.onerror = (event) => {
      event.preventDefault?.();
      this.end({ loadError: event.message ?? "" });
    };
  }

  receive({ id, answer, ...problem }) {
    const call = this.calls.get(id);
    this.calls.delete(id);
    if (answer === undefined) return this.end(problem, call);
    this.on.works();
    call?.done(answer);
  }

  // first: the call that the program answered with the problem, if any. It and all pending calls fail; the next call
  // starts the program again.
  end(problem, first) {
    const waiting = [first, ...this.calls.values()].filter(Boolean);
    this.calls.clear();
    this.worker?.terminate();
    this.worker = null;
    this.on.lost(problem);
    waiting.forEach((call) => call.failed(problem));
  }

  text(call, ...args) {
    if (!this.worker) this.start();
    const id = ++this.number;
    this.worker.postMessage({ id, call, args });
    return new Promise((done, failed) => this.calls.set(id, { done, failed }));
  }

  async json(call, ...args) {
    const answer = await this.text(call, ...args);
    return answer ? JSON.parse(answer) : {};
  }
}
