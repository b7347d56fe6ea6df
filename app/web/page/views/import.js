// Imports a game from a file, from a QR code, or from the address of this page, which a QR code may have opened.
import * as engine from "../engine.js";
import { h, icon } from "../dom.js";
import { gameFromDigits, gameFromUrl } from "../game_link.js";
import { go, replaceRoute } from "../route.js";
import { changed } from "../store.js";
import { t } from "../text.js";
import { tryOrNotify } from "./start.js";

const maxBytes = 1048576; // as in docs/formats.md
const maxPlayers = 8; // at least as many as any game allows

let linked = null; // the game in the address: {digits, text, names} or {digits, problem}; only {digits} during reading
let problem = "";

function showProblem(text) {
  problem = text;
  changed();
}

async function importGame(text) {
  problem = "";
  if (await tryOrNotify(() => engine.importGame(text))) {
    linked = null;
    replaceRoute();
  }
}

async function importFile(event) {
  const [file] = event.target.files;
  event.target.value = "";
  if (!file) return undefined;
  if (file.size > maxBytes) return showProblem(t("The file is too large for a game."));
  return importGame(await file.text());
}

async function importPicture(event) {
  const [file] = event.target.files;
  event.target.value = "";
  if (!file) return undefined;
  try {
    const picture = await createImageBitmap(file);
    const [code] = await new BarcodeDetector({ formats: ["qr_code"] }).detect(picture);
    picture.close();
    if (!code) return showProblem(t("There is no QR code in the picture."));
    return importGame(await gameFromUrl(code.rawValue));
  } catch {
    return showProblem(t("The QR code holds no game of Concord."));
  }
}

// The names of the players, so that people know which game they add. Throws if the text holds no game.
function namesIn(text) {
  const names = JSON.parse(text).players?.map((player) => String(player.name).slice(0, 60));
  if (!names?.length || names.length > maxPlayers) throw new Error("no game");
  return names;
}

async function readLinked(digits) {
  linked = { digits };
  try {
    const text = await gameFromDigits(digits);
    linked = { digits, text, names: namesIn(text) };
  } catch {
    linked = { digits, problem: t("The address holds no game of Concord.") };
  }
  changed();
}

function linkedGame(digits) {
  if (linked?.digits !== digits) readLinked(digits);
  if (linked.problem) return h("p", { key: "found", class: "problem", role: "alert" }, linked.problem);
  if (!linked.text) return null;
  return h(
    "section",
    { key: "found", class: "several" },
    h("p", { class: "headline" }, t("A game with %1", linked.names.join(", "))),
    h(
      "button",
      { class: "wide main", onclick: () => importGame(linked.text) },
      icon("add"),
      t("Add it to the games of this phone"),
    ),
    h("button", { class: "wide", onclick: () => go("games") }, t("No")),
  );
}

function fileInput(id, text, iconName, onchange, more) {
  return h(
    "label",
    { key: id, class: "wide" },
    icon(iconName),
    text,
    h("input", { type: "file", id, class: "unseen", onchange, ...more }),
  );
}

export function importView(table, [, digits]) {
  const canScan = typeof BarcodeDetector !== "undefined";
  return [
    digits && linkedGame(digits),
    h(
      "p",
      { key: "how", class: "hint" },
      t("A game that Concord wrote: shared from another phone, or exported on a computer."),
    ),
    fileInput("file", t("Choose the file"), "import", importFile, { accept: ".json,application/json" }),
    canScan &&
      fileInput("code", t("Photograph a QR code"), "qr", importPicture, { accept: "image/*", capture: "environment" }),
    !canScan &&
      h(
        "p",
        { key: "scan", class: "hint" },
        t("This browser reads no QR codes. Point the phone's camera at the code: it opens the game here."),
      ),
    problem && h("p", { key: "problem", class: "problem", role: "alert" }, problem),
  ];
}
