// The page with the real program: photos, doubts, corrections, several phones, and a program that sleeps or crashes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { atProgram, namesOnlyFile, typeNumber } from "./support/at_program.mjs";
import { waitUntil, newPhone, photo, root, useBrowser } from "./support/testing.mjs";

useBrowser();

const idOf = async (program, name) => (await program.table()).players.find((one) => one.name === name).id;

async function sendBoard(page, name = "One", file = "easy/dev_018") {
  await page.tap(name);
  await page.until(() => document.querySelector("#take"));
  await page.choose("#take", [photo(file)]);
  await page.until(() => document.querySelectorAll(".photo .read").length > 0);
}

test(
  "a photo is read, its doubts settled, and the window has the total",
  atProgram(namesOnlyFile, async (page, program) => {
    await sendBoard(page, "One", "hard/dev_020"); // in a view from so low, stacks hide cells
    assert.equal(await page.run(() => document.querySelectorAll(".photo .read").length), 23);
    await page.until(() => document.querySelector(".photo image").getBoundingClientRect().width > 300);
    const doubtful = (await program.table()).players[0].board.doubts.length;
    assert.ok(doubtful > 0); // on a photo without a doubt nothing below would be tried
    await page.tap(doubtful === 1 ? "Settle 1 doubtful cell" : `Settle ${doubtful} doubtful cells`);
    for (let left = doubtful; left > 0; --left) {
      const title = await page.until(() => document.querySelector("#sheet-title")?.innerText);
      await page.until(
        () => document.querySelector(".close-up").complete && document.querySelector(".close-up").naturalWidth > 100,
      );
      await page.tap("[data-choice]"); // the likeliest
      await page.until(
        (before) =>
          document.querySelector("#sheet-title")?.innerText !== before || !document.querySelector("dialog[open]"),
        title,
      );
    }
    await page.untilShown("Done. No cell is left to ask about.");
    await page.until(() => document.querySelectorAll(".pending").length === 0);
    const table = await program.table();
    assert.deepEqual(table.players[0].board.doubts, []);
    assert.equal(
      await program.points("One"),
      await page.run(() => Number.parseInt(document.querySelector(".head .total").innerText, 10)),
    );
    assert.ok((await program.points("One")) > 20);
  }),
);

test(
  "a corrected cell changes the points, the reasons and the window; undo takes it back",
  atProgram(namesOnlyFile, async (page, program) => {
    await sendBoard(page);
    const before = await program.points("One");
    await page.tap("#drawing");
    const mountain = (await program.table()).players[0].board.cells.find(
      (cell) => cell.stack.join() === "gray,gray,gray",
    );
    await page.tap(`.board [data-cell=${mountain.cell}]`);
    await page.tap("[data-stack=blue]");
    await page.until(() => document.querySelector(".undo"));
    await waitUntil(async () => (await program.points("One")) !== before);
    const after = await program.points("One");
    assert.notEqual(after, before);
    await page.until((points) => document.querySelector(".head .total").innerText.startsWith(`${points} `), after);
    await page.tap("Undo");
    await page.until((points) => document.querySelector(".head .total").innerText.startsWith(`${points} `), before);
    assert.equal(await program.points("One"), before);
  }),
);

test(
  "the page shows the window's points of a row, with the page of the rulebook",
  atProgram(namesOnlyFile, async (page, program) => {
    await sendBoard(page);
    await page.tap("Points");
    const player = (await program.table()).players[0];
    assert.ok(player.lines.length > 10);
    await page.tap("[data-row=trees]");
    const lines = await page.run(() =>
      [...document.querySelectorAll(".line > .points")].map((one) => Number(one.innerText)),
    );
    assert.deepEqual(
      lines,
      player.lines.filter((line) => line.row === "trees").map((line) => line.points),
    );
    assert.equal(
      lines.reduce((a, b) => a + b, 0),
      await program.points("One", "trees"),
    );
    await page.tap("[data-line]");
    await page.untilShown("Rulebook, page");
  }),
);

