// Renature: pad and areas, without photos.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as scenes from "./support/scenes.mjs";
import { atTable, commandsOf, waitUntil, useBrowser } from "./support/testing.mjs";

useBrowser();

test(
  "there are no photos and no boards",
  atTable(scenes.renature, "", async (page) => {
    await page.untilShown("Ann");
    assert.equal(await page.run(() => document.querySelectorAll("input[type=file]").length), 0);
    await page.tap("Ann");
    await page.untilShown("Tap a row for its reasons");
    assert.equal(await page.run(() => document.querySelectorAll("input[type=file], .switch, .board").length), 0);
  }),
);

test(
  "the page shows who gets an area while its plants are tapped",
  atTable(scenes.renature, "#area", async (page, engine) => {
    const askedAreas = [];
    engine.areaAnswer = (area) => {
      askedAreas.push(area);
      return scenes.areaAnswer(area);
    };
    await page.untilShown("Tap the plants that stand in the area.");
    for (const name of ["main", "main", "main", "bonus", "bonus", "orange-bush", "orange-pine"])
      await page.tap(`[data-more=${name}]`);
    await page.tap("[data-owner=blue]");
    await page.tap("[data-more=blue-bush]");
    await waitUntil(() => askedAreas.at(-1).plants.blue?.bush === 1);
    assert.deepEqual(askedAreas.at(-1), {
      main: 4,
      bonus: 1,
      plants: { orange: { bush: 1, pine: 1 }, blue: { bush: 1 } },
    });
    await page.untilShown("Orange is ahead with 5, blue follows with 2.");
    await page.until(() => document.querySelector("[data-owner=orange] .strength").innerText === "5");
    await page.tap("[data-owner=orange]");
    await page.tap("Bush (2): one less");
    await page.tap("Pine (3): one less");
    await page.tap("[data-more=orange-bush]");
    await page.until(() => document.querySelectorAll(".strength.dropped").length === 2);
    assert.deepEqual(engine.commands, []); // it is only a question
    await page.tap("Next area");
    await page.untilShown("Tap the plants that stand in the area.");
  }),
);

test(
  "a bonus that becomes unknown again is sent as unknown",
  atTable(scenes.renature, "#area", async (page, engine) => {
    const askedAreas = [];
    engine.areaAnswer = (area) => (askedAreas.push(area), scenes.areaAnswer(area));
    await page.tap("[data-more=bonus]");
    await waitUntil(() => askedAreas.at(-1)?.bonus === 0);
    await page.tap("Bonus: one less");
    await waitUntil(() => askedAreas.at(-1)?.bonus === null);
    await page.until(
      () => document.querySelector("#name-bonus").parentElement.querySelector("output").innerText === "?",
    );
  }),
);

test(
  "the button for plus names the next token",
  atTable(scenes.renature, "#number/p1/tokens", async (page, engine) => {
    await page.untilShown("token 2");
    await page.run(() => document.querySelector("#sheet input").select());
    await page.type("2+1");
    await page.tap("+ token 3");
    await page.untilShown("token 4");
    await page.type("3");
    await page.pressKey("Enter");
    await waitUntil(() => engine.commands.length === 1);
    assert.deepEqual(commandsOf(engine), [{ do: "type", player: "p1", row: "tokens", parts: [2, 1, 3] }]);
  }),
);

test(
  "each change of the areas left at the end is sent",
  atTable(scenes.renatureWithAreasLeft, "#area", async (page, engine) => {
    engine.areaAnswer = scenes.areaAnswer;
    const latestCommand = () => commandsOf(engine).at(-1);
    await page.tap("Areas left");
    await page.untilShown("Main 4: Ann (orange)");
    await page.tap("[data-area='1']");
    await page.untilShown("Area 1 of 2");
    await page.until(() => document.querySelector("[data-owner=orange] .strength")?.innerText === "2");
    // Taps count even if they come faster than the engine answers.
    await page.run(async () => {
      for (let i = 0; i < 3; ++i) {
        document.querySelector("[data-more=main]").click();
        await new Promise((done) => setTimeout(done));
      }
    });
    await waitUntil(() => engine.commands.length === 3);
    assert.deepEqual(latestCommand(), {
      do: "set-areas-left",
      areas: [
        { main: 7, bonus: 2, plants: { orange: { bush: 1 }, blue: { turf: 1 } } },
        { main: 3, bonus: null, plants: {} },
      ],
    });
    await page.tap("Bush (2): one less");
    await waitUntil(() => latestCommand().areas[0].plants.orange === undefined);
    assert.deepEqual(latestCommand().areas[0].plants, { blue: { turf: 1 } });
    await page.tap("Remove this area");
    await waitUntil(() => latestCommand().areas.length === 1);
    await page.untilShown("Add an area");
    await page.tap("Add an area");
    await page.untilShown("Area 2 of 2");
    await page.tap("All areas left");
    await page.tap("Decide an area");
    await page.untilShown("Tap the plants that stand in the area.");
  }),
);

