// Boards: the reading on the photo, doubts, corrections, reasons.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as scenes from "./support/scenes.mjs";
import { atTable, commandsOf, waitUntil, useBrowser } from "./support/testing.mjs";

useBrowser();
const title = (page) => page.text("#sheet-title");
const isSheetOpen = () => document.querySelector("dialog[open]");

test(
  "a player's board opens from the table, on its photo, doubtful cells marked",
  atTable(scenes.oneRead, "", async (page) => {
    await page.tap("Ann");
    await page.until(() => document.querySelectorAll(".photo .read").length === 23);
    assert.deepEqual(
      await page.run(() => [...document.querySelectorAll(".read.doubtful")].map((one) => one.dataset.cell)),
      ["b2", "c5", "e4"],
    );
    assert.match(
      await page.run(() => document.querySelector("[data-cell=e4]").getAttribute("aria-label")),
      /^e4: medium tree, doubtful$/,
    );
  }),
);

test(
  "doubts are settled one after the other by taps",
  atTable(scenes.oneRead, "#player/p1", async (page, engine) => {
    await page.tap("Settle 3 doubtful cells");
    await page.until(
      () => document.querySelector("#sheet-title")?.innerText === "c5: medium mountain or high mountain?",
    );
    await page.tap("[data-choice=gray-gray]");
    await page.until(() => document.querySelector("#sheet-title").innerText === "b2: field or tall tree?");
    await page.tap("Later");
    await page.until(
      () =>
        document.querySelector("#sheet-title").innerText ===
        "e4: medium tree or tall tree? (other stacks stand in front of it)",
    );
    await page.tap("[data-choice=brown-brown-green]");
    await page.until(() => document.querySelector("#sheet-title").innerText === "b2: field or tall tree?");
    await page.tap("[data-choice=yellow]");
    await page.until(() => !document.querySelector("dialog[open]"));
    await page.untilShown("Done. No cell is left to ask about.");
    await waitUntil(() => engine.commands.length === 3);
    assert.deepEqual(commandsOf(engine), [
      { do: "check", player: "p1", cell: "c5" },
      { do: "set-stack", stack: ["brown", "brown", "green"], player: "p1", cell: "e4" },
      { do: "check", player: "p1", cell: "b2" },
    ]);
  }),
);

test(
  "a doubt shows its cell enlarged and how likely each answer is",
  atTable(scenes.oneRead, "#player/p1/cell/b2", async (page) => {
    await page.until(isSheetOpen);
    assert.match(await page.run(() => document.querySelector(".close-up").src), /photo\/ph1\/b2\.jpg$/);
    assert.deepEqual(
      await page.run(() => [...document.querySelectorAll(".choice")].map((one) => one.innerText.split("\n").join(" "))),
      ["field 62\u00a0%", "tall tree 30\u00a0%", "water 7\u00a0%"],
    );
  }),
);

test(
  "any cell can be corrected: a whole stack, tokens on top, a cube",
  atTable(scenes.oneRead, "#player/p1", async (page, engine) => {
    await page.tap("#drawing");
    await page.tap(".board [data-cell=a1]");
    await page.tap("[data-stack=brown]");
    await page.until(() => !document.querySelector("dialog[open]"));
    await page.tap(".board [data-cell=a1]");
    await page.tap("Put on: Brown");
    await page.until(() => document.querySelector("#sheet-title").innerText === "a1: two brown tokens");
    await page.tap("Put on: Green");
    await page.until(() => document.querySelector("#sheet-title").innerText === "a1: tall tree");
    await page.tap("animal cube");
    await waitUntil(() => engine.commands.length === 4);
    await page.tap("Close");
    await page.until(
      () => document.querySelector(".board [data-cell=a1]").getAttribute("aria-label") === "a1: tall tree, animal cube",
    );
    assert.deepEqual(commandsOf(engine).at(-1), { do: "set-cube", player: "p1", cell: "a1", cube: "animal" });
  }),
);

