// Shares the result as picture and text, and the game itself as file and QR code.
import * as engine from "../engine.js";
import { notify, speak } from "../actions.js";
import { h, icon } from "../dom.js";
import { gameLink } from "../game_link.js";
import { drawQr } from "../qr.js";
import { drawResult } from "../share_picture.js";
import { resultText } from "../share_text.js";
import { changed, shownTable } from "../store.js";
import { t } from "../text.js";
import { tryOrNotify } from "./start.js";

let picture = null; // {key, url, blob}, only {key} while it is drawn; key: keyOf() the table that it shows
let code = null; // the QR code: {key, drawing} or {key, problem}, only {key} while it is made

const fileName = (ending) => `concord-${new Date().toISOString().slice(0, 10)}.${ending}`;
// Differs if the tables may look different.
const keyOf = (table) => `${table.revision} ${table.players.map((player) => player.id).join()} ${table.title}`;

async function makePicture(table) {
  const key = keyOf(table);
  if (picture?.key === key) return;
  if (picture?.url) URL.revokeObjectURL(picture.url);
  picture = { key };
  const blob = await drawResult(table);
  if (picture.key !== key) return;
  Object.assign(picture, { blob, url: URL.createObjectURL(blob) });
  changed();
}

function download(blob, name) {
  const url = URL.createObjectURL(blob);
  const link = h("a", { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60000); // the download has read it by then
}

// Opens the phone's share sheet. Needs navigator.share.
async function share(what) {
  try {
    await navigator.share(what);
  } catch (problem) {
    if (problem.name !== "AbortError") notify({ kind: "error", text: t("The phone could not share it.") });
  }
}

const canShare = (files) => Boolean(navigator.canShare?.({ files }));

const downloadPicture = () => picture?.blob && download(picture.blob, fileName("png"));

async function shareResult(table) {
  const files = picture?.blob ? [new File([picture.blob], fileName("png"), { type: "image/png" })] : [];
  const text = resultText(table);
  await share(files.length && canShare(files) ? { files, text } : { text });
}

async function copyText(table) {
  try {
    await navigator.clipboard.writeText(resultText(table));
    speak(t("Copied."));
    notify({ kind: "note", text: t("Copied.") });
  } catch {
    notify({ kind: "error", text: t("The text could not be copied.") });
  }
}

const makeGameFile = async () =>
  new File([await engine.exportGame()], fileName("concord.json"), { type: "application/json" });

const saveGame = () =>
  tryOrNotify(async () => {
    const file = await makeGameFile();
    download(file, file.name);
  });

async function showCode(table) {
  const key = keyOf(table);
  code = { key };
  try {
    code = { key, drawing: await drawQr(await gameLink(await engine.exportGame())) };
  } catch {
    code = { key, problem: t("This game is too large for a QR code. Send its file instead.") };
  }
  changed();
}

export function shareView() {
  const table = shownTable();
  makePicture(table).catch(() => {});
  const button = (key, text, iconName, act, more = "") =>
    h("button", { key, id: `${key}-button`, class: `wide ${more}`, onclick: act }, icon(iconName), text);
  const shown = code?.key === keyOf(table) ? code : null;
  return [
    navigator.share && button("share", t("Share the result"), "share", () => shareResult(table), "main"),
    h(
      "div",
      { key: "save", class: "pair" },
      button("picture", t("Save the picture"), "download", downloadPicture),
      button("text", t("Copy the text"), "pad", () => copyText(table)),
    ),
    h("h2", { key: "game" }, t("The game itself")),
    h("p", { key: "hint", class: "hint" }, t("Another phone or Concord on a computer opens it, without the photos.")),
    h(
      "div",
      { key: "files", class: "pair" },
      button("file", t("Save the file"), "download", saveGame),
      button("code", t("QR code"), "qr", () => showCode(table)),
    ),
    shown?.problem && h("p", { key: "problem", class: "problem", role: "alert" }, shown.problem),
    shown?.drawing &&
      h(
        "figure",
        { key: "qr", class: "qr" },
        shown.drawing,
        h("figcaption", { class: "hint" }, t("Point another phone's camera at it: the game opens there.")),
      ),
    // Last, because it appears after the rest, which must not move then.
    picture?.url && h("img", { key: "preview", class: "result", src: picture.url, alt: t("Picture of the result") }),
  ];
}
