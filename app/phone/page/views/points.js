// The reason for every point: rows with their lines. A tapped line highlights its cells on the board, and shows its
// rule and the page of the rulebook.
import { h, icon } from "../dom.js";
import { drawBoard } from "../board_drawing.js";
import { go } from "../route.js";
import { can, changed, hasTokens } from "../store.js";
import { number, messageText, t, tn } from "../text.js";

let openRow = ""; // "<player id> <row id>" of the unfolded row
let tappedLine = ""; // its lineKey()

const contentOf = ({ row, rule, cells, title, why, sentence }) =>
  JSON.stringify([row, rule, cells, title ?? why, sentence?.text]);

// A key that the line keeps when other points change and it moves in the list. Equal lines, as those without cells may
// be, are told apart by their order.
function lineKey(player, line) {
  const equal = player.lines.filter((one) => contentOf(one) === contentOf(line));
  return `${player.id} ${equal.indexOf(line)} ${contentOf(line)}`;
}

function lineItem(player, line, i) {
  const key = lineKey(player, line);
  const isTapped = tappedLine === key;
  const choose = () => {
    tappedLine = isTapped ? "" : key;
    changed();
  };
  return h(
    "li",
    { key: String(i) },
    h(
      "button",
      { class: "line", "data-line": i, "aria-pressed": String(isTapped), onclick: choose },
      h("span", { class: "points" }, number(line.points)),
      h(
        "span",
        { class: "text" },
        h("span", { class: "title" }, messageText(line.title) || messageText(line.why)),
        line.cells?.length > 0 && h("span", { class: "cells" }, line.cells.join(" ")),
        messageText(line.title) && messageText(line.why) && h("span", { class: "why" }, messageText(line.why)),
        isTapped && messageText(line.sentence) && h("span", { class: "sentence" }, messageText(line.sentence)),
        isTapped && line.page && h("span", { class: "book" }, icon("book"), t("Rulebook, page %1", line.page)),
      ),
    ),
  );
}

function rowItem(player, row, value) {
  const lines = player.lines.map((line, i) => [line, i]).filter(([line]) => line.row === row.id);
  const key = `${player.id} ${row.id}`;
  const known = value && !["unknown", "none"].includes(value.source);
  const kind = `reason ${row.kind === "total" ? "grand" : row.kind}`;
  const points = h("span", { class: "points" }, known ? number(value.points) : "–");
  const name = messageText(row.name);
  if (!lines.length) return h("li", { key: row.id, class: kind }, h("p", {}, h("span", {}, name), points));
  return h(
    "li",
    { key: row.id, class: kind },
    h(
      "button",
      {
        class: "row",
        "data-row": row.id,
        "aria-expanded": String(openRow === key),
        onclick: () => {
          openRow = openRow === key ? "" : key;
          tappedLine = "";
          changed();
        },
      },
      h("span", {}, name, " ", h("small", {}, tn("%n reason(s)", lines.length))),
      points,
      icon("next"),
    ),
    openRow === key &&
      h(
        "ul",
        { class: "lines" },
        lines.map(([line, i]) => lineItem(player, line, i)),
      ),
  );
}

function highlightOf(player) {
  const line = player.lines.find((one) => lineKey(player, one) === tappedLine);
  if (line) return line;
  if (!openRow.startsWith(`${player.id} `)) return undefined;
  const cells = player.lines
    .filter((line) => line.row === openRow.slice(player.id.length + 1))
    .flatMap((line) => line.cells ?? []);
  return cells.length ? { cells } : undefined;
}

export function pointsView(table, player) {
  return [
    hasTokens(player) &&
      h(
        "section",
        { key: "lit", class: "lit-board" },
        drawBoard(player.board, { highlight: highlightOf(player), label: t("Board of %1", player.name) }),
      ),
    h("p", { key: "hint", class: "hint" }, t("Tap a row for its reasons, and a reason to see its cells.")),
    h(
      "ul",
      { key: "reasons", class: "reasons" },
      table.rows.map((row, i) => rowItem(player, row, player.values[i])),
    ),
    can(table, "dispute") &&
      hasTokens(player) &&
      h(
        "button",
        { key: "dispute", class: "wide", onclick: () => go("player", player.id, "dispute") },
        icon("scales"),
        t("Why does this not count?"),
      ),
  ];
}
