// The page on a full phone, in a window that stores nothing, in old browsers, and with a program that cannot be loaded,
// cannot save, or crashes.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { newGame, newPhone, onPhone, photo, root, site, typeNumber, untilNumber, useSite } from "./support/testing.mjs";

useSite();

test("the script with the message for old browsers has no syntax that they lack", () => {
  const source = readFileSync(`${root}app/web/page/old_browser.js`, "utf8")
    .replace(/\/\/.*/g, "") // comments
    .replace(/"[^"]*"/g, "0"); // strings
  assert.doesNotMatch(source, /\b(let|const|class|async|await)\b|=>|`|\?\.|\?\?|\.\.\.|,\s*\)/);
});

// Makes every write to IndexedDB fail as on a full phone; the limit that Chromium can set for a page does not affect
// IndexedDB.
const makePhoneFull = (page) =>
  page.run(() => {
    window.realPut ??= IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
const makeRoom = (page) => page.run(() => void (IDBObjectStore.prototype.put = window.realPut));

test(
  "the page says that the phone is full; the game goes on, and is stored once there is room again",
  onPhone(async (page) => {
    await newGame(page);
    await page.tap("Pad");
    await makePhoneFull(page);
    await typeNumber(page, "p1 trees", "14");
    await page.untilShown("This phone has no room left for Concord.");
    await untilNumber(page, "p1 trees", "14");
    await makeRoom(page);
    await typeNumber(page, "p2 trees", "9");
    await page.until(() => !document.body.innerText.includes("has no room left"));
    await page.reload();
    await untilNumber(page, "p1 trees", "14");
    await untilNumber(page, "p2 trees", "9");
  }),
);

test(
  "a photo is read on a full phone, too",
  onPhone(async (page) => {
    await newGame(page);
    await page.tap("Ann");
    await page.until(() => document.querySelector("#take"));
    await makePhoneFull(page);
    await page.choose("#take", [photo("easy/dev_018")]);
    await page.until(() => document.querySelectorAll(".photo .read").length > 20);
    await page.untilShown("This phone has no room left for Concord.");
  }),
);

// Opens the page on a new phone whose browser lacks something. source: a script that removes it before the page runs.
async function onPhoneLacking(source, act) {
  const page = await newPhone();
  try {
    await page.call("Page.addScriptToEvaluateOnNewDocument", { source });
    await page.open(site.url);
    await act(page);
    assert.deepEqual(page.problems, []);
  } finally {
    await page.close();
  }
}

test("without IndexedDB, the page says that it keeps nothing, and games can be played", () =>
  onPhoneLacking(
    "delete IDBFactory.prototype.open; Object.defineProperty(window, 'indexedDB', { value: undefined });",
    async (page) => {
      await newGame(page);
      await page.untilShown("This window keeps nothing");
      await page.tap("Pad");
      await typeNumber(page, "p1 trees", "14");
      await untilNumber(page, "p1 trees", "14");
    },
  ));

const oldBrowsers = {
  "without dialogs": "delete window.HTMLDialogElement;",
  "without WebAssembly": "delete window.WebAssembly;",
  "without SIMD": "WebAssembly.validate = () => false;",
  // Firefox 105 to 113 ignore the option { type: "module" }.
  "without modules in workers": "window.Worker = class extends Worker { constructor(address) { super(address); } };",
  "without drawing in the background": "delete window.OffscreenCanvas;",
  "without modules": "delete HTMLScriptElement.prototype.noModule;",
  "of 2021": "delete Object.hasOwn; delete window.structuredClone;",
};
for (const [name, source] of Object.entries(oldBrowsers)) {
  test(`an old browser gets a message, not a broken page: ${name}`, () =>
    onPhoneLacking(source, async (page) => {
      await page.untilShown("This browser is too old for Concord.");
      assert.equal(await page.run(() => document.querySelector("[role=alert]").innerText.length > 50), true);
    }));
}

test("a page from an address that is not encrypted says that it needs one that is", () =>
  onPhoneLacking("Object.defineProperty(window, 'isSecureContext', { value: false });", (page) =>
    page.untilShown("Concord needs an encrypted address, one that begins with https."),
  ));

test("without locks, scanning of QR codes and other newer functions, games work", () =>
  onPhoneLacking(
    [
      "delete Navigator.prototype.locks;",
      "delete window.BarcodeDetector;",
      "delete window.BroadcastChannel;",
      "delete window.ImageDecoder;",
      "delete Navigator.prototype.serviceWorker;",
    ].join(" "),
    async (page) => {
      await newGame(page);
      await page.tap("All games");
      await page.tap("Import a game");
      await page.untilShown("This browser reads no QR codes.");
    },
  ));

test("a page of which a file is missing says that it could not be loaded", async () => {
  site.failures["store.js"] = 404;
  const page = await newPhone();
  try {
    await page.open(site.url);
    await page.untilShown("The page could not be loaded. Load it again.");
  } finally {
    delete site.failures["store.js"];
    await page.close();
  }
});

test(
  "when the program cannot save a game, the page says so, and the game stays as it was last saved",
  onPhone(async (page) => {
    await newGame(page);
    await page.tap("Pad");
    await typeNumber(page, "p1 trees", "14");
    await untilNumber(page, "p1 trees", "14");
    await page.run(async () => void (await (await import("./engine.js")).command({ do: "break-saving" })));
    await page.untilShown("The game could not be kept in this browser.");
    await page.reload();
    await untilNumber(page, "p1 trees", "14");
  }),
);

// Without a service worker, which would have the program in its cache.
test("an open game comes back once the program can be loaded again", () =>
  onPhoneLacking("delete Navigator.prototype.serviceWorker;", async (page) => {
    await newGame(page);
    await page.tap("Pad");
    await typeNumber(page, "p1 trees", "14");
    await untilNumber(page, "p1 trees", "14");
    site.failures["concord-table.js"] = 503;
    try {
      await page.run(async () => {
        const engine = await import("./engine.js");
        for (let i = 0; i < 3; ++i) await engine.command({ do: "crash" }).catch(() => {});
      });
      await page.untilShown("The program could not be loaded. If there is a network");
    } finally {
      delete site.failures["concord-table.js"];
    }
    await typeNumber(page, "p2 trees", "9");
    await untilNumber(page, "p2 trees", "9");
    await untilNumber(page, "p1 trees", "14");
    page.problems.length = 0; // those of the missing file are expected
  }));

test("in a browser that refuses locks, games work as in one without them", () =>
  onPhoneLacking(
    "navigator.locks.request = () => Promise.reject(new DOMException('no', 'SecurityError'));",
    async (page) => {
      await newGame(page);
      await page.tap("Pad");
      await typeNumber(page, "p1 trees", "14");
      await untilNumber(page, "p1 trees", "14");
    },
  ));

test("the page says that the program cannot be loaded", async () => {
  site.failures["concord-table.js"] = 503;
  const page = await newPhone();
  try {
    await page.open(site.url);
    await page.tap("New game");
    const text = "The program could not be loaded. If there is a network";
    await page.untilShown(text);
    delete site.failures["concord-table.js"];
    await newGame(page);
    assert.ok(!(await page.run((words) => document.body.innerText.includes(words), text)));
  } finally {
    delete site.failures["concord-table.js"];
    await page.close();
  }
});

test(
  "a program that crashes is started again with the game as it was last saved",
  onPhone(async (page) => {
    await newGame(page);
    await page.tap("Pad");
    await typeNumber(page, "p1 trees", "14");
    await untilNumber(page, "p1 trees", "14");
    const message = "Something went wrong. The game is as it was last saved.";
    await page.run((text) => {
      window.showsMessage = () => document.body.innerText.replace(/\s+/g, " ").includes(text);
      // The message may be gone before the test can look for it.
      new MutationObserver(() => (window.hasShownMessage ||= window.showsMessage())).observe(document.body, {
        childList: true,
        subtree: true,
      });
    }, message);
    await page.run(async () => {
      const engine = await import("./engine.js");
      await engine.command({ do: "crash" }).catch(() => {});
    });
    await page.until(() => window.hasShownMessage);
    await page.until(() => !window.showsMessage()); // because the pad moves up when the message goes
    await untilNumber(page, "p1 trees", "14");
    await typeNumber(page, "p2 trees", "9");
    await untilNumber(page, "p2 trees", "9");
  }),
);
