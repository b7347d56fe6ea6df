// The reason for every point: rows with their lines. A tapped line lights its cells on the board, and shows its rule
// and the page of the rulebook.
import { h, icon } from "../dom.js";
import { drawBoard } from "../board_drawing.js";
import { go } from "../route.js";
import { can, changed, isRead } from "../store.js";
import { number, messageText, t, tn } from "../text.js";

let open = ""; // "<player id> <row id>" of the unfolded row
let lit = ""; // the tapped line, by nameOf()

const about = ({ row, rule, cells, title, why, sentence }) =>
  JSON.stringify([row, rule, cells, title ?? why, sentence?.text]);

// A name that the line keeps wherever it moves when other points change. Lines that are alike, as those without cells
// may be, are told apart by their order.
function nameOf(player, line) {
  const alike = player.lines.filter((one) => about(one) === about(line));
  return `${player.id} ${alike.indexOf(line)} ${about(line)}`;
}

function lineItem(player, line, i) {
  const key = nameOf(player, line);
  const chosen = lit === key;
  const choose = () => {
    lit = chosen ? "" : key;
    changed();
  };
  return h(
    "li",
    { key: String(i) },
    h(
      "button",
      { class: "line", "data-line": i, "aria-pressed": String(chosen), onclick: choose },
      h("span", { class: "points" }, number(line.points)),
      h(
        "span",
        { class: "text" },
        h("span", { class: "title" }, messageText(line.title) || messageText(line.why)),
        line.cells?.length > 0 && h("span", { class: "cells" }, line.cells.join(" ")),
        messageText(line.title) && messageText(line.why) && h("span", { class: "why" }, messageText(line.why)),
        chosen && messageText(line.sentence) && h("span", { class: "sentence" }, messageText(line.sentence)),
        chosen && line.page && h("span", { class: "book" }, icon("book"), t("Rulebook, page %1", line.page)),
      ),
    ),
  );
}

function rowItem(table, player, row, i) {
  const lines = player.lines.map((line, at) => [line, at]).filter(([line]) => line.row === row.id);
  const value = player.values[i];
  const key = `${player.id} ${row.id}`;
  const known = value && !["unknown", "none"].includes(value.source);
  const kind = `reason ${row.kind === "total" ? "grand" : row.kind}`;
  const points = h("span", { class: "points" }, known ? number(value.points) : "–");
  if (!lines.length) return h("li", { key: row.id, class: kind }, h("p", {}, h("span", {}, messageText(row.name)), points));
  return h(
    "li",
    { key: row.id, class: kind },
    h(
      "button",
      {
        class: "row",
        "data-row": row.id,
        "aria-expanded": String(open === key),
        onclick: () => {
          open = open === key ? "" : key;
          lit = "";
          changed();
        },
      },
      h("span", {}, messageText(row.name), " ", h("small", {}, tn("%n reason(s)", lines.length))),
      points,
      icon("next"),
    ),
    open === key &&
      h(
        "ul",
        { class: "lines" },
        lines.map(([line, at]) => lineItem(player, line, at)),
      ),
  );
}

function lightOf(player) {
  const tapped = player.lines.find((line) => nameOf(player, line) === lit);
  if (tapped) return tapped;
  if (!open.startsWith(`${player.id} `)) return undefined;
  const cells = player.lines
    .filter((line) => line.row === open.slice(player.id.length + 1))
    .flatMap((line) => line.cells ?? []);
  return cells.length ? { cells } : undefined;
}

export function pointsView(table, player) {
  return [
    isRead(player) &&
      h(
        "section",
        { key: "lit", class: "lit-board" },
        drawBoard(player.board, { light: lightOf(player), label: t("Board of %1", player.name) }),
      ),
    h("p", { key: "hint", class: "hint" }, t("Tap a row for its reasons, and a reason to see its cells.")),
    h(
      "ul",
      { key: "reasons", class: "reasons" },
      table.rows.map((row, i) => rowItem(table, player, row, i)),
    ),
    can(table, "dispute") &&
      isRead(player) &&
      h(
        "button",
        { key: "dispute", class: "wide", onclick: () => go("player", player.id, "dispute") },
        icon("scales"),
        t("Why does this not count?"),
      ),
  ];
}
