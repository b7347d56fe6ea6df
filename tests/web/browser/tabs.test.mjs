// Two tabs with one game: the second says that it follows the first, shows its changes, and takes over.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newGame, onPhone, site, typeNumber, untilNumber, useSite } from "./support/testing.mjs";

useSite();

// Opens the page in another tab of the same browser. at: the fragment of the address.
async function openTab(page, at = "") {
  const tab = await page.newTab();
  await tab.open(site.url + at);
  await tab.until(() => document.querySelector("main"));
  return tab;
}

// Taps reach only the tab in front.
const bringToFront = (tab) => tab.call("Page.bringToFront");
const notice = "This game is open in another tab, which this one follows.";

test(
  "the second tab of a game follows the first and says so; once it takes over, the first one follows",
  onPhone(async (page) => {
    await newGame(page);
    await page.run(() => (location.hash = "#pad"));
    const second = await openTab(page, "#pad");
    await second.untilShown(notice);
    assert.ok(!(await page.text()).includes(notice));
    await bringToFront(page);
    await typeNumber(page, "p1 trees", "14");
    await untilNumber(second, "p1 trees", "14");

    // An edit in the tab that follows is refused, with the reason.
    await bringToFront(second);
    await typeNumber(second, "p2 trees", "9");
    await second.untilShown("This game is open in another tab. Continue here first.");
    await untilNumber(second, "p2 trees", "–");

    await second.tap("Continue here");
    await second.until((words) => !document.body.innerText.includes(words), notice);
    await page.untilShown(notice);
    await typeNumber(second, "p2 trees", "7");
    await untilNumber(second, "p2 trees", "7");
    await untilNumber(page, "p2 trees", "7");
    assert.deepEqual(second.problems, []);
  }),
);

test(
  "when the tab that owns the game is left, the other one owns it after a reload",
  onPhone(async (page) => {
    await newGame(page);
    const second = await openTab(page);
    await second.untilShown(notice);
    await page.open("about:blank");
    await second.reload();
    await second.until(() => document.querySelector(".player"));
    assert.ok(!(await second.text()).includes(notice));
  }),
);

test(
  "two tabs can have different games open",
  onPhone(async (page) => {
    await newGame(page, { names: ["Ann", "Bob"] });
    const second = await openTab(page, "#games");
    await newGame(second, { names: ["Cleo", "Dan"] });
    await bringToFront(page);
    await page.tap("Pad");
    await typeNumber(page, "p1 trees", "14");
    await untilNumber(page, "p1 trees", "14");
    await bringToFront(second);
    await second.tap("Pad");
    await typeNumber(second, "p1 trees", "3");
    await untilNumber(second, "p1 trees", "3");
    await second.tap("All games");
    await second.until(() => document.querySelectorAll(".game").length === 2);
    await second.untilShown("Ann: 14");
    await second.untilShown("Cleo: 3");
  }),
);

test(
  "a game that one tab removes is closed in the other",
  onPhone(async (page) => {
    await newGame(page);
    const second = await openTab(page, "#games");
    const id = await second.until(() => document.querySelector(".game")?.dataset.game);
    await second.run((game) => (location.hash = `#past/${game}`), id);
    await second.tap("Remove it");
    await second.tap("Remove it permanently");
    await page.untilShown("Or begin with a photo of a finished board.");
  }),
);
