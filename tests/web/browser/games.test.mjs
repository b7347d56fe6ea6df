// Games of the web program: begun, stored, undone, opened again, removed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newGame, onPhone, openNumber, typeNumber, untilNumber, useSite } from "./support/testing.mjs";

useSite();
const playerNames = (page) =>
  page.run(() => [...document.querySelectorAll(".player .name")].map((one) => one.innerText));

test(
  "the first page offers to begin with a photo, and to import a game",
  onPhone(async (page) => {
    await page.untilShown("Or begin with a photo of a finished board.");
    await page.untilShown("Import a game");
    assert.equal(await page.text("h1"), "Games");
  }),
);

test(
  "a game is begun with its players, and is there again after a reload",
  onPhone(async (page) => {
    await newGame(page, { side: "B", names: ["Zoë", "Bob", "Дмитрий"] });
    assert.deepEqual(await playerNames(page), ["Zoë", "Bob", "Дмитрий"]);
    assert.equal(await page.text("h1"), "Harmonies · Side B");
    await page.tap("Pad");
    await typeNumber(page, "p1 trees", "14");
    await untilNumber(page, "p1 trees", "14");
    await page.reload();
    await untilNumber(page, "p1 trees", "14");
    await page.tap("Undo"); // undoes what was done before the reload
    await untilNumber(page, "p1 trees", "–");
  }),
);

// Runs in the page: the key of sessionStorage under which the tab keeps the commands that are not stored yet.
const waitingKey = () => Object.keys(sessionStorage).find((one) => one.startsWith("concord waiting"));
const untilAllStored = async (page) =>
  page.until((key) => sessionStorage.getItem(key) === "[]", await page.run(waitingKey));

test(
  "a number is stored even if the page is left before the program could answer",
  onPhone(async (page) => {
    await newGame(page);
    await page.tap("Pad");
    await typeNumber(page, "p1 trees", "14");
    await untilNumber(page, "p1 trees", "14");
    await openNumber(page, "p1 trees");
    const loaded = page.untilEvent("Page.loadEventFired");
    await page.run(() => {
      document.querySelector("#sheet input").value = "17";
      document.querySelector("#sheet input").form.requestSubmit();
      location.reload();
    });
    await loaded;
    await untilNumber(page, "p1 trees", "17");
    await untilAllStored(page);
    await page.reload();
    await untilNumber(page, "p1 trees", "17");
    await page.pressKey("Escape"); // the reload found the sheet still open
    await page.until(() => !document.querySelector("dialog[open]"));
    await page.tap("Undo");
    await untilNumber(page, "p1 trees", "14");
  }),
);

test(
  "a command that is stored already is not carried out again after a reload",
  onPhone(async (page) => {
    await newGame(page);
    await page.tap("Pad");
    await page.run(() => {
      const put = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith("concord waiting") && value !== "[]") window.waitingCommands = value;
        put.call(this, key, value);
      };
    });
    await typeNumber(page, "p1 trees", "14");
    const waitingCommands = await page.until(() => window.waitingCommands);
    await typeNumber(page, "p1 trees", "15");
    await untilAllStored(page);
    await page.run((key, value) => sessionStorage.setItem(key, value), await page.run(waitingKey), waitingCommands);
    await page.reload();
    await untilAllStored(page);
    await untilNumber(page, "p1 trees", "15");
  }),
);

test(
  "a game is open again after the page was left while it was being opened",
  onPhone(async (page) => {
    await newGame(page);
    // A worker that never answers.
    const source = `window.Worker = class {
      constructor(address, { type }) {}
      postMessage() { window.isOpening = true; }
      terminate() {}
    };`;
    const { identifier } = await page.call("Page.addScriptToEvaluateOnNewDocument", { source });
    await page.reload();
    await page.until(() => window.isOpening);
    await page.call("Page.removeScriptToEvaluateOnNewDocument", { identifier });
    await page.reload();
    await page.until(() => document.querySelector(".player .name")?.innerText === "Ann");
  }),
);

test(
  "a player without a name gets one",
  onPhone(async (page) => {
    await newGame(page, { names: ["", "Bob"] });
    assert.deepEqual(await playerNames(page), ["Player 1", "Bob"]);
  }),
);

test(
  "several games are kept apart; a finished one is among the past games, and can be opened again",
  onPhone(async (page) => {
    await newGame(page, { names: ["Ann", "Bob"] });
    await page.tap("Pad");
    await typeNumber(page, "p1 trees", "14");
    await typeNumber(page, "p2 trees", "9");
    await page.untilShown("Ann wins with 14 points.");
    await page.tap("All games");
    await page.untilShown("Past games");
    await newGame(page, { names: ["Cleo", "Dan"] });
    assert.deepEqual(await playerNames(page), ["Cleo", "Dan"]);
    await page.tap("All games");
    await page.untilShown("Games in progress");
    await page.until(() => {
      const game = [...document.querySelectorAll(".game")].find((one) => one.innerText.includes("Ann"));
      game?.click();
      return game !== undefined;
    });
    await page.untilShown("Ann wins with 14 points.");
    await page.tap("Open it");
    await page.until(() => location.hash === "" || location.hash === "#");
    await page.until(() => document.querySelector(".player .name")?.innerText.startsWith("Ann"));
  }),
);

