// Games of the web program: begun, kept, taken back, found again, removed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newGame, onPhone, openNumber, typeNumber, useSite } from "./support/testing.mjs";

useSite();
const names = (page) => page.run(() => [...document.querySelectorAll(".player .name")].map((one) => one.innerText));
const numberAt = (page, cell, text) =>
  page.until((at, wanted) => document.querySelector(`[data-value="${at}"]`)?.innerText === wanted, cell, text);

test(
  "the first page offers to begin with a photo, and to import a game",
  onPhone(async (page) => {
    await page.sees("Or begin with a photo of a finished board.");
    await page.sees("Import a game");
    assert.equal(await page.text("h1"), "Games");
  }),
);

test(
  "a game is begun with its players, and is there again after the page was closed",
  onPhone(async (page) => {
    await newGame(page, { side: "B", names: ["Zoë", "Bob", "Дмитрий"] });
    assert.deepEqual(await names(page), ["Zoë", "Bob", "Дмитрий"]);
    assert.equal(await page.text("h1"), "Harmonies · Side B");
    await page.tap("Pad");
    await typeNumber(page, "p1 trees", "14");
    await numberAt(page, "p1 trees", "14");
    await page.reload();
    await numberAt(page, "p1 trees", "14");
    await page.tap("Undo"); // undoes what was done before the page was closed
    await numberAt(page, "p1 trees", "–");
  }),
);

// Where the tab keeps the commands that are not stored yet.
const waitingKey = () => Object.keys(sessionStorage).find((one) => one.startsWith("concord waiting"));
const allStored = async (page) =>
  page.until((key) => sessionStorage.getItem(key) === "[]", await page.run(waitingKey));

test(
  "a number is stored even if the page is closed at that moment",
  onPhone(async (page) => {
    await newGame(page);
    await page.tap("Pad");
    await typeNumber(page, "p1 trees", "14");
    await numberAt(page, "p1 trees", "14");
    await openNumber(page, "p1 trees");
    const loaded = page.event("Page.loadEventFired");
    await page.run(() => {
      document.querySelector("#sheet input").value = "17";
      document.querySelector("#sheet input").form.requestSubmit();
      location.reload(); // before the program could answer
    });
    await loaded;
    await numberAt(page, "p1 trees", "17");
    await allStored(page);
    await page.reload();
    await numberAt(page, "p1 trees", "17");
    await page.key("Escape"); // the reload found the sheet still open
    await page.until(() => !document.querySelector("dialog[open]"));
    await page.tap("Undo");
    await numberAt(page, "p1 trees", "14");
  }),
);

test(
  "what is stored is not carried out again",
  onPhone(async (page) => {
    await newGame(page);
    await page.tap("Pad");
    await page.run(() => {
      const put = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith("concord waiting") && value !== "[]") window.hasWaited = value;
        put.call(this, key, value);
      };
    });
    await typeNumber(page, "p1 trees", "14");
    const waited = await page.until(() => window.hasWaited);
    await typeNumber(page, "p1 trees", "15");
    await allStored(page);
    await page.run((key, value) => sessionStorage.setItem(key, value), await page.run(waitingKey), waited);
    await page.reload();
    await allStored(page);
    await numberAt(page, "p1 trees", "15");
  }),
);

test(
  "a game is open again after the page was left while it was being opened",
  onPhone(async (page) => {
    await newGame(page);
    const source = "window.Worker = class { constructor(at, { type }) {} postMessage() { window.isOpening = true; } terminate() {} };"; // never answers
    const { identifier } = await page.call("Page.addScriptToEvaluateOnNewDocument", { source });
    await page.reload();
    await page.until(() => window.isOpening);
    await page.call("Page.removeScriptToEvaluateOnNewDocument", { identifier });
    await page.reload();
    await page.until(() => document.querySelector(".player .name")?.innerText === "Ann");
  }),
);

test(
  "players without a name get one",
  onPhone(async (page) => {
    await newGame(page, { names: ["", "Bob"] });
    assert.deepEqual(await names(page), ["Player 1", "Bob"]);
  }),
);

test(
  "several games are kept apart; a finished one is among the past games, with its boards",
  onPhone(async (page) => {
    await newGame(page, { names: ["Ann", "Bob"] });
    await page.tap("Pad");
    await typeNumber(page, "p1 trees", "14");
    await typeNumber(page, "p2 trees", "9");
    await page.sees("Ann wins with 14 points.");
    await page.tap("All games");
    await page.sees("Past games");
    await newGame(page, { names: ["Cleo", "Dan"] });
    assert.deepEqual(await names(page), ["Cleo", "Dan"]);
    await page.tap("All games");
    await page.sees("Games in progress");
    await page.until(() => {
      const game = [...document.querySelectorAll(".game")].find((one) => one.innerText.includes("Ann"));
      game?.click();
      return game !== undefined;
    });
    await page.sees("Ann wins with 14 points.");
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
  "an unfinished game is removed, too",
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
  "an answer about a board is not shown for another: with other tokens, or in another game",
  onPhone(async (page) => {
    const ask = async () => {
      await page.run(() => (location.hash = "#player/p1/dispute"));
      await page.sees("No cell is chosen yet.");
      await page.tap('.board [data-cell="b2"]');
      await page.sees("A trunk without leaves is no tree.");
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
  "an area is decided in its game only",
  onPhone(async (page) => {
    for (const names of [
      ["Ann", "Bob"],
      ["Cleo", "Dan"],
    ]) {
      await page.run(() => (location.hash = "#games"));
      await newGame(page, { game: "renature", names });
      await page.tap("Area");
      await page.sees("Tap the plants that stand in the area.");
      await page.tap("[data-more=orange-bush]");
      await page.until(() => !document.body.innerText.includes("Tap the plants"));
    }
  }),
);

test(
  "Renature has its pad and its areas, and no photos",
  onPhone(async (page) => {
    await newGame(page, { game: "renature" });
    assert.equal(await page.text("h1"), "Renature");
    assert.equal(await page.run(() => document.querySelectorAll("input[type=file]").length), 0);
    await page.tap("Area");
    await page.sees("Tap the plants that stand in the area.");
    await page.tap("Pad");
    await typeNumber(page, "p2 track", "41");
    await numberAt(page, "p2 track", "41");
  }),
);

test(
  "animal cards are found by name, those that fit first, and counted with their cubes",
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
    await page.until(() => document.querySelectorAll("[data-choose]").length === 3); // the search is over
    await page.tap("[data-choose=fennec-fox]");
    await page.tap("[data-more=fennec-fox]");
    await page.tap("[data-more=fennec-fox]");
    await page.until(() => document.querySelector("[data-card] output").innerText === "2 of 3");
    await page.sees("10 points");
    await page.run(() => (location.hash = "#player/p2/card"));
    await page.until(() => document.querySelector("[data-choose=fennec-fox]")?.disabled);
    await page.sees("Ann has it");
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
    await page.sees("6 points");
  }),
);

test(
  "a game without spirits can get them later",
  onPhone(async (page) => {
    await newGame(page);
    await page.tap("Ann");
    await page.tap("Cards");
    await page.sees("Animal cards");
    assert.ok(!(await page.text()).includes("Choose a nature's spirit"));
    await page.tap("Play with nature's spirits");
    await page.sees("Choose a nature's spirit");
  }),
);

test(
  "a player is removed, and taken back",
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
