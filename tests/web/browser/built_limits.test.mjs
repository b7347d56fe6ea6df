// The program as scripts/web.sh builds it, under difficult conditions: no room, an ended tab, an old browser, two tabs,
// no network, hostile files.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { ftyp, jpegHead, pngHead } from "./support/photo_files.mjs";
import { newGame, onPhone, phone, photo, site, typeNumber, useSite } from "./support/testing.mjs";

useSite(process.env.CONCORD_WEB);

let folder = "";
before(() => {
  folder = mkdtempSync(join(tmpdir(), "concord-hostile-"));
});
after(() => rmSync(folder, { recursive: true, force: true }));

const file = (name, contents) => {
  const path = join(folder, name);
  writeFileSync(path, contents);
  return path;
};
const wasRead = (page) => page.until(() => document.querySelectorAll(".photo .read").length === 25);
const numberAt = (page, cell, text) =>
  page.until((at, wanted) => document.querySelector(`[data-value="${at}"]`)?.innerText === wanted, cell, text);

async function atPlayer(page) {
  await newGame(page, { side: "B" });
  await page.tap("Ann");
  await page.until(() => document.querySelector("#take"));
}

test(
  "a photo is read on a full phone, and the page says that it is full",
  onPhone(async (page) => {
    await atPlayer(page);
    await page.run(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("no room", "QuotaExceededError");
      };
    });
    await page.choose("#take", [photo("easy/dev_018")]);
    await wasRead(page);
    await page.sees("This phone has no room left for Concord.");
  }),
);

test(
  "a tab that is ended while it reads loses no photo",
  onPhone(async (page) => {
    await atPlayer(page);
    await page.choose("#take", [photo("easy/dev_018")]);
    await page.sees("Reading the photo…");
    const at = await page.run(() => location.href);
    page.call("Page.crash").catch(() => {}); // never answered
    const next = await page.tab();
    await next.open(at);
    await wasRead(next);
  }),
);

test("an old browser gets a message", async () => {
  const page = await phone();
  try {
    await page.call("Page.addScriptToEvaluateOnNewDocument", { source: "WebAssembly.validate = () => false;" });
    await page.open(site.url);
    await page.sees("This browser is too old for Concord.");
  } finally {
    await page.close();
  }
});

test(
  "two tabs on one game: the second follows and takes over",
  onPhone(async (page) => {
    await newGame(page);
    await page.run(() => (location.hash = "#pad"));
    const second = await page.tab();
    await second.open(`${site.url}#pad`);
    await second.sees("This game is open in another tab, which this one follows.");
    await page.call("Page.bringToFront");
    await typeNumber(page, "p1 trees", "14");
    await numberAt(second, "p1 trees", "14");
    await second.call("Page.bringToFront");
    await second.tap("Continue here");
    await second.until(() => !document.body.innerText.includes("which this one follows"));
    await page.sees("This game is open in another tab, which this one follows.");
    await typeNumber(second, "p2 trees", "7");
    await numberAt(page, "p2 trees", "7");
  }),
);

test(
  "after the first visit a game is played and a photo read without a network",
  onPhone(async (page) => {
    await page.run(async () => void (await navigator.serviceWorker.ready));
    await page.until(() => navigator.serviceWorker.controller);
    const asked = site.asked.length;
    site.isGone = true;
    try {
      await page.reload();
      await atPlayer(page);
      await page.choose("#take", [photo("easy/dev_018")]);
      await wasRead(page);
    } finally {
      site.isGone = false;
    }
    assert.equal(site.asked.length, asked);
  }),
);

test(
  "hostile photos are refused with the reason, and the next one is read",
  onPhone(async (page) => {
    await atPlayer(page);
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
      await page.choose("#take", [file(name, bytes)]);
      const told = await page.until(() => document.querySelector(".photo-card.ask .what")?.innerText);
      assert.doesNotMatch(told, /Error|undefined|\[object/, name);
      if (name.endsWith(".heic")) assert.match(told, /This browser cannot open HEIC photos/);
      await page.tap(
        ".photo-card.ask [aria-label='Cancel this photo'], .photo-card.ask [aria-label='Remove this photo']",
      );
      await page.until(() => !document.querySelector(".photo-card.ask"));
    }
    await page.choose("#take", [photo("easy/dev_018")]);
    await wasRead(page);
  }),
);

test(
  "hostile files are refused as games, and the open one stays",
  onPhone(async (page) => {
    await newGame(page);
    const game = (more) => JSON.stringify({ format: "concord-game", version: 1, game: "harmonies", ...more });
    const players = Array.from({ length: 5000 }, (_, i) => ({ name: `P${i}` }));
    const hostile = {
      "deep.json": "[".repeat(200000),
      "objects.json": '{"a":'.repeat(100000),
      "many.json": game({ players }),
      "numbers.json": game({ players: [{ name: "Ann", typed: { trees: 1e300 } }] }),
      "types.json": game({ players: { length: 4 } }),
      "bytes.json": Buffer.from([0xff, 0xfe, 0x00, 0x80, 0x7b]),
      "kept.json": '{"format": "concord-web-table", "version": 1, "boards": [{}]}',
      "huge.json": `{"format": "${"x".repeat(3e6)}"}`,
    };
    for (const [name, contents] of Object.entries(hostile)) {
      await page.run(() => (location.hash = "#import"));
      await page.until(() => document.querySelector("#file"));
      await page.choose("#file", [file(name, contents)]);
      const told = await page.until(() => document.querySelector(".notice.error, .problem")?.innerText);
      assert.doesNotMatch(told, /RuntimeError|undefined|\[object/, name);
      await page.run(() => {
        document.querySelector(".notice [aria-label='Close this note']")?.click();
        location.hash = "#pad";
      });
      await page.until(() => !document.querySelector(".notice"));
      await page.until(() => document.querySelectorAll(".pad thead a").length === 2);
    }
    await typeNumber(page, "p1 trees", "14");
    await numberAt(page, "p1 trees", "14");
  }),
);
