// What the tests of the web program's page share: one site with the mocked program for each file, one phone for each test.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { after, before } from "node:test";
import { Browser } from "../../../browser/support/browser.mjs";
import { assemble, Site, temporary } from "./site.mjs";

export const root = new URL("../../../../", import.meta.url).pathname;
export const photo = (name) => `${root}samples/photos/${name}.jpg`;

let browser = null;
let folder = "";
export let site = null;

// given: the folder that is served; without one, it is the page with the mocked program.
export function useSite(given) {
  before(async () => {
    folder = given ?? temporary();
    if (!given) assemble(join(folder, "site"));
    site = await Site.start(given ?? join(folder, "site"));
    browser = await Browser.start();
  });
  after(async () => {
    await browser.stop();
    await site.stop();
    if (!given) rmSync(folder, { recursive: true, force: true });
  });
}

export const phone = (options) => browser.phone(options);

// A test with a phone of its own, on which Concord was never opened.
export const onPhone =
  (act, { at = "", ...options } = {}) =>
  async () => {
    const page = await phone(options);
    try {
      await page.open(site.url + at);
      await page.until(() => document.querySelector("main"));
      await act(page);
      if (page.problems.length) throw new Error(page.problems.join("\n"));
    } finally {
      await page.close();
    }
  };

export async function newGame(page, { game, side, spirits, names = ["Ann", "Bob"] } = {}) {
  await page.tap("New game");
  if (game) await page.tap(`[data-choice=${game}]`);
  if (side) await page.tap(`[data-choice=${side}]`);
  if (spirits) await page.tap("[data-choice=yes]");
  for (let i = 2; i < names.length; ++i) await page.tap("One more");
  for (const [i, name] of names.entries()) {
    await page.until((at) => document.querySelector(`[name=player${at}]`), i);
    await page.run((at) => document.querySelector(`[name=player${at}]`).focus(), i);
    await page.type(name);
  }
  await page.tap("Begin");
  await page.until(() => document.querySelector(".players .player"));
}

// Opens the sheet where the number is typed.
export async function openNumber(page, cell) {
  await page.tap(`[data-value="${cell}"]`);
  await page.until(() => document.querySelector("#sheet[open] input") === document.activeElement);
}

export async function typeNumber(page, cell, text) {
  await openNumber(page, cell);
  await page.run(() => document.querySelector("#sheet input").select());
  await page.type(text);
  await page.until((wanted) => document.querySelector("#sheet input").value === wanted, text);
  await page.key("Enter");
  await page.until(() => !document.querySelector("dialog[open]"));
}
