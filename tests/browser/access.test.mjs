// Accessibility of every view and state, light and dark: names, focus, sizes, contrast, no sideways scrolling, and no
// violation of the content policy.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axeProblems, findProblems } from "./support/access.mjs";
import { MockEngine } from "./support/mock_engine.mjs";
import * as scenes from "./support/scenes.mjs";
import { atTable, files, newPhone, useBrowser } from "./support/testing.mjs";
import { views } from "./support/views.mjs";

useBrowser();

for (const [name, view] of Object.entries(views)) {
  for (const dark of [false, true]) {
    test(`${name}, ${dark ? "dark" : "light"}`, async () => {
      const engine = new MockEngine(files, view.table());
      engine.photos = scenes.photoFiles;
      await engine.listen();
      const page = await newPhone({ dark, motion: false, language: dark ? "de-DE" : "en-GB" }); // a language for each
      await page.open(engine.url + (view.at ?? ""));
      await page.until(() => document.querySelector("main, .contact"));
      await view.act?.(page, engine);
      const problems = [...(await page.run(findProblems)), ...page.problems, ...(await axeProblems(page))];
      await page.close();
      await engine.stop();
      assert.deepEqual(problems, []);
    });
  }
}

test(
  "Tab moves through a view in reading order",
  atTable(scenes.oneRead, "", async (page) => {
    const order = [];
    for (let i = 0; i < 7; ++i) {
      await page.pressKey("Tab");
      order.push(
        await page.run(
          () =>
            document.activeElement.innerText?.split("\n")[0] ||
            document.activeElement.id ||
            document.activeElement.getAttribute("aria-label"),
        ),
      );
    }
    assert.deepEqual(order, ["Ann", "Bob", "New player", "take", "choose", "Players", "Pad"]);
  }),
);

test(
  "a cell can be chosen and a doubt settled with the keyboard alone",
  atTable(scenes.oneRead, "#player/p1", async (page, engine) => {
    await page.run(() => document.querySelector('[data-cell="b2"]').focus());
    await page.pressKey("Enter");
    await page.until(() => document.querySelector("dialog[open]"));
    assert.ok(await page.run(() => document.querySelector("dialog").contains(document.activeElement)));
    await page.run(() => document.querySelector("[data-choice=yellow]").focus());
    await page.pressKey("Enter");
    await page.until(() => document.querySelector("#sheet-title").innerText.startsWith("e4"));
    await page.pressKey("Escape");
    await page.until(() => !document.querySelector("dialog[open]"));
    assert.equal(engine.commands.length, 1);
  }),
);

test(
  "results and changes are announced to screen readers",
  atTable(scenes.oneRead, "", async (page) => {
    assert.equal(await page.run(() => document.querySelector(".outcome").getAttribute("aria-live")), "polite");
    await page.run(() => (location.hash = "#player/p1/cell/b2"));
    await page.tap("[data-choice=yellow]");
    await page.until(() => document.querySelector("#spoken").textContent === "b2: field");
  }),
);

test(
  "nothing moves for those who want no motion",
  atTable(
    scenes.oneRead,
    "#player/p1/cell/b2",
    async (page) => {
      await page.until(() => document.querySelector("dialog[open]"));
      assert.equal(await page.run(() => document.getAnimations().length), 0);
    },
    { motion: false },
  ),
);

for (const width of [320, 412, 600]) {
  test(
    `a screen ${width} pixels wide needs no sideways scrolling`,
    atTable(
      scenes.finished,
      "#pad",
      async (page) => {
        assert.ok(await page.run(() => document.documentElement.scrollWidth <= innerWidth));
      },
      { width },
    ),
  );
}
