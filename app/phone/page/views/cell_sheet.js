// One cell: what the photo shows there, what it may be, every other stack, and its cube. For a doubtful cell the sheet
// asks, and the answer leads to the next doubtful cell.
import { edit, speak } from "../actions.js";
import { cellOf } from "../board_drawing.js";
import { h, icon } from "../dom.js";
import * as engine from "../engine.js";
import { closeSheet, replaceRoute, openSheet } from "../route.js";
import { allStacks, cubeName, isLegal, sameStack, stackKey, stackName, tokens } from "../stacks.js";
import { changed } from "../store.js";
import { mark, messageText, orList, percent, t, tn } from "../text.js";
import { cubePicture, stackPicture } from "../tokens.js";

const minNamedProbability = 0.1; // the title names less likely stacks only if they are among the first two

let expandedCell = ""; // the doubtful cell for which "Other stack" was tapped

function titleOf(cell) {
  if (!cell.doubtful) return t("%1: %2", cell.cell, stackName(cell.stack));
  const names = (cell.alternatives ?? [])
    .filter((one, i) => i < 2 || one.p >= minNamedProbability)
    .map((one) => stackName(one.stack));
  const question = t("%1: %2?", cell.cell, orList(names.length ? names : [stackName(cell.stack)]));
  return cell.why ? t("%1 (%2)", question, messageText(cell.why)) : question;
}

// In the order of the engine, which lists the doubts that matter most first; after the last one, the first one left.
function nextDoubt(player, cell) {
  const doubts = player.board?.doubts ?? [];
  const after = doubts.indexOf(cell.cell) + 1;
  return [...doubts.slice(after), ...doubts].find((name) => name !== cell.cell);
}

// Moves on to the next doubt without waiting for the server: the edit is shown at once, and sent later if the server is
// gone.
function setStack(player, cell, stack, close) {
  const about = { player: player.id, cell: cell.cell };
  const set = { do: "set-stack", stack, ...about };
  edit(sameStack(stack, cell.stack) ? { do: "check", ...about } : set, set);
  speak(t("%1: %2", cell.cell, stackName(stack)));
  expandedCell = "";
  const next = cell.doubtful && nextDoubt(player, cell);
  if (next) replaceRoute("player", player.id, "cell", next);
  else close();
}

function alternatives(cell, choose) {
  return h(
    "div",
    { key: "alternatives", class: "choices", role: "group", "aria-label": t("What it may be") },
    cell.alternatives.slice(0, 4).map((one) =>
      h(
        "button",
        {
          key: stackKey(one.stack),
          class: "choice",
          "data-choice": stackKey(one.stack),
          "aria-pressed": String(sameStack(one.stack, cell.stack)),
          onclick: () => choose(one.stack),
        },
        stackPicture(one.stack),
        h("span", {}, stackName(one.stack)),
        h("span", { class: "p" }, percent(one.p)),
      ),
    ),
  );
}

function tokenButtons(player, cell) {
  const stack = cell.stack ?? [];
  const put = (next) => edit({ do: "set-stack", player: player.id, cell: cell.cell, stack: next });
  const button = (next, name, picture) =>
    h(
      "button",
      { key: name, class: "token", disabled: !isLegal(next), "aria-label": name, onclick: () => put(next) },
      picture,
    );
  return h(
    "section",
    { key: "tokens" },
    h("h3", {}, t("Put a token on top, or take the top one off")),
    h(
      "div",
      { class: "tokens" },
      tokens.map((token) => button([...stack, token], t("Put on: %1", t(tokenNames[token])), stackPicture([token]))),
      h(
        "button",
        {
          key: "off",
          class: "token",
          disabled: !stack.length,
          "aria-label": t("Take off the top token"),
          onclick: () => put(withoutTop(stack)),
        },
        icon("minus"),
      ),
    ),
  );
}

const tokenNames = {
  blue: mark("Blue"),
  gray: mark("Gray"),
  brown: mark("Brown"),
  green: mark("Green"),
  yellow: mark("Yellow"),
  red: mark("Red"),
};

function withoutTop(stack) {
  const left = stack.slice(0, -1);
  return isLegal(left) ? left : [];
}

function wholeStacks(cell, choose) {
  return h(
    "section",
    { key: "stacks" },
    h("h3", {}, t("Or choose a whole stack")),
    h(
      "div",
      { class: "stacks" },
      allStacks.map((stack) =>
        h(
          "button",
          {
            key: stackKey(stack),
            "data-stack": stackKey(stack),
            "aria-label": stackName(stack),
            "aria-pressed": String(sameStack(stack, cell.stack)),
            onclick: () => choose(stack),
          },
          stackPicture(stack),
        ),
      ),
    ),
  );
}

function cubes(player, cell) {
  const present = cell.cube ?? "none";
  return h(
    "section",
    { key: "cubes" },
    h("h3", {}, t("Cube")),
    h(
      "div",
      { class: "cubes" },
      ["none", "animal", "spirit"].map((cube) =>
        h(
          "button",
          {
            key: cube,
            "aria-pressed": String(cube === present),
            disabled: cube !== "none" && !(cell.stack ?? []).length,
            onclick: () => edit({ do: "set-cube", player: player.id, cell: cell.cell, cube }),
          },
          cubePicture(cube),
          cubeName(cube),
        ),
      ),
    ),
  );
}

function doubtsLeft(player, cell) {
  const doubts = player.board?.doubts ?? [];
  if (!cell.doubtful) return null;

  return h("p", { key: "progress", class: "hint" }, tn("%n doubtful cell(s) left", doubts.length));
}

export function cellSheet(table, player, name) {
  if (!player.board) return null;
  const cell = cellOf(player.board, name);
  const close = () => {
    expandedCell = "";
    closeSheet("player", player.id);
  };
  const choose = (stack) => setStack(player, cell, stack, close);
  const hasAlternatives = (cell.alternatives ?? []).length > 0;
  const isExpanded = !hasAlternatives || !cell.doubtful || expandedCell === name;
  const next = cell.doubtful && nextDoubt(player, cell);
  return {
    close,
    content: [
      h(
        "div",
        { key: "head", class: "sheet-head" },
        h("h2", { id: "sheet-title", tabindex: -1, autofocus: true }, titleOf(cell)),
        h("button", { class: "round", "aria-label": t("Close"), onclick: close }, icon("close")),
      ),
      doubtsLeft(player, cell),
      hasAlternatives &&
        h(
          "div",
          { key: "seen", class: "seen" },
          player.photo &&
            h("img", {
              key: `close-up ${name}`,
              class: "close-up",
              src: engine.cellUrl(player.photo.id, name),
              alt: t("The cell in the photo, enlarged"),
            }),
          alternatives(cell, choose),
        ),
      hasAlternatives &&
        cell.doubtful &&
        h(
          "div",
          { key: "more", class: "pair" },
          h(
            "button",
            {
              class: "wide",
              "aria-expanded": String(isExpanded),
              onclick: () => {
                expandedCell = isExpanded ? "" : name;
                changed();
              },
            },
            t("Other stack…"),
          ),
          next &&
            h(
              "button",
              { class: "wide", onclick: () => replaceRoute("player", player.id, "cell", next) },
              t("Later"),
              icon("next"),
            ),
        ),
      isExpanded && tokenButtons(player, cell),
      isExpanded && wholeStacks(cell, choose),
      isExpanded && cubes(player, cell),
    ],
  };
}

export const openCell = (player, cell) => openSheet("player", player.id, "cell", cell);
