// Receives every new state of the table, and notices when the connection is lost and when it is back.

const maxSilence = 12000; // ms after which the connection counts as lost; the server sends "alive" every 5 seconds
const retryDelays = [500, 1000, 2000, 3000]; // ms
const answerTimeoutSeconds = 6;

export class Listener {
  constructor(server, on) {
    this.server = server;
    this.on = on;
    this.failures = 0;
    this.connection = "";
    this.source = null;
    this.timer = 0;
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.retryNow());
    addEventListener("online", () => this.retryNow());
  }

  start() {
    this.open();
  }

  // When the phone wakes up or is online again. A connection that broke meanwhile without a sign still counts as open
  // until the silence timer ends.
  retryNow() {
    if (this.connection !== "open") this.reopenAfter(0);
  }

  // Another request got no answer ("lost"), or the server did not accept the address ("refused").
  disconnected(connection) {
    if (this.connection === "open") {
      this.setConnection(connection);
      this.reopenAfter(retryDelays[0]);
    }
  }

  setConnection(connection) {
    if (connection === this.connection) return;
    this.connection = connection;
    this.on.connection(connection);
  }

  reopenAfter(delay) {
    this.source?.close();
    this.source = null;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), delay);
  }

  nextDelay() {
    return retryDelays[Math.min(this.failures++, retryDelays.length - 1)];
  }

  async open() {
    this.source?.close();
    this.source = null;
    clearTimeout(this.timer);
    const opening = (this.opening = {}); // the phone may wake up while an earlier answer is still awaited
    try {
      const table = await this.server.fetchJson("state", {}, answerTimeoutSeconds);
      if (this.opening !== opening) return;
      this.receive(table);
    } catch (problem) {
      if (this.opening !== opening) return;
      this.setConnection([401, 403, 404, 410].includes(problem.status) ? "refused" : "lost");
      this.reopenAfter(this.nextDelay());
      return;
    }
    const source = new EventSource(this.server.eventsUrl());
    this.source = source;
    source.addEventListener("state", (event) => this.source === source && this.receive(JSON.parse(event.data)));
    source.addEventListener("alive", () => this.source === source && this.restartSilenceTimer());
    source.onopen = () => this.source === source && (this.failures = 0);
    source.onerror = () => this.source === source && this.reopenAfter(this.nextDelay());
  }

  receive(table) {
    this.setConnection("open");
    this.on.state(table);
    this.restartSilenceTimer();
  }

  restartSilenceTimer() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.setConnection("lost");
      this.reopenAfter(0);
    }, maxSilence);
  }
}
