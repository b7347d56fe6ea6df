// Debian's Chromium with a phone's screen, controlled through a pipe (Chrome DevTools Protocol): no further packages
// are needed. It is the Chromium without windows, in which a test takes two fifths of the processor time;
// CHROMIUM=chromium runs the usual one.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// How many times a test checks a condition, every 50 ms, before it gives up. It is a number of checks and not a time,
// because each check takes longer on a busy machine.
export const maxTries = 6000;

// The promise, but rejected after so many seconds with the name of what was asked for. The timer does not keep Node
// running.
export function within(seconds, name, promise) {
  return new Promise((done, failed) => {
    const fail = () => failed(new Error(`${name}: no answer in ${seconds} s`));
    const timer = setTimeout(fail, seconds * 1000).unref();
    promise.then(done, failed).finally(() => clearTimeout(timer));
  });
}

// Waits until a process that was asked to end has ended; kills it if it takes too long.
export async function untilEnded(process) {
  const ended = new Promise((done) => {
    if (process.exitCode !== null || process.signalCode !== null) done();
    else process.on("exit", done);
  });
  await within(60, "the end of the browser", ended).catch(() => process.kill("SIGKILL"));
  await ended;
  process.stdio.forEach((stream) => stream?.destroy()); // its child processes may still hold them open
}

export const screen = { width: 360, height: 740, deviceScaleFactor: 2, mobile: true };

export class Browser {
  static async start() {
    const browser = new Browser();
    browser.home = mkdtempSync(join(tmpdir(), "concord-browser-"));
    const options = [
      "--headless=new",
      "--remote-debugging-pipe",
      `--user-data-dir=${browser.home}`,
      "--no-first-run",
      "--disable-gpu",
      "--disable-extensions",
      "--disable-component-update",
      "--disable-background-networking",
      "--disable-dev-shm-usage",
      "--hide-scrollbars",
    ];
    if (process.getuid() === 0) options.push("--no-sandbox"); // Chromium has no sandbox for root
    browser.process = spawn(process.env.CHROMIUM ?? "chromium-headless-shell", options, {
      stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    });
    browser.calls = new Map();
    browser.pages = new Map();
    browser.latestId = 0;
    let incomplete = "";
    browser.process.stdio[4].setEncoding("utf8").on("data", (data) => {
      const parts = (incomplete + data).split("\0");
      incomplete = parts.pop();
      parts.forEach((part) => browser.receive(JSON.parse(part)));
    });
    browser.process.on("exit", () => browser.calls.forEach(({ failed }) => failed(new Error("the browser ended"))));
    return browser;
  }

  receive(message) {
    if (message.id) {
      const call = this.calls.get(message.id);
      this.calls.delete(message.id);
      if (message.error) call.failed(new Error(`${call.method}: ${message.error.message}`));
      else call.done(message.result);
      return;
    }
    this.pages.get(message.sessionId)?.receiveEvent(message.method, message.params);
  }

  call(method, params = {}, sessionId = undefined) {
    const id = ++this.latestId;
    this.process.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + "\0");
    const answer = new Promise((done, failed) => this.calls.set(id, { done, failed, method }));
    return within(300, `${method} ${JSON.stringify(params).slice(0, 200)}`, answer);
  }

  // Opens another phone, which shares nothing with the others.
  async newPhone(options = {}) {
    const { browserContextId } = await this.call("Target.createBrowserContext");
    const { targetId } = await this.call("Target.createTarget", { url: "about:blank", browserContextId });
    const { sessionId } = await this.call("Target.attachToTarget", { targetId, flatten: true });
    const page = new Page(this, sessionId, browserContextId);
    this.pages.set(sessionId, page);
    await page.setUp(options);
    return page;
  }

  async stop() {
    this.call("Browser.close").catch(() => {}); // it may end before it answers
    await untilEnded(this.process);
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5 });
  }
}

export class Page {
  constructor(browser, session, context) {
    Object.assign(this, { browser, session, context, problems: [], eventWaiters: [] });
  }

  call(method, params) {
    return this.browser.call(method, params, this.session);
  }

  // Opens another tab on the same phone, with the default language and theme.
  async newTab() {
    const { targetId } = await this.browser.call("Target.createTarget", {
      url: "about:blank",
      browserContextId: this.context,
    });
    const { sessionId } = await this.browser.call("Target.attachToTarget", { targetId, flatten: true });
    const tab = new Page(this.browser, sessionId, this.context);
    this.browser.pages.set(sessionId, tab);
    await tab.setUp({});
    return tab;
  }

