// No room left, no room at all, an old browser, a program that cannot be loaded.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { newGame, onPhone, phone, photo, root, site, typeNumber, useSite } from "./support/testing.mjs";

useSite();

test("the message for old browsers is written so that they can run it", () => {
  const source = readFileSync(`${root}app/web/page/old_browser.js`, "utf8")
    .replace(/\/\/.*/g, "")
    .replace(/"[^"]*"/g, "0");
  assert.doesNotMatch(source, /\b(let|const|class|async|await)\b|=>|`|\?\.|\?\?|\.\.\.|,\s*\)/);
});

// Makes the browser answer as one without room does; Chromium's own limit for a page does not affect IndexedDB.
const fill = (page) =>
  page.run(() => {
    window.put ??= IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
const empty = (page) => page.run(() => void (IDBObjectStore.prototype.put = window.put));
const numberAt = (page, cell, text) =>
  page.until((at, wanted) => document.querySelector(`[data-value="${at}"]`)?.innerText === wanted, cell, text);

test(
  "the page says that the phone is full; the game goes on, and is kept again once there is room",
  onPhone(async (page) => {
    await newGame(page);
    await page.tap("Pad");
    await fill(page);
    await typeNumber(page, "p1 trees", "14");
    await page.sees("This phone has no room left for Concord.");
    await numberAt(page, "p1 trees", "14");
    await empty(page);
    await typeNumber(page, "p2 trees", "9");
    await page.until(() => !document.body.innerText.includes("has no room left"));
    await page.reload();
    await numberAt(page, "p1 trees", "14");
    await numberAt(page, "p2 trees", "9");
  }),
);

test(
  "a photo is read on a full phone, too",
  onPhone(async (page) => {
    await newGame(page);
    await page.tap("Ann");
    await page.until(() => document.querySelector("#take"));
    await fill(page);
    await page.choose("#take", [photo("easy/dev_018")]);
    await page.until(() => document.querySelectorAll(".photo .read").length > 20);
    await page.sees("This phone has no room left for Concord.");
  }),
);

// Opens the page on a phone whose browser lacks something. source: removes it, before the page runs.
async function lacking(source, act, options) {
  const page = await phone(options);
  try {
    await page.call("Page.addScriptToEvaluateOnNewDocument", { source });
    await page.open(site.url);
    await act(page);
    assert.deepEqual(page.problems, []);
  } finally {
    await page.close();
  }
}

test("a window that keeps nothing says so, and its games are playable", () =>
  lacking(
    "delete IDBFactory.prototype.open; Object.defineProperty(window, 'indexedDB', { value: undefined });",
    async (page) => {
      await newGame(page);
      await page.sees("This window keeps nothing");
      await page.tap("Pad");
      await typeNumber(page, "p1 trees", "14");
      await numberAt(page, "p1 trees", "14");
    },
  ));

const old = {
  "without dialogs": "delete window.HTMLDialogElement;",
  "without WebAssembly": "delete window.WebAssembly;",
  "without SIMD": "WebAssembly.validate = () => false;",
  "without modules in workers":
    "window.Worker = class extends Worker { constructor(address) { super(address); } };", // Firefox 105 to 113
  "without drawing in the background": "delete window.OffscreenCanvas;",
  "without modules": "delete HTMLScriptElement.prototype.noModule;",
  "of 2021": "delete Object.hasOwn; delete window.structuredClone;",
};
for (const [name, source] of Object.entries(old)) {
  test(`an old browser gets a message, not a broken page: ${name}`, () =>
    lacking(source, async (page) => {
      await page.sees("This browser is too old for Concord.");
      assert.equal(await page.run(() => document.querySelector("[role=alert]").innerText.length > 50), true);
    }));
}

test("a page from an address that is not encrypted says what it needs", () =>
  lacking("Object.defineProperty(window, 'isSecureContext', { value: false });", (page) =>
    page.sees("Concord needs an encrypted address, one that begins with https."),
  ));

test("without locks and scanning, the rest works", () =>
  lacking(
    "delete Navigator.prototype.locks; delete window.BarcodeDetector; delete window.BroadcastChannel; delete window.ImageDecoder; delete Navigator.prototype.serviceWorker;",
    async (page) => {
      await newGame(page);
      await page.tap("All games");
      await page.tap("Import a game");
      await page.sees("This browser reads no QR codes.");
    },
  ));

test("a page of which a part is missing says so", async () => {
  site.broken["store.js"] = 404;
  const page = await phone();
  try {
    await page.open(site.url);
    await page.sees("The page could not be loaded. Load it again.");
  } finally {
    delete site.broken["store.js"];
    await page.close();
  }
});

test(
  "a game that the program cannot save stays as it was saved last, and the page says so",
  onPhone(async (page) => {
    await newGame(page);
    await page.tap("Pad");
    await typeNumber(page, "p1 trees", "14");
    await numberAt(page, "p1 trees", "14");
    await page.run(async () => void (await (await import("./engine.js")).command({ do: "unkeepable" })));
    await page.sees("The game could not be kept in this browser.");
    await page.reload();
    await numberAt(page, "p1 trees", "14");
  }),
);

// Without a service worker, so that no copy of the program is at hand.
test("an open game comes back once the program can be loaded again", () =>
  lacking("delete Navigator.prototype.serviceWorker;", async (page) => {
    await newGame(page);
    await page.tap("Pad");
    await typeNumber(page, "p1 trees", "14");
    await numberAt(page, "p1 trees", "14");
    site.broken["concord-table.js"] = 503;
    try {
      await page.run(async () => {
        const engine = await import("./engine.js");
        for (let i = 0; i < 3; ++i) await engine.command({ do: "crash" }).catch(() => {});
      });
      await page.sees("The program could not be loaded. If there is a network");
    } finally {
      delete site.broken["concord-table.js"];
    }
    await typeNumber(page, "p2 trees", "9");
    await numberAt(page, "p2 trees", "9");
    await numberAt(page, "p1 trees", "14");
    page.problems.length = 0; // the file that was missing
  }));

test("a browser that refuses locks is as one without them", () =>
  lacking(
    "navigator.locks.request = () => Promise.reject(new DOMException('no', 'SecurityError'));",
    async (page) => {
      await newGame(page);
      await page.tap("Pad");
      await typeNumber(page, "p1 trees", "14");
      await numberAt(page, "p1 trees", "14");
    },
  ));

test("the page says that the program cannot be loaded", async () => {
  site.broken["concord-table.js"] = 503;
  const page = await phone();
  try {
    await page.open(site.url);
    await page.tap("New game");
    const text = "The program could not be loaded. If there is a network";
    await page.sees(text);
    delete site.broken["concord-table.js"];
    await newGame(page);
    assert.ok(!(await page.run((gone) => document.body.innerText.includes(gone), text)));
  } finally {
    delete site.broken["concord-table.js"];
    await page.close();
  }
});

test(
  "a program that ends is started again with the game as it was kept",
  onPhone(async (page) => {
    await newGame(page);
    await page.tap("Pad");
    await typeNumber(page, "p1 trees", "14");
    await numberAt(page, "p1 trees", "14");
    await page.run(async () => {
      const engine = await import("./engine.js");
      await engine.command({ do: "crash" }).catch(() => {});
    });
    const broken = "Something went wrong. The game is as it was last saved.";
    await page.until((text) => !document.body.innerText.includes(text), broken); // the pad moves up when this goes
    await numberAt(page, "p1 trees", "14");
    await typeNumber(page, "p2 trees", "9");
    await numberAt(page, "p2 trees", "9");
  }),
);