test(
  "two phones see the same, and the second to change a cell gets a conflict",
  atProgram(namesOnlyFile, async (page, program) => {
    await sendBoard(page);
    const other = await newPhone();
    await other.open(program.url);
    await other.tap("One");
    await other.until(() => document.querySelectorAll(".photo .read").length === 25);
    await other.tap("#drawing");
    await page.tap("#drawing");
    await page.tap(".board [data-cell=a1]");
    await page.tap("[data-stack=blue]");
    await other.until(
      () => document.querySelector('.board [data-cell="a1"]').getAttribute("aria-label") === "a1: water",
    );

    // Both change c1 while the program sleeps, so neither knows about the other's edit.
    program.pause();
    await page.tap(".board [data-cell=c1]");
    await page.tap("[data-stack=yellow]");
    await other.tap(".board [data-cell=c1]");
    await other.tap("[data-stack=gray]");
    await other.tap(".board [data-cell=a2]");
    await other.tap("[data-stack=red]");
    program.resume();
    const stackOf = async (cell) =>
      (await program.table()).players[0].board.cells.find((one) => one.cell === cell).stack.join();
    await waitUntil(async () => (await stackOf("a2")) === "red"); // nobody else changed a2
    const hasConflict = () => document.querySelector(".notice.conflict") !== null;
    await waitUntil(async () => (await page.run(hasConflict)) !== (await other.run(hasConflict)));
    const [second, wanted] = (await page.run(hasConflict)) ? [page, "yellow"] : [other, "gray"];
    assert.equal(await stackOf("c1"), wanted === "gray" ? "yellow" : "gray");
    await second.tap("Do it anyway");
    await waitUntil(async () => (await stackOf("c1")) === wanted);
    await other.close();
  }),
);

test(
  "numbers are typed on two phones, and both show both totals",
  atProgram(namesOnlyFile, async (page, program) => {
    const [one, two] = [await idOf(program, "One"), await idOf(program, "Two")];
    await page.run(() => (location.hash = "#pad"));
    const other = await newPhone({ language: "de-DE" });
    await other.open(`${program.url}#pad`);
    await typeNumber(page, `${one} animals`, "17");
    await typeNumber(other, `${two} animals`, "21");
    for (const each of [page, other]) {
      await each.until((at) => document.querySelector(`[data-value="${at}"]`)?.innerText === "21", `${two} total`);
      await each.until((at) => document.querySelector(`[data-value="${at}"]`)?.innerText === "17", `${one} total`);
    }
    assert.equal(await program.points("Two"), 21);
    await other.untilShown("Bisher führt Two mit 21 Punkten.");
    await other.close();
  }),
);

test(
  "the program sleeps and wakes: what was typed in between arrives",
  atProgram(namesOnlyFile, async (page, program) => {
    const one = await idOf(program, "One");
    await page.run(() => (location.hash = "#pad"));
    program.pause();
    await page.untilShown("The program does not answer.");
    await typeNumber(page, `${one} animals`, "12");
    await page.untilShown("1 change of yours waits here");
    program.resume();
    await page.until(() => !document.querySelector(".contact") && !document.querySelector(".value.pending"));
    assert.equal(await program.points("One"), 12);
  }),
);

test(
  "a photo chosen while the program sleeps is read when it wakes",
  atProgram(namesOnlyFile, async (page, program) => {
    await page.tap("Two");
    program.pause();
    await page.untilShown("The program does not answer.");
    await page.choose("#take", [photo("easy/dev_018")]);
    program.resume();
    await page.until(() => document.querySelectorAll(".photo .read").length === 25);
  }),
);

test(
  "a program that was started again can be reached only with its new code",
  atProgram(namesOnlyFile, async (page, program) => {
    const address = new URL(program.url).host;
    await program.crash();
    await page.untilShown("The program does not answer.");
    await program.launch(namesOnlyFile, address);
    await page.untilShown("This address is no longer open.");
  }),
);

test(
  "the page says that a photo shows no board, and what to do",
  atProgram(namesOnlyFile, async (page, program) => {
    await page.tap("One");
    await page.until(() => document.querySelector("#take"));
    await page.choose("#take", [photo("no-board/dev_neg_01")]);
    await page.until(() => document.querySelector(".photo-card.ask"));
    assert.ok((await page.text(".photo-card.ask .what")).length > 30);
    assert.equal(await program.points("One"), 0);
    await page.tap("Remove this photo");
    await page.until(() => !document.querySelector(".photo-card"));
  }),
);

test(
  "a photo starts a game if none is open",
  atProgram(undefined, async (page, program) => {
    await page.untilShown("There is no game yet.");
    await page.choose("#take", [photo("easy/dev_018")]);
    await page.until(() => document.querySelector(".player .chip.ask, .player .chip.good"));
    assert.equal((await program.table()).players.length, 1);
  }),
);

test(
  "Renature: the pad, and who gets an area",
  atProgram(`${root}samples/renature/four-players.json`, async (page, program) => {
    await page.untilShown("Renature");
    assert.equal(await page.run(() => document.querySelectorAll("input[type=file]").length), 0);
    const { players, areas } = await program.table();
    assert.ok(areas.colours.length >= players.length);
    await page.tap("Area");
    for (const name of ["main", "main", "bonus"]) await page.tap(`[data-more=${name}]`);
    const colour = areas.colours[0].id;
    await page.tap(`[data-owner=${colour}]`);
    await page.tap(`[data-more=${colour}-oak]`);
    await page.until((name) => document.querySelector(".outcome .headline")?.innerText.includes(name), players[0].name);
  }),
);
