// The table: who leads, and every player with what is known of the board.
import { addPlayer, edit } from "../actions.js";
import { h, icon } from "../dom.js";
import { go, openSheet } from "../route.js";
import { can, hasTokens, photosOf, remember, store, totalOf, usesBoards } from "../store.js";
import { number, messageText, t, tn } from "../text.js";
import { photoButtons, photoCards, uploadCards } from "./photos.js";

// Goes to the view that shows a contradiction, and where it can be corrected if the engine has that view.
function showContradiction(table, { player, row, place }) {
  if (place === "table" && table.areas) return go("area", "left");
  if (place === "board" && row === "plantsLeft" && can(table, "plants-left")) return go("player", player, "plants");
  if (place === "cards" && can(table, "cards")) return go("player", player, "cards");
  if ((place === "board" || !row) && usesBoards(table)) return go("player", player);
  return row ? openSheet("number", player, row) : go("player", player);
}

function contradictionButtons(table, contradiction) {
  if (!contradiction) return null;
  const { player, row, code } = contradiction;
  return h(
    "div",
    { class: "pair" },
    h("button", { class: "wide", onclick: () => showContradiction(table, contradiction) }, t("Look at it")),
    can(table, "accept") &&
      h("button", { class: "wide", onclick: () => edit({ do: "accept", player, row, code }) }, t("It is right")),
  );
}

export function outcomeCard(table, extraClass) {
  if (!table.players.length || !table.outcome) return null;
  const { headline, detail, final, contradiction } = table.outcome;
  return h(
    "section",
    {
      key: "outcome",
      class: ["outcome", extraClass, final && "final", contradiction && "wrong"].filter(Boolean).join(" "),
      "aria-live": "polite",
      "aria-label": t("Result"),
    },
    contradiction && icon("warning"),
    final && table.players.length > 1 && table.outcome.winners?.length > 0 && icon("crown"),
    h(
      "div",
      {},
      h("p", { class: "headline" }, messageText(headline)),
      messageText(detail) && h("p", {}, messageText(detail)),
      contradictionButtons(table, contradiction),
    ),
  );
}

// "Reading the photo...", "3 doubtful cells": the most important thing about a player's board.
function boardState(table, player) {
  const photos = photosOf(table, player.id);
  const chip = (kind, name, text) => h("span", { class: `chip ${kind}` }, name && icon(name), text);
  if (photos.some((photo) => photo.state === "question")) return chip("ask", "doubt", t("A question about the photo"));
  const reading = photos.find((photo) => ["reading", "waiting"].includes(photo.state));
  if (reading) return chip("", "waiting", t("Reading the photo…"));
  const uploads = store.uploads.filter((upload) => upload.player === player.id);
  if (uploads.some((upload) => upload.state !== "failed")) return chip("", "waiting", t("Sending the photo…"));
  if (uploads.length || photos.some((photo) => ["no-board", "failed"].includes(photo.state)))
    return chip("ask", "warning", t("The photo could not be used"));
  if (!hasTokens(player)) return chip("", "camera", t("No board yet"));
  const doubts = player.board.doubts?.length ?? 0;
  return doubts ? chip("ask", "doubt", tn("%n doubtful cell(s)", doubts)) : chip("good", "check", t("Board read"));
}

export const colourDot = (player, size = 20) => {
  const dot = h("span", { class: "dot", "aria-hidden": "true" });
  dot.style.setProperty("background-color", player.colour || "transparent");
  dot.style.setProperty("--size", `${size}px`);
  return dot;
};

function playerCard(table, player) {
  const wins = table.outcome?.final && table.players.length > 1 && table.outcome.winners?.includes(player.id);
  const open = () => {
    if (!store.who) remember({ who: player.id });
    go("player", player.id);
  };
  return h(
    "li",
    { key: player.id },
    h(
      "button",
      { class: "player", onclick: open },
      colourDot(player),
      h(
        "span",
        { class: "who" },
        h(
          "span",
          { class: "name" },
          player.name,
          wins && h("span", { class: "wins" }, icon("crown"), h("span", { class: "unseen" }, t("wins"))),
        ),
        usesBoards(table) && boardState(table, player),
      ),
      h("span", { class: "total" }, number(totalOf(table, player)), h("span", { class: "unseen" }, " " + t("points"))),
      icon("next"),
    ),
  );
}

async function newPlayer() {
  const id = await addPlayer();
  if (id) go("player", id);
}

// The side of all boards. The engine refuses to change it while a board has tokens.
function sideSwitch(table) {
  if (!can(table, "set-side") || !table.sides) return null;
  return h(
    "div",
    { key: "side", class: "switch small", role: "group", "aria-label": t("Side of the boards") },
    table.sides.map((side) =>
      h(
        "button",
        {
          key: side,
          "data-side": side,
          "aria-pressed": String(side === table.variant),
          onclick: () => side !== table.variant && edit({ do: "set-side", side }),
        },
        t("Side %1", side),
      ),
    ),
  );
}

export function playersView(table) {
  const withBoards = usesBoards(table);
  const hasOwner = (photo) => table.players.some((player) => player.id === photo.player);
  const unassigned = (table.photos ?? []).filter((photo) => !hasOwner(photo));
  return [
    outcomeCard(table),
    h("h2", { key: "whose" }, withBoards && !table.players.every(hasTokens) ? t("Whose board is it?") : t("Players")),
    !table.players.length &&
      h(
        "p",
        { key: "none", class: "hint" },
        t("There is no game yet. Add a player, or take a photo of a finished board: it begins one."),
      ),
    h(
      "ul",
      { key: "players", class: "players" },
      table.players.map((player) => playerCard(table, player)),
    ),
    sideSwitch(table),
    table.mayAddPlayer !== false &&
      h("button", { key: "new", class: "wide", onclick: newPlayer }, icon("add"), t("New player")),
    withBoards && uploadCards(table, (upload) => !hasOwner(upload)),
    withBoards && photoCards(table, unassigned),
    withBoards &&
      table.players.length !== 1 &&
      !(table.players.length && table.players.every(hasTokens)) &&
      h(
        "section",
        { key: "several", class: "several" },
        h("h2", {}, t("All boards at once")),
        h("p", { class: "hint" }, t("Each photo goes to the next player without a board.")),
        photoButtons(undefined),
      ),
  ];
}
