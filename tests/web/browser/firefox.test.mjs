// A walk through the page in Firefox, with the mocked program.
import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { Firefox } from "./support/firefox.mjs";
import { assemble, Site, temporaryFolder } from "./support/site.mjs";
import { newGame, photo, typeNumber, untilNumber } from "./support/testing.mjs";

let site = null;
let page = null;
const folder = temporaryFolder();

before(async () => {
  assemble(join(folder, "site"));
  site = await Site.start(join(folder, "site"));
  page = await Firefox.start();
});
after(async () => {
  await page?.stop();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("Firefox: a game is begun, a photo read, and a typed number is there after a reload", async () => {
  await page.open(site.url);
  await newGame(page);
  await page.tap(".players .player");
  await page.until(() => document.querySelector("#take"));
  await page.choose("#take", [photo("easy/dev_018")]);
  await page.until(() => document.querySelectorAll(".photo .read").length > 20);
  await page.run(() => (location.hash = "#pad"));
  await typeNumber(page, "p2 trees", "9");
  await untilNumber(page, "p2 trees", "9");
  await page.reload();
  await untilNumber(page, "p2 trees", "9");
});

test("Firefox: the picture of the result and the QR code are drawn", async () => {
  await page.run(() => (location.hash = "#share"));
  await page.until(() => document.querySelector(".result")?.naturalWidth === 1080);
  await page.tap("QR code");
  await page.until(() => document.querySelector(".qr svg path"));
});

test("Firefox: a large photo is reduced as much as in Chromium", async () => {
  const found = await page.run(async () => {
    const { decode } = await import("./decode.js");
    const canvas = new OffscreenCanvas(6400, 4800);
    const context = canvas.getContext("2d");
    context.fillStyle = "#f00"; // the left half; the right one stays black
    context.fillRect(0, 0, 3200, 4800);
    const { width, height, reduction, pixels } = await decode(await canvas.convertToBlob({ type: "image/jpeg" }));
    const redAt = (x) => pixels[4 * x]; // in the first row
    return { width, height, reduction, left: redAt(400), right: redAt(1200) };
  });
  assert.deepEqual([found.width, found.height, found.reduction], [1600, 1200, 4]);
  assert.ok(found.left > 245 && found.right < 10, JSON.stringify(found));
});

test("Firefox: the page works without a network after the first visit", async () => {
  await page.run(async () => void (await navigator.serviceWorker.ready));
  await page.until(() => navigator.serviceWorker.controller);
  await site.stop();
  await page.open("about:blank"); // WebDriver's Refresh bypasses the service worker
  await page.open(`${site.url}#pad`);
  await page.until(() => document.querySelector("main"));
  await typeNumber(page, "p1 animals", "12");
  await untilNumber(page, "p1 animals", "12");
  site = await Site.start(join(folder, "site"));
});
