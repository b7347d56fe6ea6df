// "Why is this no river?": a person taps cells, and the engine says whether they count as what is claimed.
import { drawBoard } from "../board_drawing.js";
import { h, icon } from "../dom.js";
import * as engine from "../engine.js";
import { go } from "../route.js";
import { changed, store } from "../store.js";
import { mark, messageText, t } from "../text.js";

const waters = ["river", "island"]; // on side A, on side B
const kinds = {
  tree: mark("Tree"),
  mountain: mark("Mountain"),
  field: mark("Field"),
  building: mark("Building"),
  river: mark("River"),
  island: mark("Island"),
};

let subject = ""; // the game, player and board that the claim is about, as JSON
let claim = { player: "", what: "tree", cells: [] };
let answer = null; // {verdict, sentence, supporting, path ...} or {problem}
let lastQuestion = 0; // its number; only its answer counts

async function ask() {
  const question = ++lastQuestion;
  answer = null;
  if (claim.cells.length) {
    try {
      const reply = await engine.why(claim);
      if (question === lastQuestion) answer = reply;
    } catch (problem) {
      if (question === lastQuestion) answer = { problem: messageText(problem?.error) || t("That could not be done.") };
    }
  }
  changed();
}

function change(values) {
  claim = { ...claim, ...values };
  ask();
}

// Forgets the chosen cells and the answer if the board is another player's or game's, or has another side, tokens or
// cubes than before.
function resetIfChanged(player) {
  const cells = player.board.cells.map(({ cell, stack, cube }) => [cell, stack, cube]);
  const current = JSON.stringify([store.openGame, player.id, player.board.side, cells]);
  if (subject === current) return;
  subject = current;
  claim = { player: player.id, what: claim.what, cells: [] };
  answer = null;
  lastQuestion += 1; // an answer that is on its way is not wanted any more
}

const toggled = (cells, cell) => (cells.includes(cell) ? cells.filter((one) => one !== cell) : [...cells, cell]);

export function disputeView(table, player) {
  resetIfChanged(player);
  const water = waters[player.board.side === "A" ? 0 : 1];
  if (waters.includes(claim.what)) claim.what = water;
  const offered = Object.keys(kinds).filter((kind) => !waters.includes(kind) || kind === water);
  const highlight = { cells: claim.cells, supporting: answer?.supporting, path: answer?.path };
  return [
    h(
      "div",
      { key: "kinds", class: "kinds", role: "group", "aria-label": t("What it should be") },
      offered.map((kind) =>
        h(
          "button",
          {
            key: kind,
            "data-kind": kind,
            "aria-pressed": String(kind === claim.what),
            onclick: () => change({ what: kind }),
          },
          t(kinds[kind]),
        ),
      ),
    ),
    h("p", { key: "hint", class: "hint" }, t("Tap the cells that should count as this.")),
    drawBoard(player.board, {
      highlight,
      label: t("Board of %1", player.name),
      choose: (cell) => change({ cells: toggled(claim.cells, cell) }),
    }),
    h(
      "section",
      { key: "answer", class: "outcome", "aria-live": "polite", "aria-label": t("Answer") },
      h(
        "div",
        {},
        answer?.problem && h("p", { class: "problem" }, answer.problem),
        messageText(answer?.verdict) && h("p", { class: "headline" }, messageText(answer.verdict)),
        messageText(answer?.sentence)
          ? h("p", {}, messageText(answer.sentence))
          : !answer?.problem && h("p", { class: "hint" }, t("No cell is chosen yet.")),
      ),
    ),
    h(
      "button",
      { key: "back", class: "wide", onclick: () => go("player", player.id, "points") },
      icon("back"),
      t("Back to the points"),
    ),
  ];
}
