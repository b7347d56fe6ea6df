// Debian's Firefox without a screen, with most functions of Browser and Page, controlled through Marionette: messages
// "LENGTH:[type, id, command, parameters]" over TCP.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { untilEnded, maxTries, within } from "../../../browser/support/browser.mjs";

// Firefox contacts no server but the tests' own.
const preferences = (port, language) => ({
  "marionette.port": port,
  "intl.accept_languages": language,
  "app.update.disabledForTesting": true,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
  "toolkit.telemetry.enabled": false,
  "dom.file.createInChild": true, // lets Marionette put files into inputs
});

async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

async function connectTo(port) {
  for (let i = 0; i < maxTries; ++i) {
    const connected = await new Promise((done) => {
      const socket = connect(port, "127.0.0.1");
      socket.on("connect", () => done(socket)).on("error", () => done(null));
    });
    if (connected) return connected;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("Firefox does not answer");
}

export class Firefox {
  static async start({ language = "en-GB" } = {}) {
    const firefox = new Firefox();
    const port = await freePort();
    firefox.home = mkdtempSync(join(tmpdir(), "concord-firefox-"));
    const lines = Object.entries(preferences(port, language)).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    writeFileSync(join(firefox.home, "user.js"), lines.join("\n"));
    const options = ["--headless", "--no-remote", "--marionette", "--profile", firefox.home, "about:blank"];
    firefox.process = spawn("firefox-esr", options, { stdio: "ignore", env: { ...process.env, HOME: firefox.home } });
    firefox.calls = new Map();
    firefox.latestId = 0;
    firefox.received = Buffer.alloc(0);
    firefox.socket = await connectTo(port);
    firefox.socket.on("data", (data) => firefox.receive(data));
    await firefox.call("WebDriver:NewSession", {});
    await firefox.call("WebDriver:SetTimeouts", { script: 1_800_000, pageLoad: 1_800_000 });
    await firefox.call("WebDriver:SetWindowRect", { width: 500, height: 800 }); // 500 is the smallest width
    return firefox;
  }

  receive(data) {
    this.received = Buffer.concat([this.received, data]);
    for (;;) {
      const colon = this.received.indexOf(":");
      const length = Number(this.received.subarray(0, Math.max(0, colon)).toString());
      if (colon < 0 || this.received.length < colon + 1 + length) return;
      const message = JSON.parse(this.received.subarray(colon + 1, colon + 1 + length).toString());
      this.received = this.received.subarray(colon + 1 + length);
      if (!Array.isArray(message)) continue; // Marionette's greeting
      const [, id, error, result] = message;
      const call = this.calls.get(id);
      this.calls.delete(id);
      if (error) call.failed(new Error(`${call.command}: ${error.error}: ${error.message}`));
      else call.done(result);
    }
  }

  call(command, parameters = {}) {
    const id = ++this.latestId;
    const text = Buffer.from(JSON.stringify([0, id, command, parameters]));
    this.socket.write(Buffer.concat([Buffer.from(`${text.length}:`), text]));
    const answer = new Promise((done, failed) => this.calls.set(id, { done, failed, command }));
    return within(1800, command, answer); // one script may read many photos
  }

  open(url) {
    return this.call("WebDriver:Navigate", { url });
  }

  reload() {
    return this.call("WebDriver:Refresh");
  }

  // Runs the function in the page, with arguments that JSON can hold.
  async run(what, ...args) {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${what})(...${JSON.stringify(args)}))
        .then((value) => done({ value }), (problem) => done({ problem: String(problem) }));`;
    const { value } = await this.call("WebDriver:ExecuteAsyncScript", { script, args: [], sandbox: null });
    if (value.problem) throw new Error(value.problem);
    return value.value;
  }

  async until(what, ...args) {
    for (let i = 0; i < maxTries; ++i) {
      const value = await this.run(what, ...args);
      if (value) return value;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`never true: ${what} ${JSON.stringify(args)}\n${await this.text()}`);
  }

  text(selector = "body") {
    return this.run((at) => document.querySelector(at)?.innerText ?? "", selector);
  }

  untilShown(words) {
    return this.until((expected) => document.body.innerText.replace(/\s+/g, " ").includes(expected), words);
  }

  // Taps what has this accessible name or text, or matches this selector.
  async tap(name) {
    await this.until((wanted) => {
      const scope = document.querySelector("dialog[open]") ?? document;
      const all = [...scope.querySelectorAll("button, a, summary, label, [role=button]")];
      const fits = (one) => [one.getAttribute("aria-label"), one.innerText].some((text) => text?.trim() === wanted);
      const found = /^[.#[]/.test(wanted) ? scope.querySelector(wanted) : all.find(fits);
      if (!found || found.disabled) return false;
      found.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      return true;
    }, name);
  }

  async type(text) {
    const { value } = await this.call("WebDriver:GetActiveElement");
    await this.call("WebDriver:ElementSendKeys", { id: Object.values(value ?? {})[0], text });
  }

  pressKey(key) {
    return this.type({ Enter: "\ue007", Escape: "\ue00c" }[key]);
  }

  async choose(selector, files) {
    const { value } = await this.call("WebDriver:FindElement", { using: "css selector", value: selector });
    await this.call("WebDriver:ElementSendKeys", { id: Object.values(value)[0], text: files.join("\n") });
  }

  async takeScreenshot() {
    const { value } = await this.call("WebDriver:TakeScreenshot", { full: false });
    return Buffer.from(value, "base64");
  }

  async stop() {
    this.call("Marionette:Quit", { flags: ["eForceQuit"] }).catch(() => {}); // Firefox may end before it answers
    await untilEnded(this.process);
    this.socket.destroy();
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5 });
  }
}
