// What the tests of the web program's page share: a site for each file of tests, and a new phone for each test.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { after, before } from "node:test";
import { Browser } from "../../../browser/support/browser.mjs";
import { assemble, Site, temporaryFolder } from "./site.mjs";

export const root = new URL("../../../../", import.meta.url).pathname;
export const photo = (name) => `${root}samples/photos/${name}.jpg`;

let browser = null;
export let site = null;

// builtSite: the folder to serve; without one, the page is served with the mocked program.
export function useSite(builtSite) {
  const folder = builtSite ? null : temporaryFolder();
  before(async () => {
    if (folder) assemble(join(folder, "site"));
    site = await Site.start(builtSite ?? join(folder, "site"));
    browser = await Browser.start();
  });
  after(async () => {
    await browser.stop();
    await site.stop();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });
}

export const newPhone = (options) => browser.newPhone(options);

// The body of a test with a new phone, on which Concord was never opened. at: the fragment of the address.
export const onPhone =
  (act, { at = "", ...options } = {}) =>
  async () => {
    const page = await newPhone(options);
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
    await page.until((index) => document.querySelector(`[name=player${index}]`), i);
    await page.run((index) => document.querySelector(`[name=player${index}]`).focus(), i);
    await page.type(name);
  }
  await page.tap("Begin");
  await page.until(() => document.querySelector(".players .player"));
}

// Opens the sheet in which the number of a cell of the pad is typed. cell: such as "p1 trees".
export async function openNumber(page, cell) {
  await page.tap(`[data-value="${cell}"]`);
  await page.until(() => document.querySelector("#sheet[open] input") === document.activeElement);
}

export async function typeNumber(page, cell, text) {
  await openNumber(page, cell);
  await page.run(() => document.querySelector("#sheet input").select());
  await page.type(text);
  await page.until((wanted) => document.querySelector("#sheet input").value === wanted, text);
  await page.pressKey("Enter");
  await page.until(() => !document.querySelector("dialog[open]"));
}

// Waits until a cell of the pad shows this text.
export const untilNumber = (page, cell, text) =>
  page.until((at, wanted) => document.querySelector(`[data-value="${at}"]`)?.innerText === wanted, cell, text);