  async setUp({ language = "en-GB", dark = false, motion = true, width = screen.width } = {}) {
    for (const domain of ["Page", "Runtime", "Log", "DOM", "Network"]) await this.call(`${domain}.enable`);
    await this.call("Emulation.setDeviceMetricsOverride", { ...screen, width });
    await this.call("Emulation.setTouchEmulationEnabled", { enabled: true });
    const { userAgent } = await this.browser.call("Browser.getVersion");
    await this.call("Emulation.setUserAgentOverride", { userAgent, acceptLanguage: language });
    await this.call("Emulation.setEmulatedMedia", {
      features: [
        { name: "prefers-color-scheme", value: dark ? "dark" : "light" },
        { name: "prefers-reduced-motion", value: motion ? "no-preference" : "reduce" },
      ],
    });
  }

  receiveEvent(method, params) {
    if (method === "Runtime.exceptionThrown")
      this.problems.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
    if (method === "Log.entryAdded" && params.entry.source === "security") this.problems.push(params.entry.text);
    this.eventWaiters = this.eventWaiters.filter((one) => one.method !== method || (one.done(params), false));
  }

  untilEvent(method) {
    return within(300, method, new Promise((done) => this.eventWaiters.push({ method, done })));
  }

  async open(url) {
    const loaded = this.untilEvent("Page.loadEventFired");
    await this.call("Page.navigate", { url });
    await loaded;
  }

  async reload() {
    const loaded = this.untilEvent("Page.loadEventFired");
    await this.call("Page.reload");
    await loaded;
  }

  // Runs the function in the page, with arguments that JSON can hold.
  async run(what, ...args) {
    const expression = `(${what})(...${JSON.stringify(args)})`;
    const { result, exceptionDetails } = await this.call("Runtime.evaluate", {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  // Waits until the function returns something true in the page. The limit only ends a test that hangs.
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

  // Waits until an element can be tapped, scrolls to it and returns its middle. name: its accessible name, its text, or
  // the start of its text; or a CSS selector that begins with ".", "#" or "[". Of several elements, the first that is
  // shown; while a dialog is open, only what is in it.
  async untilTappable(name) {
    const found = await this.until((wanted) => {
      const matches = (one) =>
        [one.getAttribute("aria-label"), one.innerText, one.textContent].some(
          (text) => text?.replace(/\s+/g, " ").trim() === wanted,
        );
      const isShown = (one) => one.getClientRects().length > 0;
      const scope = document.querySelector("dialog[open]") ?? document;
      const all = [...scope.querySelectorAll("button, a, summary, label, [role=button]")].filter(isShown);
      const startsWithName = (one) => one.innerText?.replace(/\s+/g, " ").trim().startsWith(wanted);
      const one = /^[.#[]/.test(wanted)
        ? [...scope.querySelectorAll(wanted)].find(isShown)
        : (all.find(matches) ?? all.find(startsWithName));
      if (!one || one.disabled || document.getAnimations().length) return null; // while it moves, a tap would miss it
      one.scrollIntoView({ block: "center" });
      const box = one.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }, name);
    return found;
  }

  async tap(name) {
    const { x, y } = await this.untilTappable(name);
    await this.tapAt(x, y);
  }

  // Waits for the click that the browser makes of the touch, and for the view that the click leads to, so that the next
  // tap meets that view.
  async tapAt(x, y) {
    await this.run(() => {
      const before = location.hash;
      let isViewShown = false;
      window.tapped = new Promise((done) => {
        const settle = () => {
          if (location.hash !== before && !isViewShown) setTimeout(settle, 5);
          else requestAnimationFrame(() => setTimeout(done));
        };
        addEventListener("hashchange", () => (isViewShown = true), { once: true });
        addEventListener("click", () => setTimeout(settle), { once: true, capture: true });
        setTimeout(done, 1000); // at the latest: there may be no click
      });
    });
    await this.call("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await this.call("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await this.run(() => window.tapped).catch(() => {}); // the page was left
  }

  async type(text) {
    await this.call("Input.insertText", { text });
  }

  async pressKey(key) {
    const codes = { Enter: 13, Escape: 27, Tab: 9, " ": 32 };
    const text = key === "Enter" ? "\r" : undefined;
    await this.call("Input.dispatchKeyEvent", {
      type: "keyDown",
      key,
      code: key,
      windowsVirtualKeyCode: codes[key],
      text,
    });
    await this.call("Input.dispatchKeyEvent", { type: "keyUp", key, code: key, windowsVirtualKeyCode: codes[key] });
  }

  // Puts files into an input, as the phone's camera or gallery does.
  async choose(selector, files) {
    const { root } = await this.call("DOM.getDocument");
    const { nodeId } = await this.call("DOM.querySelector", { nodeId: root.nodeId, selector });
    await this.call("DOM.setFileInputFiles", { nodeId, files });
  }

  setOffline(offline) {
    return this.call("Network.emulateNetworkConditions", {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  }

  async takeScreenshot(whole = false) {
    const { data } = await this.call("Page.captureScreenshot", { format: "png", captureBeyondViewport: whole });
    return Buffer.from(data, "base64");
  }

  // Closes the phone with all its tabs.
  async close() {
    await this.browser.call("Target.disposeBrowserContext", { browserContextId: this.context });
  }
}
