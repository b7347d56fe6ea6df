// What the tests of the page share: one browser per file, and a mocked engine with a phone per test.
import { after, before } from "node:test";
import { Browser, maxTries } from "./browser.mjs";
import { MockEngine } from "./mock_engine.mjs";
import { photoFiles } from "./scenes.mjs";

export const files = process.env.CONCORD_PAGE_FILES;
export const root = new URL("../../../", import.meta.url).pathname;
export const photo = (name) => `${root}samples/photos/${name}.jpg`;

let browser = null;

export function useBrowser() {
  before(async () => {
    browser = await Browser.start();
  });
  after(() => browser.stop());
}

export const newPhone = (options) => browser.newPhone(options);

// The body of a test with a mocked engine: act(page, engine). at: the fragment of the address.
export const atTable = (table, at, act, options) => async () => {
  const engine = new MockEngine(files, table());
  engine.photos = photoFiles;
  await engine.listen();
  const page = await newPhone(options);
  try {
    await page.open(engine.url + at);
    await page.until(() => document.querySelector("main"));
    await act(page, engine);
    if (page.problems.length) throw new Error(page.problems.join("\n"));
  } finally {
    await page.close();
    await engine.stop();
  }
};

// Waits until the condition holds, such as that the engine has received a command.
export async function waitUntil(what) {
  for (let i = 0; i < maxTries; ++i) {
    const value = await what();
    if (value) return value;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`never true: ${what}`);
}

// Without the fields that every command has.
export const commandsOf = (engine) => engine.commands.map(({ client, number, revision, who, ...what }) => what);
