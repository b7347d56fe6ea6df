// A game of the list: who won, everybody's board, and buttons that open or remove the game.
import * as engine from "../engine.js";
import { drawBoard } from "../board_drawing.js";
import { h, icon } from "../dom.js";
import { go } from "../route.js";
import { changed, store } from "../store.js";
import { number, messageText, t } from "../text.js";
import { colourDot } from "./players.js";
import { dayOf, openGame, titleOfGame, tryOrNotify } from "./start.js";

let removalToConfirm = ""; // id of the game that another tap removes; "" again when this view is left
addEventListener("hashchange", () => (removalToConfirm = ""));

function playerItem(player) {
  return h(
    "li",
    { key: player.id, class: "past-player" },
    h(
      "div",
      { class: "head" },
      colourDot(player),
      h("span", { class: "name" }, player.name),
      player.wins && icon("crown"),
      h("span", { class: "total" }, number(player.total)),
    ),
    player.board && drawBoard(player.board, { label: t("Board of %1", player.name) }),
  );
}

async function confirmOrRemove(id) {
  if (removalToConfirm !== id) {
    removalToConfirm = id;
    changed();
    return;
  }
  removalToConfirm = "";
  if (await tryOrNotify(() => engine.removeGame(id))) go("games");
}

export function pastView(table, [, id]) {
  const game = (store.games ?? []).find((one) => one.id === id);
  if (!game) return [h("p", { key: "none", class: "hint" }, t("This game is no longer there."))];
  const players = [...game.players].sort((a, b) => a.rank - b.rank);
  return [
    h(
      "section",
      { key: "outcome", class: `outcome ${game.isFinal ? "final" : ""}` },
      h(
        "div",
        {},
        h("p", { class: "headline" }, messageText(game.headline)),
        h("p", {}, `${titleOfGame(game)} · ${dayOf(game.changed)}`),
      ),
    ),
    h(
      "div",
      { key: "ways", class: "pair" },
      h(
        "button",
        { class: "wide main", onclick: () => (id === store.openGame ? go() : openGame(id)) },
        icon("pencil"),
        t("Open it"),
      ),
      h(
        "button",
        { class: `wide ${removalToConfirm === id ? "sure" : ""}`, onclick: () => confirmOrRemove(id) },
        icon("trash"),
        removalToConfirm === id ? t("Remove it permanently") : t("Remove it"),
      ),
    ),
    h("ul", { key: "players", class: "past-players" }, players.map(playerItem)),
  ];
}