test(
  "the page asks for areas left where none are known",
  atTable(
    () => ({ ...scenes.renatureWithAreasLeft(), areas: { ...scenes.renature().areas, left: null } }),
    "#area/left",
    async (page, engine) => {
      await page.untilShown("Which areas still hold their token?");
      await page.tap("No areas are left");
      await page.untilShown("every token was collected");
      assert.deepEqual(commandsOf(engine), [{ do: "set-areas-left", areas: [] }]);
    },
  ),
);

test(
  "a refused area stays on the page, with a note that it is not saved",
  atTable(scenes.renatureWithAreasLeft, "#area/left/1", async (page, engine) => {
    engine.answers = [{ status: 400, body: { error: { text: "That is not possible: five plants." } } }];
    await page.tap("[data-more=main]");
    await page.untilShown("That is not possible: five plants.");
    await page.untilShown("This is not saved yet.");
    await page.tap("[data-more=main]");
    await page.until(() => !document.body.innerText.includes("This is not saved yet."));
    assert.equal(commandsOf(engine).at(-1).areas[0].main, 6);
  }),
);

test(
  "the plants left on a player's board are counted",
  atTable(scenes.renatureWithAreasLeft, "#player/p1", async (page, engine) => {
    await page.tap("Plants left");
    await page.untilShown("Own plants");
    await page.tap("[data-more=own-turf]");
    await page.tap("[data-more=own-turf]");
    await page.tap("[data-more=neutral-oak]");
    await waitUntil(() => engine.commands.length === 3);
    assert.deepEqual(commandsOf(engine).at(-1), {
      do: "set-plants-left",
      player: "p1",
      plants: { own: { turf: 2 }, neutral: { oak: 1 } },
    });
    await page.tap("Plants not known");
    await page.tap("No plants are left");
    await waitUntil(() => engine.commands.length === 5);
    assert.deepEqual(commandsOf(engine).at(-1).plants, { own: {}, neutral: {} });
  }),
);

test(
  "negative numbers are typed with a button for the minus",
  atTable(scenes.renature, "#number/p2/plantsLeft", async (page, engine) => {
    await page.until(() => document.querySelector("dialog[open]"));
    await page.type("5");
    await page.tap("Minus");
    await page.tap("Minus");
    await page.until(() => document.querySelector("#sheet input").value === "5");
    await page.tap("Minus");
    await page.tap("Write it down");
    await waitUntil(() => engine.commands.length === 1);
    assert.deepEqual(commandsOf(engine), [{ do: "type", player: "p2", row: "plantsLeft", points: -5 }]);
  }),
);

// As if a person had also typed the points of the areas, which are counted.
function typedAreas() {
  const table = scenes.renature();
  const row = table.rows.findIndex(({ id }) => id === "areas");
  table.players[0].values[row] = { points: 14, source: "typed", computed: 16 };
  return table;
}

test(
  "a computed number is called counted, as there is no board",
  atTable(typedAreas, "#pad", async (page) => {
    await page.until(
      () =>
        document.querySelector('[data-value="p1 areas"]')?.getAttribute("aria-label") ===
        "Ann, Areas: 14 typed, counted: 16",
    );
    await page.tap('[data-value="p1 areas"]');
    await page.untilShown("Counted: 16.");
    await page.untilShown("Clear it and use the computed number");
  }),
);
