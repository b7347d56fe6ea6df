// The program as scripts/web.sh builds it, in Firefox: from a photo to a score, and without a network.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Firefox } from "./support/firefox.mjs";
import { Site } from "./support/site.mjs";
import { newGame, photo } from "./support/testing.mjs";

let site = null;
let page = null;

before(async () => {
  site = await Site.start(process.env.CONCORD_WEB);
  page = await Firefox.start();
});
after(async () => {
  await page?.stop();
  await site.stop();
});

const readTotal = () => page.run(() => Number.parseInt(document.querySelector(".head .total").innerText, 10));
const untilRead = (cells) => page.until((count) => document.querySelectorAll(".photo .read").length === count, cells);

test("Firefox: a photo is read, a cell corrected, and that undone after a reload", async () => {
  await page.open(site.url);
  await newGame(page, { side: "B" });
  await page.tap(".players .player");
  await page.until(() => document.querySelector("#take"));
  await page.choose("#take", [photo("easy/dev_018")]);
  await untilRead(25);
  const totalBefore = await readTotal();
  assert.ok(totalBefore > 20, String(totalBefore));
  await page.tap("#drawing");
  await page.run(() => {
    const cells = [...document.querySelectorAll(".board [data-cell]")];
    const tree = cells.find((one) => one.ariaLabel?.includes("tall tree"));
    tree.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  });
  await page.tap("[data-stack=empty]");
  await page.until(
    (points) => Number.parseInt(document.querySelector(".head .total").innerText, 10) < points,
    totalBefore,
  );
  await page.reload();
  await page.until(() => document.querySelector(".undo"));
  await page.tap(".undo");
  await page.until(
    (points) => Number.parseInt(document.querySelector(".head .total").innerText, 10) === points,
    totalBefore,
  );
});

test("Firefox: a photo is read without a network", async () => {
  await page.run(async () => void (await navigator.serviceWorker.ready));
  const reopen = async () => {
    await page.open("about:blank"); // WebDriver's Refresh bypasses the service worker
    await page.open(`${site.url}#player/p2`);
  };
  await reopen();
  await page.until(() => navigator.serviceWorker.controller);
  site.isDown = true;
  try {
    await reopen();
    await page.untilShown("Bob");
    await page.until(() => document.querySelector("#take"));
    await page.choose("#take", [photo("easy/dev_038")]);
    await untilRead(25);
  } finally {
    site.isDown = false;
  }
});
