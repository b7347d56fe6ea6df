// Takes pictures of every view and state of the page, light and dark, in two languages:
// node take_screenshots.mjs FOLDER [NAME...], with CONCORD_PAGE_FILES, the folder of the built page with its texts.
// NAME: only the pictures whose file name contains it.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Browser } from "./support/browser.mjs";
import { MockEngine } from "./support/mock_engine.mjs";
import { photoFiles } from "./support/scenes.mjs";
import { views } from "./support/views.mjs";

const [folder, ...names] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await Browser.start();
for (const [language, dark] of [
  ["en-GB", false],
  ["de-DE", true],
  ["de-DE", false],
  ["en-GB", true],
]) {
  for (const [name, view] of Object.entries(views)) {
    const file = `${name}-${language.slice(0, 2)}-${dark ? "dark" : "light"}.png`;
    if (names.length && !names.some((one) => file.includes(one))) continue;
    const engine = new MockEngine(process.env.CONCORD_PAGE_FILES, view.table());
    engine.photos = photoFiles;
    await engine.listen();
    const page = await browser.newPhone({ language, dark, motion: false });
    await page.open(engine.url + (view.at ?? ""));
    await page.until(() => document.querySelector("main, .contact"));
    await view.act?.(page, engine);
    await page.until(() => [...document.images].every((image) => image.complete));
    await new Promise((done) => setTimeout(done, 150));
    writeFileSync(join(folder, file), await page.takeScreenshot());
    page.problems.forEach((problem) => console.log(file, problem));
    await page.close();
    await engine.stop();
  }
}
await browser.stop();
