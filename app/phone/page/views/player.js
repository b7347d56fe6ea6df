// A player: the board on the photo or drawn, its doubts, and the reasons for the points.
import { h, icon } from "../dom.js";
import { drawBoard } from "../board_drawing.js";
import { go, replaceRoute, openSheet } from "../route.js";
import { can, changed, hasTokens, photosOf, store, totalOf, usesBoards } from "../store.js";
import { number, messageText, t, tn } from "../text.js";
import { cardsView, hasCards } from "./cards.js";
import { disputeView } from "./dispute.js";
import { photoOverlay } from "./photo_overlay.js";
import { photoButtons, photoCards, uploadCards } from "./photos.js";
import { plantsLeftView } from "./plants_left.js";
import { colourDot } from "./players.js";
import { pointsView } from "./points.js";

let showsPhoto = true; // rather than the drawing
let setByHand = ""; // id of the player whose board is set without a photo

function head(player, table) {
  return h(
    "div",
    { key: "head", class: "head" },
    colourDot(player, 24),
    h("span", { class: "total", "aria-live": "polite" }, tn("%n point(s)", totalOf(table, player))),
    h(
      "button",
      { class: "round", "aria-label": t("Change the name"), onclick: () => openSheet("player", player.id, "name") },
      icon("pencil"),
    ),
  );
}

function sections(table, player, section) {
  const hasPlants = can(table, "plants-left");
  if (!usesBoards(table) && !hasPlants) return null;
  const tab = (key, text, target) =>
    h(
      "button",
      {
        key,
        "aria-pressed": String(target === section),
        onclick: () => replaceRoute("player", player.id, ...(target ? [target] : [])),
      },
      text,
    );
  return h(
    "div",
    { key: "sections", class: "switch", role: "group", "aria-label": t("What is shown") },
    usesBoards(table) && tab("board", t("Board"), undefined),
    hasCards(table) && tab("cards", t("Cards"), "cards"),
    tab("points", t("Points"), "points"),
    hasPlants && tab("plants", t("Plants left"), "plants"),
  );
}

function doubtsButton(player) {
  const doubts = player.board?.doubts ?? [];
  if (!doubts.length) return null;
  return h(
    "button",
    { key: "doubts", class: "wide main", onclick: () => openSheet("player", player.id, "cell", doubts[0]) },
    icon("doubt"),
    tn("Settle %n doubtful cell(s)", doubts.length),
  );
}

function noDoubtsNote(player) {
  if (!player.photo || player.photo.state !== "read" || player.board?.doubts?.length) return null;
  return h(
    "p",
    { key: "settled", class: "done" },
    icon("check"),
    player.board.cells.some((cell) => cell.checked)
      ? t("Done. No cell is left to ask about.")
      : t("No cell is doubtful enough to ask about."),
  );
}

function picture(player) {
  const choose = (cell) => openSheet("player", player.id, "cell", cell);
  const onPhoto = player.photo && showsPhoto && player.board.cells.some((cell) => cell.at);
  const showPhoto = (isPhoto) => () => {
    showsPhoto = isPhoto;
    changed();
  };
  return h(
    "section",
    { key: "picture", class: "picture" },
    player.photo &&
      h(
        "div",
        { key: "which", class: "switch small", role: "group", "aria-label": t("Picture") },
        h("button", { "aria-pressed": String(showsPhoto), onclick: showPhoto(true) }, t("Photo")),
        h("button", { id: "drawing", "aria-pressed": String(!showsPhoto), onclick: showPhoto(false) }, t("Drawing")),
      ),
    onPhoto ? photoOverlay(player, choose) : drawBoard(player.board, { choose, label: t("Board of %1", player.name) }),
    h("p", { key: "hint", class: "hint" }, t("Tap a cell to correct it.")),
  );
}

// The ways to begin for a player whose board is not read or filled yet.
function waysToBegin(player, busy) {
  if (busy) return [];
  const beginByHand = () => {
    setByHand = player.id;
    changed();
  };
  return [
    h(
      "p",
      { key: "how", class: "hint" },
      t("Hold the phone over the board so that it fills the picture, a little from the side, without glare."),
    ),
    photoButtons(player.id, true),
    h("h2", { key: "without" }, t("Without a photo")),
    h(
      "div",
      { key: "ways", class: "pair" },
      h("button", { key: "numbers", class: "wide", onclick: () => go("pad") }, icon("pad"), t("Type the numbers")),
      player.board &&
        h("button", { key: "by-hand", class: "wide", onclick: beginByHand }, icon("board"), t("Set the tokens")),
    ),
  ];
}

function boardView(table, player) {
  const photos = photosOf(table, player.id);
  const busy =
    photos.some((photo) => ["waiting", "reading"].includes(photo.state)) ||
    store.uploads.some((one) => one.player === player.id);
  const showsBoard = hasTokens(player) || (player.board && setByHand === player.id);
  return [
    uploadCards(table, (upload) => upload.player === player.id),
    photoCards(table, photos),
    doubtsButton(player),
    noDoubtsNote(player),
    showsBoard && picture(player),
    messageText(player.certainty) && h("p", { key: "certainty", class: "hint" }, messageText(player.certainty)),
    hasTokens(player) &&
      (player.warnings ?? []).map((warning, i) =>
        h("p", { key: `warning ${i}`, class: "warning" }, icon("warning"), messageText(warning)),
      ),
    showsBoard ? [h("h2", { key: "photo" }, t("Another photo")), photoButtons(player.id)] : waysToBegin(player, busy),
  ];
}

// The section that is shown. The sheets where cards are chosen lie over the section of cards.
function sectionOf(table, section) {
  if (can(table, "plants-left") && section === "plants") return "plants";
  if (!usesBoards(table)) return "points";
  if (hasCards(table) && ["cards", "card", "spirit"].includes(section)) return "cards";
  if (can(table, "dispute") && section === "dispute") return "dispute";
  return section === "points" ? "points" : undefined;
}

export function playerView(table, player, section) {
  const shown = sectionOf(table, section);
  return [
    head(player, table),
    sections(table, player, shown),
    shown === "points"
      ? pointsView(table, player)
      : shown === "cards"
        ? cardsView(table, player)
        : shown === "dispute"
          ? disputeView(table, player)
          : shown === "plants"
            ? plantsLeftView(table, player)
            : boardView(table, player),
  ];
}
