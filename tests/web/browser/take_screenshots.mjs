// Takes pictures of every view and state that only the web program's page has, light and dark, in two languages:
// node take_screenshots.mjs FOLDER [NAME...], with CONCORD_PAGE_FILES, the folder of the built page with its texts. A
// NAME is a part of the file names of the pictures to take; without any, all are taken.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Browser } from "../../browser/support/browser.mjs";
import { assemble, Site, temporaryFolder } from "./support/site.mjs";
import { views } from "./support/views.mjs";

const [folder, ...names] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const served = temporaryFolder();
assemble(join(served, "site"));
const site = await Site.start(join(served, "site"));
const browser = await Browser.start();
for (const [language, dark] of [
  ["en-GB", false],
  ["de-DE", true],
]) {
  for (const [name, act] of Object.entries(views)) {
    const file = `${name}-${language.slice(0, 2)}-${dark ? "dark" : "light"}.png`;
    if (names.length && !names.some((one) => file.includes(one))) continue;
    const page = await browser.newPhone({ dark, motion: false });
    await page.open(site.url);
    await page.until(() => document.querySelector("main"));
    await act(page); // before the language is changed: the views find buttons by their English names
    await page.run(async (of) => {
      const { chooseLanguage, setTexts } = await import("./text.js");
      const engine = await import("./engine.js");
      setTexts(await engine.texts(chooseLanguage([of])));
      dispatchEvent(new HashChangeEvent("hashchange")); // draws the page again
    }, language);
    await page.until(() => [...document.images].every((image) => image.complete));
    await new Promise((done) => setTimeout(done, 150)); // until the browser has drawn it
    writeFileSync(join(folder, file), await page.takeScreenshot());
    page.problems.forEach((problem) => console.log(file, problem));
    await page.close();
  }
}
await browser.stop();
await site.stop();
rmSync(served, { recursive: true, force: true });
