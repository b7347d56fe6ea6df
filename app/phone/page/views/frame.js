// The frame around every view: title, undo, tabs, the state of the connection, notices, and the sheet.
import { undo, dismiss } from "../actions.js";
import { h, icon, show } from "../dom.js";
import { extras } from "../extras.js";
import { go, route } from "../route.js";
import { can, playerOf, shownTable, store, usesBoards } from "../store.js";
import { language, messageText, t, tn } from "../text.js";
import { areaView } from "./area.js";
import { cardSheet, spiritSheet } from "./cards.js";
import { cellSheet } from "./cell_sheet.js";
import { nameSheet } from "./name_sheet.js";
import { numberSheet } from "./number_sheet.js";
import { padView } from "./pad.js";
import { playerView } from "./player.js";
import { playersView } from "./players.js";

let shownName = null; // the viewName() of the shown view; null before the first
let shownSheet = null;

function titleOf(table, place) {
  const own = extras.title?.(place);
  if (own) return own;
  const player = place[0] === "player" && playerOf(table, place[1]);
  if (player) return player.name;
  return [table.title || "Concord", table.variant && t("Side %1", table.variant)].filter(Boolean).join(" · ");
}

function bar(table, place) {
  const isPlayer = place[0] === "player";
  return h(
    "header",
    { class: "bar", key: "bar" },
    extras.before?.(table, place),
    isPlayer &&
      h("button", { class: "round", key: "back", "aria-label": t("All players"), onclick: () => go() }, icon("back")),
    h("h1", { key: "title" }, titleOf(table, place)),
    store.undoable > 0 &&
      !extras.title?.(place) &&
      h("button", { class: "undo", key: "undo", onclick: undo }, icon("undo"), t("Undo")),
    extras.after?.(table, place),
  );
}

function connectionBanner() {
  const waitingText =
    store.waiting.length > 0 &&
    tn("%n change(s) of yours wait here and are sent as soon as it does. Nothing is lost.", store.waiting.length);
  if (store.connection === "open" || store.connection === "connecting")
    return h("div", { key: "contact", role: "status" });
  const text =
    store.connection === "refused"
      ? t("This address is no longer open. Show the code again in the window under “Photos from a phone”, and scan it.")
      : t("The program does not answer. Is it still open, and the phone in the same Wi-Fi? Trying again…");
  return h(
    "div",
    { key: "contact", role: "status", class: "contact" },
    icon("offline"),
    h("div", {}, h("p", {}, text), waitingText && h("p", {}, waitingText)),
  );
}

function notice(one) {
  return h(
    "div",
    { key: one.id, class: `notice ${one.kind}`, role: "alert" },
    h("p", {}, one.text),
    one.doAnyway &&
      h(
        "button",
        {
          class: "plain",
          onclick: () => {
            dismiss(one.id);
            one.doAnyway();
          },
        },
        t("Do it anyway"),
      ),
    h("button", { class: "round", "aria-label": t("Close this note"), onclick: () => dismiss(one.id) }, icon("close")),
  );
}

function tabs(table, place) {
  const tab = (where, name, picture) =>
    h(
      "a",
      { href: `#${where}`, key: where, "aria-current": (place[0] ?? "") === where ? "page" : null },
      icon(picture),
      name,
    );
  return h(
    "nav",
    { key: "tabs", class: "tabs", "aria-label": t("Views") },
    tab("", t("Players"), "players"),
    tab("pad", t("Pad"), "pad"),
    table.areas && tab("area", t("Area"), "area"),
  );
}

function viewOf(table, place) {
  const own = extras.view?.(table, place);
  if (own) return own;
  switch (place[0]) {
    case "pad":
    case "number":
      return padView(table);
    case "area":
      return table.areas ? areaView(table, place) : playersView(table);
    case "player":
      return playerOf(table, place[1]) ? playerView(table, playerOf(table, place[1]), place[2]) : playersView(table);
    default:
      return playersView(table);
  }
}

function sheetOf(table, place) {
  const own = extras.sheet?.(table, place);
  if (own) return own;
  const player = playerOf(table, place[1]);
  if (!player) return null;
  if (place[0] === "number") return numberSheet(table, player, place[2]);
  if (place[2] === "cell" && usesBoards(table)) return cellSheet(table, player, place[3]);
  if (place[2] === "card" && can(table, "cards")) return cardSheet(table, player);
  if (place[2] === "spirit" && can(table, "spirits")) return spiritSheet(table, player);
  return place[2] === "name" ? nameSheet(table, player) : null;
}

function showSheet(sheet) {
  const dialog = document.getElementById("sheet");
  if (!sheet) shownSheet?.forget?.(); // the sheet was closed, perhaps by the phone's own "back"
  shownSheet = sheet;
  if (!sheet) {
    if (dialog.open) dialog.close();
    show(dialog); // empties the dialog for the next sheet
    return;
  }
  show(dialog, sheet.content);
  dialog.oncancel = (event) => {
    event.preventDefault();
    sheet.close();
  };
  dialog.onclick = (event) => {
    if (event.target === dialog) sheet.close();
  };
  if (!dialog.open) dialog.showModal();
}

export function showView() {
  const page = document.getElementById("page");
  const table = shownTable();
  if (!table) {
    const isDisconnected = store.connection === "lost" || store.connection === "refused";
    show(page, connectionBanner(), !isDisconnected && h("p", { key: "empty", class: "empty" }, t("Connecting…")));
    return;
  }
  const place = route();
  document.documentElement.lang = language();
  document.title = `${titleOf(table, place)} – Concord`;
  show(
    page,
    bar(table, place),
    connectionBanner(),
    extras.banner?.(),
    h("main", { key: `view ${viewName(place)}`, tabindex: -1 }, viewOf(table, place)),
    h("div", { key: "notices", class: "notices" }, store.notices.map(notice)),
    !extras.title?.(place) && tabs(table, place),
  );
  showSheet(sheetOf(table, place));
  focusNewView(place);
}

const viewName = (place) =>
  (place[0] === "player" ? place.slice(0, 2) : [place[0] === "number" ? "pad" : (place[0] ?? "")]).join(" ");

// A view that takes the place of another is shown from its top, and gets the keyboard's focus.
function focusNewView(place) {
  const name = viewName(place);
  if (name === shownName) return;
  if (shownName !== null) {
    scrollTo(0, 0);
    document.querySelector("main").focus({ preventScroll: true });
  }
  shownName = name;
}
