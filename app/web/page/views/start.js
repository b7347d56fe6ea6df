// The games of this phone: those that are still played, and past ones.
import * as engine from "../engine.js";
import { notify } from "../actions.js";
import { h, icon } from "../dom.js";
import { install, installing } from "../installing.js";
import { go } from "../route.js";
import { store } from "../store.js";
import { language, number, messageText, t } from "../text.js";
import { version } from "../version.js";
import { photoButtons, photoCards, uploadCards } from "./photos.js";

export const dayOf = (time) => new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(time);

// Runs act and returns whether it succeeded; otherwise says why not. A program that could not be loaded has its banner.
export async function tryOrNotify(act) {
  try {
    await act();
    return true;
  } catch (problem) {
    const isMissing = problem?.loadError !== undefined;
    if (!isMissing) notify({ kind: "error", text: messageText(problem?.error) || t("That could not be done.") });
    return false;
  }
}

export const openGame = (id) => tryOrNotify(() => engine.openGame(id).then(() => go()));

export const titleOfGame = (game) =>
  [game.title || "Concord", game.variant && t("Side %1", game.variant)].filter(Boolean).join(" · ");

const players = (game) =>
  game.players.map((player) =>
    h(
      "span",
      { class: "game-player", key: player.id },
      player.wins && game.isFinal && icon("crown"),
      h("span", {}, t("%1: %2", player.name, number(player.total))),
    ),
  );

function gameItem(game) {
  const isOpen = store.table?.game && game.id === store.openGame;
  return h(
    "li",
    { key: game.id },
    h(
      "button",
      {
        class: "game",
        "data-game": game.id,
        "aria-current": isOpen ? "true" : null,
        onclick: () => (game.isFinal && !isOpen ? go("past", game.id) : isOpen ? go() : openGame(game.id)),
      },
      h(
        "span",
        { class: "what" },
        h("span", { class: "name" }, titleOfGame(game)),
        h("span", { class: "hint" }, isOpen ? t("Open now") : dayOf(game.changed)),
        h("span", { class: "game-players" }, players(game)),
      ),
      icon("next"),
    ),
    h(
      "button",
      { class: "round", "aria-label": t("Remove %1", titleOfGame(game)), onclick: () => go("past", game.id) },
      icon("trash"),
    ),
  );
}

const list = (key, title, games) =>
  games.length > 0 && [h("h2", { key: `${key} title` }, title), h("ul", { key, class: "games" }, games.map(gameItem))];

export function startView() {
  const games = (store.games ?? []).filter((game) => game.game);
  return [
    h("button", { key: "new", class: "wide main", onclick: () => go("new") }, icon("add"), t("New game")),
    !store.table?.game &&
      h(
        "section",
        { key: "photo", class: "several" },
        h("p", { class: "hint" }, t("Or begin with a photo of a finished board. It stays on this phone.")),
        photoButtons(undefined),
        uploadCards(store.table, () => true),
        photoCards(store.table, store.table?.photos ?? []),
      ),
    list(
      "open",
      t("Games in progress"),
      games.filter((game) => !game.isFinal),
    ),
    list(
      "past",
      t("Past games"),
      games.filter((game) => game.isFinal),
    ),
    h("button", { key: "import", class: "wide", onclick: () => go("import") }, icon("import"), t("Import a game")),
    installing() &&
      h(
        "section",
        { key: "install", class: "several" },
        installing() === "by hand"
          ? h("p", { class: "hint" }, t("To keep Concord at hand: tap Share in Safari, then “Add to Home Screen”."))
          : h("button", { class: "wide", onclick: install }, icon("download"), t("Put Concord on the home screen")),
      ),
    h("p", { key: "version", class: "hint version" }, t("Version %1", version)),
  ];
}
