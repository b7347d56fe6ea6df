// Renature: pad and areas, without photos.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as scenes from "./support/scenes.mjs";
import { atTable, commandsOf, heard, useBrowser } from "./support/testing.mjs";

useBrowser();

test(
  "there are no photos and no boards",
  atTable(scenes.renature, "", async (page) => {
    await page.sees("Ann");
    assert.equal(await page.run(() => document.querySelectorAll("input[type=file]").length), 0);
    await page.tap("Ann");
    await page.sees("Tap a row for its reasons");
    assert.equal(await page.run(() => document.querySelectorAll("input[type=file], .switch, .board").length), 0);
  }),
);

test(
  "an area is decided while its plants are tapped",
  atTable(scenes.renature, "#area", async (page, engine) => {
    const asked = [];
    engine.areaAnswer = (area) => {
      asked.push(area);
      return scenes.areaAnswer(area);
    };
    await page.sees("Tap the plants that stand in the area.");
    for (const name of ["main", "main", "main", "bonus", "bonus", "orange-bush", "orange-pine"])
      await page.tap(`[data-more=${name}]`);
    await page.tap("[data-owner=blue]");
    await page.tap("[data-more=blue-bush]");
    await heard(() => asked.at(-1).plants.blue?.bush === 1);
    assert.deepEqual(asked.at(-1), { main: 4, bonus: 1, plants: { orange: { bush: 1, pine: 1 }, blue: { bush: 1 } } });
    await page.sees("Orange is ahead with 5, blue follows with 2.");
    await page.until(() => document.querySelector("[data-owner=orange] .strength").innerText === "5");
    await page.tap("[data-owner=orange]");
    await page.tap("Bush (2): one less");
    await page.tap("Pine (3): one less");
    await page.tap("[data-more=orange-bush]");
    await page.until(() => document.querySelectorAll(".strength.dropped").length === 2);
    assert.deepEqual(engine.commands, []); // deciding changes nothing
    await page.tap("Next area");
    await page.sees("Tap the plants that stand in the area.");
  }),
);

test(
  "an unknown bonus is asked for as unknown",
  atTable(scenes.renature, "#area", async (page, engine) => {
    const asked = [];
    engine.areaAnswer = (area) => (asked.push(area), scenes.areaAnswer(area));
    await page.tap("[data-more=bonus]");
    await heard(() => asked.at(-1)?.bonus === 0);
    await page.tap("Bonus: one less");
    await heard(() => asked.at(-1)?.bonus === null);
    await page.until(
      () => document.querySelector("#name-bonus").parentElement.querySelector("output").innerText === "?",
    );
  }),
);

test(
  "numbers below zero are typed without a key for the minus",
  atTable(scenes.renature, "#number/p2/plantsLeft", async (page, engine) => {
    await page.until(() => document.querySelector("dialog[open]"));
    await page.type("5");
    await page.tap("Minus");
    await page.tap("Write it down");
    await heard(() => engine.commands.length === 1);
    assert.deepEqual(commandsOf(engine), [{ do: "type", player: "p2", row: "plantsLeft", points: -5 }]);
  }),
);
