// A game from a file, from a QR code, or from the address that a QR code led to.
import * as engine from "../engine.js";
import { h, icon } from "../dom.js";
import { gameFromDigits, gameFromUrl } from "../game_link.js";
import { go, replaceRoute } from "../route.js";
import { changed } from "../store.js";
import { t } from "../text.js";
import { tryOrNotify } from "./start.js";

const mostBytes = 1048576; // as in docs/formats.md

let found = null; // {digits, text, names} or {digits, problem} of the address; only {digits} while it is read
let problem = "";

function showProblem(text) {
  problem = text;
  changed();
}

async function take(text) {
  problem = "";
  if (await tryOrNotify(() => engine.importGame(text))) {
    found = null;
    replaceRoute();
  }
}

async function takeFile(event) {
  const [file] = event.target.files;
  event.target.value = "";
  if (!file) return undefined;
  if (file.size > mostBytes) return showProblem(t("The file is too large for a game."));
  return take(await file.text());
}

async function takePicture(event) {
  const [file] = event.target.files;
  event.target.value = "";
  if (!file) return undefined;
  try {
    const picture = await createImageBitmap(file);
    const [code] = await new BarcodeDetector({ formats: ["qr_code"] }).detect(picture);
    picture.close();
    if (!code) return showProblem(t("There is no QR code in the picture."));
    return take(await gameFromUrl(code.rawValue));
  } catch {
    return showProblem(t("The QR code holds no game of Concord."));
  }
}

// Who plays, so that people know what they add.
function namesIn(text) {
  const names = JSON.parse(text).players?.map((player) => String(player.name).slice(0, 60));
  if (!names?.length || names.length > 8) throw new Error("no game");
  return names;
}

async function readGame(digits) {
  found = { digits };
  try {
    const text = await gameFromDigits(digits);
    found = { digits, text, names: namesIn(text) };
  } catch {
    found = { digits, problem: t("The address holds no game of Concord.") };
  }
  changed();
}

function fromAddress(digits) {
  if (found?.digits !== digits) readGame(digits);
  if (found.problem) return h("p", { key: "found", class: "problem", role: "alert" }, found.problem);
  if (!found.text) return null;
  return h(
    "section",
    { key: "found", class: "several" },
    h("p", { class: "headline" }, t("A game with %1", found.names.join(", "))),
    h(
      "button",
      { class: "wide main", onclick: () => take(found.text) },
      icon("add"),
      t("Add it to the games of this phone"),
    ),
    h("button", { class: "wide", onclick: () => go("games") }, t("No")),
  );
}

function input(id, text, picture, onchange, more) {
  return h(
    "label",
    { key: id, class: "wide" },
    icon(picture),
    text,
    h("input", { type: "file", id, class: "unseen", onchange, ...more }),
  );
}

export function importView(table, [, digits]) {
  const canScan = typeof BarcodeDetector !== "undefined";
  return [
    digits && fromAddress(digits),
    h(
      "p",
      { key: "how", class: "hint" },
      t("A game that Concord wrote: shared from another phone, or exported on a computer."),
    ),
    input("file", t("Choose the file"), "import", takeFile, { accept: ".json,application/json" }),
    canScan &&
      input("code", t("Photograph a QR code"), "qr", takePicture, { accept: "image/*", capture: "environment" }),
    !canScan &&
      h(
        "p",
        { key: "scan", class: "hint" },
        t("This browser reads no QR codes. Point the phone's camera at the code: it opens the game here."),
      ),
    problem && h("p", { key: "problem", class: "problem", role: "alert" }, problem),
  ];
}
