// Two tabs on one game: the second says so, follows, and takes over.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newGame, onPhone, site, typeNumber, useSite } from "./support/testing.mjs";

useSite();

// Another tab of the same browser.
async function anotherTab(page, at = "") {
  const tab = await page.tab();
  await tab.open(site.url + at);
  await tab.until(() => document.querySelector("main"));
  return tab;
}

// Taps reach only the tab in front.
const front = (tab) => tab.call("Page.bringToFront");
const numberAt = (tab, cell, text) =>
  tab.until((at, wanted) => document.querySelector(`[data-value="${at}"]`)?.innerText === wanted, cell, text);
const notice = "This game is open in another tab, which this one follows.";

test(
  "the second tab says so, follows, and takes over; the first one follows then",
  onPhone(async (page) => {
    await newGame(page);
    await page.run(() => (location.hash = "#pad"));
    const second = await anotherTab(page, "#pad");
    await second.sees(notice);
    assert.ok(!(await page.text()).includes(notice));
    await front(page);
    await typeNumber(page, "p1 trees", "14");
    await numberAt(second, "p1 trees", "14");

    // An edit in the tab that follows is refused, with the reason.
    await front(second);
    await typeNumber(second, "p2 trees", "9");
    await second.sees("This game is open in another tab. Continue here first.");
    await numberAt(second, "p2 trees", "–");

    await second.tap("Continue here");
    await second.until((words) => !document.body.innerText.includes(words), notice);
    await page.sees(notice);
    await typeNumber(second, "p2 trees", "7");
    await numberAt(second, "p2 trees", "7");
    await numberAt(page, "p2 trees", "7");
    assert.deepEqual(second.problems, []);
  }),
);

test(
  "a tab that is closed leaves the game to the next one",
  onPhone(async (page) => {
    await newGame(page);
    const second = await anotherTab(page);
    await second.sees(notice);
    await page.open("about:blank");
    await second.reload();
    await second.until(() => document.querySelector(".player"));
    assert.ok(!(await second.text()).includes(notice));
  }),
);

test(
  "two tabs have two games",
  onPhone(async (page) => {
    await newGame(page, { names: ["Ann", "Bob"] });
    const second = await anotherTab(page, "#games");
    await newGame(second, { names: ["Cleo", "Dan"] });
    await front(page);
    await page.tap("Pad");
    await typeNumber(page, "p1 trees", "14");
    await numberAt(page, "p1 trees", "14");
    await front(second);
    await second.tap("Pad");
    await typeNumber(second, "p1 trees", "3");
    await numberAt(second, "p1 trees", "3");
    await second.tap("All games");
    await second.until(() => document.querySelectorAll(".game").length === 2);
    await second.sees("Ann: 14");
    await second.sees("Cleo: 3");
  }),
);

test(
  "a game that one tab removes is closed in the other",
  onPhone(async (page) => {
    await newGame(page);
    const second = await anotherTab(page, "#games");
    const id = await second.until(() => document.querySelector(".game")?.dataset.game);
    await second.run((game) => (location.hash = `#past/${game}`), id);
    await second.tap("Remove it");
    await second.tap("Remove it permanently");
    await page.sees("Or begin with a photo of a finished board.");
  }),
);
