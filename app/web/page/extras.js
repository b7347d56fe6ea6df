// What only this page has: the list of games, a new one, past ones, sharing and importing; and messages at the top.
import * as engine from "./engine.js";
import { h, icon } from "./dom.js";
import { go } from "./route.js";
import { store } from "./store.js";
import { t } from "./text.js";
import { updateNow, watchForUpdates } from "./updates.js";
import { importView } from "./views/import.js";
import { newGameView } from "./views/new_game.js";
import { pastView } from "./views/past.js";
import { shareView } from "./views/share.js";
import { startView } from "./views/start.js";

const isInProgress = (id) => store.games?.find((game) => game.id === id)?.isFinal === false;

// A view needs an open game only if it says so.
const views = {
  games: { title: () => t("Games"), show: startView },
  new: { title: () => t("New game"), show: newGameView },
  past: { title: ([, id]) => (isInProgress(id) ? t("Game") : t("Past game")), show: pastView },
  import: { title: () => t("Import a game"), show: importView },
  share: { title: () => t("Share"), show: shareView, needsGame: true },
};

const hasGame = () => Boolean(store.table?.game);

function viewAt(place) {
  const view = Object.hasOwn(views, place[0] ?? "") ? views[place[0]] : undefined;
  if (view && (!view.needsGame || hasGame())) return view;
  return hasGame() ? undefined : views.games;
}

function banner(key, iconName, text, button) {
  return h(
    "div",
    { key, role: "status", class: "contact" },
    icon(iconName),
    h("div", {}, h("p", {}, text), button && h("button", { class: "wide", onclick: button.act }, button.text)),
  );
}

const storageTexts = {
  full: () =>
    t(
      "This phone has no room left for Concord. What you enter now is lost when the page is closed. Remove old games, or share this one.",
    ),
  failed: () => t("The game could not be kept in this browser. Share it before you close the page."),
  none: () =>
    t("This window keeps nothing: games are lost when it is closed. Share them, or use a window that is not private."),
};

function banners() {
  const { storage, follows, loading, program, update } = store;
  return [
    follows &&
      hasGame() &&
      banner("follows", "players", t("This game is open in another tab, which this one follows."), {
        text: t("Continue here"),
        act: () => engine.takeOver().catch(() => {}),
      }),
    storage in storageTexts && banner("storage", "warning", storageTexts[storage]()),
    program === "missing" &&
      banner("program", "offline", t("The program could not be loaded. If there is a network, load the page again.")),
    program === "broken" && banner("program", "warning", t("Something went wrong. The game is as it was last saved.")),
    loading === "loading" &&
      banner("loading", "waiting", t("The photo reader is being loaded. That happens once and takes a moment.")),
    loading === "missing" &&
      banner(
        "loading",
        "offline",
        t("The photo reader could not be loaded. Photos are read as soon as there is a network."),
      ),
    update &&
      banner("update", "repeat", t("A new version of Concord is available."), {
        text: t("Use it now"),
        act: updateNow,
      }),
  ].filter(Boolean);
}

const roundButton = (label, iconName, act) =>
  h("button", { class: "round", key: iconName, "aria-label": label, onclick: act }, icon(iconName));

// A tap on an input for photos opens the camera or the photo picker; meanwhile the reader is loaded. Only these inputs
// accept .heic.
function expectPhotoAfter({ target }) {
  if (target instanceof HTMLInputElement && target.type === "file" && target.accept.includes(".heic"))
    engine.expectPhoto();
}

function begin() {
  watchForUpdates();
  addEventListener("click", expectPhotoAfter);
}

export const extras = {
  begin,
  title: (place) => viewAt(place)?.title(place),
  view: (table, place) => viewAt(place)?.show(table, place),
  before(table, place) {
    if (place[0] === "past") return roundButton(t("All games"), "back", () => go("games"));
    if (viewAt(place))
      return (table.game || (place[0] ?? "games") !== "games") && roundButton(t("Back"), "back", () => go());
    return place[0] !== "player" && roundButton(t("All games"), "games", () => go("games"));
  },
  after: (table, place) =>
    table.game && !viewAt(place) && place[0] !== "player" && roundButton(t("Share"), "share", () => go("share")),
  banner: () => h("div", { key: "banners" }, banners()),
};
