// The score pad: every number of every player, to read, and to type where the row takes a typed one.
import { h, icon } from "../dom.js";
import { openSheet } from "../route.js";
import { usesBoards } from "../store.js";
import { number, messageText, t } from "../text.js";
import { colourDot, outcomeCard } from "./players.js";

const canType = (row) => row.typed ?? row.kind === "points";
const isKnown = (value) => value && !["unknown", "none"].includes(value.source);

// For screen readers: "Ann, Trees: 14 typed, the board gives 12".
function valueLabel(table, player, row, value) {
  const what = !isKnown(value)
    ? t("not known")
    : value.source === "typed"
      ? t("%1 typed", number(value.points))
      : number(value.points);
  const parts = [what];
  if (value?.computed !== undefined && value?.computed !== null)
    parts.push(
      usesBoards(table) ? t("the board gives %1", number(value.computed)) : t("counted: %1", number(value.computed)),
    );
  if (value?.pending) parts.push(t("not sent yet"));
  return t("%1, %2: %3", player.name, messageText(row.name), parts.join(", "));
}

function padCell(table, player, row, value) {
  const shown = [
    h("span", { class: "points" }, isKnown(value) ? number(value.points) : "–"),
    value?.computed !== undefined &&
      value?.computed !== null &&
      value.computed !== value.points &&
      h("small", {}, usesBoards(table) ? [icon("board"), number(value.computed)] : `(${number(value.computed)})`),
    value?.parts?.length > 1 && h("small", {}, value.parts.map(number).join(" + ")),
    value?.pending && icon("waiting"),
  ];
  const classes = ["value", value?.pending && "pending"].filter(Boolean).join(" ");
  return h(
    "td",
    { key: player.id, class: classes, "data-source": value?.source },
    canType(row)
      ? h(
          "button",
          {
            "aria-label": valueLabel(table, player, row, value),
            "data-value": `${player.id} ${row.id}`,
            onclick: () => openSheet("number", player.id, row.id),
          },
          shown,
        )
      : h("span", { "data-value": `${player.id} ${row.id}` }, shown),
  );
}

export function padView(table) {
  if (!table.players.length)
    return [h("p", { key: "none", class: "hint" }, t("There is no game yet. Add a player first."))];
  return [
    outcomeCard(table, "above-pad"),
    h(
      "div",
      { key: "pad", class: "pad" },
      h(
        "table",
        { "aria-label": t("Score pad") },
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            h("td", {}),
            table.players.map((player) =>
              h(
                "th",
                { key: player.id, scope: "col" },
                h("a", { href: `#player/${player.id}/points` }, colourDot(player, 14), h("span", {}, player.name)),
              ),
            ),
          ),
        ),
        h(
          "tbody",
          {},
          table.rows.map((row, i) =>
            h(
              "tr",
              { key: row.id, class: row.kind },
              h("th", { scope: "row" }, messageText(row.name)),
              table.players.map((player) => padCell(table, player, row, player.values[i])),
            ),
          ),
        ),
      ),
    ),
    h("p", { key: "hint", class: "hint" }, t("Tap a number to type another. Tap a name for the reasons.")),
  ];
}
