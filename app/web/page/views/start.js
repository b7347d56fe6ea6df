// The games of this phone: those that are still played, and past ones.
import * as engine from "../engine.js";
import { notify } from "../actions.js";
import { h, icon } from "../dom.js";
import { install, wayToInstall } from "../installing.js";
import { go } from "../route.js";
import { store } from "../store.js";
import { language, number, messageText, t } from "../text.js";
import { version } from "../version.js";
import { photoButtons, photoCards, uploadCards } from "./photos.js";

export const dayOf = (time) => new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(time);

// Runs act and returns whether it succeeded. Otherwise tells the person why, unless the program could not be loaded,
// which a banner says.
export async function tryOrNotify(act) {
  try {
    await act();
    return true;
  } catch (problem) {
    const isProgramMissing = problem?.loadError !== undefined;
    if (!isProgramMissing) notify({ kind: "error", text: messageText(problem?.error) || t("That could not be done.") });
    return false;
  }
}

export const openGame = (id) => tryOrNotify(() => engine.openGame(id).then(() => go()));

export const titleOfGame = (game) =>
  [game.title || "Concord", game.variant && t("Side %1", game.variant)].filter(Boolean).join(" · ");

const playersWithTotals = (game) =>
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
        h("span", { class: "game-players" }, playersWithTotals(game)),
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

const titledList = (key, title, games) =>
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
    titledList(
      "open",
      t("Games in progress"),
      games.filter((game) => !game.isFinal),
    ),
    titledList(
      "past",
      t("Past games"),
      games.filter((game) => game.isFinal),
    ),
    h("button", { key: "import", class: "wide", onclick: () => go("import") }, icon("import"), t("Import a game")),
    wayToInstall() &&
      h(
        "section",
        { key: "install", class: "several" },
        wayToInstall() === "by hand"
          ? h("p", { class: "hint" }, t("To keep Concord at hand: tap Share in Safari, then “Add to Home Screen”."))
          : h("button", { class: "wide", onclick: install }, icon("download"), t("Put Concord on the home screen")),
      ),
    h("p", { key: "version", class: "hint version" }, t("Version %1", version)),
  ];
}
