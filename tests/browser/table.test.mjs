// The table, the pad, photos on their way, and several people at once.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import * as scenes from "./support/scenes.mjs";
import { atTable, commandsOf, waitUntil, newPhone, photo, useBrowser } from "./support/testing.mjs";

useBrowser();
const isSheetOpen = () => document.querySelector("dialog[open]");
const isSheetClosed = () => !document.querySelector("dialog[open]");

test(
  "no winner is shown during a contradiction, which can be looked at or accepted",
  atTable(scenes.contradicted, "", async (page, engine) => {
    await page.untilShown("Something does not add up.");
    assert.equal(await page.run(() => document.querySelectorAll(".wins").length), 0);
    await page.tap("It is right");
    await waitUntil(() => engine.commands.length === 1);
    assert.deepEqual(commandsOf(engine), [{ do: "accept", player: "p2", row: "animals", code: "animal-cubes" }]);
    await page.tap("Look at it");
    await page.until(() => location.hash === "#player/p2/cards");
  }),
);

test(
  "a contradiction can only be looked at if the engine cannot accept it",
  atTable(
    () => ({ ...scenes.contradicted(), can: undefined }),
    "#pad",
    async (page) => {
      await page.tap("Look at it");
      await page.until(() => document.querySelector("dialog[open] input"));
      assert.equal(await page.run(() => document.body.innerText.includes("It is right")), false);
    },
  ),
);

async function typeNumber(page, cell, text) {
  await page.tap(`[data-value="${cell}"]`);
  await page.until(isSheetOpen);
  await page.run(() => document.querySelector("#sheet input").select());
  await page.type(text);
  await page.pressKey("Enter");
}

test(
  "the page speaks the phone's language",
  atTable(
    scenes.finished,
    "",
    async (page) => {
      await page.untilShown("Bob gewinnt mit 66 Punkten.");
      assert.equal(await page.run(() => document.documentElement.lang), "de");
    },
    { language: "de-AT" },
  ),
);

test(
  "the page speaks Japanese, and English where it does not have the language",
  atTable(
    scenes.finished,
    "",
    async (page, engine) => {
      assert.equal(await page.run(() => document.documentElement.lang), "ja");
      const other = await newPhone({ language: "nl-NL" });
      await other.open(engine.url);
      await other.untilShown("Bob wins with 66 points.");
      await other.close();
    },
    { language: "ja-JP" },
  ),
);

test(
  "a new player is added and renamed",
  atTable(scenes.start, "", async (page, engine) => {
    await page.tap("New player");
    await page.until(() => location.hash === "#player/p3");
    assert.deepEqual(commandsOf(engine), [{ do: "add-player", name: "" }]);
    await page.tap("Change the name");
    await page.until(isSheetOpen);
    await page.run(() => document.querySelector("#sheet input").select());
    await page.type("Zoë");
    await page.pressKey("Enter");
    await page.until(() => document.querySelector("h1").innerText === "Zoë");
    assert.deepEqual(commandsOf(engine)[1], { do: "rename", player: "p3", name: "Zoë" });
  }),
);

test(
  "a number is typed into the pad, and undone",
  atTable(scenes.start, "#pad", async (page, engine) => {
    await typeNumber(page, "p2 trees", "14");
    await page.until(() => document.querySelector('[data-value="p2 trees"]').innerText === "14");
    await page.tap("Undo");
    await page.until(() => document.querySelector('[data-value="p2 trees"]').innerText === "–");
    assert.deepEqual(commandsOf(engine), [{ do: "type", player: "p2", row: "trees", points: 14 }, { do: "undo" }]);
    await page.until(() => !document.querySelector(".undo"));
  }),
);

test(
  "a text that is not a number is refused with the reason",
  atTable(scenes.start, "#pad", async (page, engine) => {
    await typeNumber(page, "p2 trees", "many");
    await page.untilShown("Expected a number from 0 to 999.");
    await page.type("1000");
    await page.pressKey("Enter");
    await page.untilShown("Expected a number from 0 to 999.");
    await page.run(() => document.querySelector("#sheet input").select());
    await page.type("9+4");
    await page.pressKey("Enter");
    await page.until(isSheetClosed);
    await waitUntil(() => engine.commands.length === 1);
    assert.equal(commandsOf(engine)[0].do, "type");
    await page.until(() => document.querySelector('[data-value="p2 trees"]').innerText === "13");
  }),
);

test(
  "a refused number is forgotten with its sheet, even if the phone's back gesture closed it",
  atTable(scenes.start, "#pad", async (page) => {
    await typeNumber(page, "p2 trees", "many");
    await page.untilShown("Expected a number from 0 to 999.");
    await page.run(() => history.back());
    await page.until(isSheetClosed);
    await page.tap('[data-value="p2 trees"]');
    await page.until(isSheetOpen);
    assert.equal(await page.text("#number-problem"), "");
  }),
);