test(
  "a past game is removed with two taps",
  onPhone(async (page) => {
    await newGame(page);
    await page.tap("Pad");
    await typeNumber(page, "p1 trees", "14");
    await typeNumber(page, "p2 trees", "9");
    await page.tap("All games");
    const id = await page.until(() => document.querySelector(".game")?.dataset.game);
    await page.run((game) => (location.hash = `#past/${game}`), id);
    await page.tap("Remove it");
    assert.equal(await page.run(() => location.hash), `#past/${id}`);
    await page.tap("Remove it permanently");
    await page.until(() => location.hash === "#games" && !document.querySelector(".game"));
    await page.reload();
    await page.until(() => document.querySelector("main"));
    assert.equal(await page.run(() => document.querySelectorAll(".game").length), 0);
  }),
);

test(
  "an unfinished game is removed with two taps, too",
  onPhone(async (page) => {
    await newGame(page);
    await page.tap("All games");
    await page.tap("Remove Harmonies · Side A");
    await page.tap("Remove it");
    assert.equal(await page.text("h1"), "Game");
    await page.tap("Remove it permanently");
    await page.until(() => location.hash === "#games" && !document.querySelector(".game"));
  }),
);

test(
  "the answer in a dispute is gone once the tokens change, and in another game",
  onPhone(async (page) => {
    const ask = async () => {
      await page.run(() => (location.hash = "#player/p1/dispute"));
      await page.untilShown("No cell is chosen yet.");
      await page.tap('.board [data-cell="b2"]');
      await page.untilShown("A trunk without leaves is no tree.");
    };
    await newGame(page);
    await ask();
    await page.run(async () => {
      const engine = await import("./engine.js");
      await engine.command({ do: "set-stack", player: "p1", cell: "b2", stack: ["brown", "green"] });
    });
    await ask();
    await page.run(() => (location.hash = "#games"));
    await newGame(page);
    await ask();
  }),
);

test(
  "the plants chosen in an area are not shown in another game",
  onPhone(async (page) => {
    for (const names of [
      ["Ann", "Bob"],
      ["Cleo", "Dan"],
    ]) {
      await page.run(() => (location.hash = "#games"));
      await newGame(page, { game: "renature", names });
      await page.tap("Area");
      await page.untilShown("Tap the plants that stand in the area.");
      await page.tap("[data-more=orange-bush]");
      await page.until(() => !document.body.innerText.includes("Tap the plants"));
    }
  }),
);

test(
  "Renature has a pad and areas, but no photos",
  onPhone(async (page) => {
    await newGame(page, { game: "renature" });
    assert.equal(await page.text("h1"), "Renature");
    assert.equal(await page.run(() => document.querySelectorAll("input[type=file]").length), 0);
    await page.tap("Area");
    await page.untilShown("Tap the plants that stand in the area.");
    await page.tap("Pad");
    await typeNumber(page, "p2 track", "41");
    await untilNumber(page, "p2 track", "41");
  }),
);

test(
  "animal cards are listed with those that fit first, found by name, and counted with their cubes",
  onPhone(async (page) => {
    await newGame(page);
    await page.tap("Ann");
    await page.tap("Cards");
    await page.tap("Add an animal card");
    await page.until(() => document.querySelectorAll("[data-choose]").length === 3);
    const shown = () =>
      page.run(() => [...document.querySelectorAll("[data-choose]")].map((one) => one.dataset.choose));
    assert.deepEqual(await shown(), ["duck", "fennec-fox", "bear"]);
    await page.run(() => document.querySelector("#sheet input").focus());
    await page.type("FÉN");
    await page.until(() => document.querySelectorAll("[data-choose]").length === 1);
    await page.run(() => history.back());
    await page.tap("Add an animal card");
    await page.until(() => document.querySelectorAll("[data-choose]").length === 3); // going back has ended the search
    await page.tap("[data-choose=fennec-fox]");
    await page.tap("[data-more=fennec-fox]");
    await page.tap("[data-more=fennec-fox]");
    await page.until(() => document.querySelector("[data-card] output").innerText === "2 of 3");
    await page.untilShown("10 points");
    await page.run(() => (location.hash = "#player/p2/card"));
    await page.until(() => document.querySelector("[data-choose=fennec-fox]")?.disabled);
    await page.untilShown("Ann has it");
  }),
);

test(
  "a nature's spirit is chosen and its cube placed",
  onPhone(async (page) => {
    await newGame(page, { spirits: true });
    await page.tap("Ann");
    await page.tap("Cards");
    await page.tap("Choose a nature's spirit");
    await page.tap("[data-choose=lion]");
    await page.tap("Cube placed");
    await page.until(() => document.querySelector(".toggle").getAttribute("aria-pressed") === "true");
    await page.untilShown("6 points");
  }),
);

test(
  "a game without spirits can get them later",
  onPhone(async (page) => {
    await newGame(page);
    await page.tap("Ann");
    await page.tap("Cards");
    await page.untilShown("Animal cards");
    assert.ok(!(await page.text()).includes("Choose a nature's spirit"));
    await page.tap("Play with nature's spirits");
    await page.untilShown("Choose a nature's spirit");
  }),
);

test(
  "a player is removed, and comes back with Undo",
  onPhone(async (page) => {
    await newGame(page);
    await page.tap("Bob");
    await page.tap("Change the name");
    await page.tap("Remove this player");
    await page.until(() => document.querySelectorAll(".player").length === 1);
    await page.tap("Undo");
    await page.until(() => document.querySelectorAll(".player").length === 2);
  }),
);
