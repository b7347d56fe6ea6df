// Receives every new state of the table, and notices when the server is gone and when it is back.

const silence = 12000; // ms after which the server counts as gone; it gives a sign of life every 5 seconds
const waits = [500, 1000, 2000, 3000];

export class Listener {
  constructor(server, on) {
    this.server = server;
    this.on = on;
    this.tries = 0;
    this.contact = "";
    this.source = null;
    this.timer = 0;
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.wake());
    addEventListener("online", () => this.wake());
  }

  start() {
    this.open();
  }

  // Tries again at once when the phone wakes up or is online again. The silence timer notices a connection that was
  // lost meanwhile.
  wake() {
    if (this.contact !== "there") this.reopenAfter(0);
  }

  // Another request got no answer ("gone") or was refused ("closed").
  lost(contact) {
    if (this.contact === "there") {
      this.setContact(contact);
      this.reopenAfter(waits[0]);
    }
  }

  setContact(contact) {
    if (contact === this.contact) return;
    this.contact = contact;
    this.on.contact(contact);
  }

  reopenAfter(wait) {
    this.source?.close();
    this.source = null;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), wait);
  }

  nextWait() {
    return waits[Math.min(this.tries++, waits.length - 1)];
  }

  async open() {
    this.source?.close();
    this.source = null;
    clearTimeout(this.timer);
    const opening = (this.opening = {}); // the phone may wake up while an earlier answer is still awaited
    try {
      const table = await this.server.ask("state", {}, 6);
      if (this.opening !== opening) return;
      this.receive(table);
    } catch (problem) {
      if (this.opening !== opening) return;
      this.setContact([401, 403, 404, 410].includes(problem.status) ? "closed" : "gone");
      this.reopenAfter(this.nextWait());
      return;
    }
    this.tries = 0;
    const source = new EventSource(this.server.eventsUrl());
    this.source = source;
    source.addEventListener("state", (event) => this.source === source && this.receive(JSON.parse(event.data)));
    source.addEventListener("alive", () => this.source === source && this.restartSilenceTimer());
    source.onerror = () => this.source === source && this.reopenAfter(waits[0]);
  }

  receive(table) {
    this.setContact("there");
    this.on.state(table);
    this.restartSilenceTimer();
  }

  restartSilenceTimer() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.setContact("gone");
      this.reopenAfter(0);
    }, silence);
  }
}