test(
  "the list of players keeps the focus while others change the table",
  atTable(scenes.start, "#pad", async (page, engine) => {
    await page.tap("Players");
    await page.until(() => document.querySelector(".player"));
    await page.run(() => document.querySelector(".player").focus());
    engine.put(scenes.oneRead());
    await page.untilShown("3 doubtful cells");
    assert.equal(await page.run(() => document.activeElement.className), "player");
  }),
);

test(
  "what is being typed stays while others change the table",
  atTable(scenes.start, "#pad", async (page, engine) => {
    await page.tap('[data-value="p2 trees"]');
    await page.until(isSheetOpen);
    await page.type("1");
    engine.put({ ...scenes.oneRead(), revision: engine.table.revision });
    await page.until(() => document.querySelector('[data-value="p1 trees"]').innerText === "6");
    await page.type("7");
    assert.equal(await page.run(() => document.querySelector("#sheet input").value), "17");
  }),
);

test(
  "a conflict is shown, and the person whose edit came second may insist",
  atTable(scenes.start, "#pad", async (page, engine) => {
    engine.answers = [
      { revision: 9, done: false, conflict: { text: "%1 changed %2 in the meantime.", args: ["Bob", "c4"] } },
    ];
    await typeNumber(page, "p2 trees", "14");
    await page.untilShown("Bob changed c4 in the meantime.");
    await page.tap("Do it anyway");
    await page.until(() => document.querySelector('[data-value="p2 trees"]').innerText === "14");
    await waitUntil(() => engine.commands.length === 2);
    assert.deepEqual(
      engine.commands.map(({ revision }) => revision),
      [1, 9],
    );
    assert.deepEqual(
      engine.commands.map(({ number }) => number),
      [1, 2],
    );
  }),
);

test(
  "the page says why a command cannot be done",
  atTable(scenes.start, "#pad", async (page, engine) => {
    engine.answers = [{ status: 400, body: { error: { text: "No player has that id." } } }];
    await typeNumber(page, "p2 trees", "14");
    await page.untilShown("No player has that id.");
    await page.tap("Close this note");
    await page.until(() => !document.querySelector(".notice"));
  }),
);

test(
  "an edit on one phone is shown on another, which cannot undo it",
  atTable(scenes.start, "#pad", async (page, engine) => {
    const other = await newPhone();
    await other.open(engine.url + "#pad");
    await other.until(() => document.querySelector("main"));
    await typeNumber(page, "p1 fields", "10");
    await other.until(() => document.querySelector('[data-value="p1 fields"]').innerText === "10");
    assert.equal(await other.run(() => document.querySelector(".undo")), null); // only who made the edit can undo it
    assert.notEqual(engine.commands[0].client, "");
    await other.close();
  }),
);

test(
  "each command names the player whom the person chose",
  atTable(scenes.start, "", async (page, engine) => {
    await page.tap("Bob");
    await page.tap("Type the numbers");
    await typeNumber(page, "p1 trees", "3");
    await waitUntil(() => engine.commands.length === 1);
    assert.equal(engine.commands[0].who, "p2");
  }),
);

test(
  "photos are sent with name and player, shown while they are read, and can be cancelled",
  atTable(scenes.start, "#player/p2", async (page, engine) => {
    await page.choose("#choose", [photo("easy/dev_010"), photo("easy/dev_018")]);
    await waitUntil(() => engine.uploads.length === 2);
    assert.deepEqual(
      engine.uploads.map(({ name, player }) => [name, player]),
      [
        ["dev_010.jpg", "p2"],
        ["dev_018.jpg", "p2"],
      ],
    );
    assert.notEqual(engine.uploads[0].upload, engine.uploads[1].upload);
    assert.ok(engine.uploads[0].size > 50000);
    engine.put({ ...engine.table, photos: [{ id: "ph1", player: "p2", state: "reading", progress: 0.5 }] });
    await page.untilShown("Reading the photo…");
    await page.tap("Cancel this photo");
    await waitUntil(() => engine.commands.length === 1);
    assert.deepEqual(commandsOf(engine), [{ do: "cancel-photo", photo: "ph1" }]);
  }),
);

test(
  "the camera and the gallery are separate inputs",
  atTable(scenes.start, "#player/p2", async (page) => {
    const inputs = await page.run(() =>
      ["take", "choose"]
        .map((id) => document.getElementById(id))
        .map((one) => [
          one.type,
          one.accept.includes("image/*"),
          one.accept.includes(".heic"),
          one.multiple,
          one.getAttribute("capture"),
        ]),
    );
    assert.deepEqual(inputs, [
      ["file", true, true, false, "environment"],
      ["file", true, true, true, null],
    ]);
  }),
);

