// The program as scripts/web.sh builds it, under difficult conditions: a full phone, a crashed tab, an old browser, two
// tabs, no network, hostile files.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { ftyp, jpegHead, pngHead } from "./support/photo_files.mjs";
import { newGame, newPhone, onPhone, photo, site, typeNumber, untilNumber, useSite } from "./support/testing.mjs";

useSite(process.env.CONCORD_WEB);

let folder = "";
before(() => {
  folder = mkdtempSync(join(tmpdir(), "concord-hostile-"));
});
after(() => rmSync(folder, { recursive: true, force: true }));

const makeFile = (name, contents) => {
  const path = join(folder, name);
  writeFileSync(path, contents);
  return path;
};
const untilRead = (page) => page.until(() => document.querySelectorAll(".photo .read").length === 25);

async function openAnnInNewGame(page) {
  await newGame(page, { side: "B" });
  await page.tap("Ann");
  await page.until(() => document.querySelector("#take"));
}

test(
  "a photo is read on a full phone, and the page says that it is full",
  onPhone(async (page) => {
    await openAnnInNewGame(page);
    await page.run(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("no room", "QuotaExceededError");
      };
    });
    await page.choose("#take", [photo("easy/dev_018")]);
    await untilRead(page);
    await page.untilShown("This phone has no room left for Concord.");
  }),
);

test(
  "a tab that crashes while it reads loses no photo",
  onPhone(async (page) => {
    await openAnnInNewGame(page);
    await page.choose("#take", [photo("easy/dev_018")]);
    await page.untilShown("Reading the photo…");
    const address = await page.run(() => location.href);
    page.call("Page.crash").catch(() => {}); // never answered
    const next = await page.newTab();
    await next.open(address);
    await untilRead(next);
  }),
);

test("an old browser gets a message", async () => {
  const page = await newPhone();
  try {
    await page.call("Page.addScriptToEvaluateOnNewDocument", { source: "WebAssembly.validate = () => false;" });
    await page.open(site.url);
    await page.untilShown("This browser is too old for Concord.");
  } finally {
    await page.close();
  }
});

test(
  "the second tab of a game follows the first, and takes over",
  onPhone(async (page) => {
    await newGame(page);
    await page.run(() => (location.hash = "#pad"));
    const second = await page.newTab();
    await second.open(`${site.url}#pad`);
    await second.untilShown("This game is open in another tab, which this one follows.");
    await page.call("Page.bringToFront");
    await typeNumber(page, "p1 trees", "14");
    await untilNumber(second, "p1 trees", "14");
    await second.call("Page.bringToFront");
    await second.tap("Continue here");
    await second.until(() => !document.body.innerText.includes("which this one follows"));
    await page.untilShown("This game is open in another tab, which this one follows.");
    await typeNumber(second, "p2 trees", "7");
    await untilNumber(page, "p2 trees", "7");
  }),
);

test(
  "after the first visit a game is played and a photo read without a network",
  onPhone(async (page) => {
    await page.run(async () => void (await navigator.serviceWorker.ready));
    await page.until(() => navigator.serviceWorker.controller);
    const requests = site.requestedPaths.length;
    site.isDown = true;
    try {
      await page.reload();
      await openAnnInNewGame(page);
      await page.choose("#take", [photo("easy/dev_018")]);
      await untilRead(page);
    } finally {
      site.isDown = false;
    }
    assert.equal(site.requestedPaths.length, requests);
  }),
);

test(
  "hostile photos are refused with a message, and the next photo is read",
  onPhone(async (page) => {
    await openAnnInNewGame(page);
    const noise = Buffer.from(Array.from({ length: 50000 }, (_, i) => (i * 7919) % 251));
    const hostile = {
      "bomb.jpg": Buffer.concat([Buffer.from(jpegHead(60000, 60000)), noise]),
      "bomb.png": Buffer.concat([Buffer.from(pngHead(40000, 40000)), noise]),
      "broken.jpg": Buffer.concat([Buffer.from(jpegHead(1600, 1200)), noise]),
      "noise.jpg": noise,
      "empty.jpg": Buffer.alloc(0),
      "photo.heic": Buffer.concat([Buffer.from(ftyp("heic")), noise]),
    };
    for (const [name, bytes] of Object.entries(hostile)) {
      await page.until(() => document.querySelector("#take, #choose"));
      await page.choose("#take", [makeFile(name, bytes)]);
      const message = await page.until(() => document.querySelector(".photo-card.ask .what")?.innerText);
      assert.doesNotMatch(message, /Error|undefined|\[object/, name);
      if (name.endsWith(".heic")) assert.match(message, /This browser cannot open HEIC photos/);
      await page.tap(
        ".photo-card.ask [aria-label='Cancel this photo'], .photo-card.ask [aria-label='Remove this photo']",
      );
      await page.until(() => !document.querySelector(".photo-card.ask"));
    }
    await page.choose("#take", [photo("easy/dev_018")]);
    await untilRead(page);
  }),
);

test(
  "hostile files are refused as games, and the open game stays",
  onPhone(async (page) => {
    await newGame(page);
    const gameFile = (more) => JSON.stringify({ format: "concord-game", version: 1, game: "harmonies", ...more });
    const players = Array.from({ length: 5000 }, (_, i) => ({ name: `P${i}` }));
    const hostile = {
      "deep.json": "[".repeat(200000),
      "objects.json": '{"a":'.repeat(100000),
      "many.json": gameFile({ players }),
      "numbers.json": gameFile({ players: [{ name: "Ann", typed: { trees: 1e300 } }] }),
      "types.json": gameFile({ players: { length: 4 } }),
      "bytes.json": Buffer.from([0xff, 0xfe, 0x00, 0x80, 0x7b]),
      "kept.json": '{"format": "concord-web-table", "version": 1, "boards": [{}]}',
      "huge.json": `{"format": "${"x".repeat(3e6)}"}`,
    };
    for (const [name, contents] of Object.entries(hostile)) {
      await page.run(() => (location.hash = "#import"));
      await page.until(() => document.querySelector("#file"));
      await page.choose("#file", [makeFile(name, contents)]);
      const message = await page.until(() => document.querySelector(".notice.error, .problem")?.innerText);
      assert.doesNotMatch(message, /RuntimeError|undefined|\[object/, name);
      await page.run(() => {
        document.querySelector(".notice [aria-label='Close this note']")?.click();
        location.hash = "#pad";
      });
      await page.until(() => !document.querySelector(".notice"));
      await page.until(() => document.querySelectorAll(".pad thead a").length === 2);
    }
    await typeNumber(page, "p1 trees", "14");
    await untilNumber(page, "p1 trees", "14");
  }),
);
