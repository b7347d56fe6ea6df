// The commands that the server has not answered yet, in order. They survive a reload of the page, so that nothing is
// lost while the server is gone.
import { Client } from "./engine_client.js";

const storageKey = `concord ${location.pathname}`;
const retryDelay = 2000; // ms
const retriedStatuses = [0, 408, 425, 429, 500, 502, 503, 504];

function load() {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey)) ?? {};
  } catch {
    return {};
  }
}

export class CommandQueue {
  // server: post(), freshId(), changed(waiting), disconnected("lost" | "refused"),
  // unclaimed(command, "done" | "failed", answer).
  constructor(server) {
    const { client, number, waiting } = load();
    this.server = server;
    this.client = new Client(server.freshId, client, number);
    this.waiting = Array.isArray(waiting) ? waiting : [];
    this.callbacks = new Map(); // command -> {done, failed}
    this.revision = 0;
    this.isSending = false;
    this.retryTimer = 0;
    this.save();
  }

  save() {
    try {
      const { client, waiting } = this;
      sessionStorage.setItem(storageKey, JSON.stringify({ client: client.id, number: client.number, waiting }));
    } catch {
      // Without sessionStorage, or room in it, the commands are kept as long as the page is open.
    }
    this.server.changed(this.waiting);
  }

  noteRevision(revision) {
    this.revision = Math.max(this.revision, revision ?? 0);
  }

  send(what) {
    const command = { ...this.client.next(), revision: this.revision, ...what };
    this.waiting.push(command);
    const answer = new Promise((done, failed) => this.callbacks.set(command, { done, failed }));
    this.save();
    this.sendWaiting();
    return answer;
  }

  async sendWaiting() {
    if (this.isSending) return;
    this.isSending = true;
    clearTimeout(this.retryTimer);
    while (this.waiting.length && (await this.sendFirst())) {
      // The next one waits for the answer to this one.
    }
    this.isSending = false;
    if (this.waiting.length) this.retryTimer = setTimeout(() => this.sendWaiting(), retryDelay);
  }

  // Sends the first command. Returns whether it was answered; if not, it is sent again later.
  async sendFirst() {
    const command = this.waiting[0];
    try {
      const answer = await this.server.post("command", command);
      this.noteRevision(answer.revision);
      this.finish(command, "done", answer);
    } catch (problem) {
      if (retriedStatuses.includes(problem.status)) {
        if (problem.status === 0) this.server.disconnected("lost");
        return false;
      }
      if ([401, 403, 404, 410].includes(problem.status)) {
        this.server.disconnected("refused");
        return false;
      }
      this.finish(command, "failed", problem);
    }
    return true;
  }

  finish(command, outcome, answer) {
    this.waiting.shift();
    const callbacks = this.callbacks.get(command);
    this.callbacks.delete(command);
    this.save();
    if (callbacks) callbacks[outcome](answer);
    else this.server.unclaimed(command, outcome, answer); // it was given before the page was loaded again
  }
}