test(
  "a photo chosen in the list of players names no player",
  atTable(scenes.start, "", async (page, engine) => {
    await page.choose("#choose", [photo("easy/dev_010")]);
    await waitUntil(() => engine.uploads.length === 1);
    assert.equal(engine.uploads[0].player, undefined);
  }),
);

test(
  "a busy server gets the photo later, and its reason for a refusal is shown",
  atTable(scenes.start, "#player/p1", async (page, engine) => {
    engine.refusals = [503, 413];
    await page.choose("#take", [photo("easy/dev_010")]);
    await page.untilShown("That photo is too large.");
    await page.run(() => (location.hash = ""));
    await page.untilShown("The photo could not be used");
    await page.run(() => (location.hash = "#player/p1"));
    await page.tap("Try again");
    await waitUntil(() => engine.uploads.length === 1);
    await page.until(() => !document.querySelector(".photo-card"));
  }),
);

test(
  "the page asks before it is left while a photo is sent, whichever view is shown",
  atTable(scenes.start, "#player/p1", async (page, engine) => {
    const asksBeforeLeaving = () => page.run(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
    engine.upload = () => {}; // never answers
    assert.equal(await asksBeforeLeaving(), false);
    await page.choose("#take", [photo("easy/dev_010")]);
    await page.until(() => document.querySelector("[data-sending]"));
    await page.run(() => (location.hash = "#pad"));
    await page.until(() => document.querySelector("[data-value]"));
    assert.equal(await asksBeforeLeaving(), true);
  }),
);

test(
  "questions about a photo are answered",
  atTable(scenes.questions, "#player/p1", async (page, engine) => {
    await page.tap("Play went on: take the newer one");
    await waitUntil(() => engine.commands.length === 1);
    assert.deepEqual(commandsOf(engine), [{ do: "answer-photo", photo: "ph2", answer: "newer" }]);
  }),
);

test(
  "a photo is given to another player, from a list that stays open while others change the table",
  atTable(scenes.questions, "#player/p2", async (page, engine) => {
    await page.tap("It is another player's board");
    engine.put({ ...engine.table, photos: [{ ...engine.table.photos[0], what: "Dark." }] });
    await page.untilShown("Dark.");
    assert.equal(await page.run(() => document.querySelector("details").open), true);
    await page.tap(".offers button");
    await waitUntil(() => engine.commands.length === 1);
    assert.deepEqual(commandsOf(engine), [{ do: "give-photo", photo: "ph3", player: "p1" }]);
  }),
);

test(
  "a photo without a player is given to one",
  atTable(scenes.loose, "", async (page, engine) => {
    await page.untilShown("Every player has a board already.");
    await page.tap(".offers button:nth-child(2)");
    await waitUntil(() => engine.commands.length === 1);
    assert.deepEqual(commandsOf(engine), [{ do: "give-photo", photo: "ph2", player: "p2" }]);
  }),
);

test(
  "a photo that cannot be read is offered to nobody",
  atTable(
    () => ({ ...scenes.start(), photos: [{ id: "ph2", player: "p1", state: "failed", what: "Damaged." }] }),
    "#player/p1",
    async (page) => {
      await page.untilShown("Damaged.");
      assert.equal(await page.run(() => document.querySelectorAll(".photo-card details, .offers button").length), 0);
    },
  ),
);

test(
  "HEIC is uploaded unchanged, with a placeholder for the picture that this phone cannot show",
  atTable(scenes.start, "#player/p2", async (page, engine) => {
    const folder = mkdtempSync(join(tmpdir(), "concord-heic-"));
    writeFileSync(join(folder, "IMG_0001.HEIC"), Buffer.alloc(200000, "heic"));
    engine.refusals = [413];
    await page.choose("#choose", [join(folder, "IMG_0001.HEIC")]);
    await page.until(() => document.querySelector(".photo-card .no-picture"));
    await page.tap("Try again");
    await waitUntil(() => engine.uploads.length === 1);
    rmSync(folder, { recursive: true });
    assert.deepEqual([engine.uploads[0].name, engine.uploads[0].size], ["IMG_0001.HEIC", 200000]);
  }),
);

test(
  "a new player is removed again by undo",
  atTable(scenes.start, "", async (page, engine) => {
    await page.tap("New player");
    await page.tap("Undo");
    await waitUntil(() => engine.commands.length === 2);
    await page.until(() => document.querySelectorAll(".player").length === 2);
  }),
);