test(
  "confirming a cell that somebody else changed meanwhile sets the stack that was shown, if the person insists",
  atTable(scenes.oneRead, "#player/p1/cell/a1", async (page, engine) => {
    engine.answers = [{ revision: 9, done: false, conflict: { text: "Bob changed a1 in the meantime." } }];
    await page.tap("[data-choice=blue]");
    await page.tap("Do it anyway");
    await waitUntil(() => engine.commands.length === 2);
    assert.deepEqual(commandsOf(engine), [
      { do: "check", player: "p1", cell: "a1" },
      { do: "set-stack", stack: ["blue"], player: "p1", cell: "a1" },
    ]);
  }),
);

test(
  "tokens that the rules do not allow there cannot be put there",
  atTable(scenes.oneRead, "#player/p1/cell/a1", async (page) => {
    await page.until(isSheetOpen);
    // Water takes no token on top.
    assert.equal(await page.run(() => document.querySelectorAll(".token:disabled").length), 6);
  }),
);

test(
  "a tap just outside the small cells of a photo chooses the nearest one",
  atTable(scenes.oneRead, "#player/p1", async (page) => {
    const { x, y } = await page.untilTappable("[data-cell=c3]");
    const size = await page.run(() => document.querySelector("[data-cell=c3] .area").getBoundingClientRect().width);
    await page.tapAt(x, y + size * 0.53); // the area ends at 0.5
    await page.until(isSheetOpen);
    assert.match(await title(page), /^c[34]:/);
  }),
);

test(
  "the phone's back gesture closes the sheet and does not leave the page",
  atTable(scenes.oneRead, "#player/p1", async (page) => {
    await page.tap("[data-cell=a1]");
    await page.until(isSheetOpen);
    await page.run(() => history.back());
    await page.until(() => !document.querySelector("dialog[open]") && location.hash === "#player/p1");
  }),
);

test(
  "tokens can be set on a board without a photo",
  atTable(scenes.start, "#player/p2", async (page, engine) => {
    await page.tap("Set the tokens");
    await page.tap(".board [data-cell=c2]");
    await page.tap("[data-stack=blue]");
    await waitUntil(() => engine.commands.length === 1);
    assert.deepEqual(commandsOf(engine), [{ do: "set-stack", stack: ["blue"], player: "p2", cell: "c2" }]);
  }),
);

test(
  "every point has its reason, its cells and its page",
  atTable(scenes.finished, "#player/p1/points", async (page, engine) => {
    await page.tap("[data-row=water]");
    await page.untilShown("River, 3 tokens long");
    assert.deepEqual(
      await page.run(() => [...document.querySelectorAll(".board .lit")].map((one) => one.dataset.cell).sort()),
      ["a1", "d2", "d3", "e2"],
    );
    await page.tap("[data-line]");
    await page.untilShown("The longest river counts");
    await page.untilShown("Rulebook, page 9");
    assert.deepEqual(
      await page.run(() => [...document.querySelectorAll(".board .lit")].map((one) => one.dataset.cell).sort()),
      ["d2", "d3", "e2"],
    );
    assert.equal(await page.run(() => document.querySelectorAll(".path .step").length), 3);
    // The chosen reason stays highlighted while others change the points above it.
    const [ann, ...others] = engine.table.players;
    engine.put({ ...engine.table, players: [{ ...ann, lines: [ann.lines[0], ...ann.lines] }, ...others] });
    const trees = ann.lines.filter((line) => line.row === "trees").length;
    await page.until(
      (text) => document.querySelector("[data-row=trees]").innerText.includes(text),
      `${trees + 1} reasons`,
    );
    assert.equal(await page.run(() => document.querySelector("[data-line]").getAttribute("aria-pressed")), "true");
    assert.equal(await page.run(() => document.querySelectorAll(".path .step").length), 3);
  }),
);

test(
  "side B has all its cells, at least 44 pixels large when drawn",
  atTable(scenes.sideB, "#player/p1", async (page) => {
    await page.tap("#drawing");
    const sizes = await page.until(() => {
      const cells = [...document.querySelectorAll(".board .ground")];
      return cells.length === 25 && cells.map((one) => one.getBoundingClientRect().height);
    });
    assert.ok(Math.min(...sizes) >= 44, String(Math.min(...sizes)));
  }),
);
