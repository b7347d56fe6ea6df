// What a person does: commands with their conflicts, photos, undo.
import * as engine from "./engine.js";
import { changed, put, remember, store } from "./store.js";
import { mark, messageText, t } from "./text.js";

// The commands that undo takes back.
const undoableCommands = [
  "set-stack",
  "set-cube",
  "check",
  "type",
  "rename",
  "add-player",
  "remove-player",
  "set-side",
  "set-card",
  "set-spirit",
  "set-spirits-in-play",
  "accept",
  "set-areas-left",
  "set-plants-left",
];

export function notify(notice) {
  const id = engine.freshId();
  put({ notices: [...store.notices, { id, ...notice }].slice(-3) });
  return id;
}

export const dismiss = (id) => put({ notices: store.notices.filter((one) => one.id !== id) });

// Makes screen readers say the text.
export function speak(text) {
  document.getElementById("spoken").textContent = text;
}

// Handles the answer to a command: shows a refusal or a conflict. Returns the answer if the command was done.
// outcome: "failed" if the engine refused the command, otherwise "done", even where the answer is a conflict.
// insist: the command to send if the person wants it done anyway.
export function settle(what, outcome, answer, insist = what) {
  if (outcome === "failed") {
    if (what.do === "undo") remember({ undoable: 0 }); // the count was too high: it includes edits that changed nothing
    notify({ kind: "error", text: messageText(answer?.error) || t("That could not be done.") });
    return undefined;
  }
  if (answer.done) {
    const counted = store.undoable + (undoableCommands.includes(what.do) ? 1 : 0);
    remember({ undoable: answer.undoable ?? counted });
    return answer;
  }
  if (answer.undoable !== undefined) remember({ undoable: answer.undoable });
  notify({
    kind: "conflict",
    text: messageText(answer.conflict) || t("Somebody else changed this in the meantime."),
    again: what.do === "undo" ? undefined : () => edit(insist),
  });
  return undefined;
}

export async function edit(what, insist = what) {
  const command = { who: store.who ?? undefined, ...what };
  try {
    return settle(what, "done", await engine.command(command), insist);
  } catch (problem) {
    return settle(what, "failed", problem);
  }
}

export async function undo() {
  if (store.undoable === 0) return;
  remember({ undoable: store.undoable - 1 });
  const answer = await edit({ do: "undo" });
  if (answer) {
    speak(t("Taken back."));
    if (answer.text) notify({ kind: "note", text: messageText(answer.text) });
  }
}

export async function addPlayer() {
  const answer = await edit({ do: "add-player", name: "" });
  return answer?.player;
}

function report(upload, change) {
  Object.assign(upload, change);
  if (upload.state === "sent") speak(t("The photo has arrived and is being read."));
  if (["sent", "postponed"].includes(upload.state)) {
    store.uploads = store.uploads.filter((one) => one !== upload);
    URL.revokeObjectURL(upload.picture);
    if (upload.note) notify({ kind: "note", text: messageText(upload.note) });
  }
  changed();
}

// player: an id, "new", or nothing for the next player without a board.
export function sendPhotos(files, player) {
  for (const file of files) {
    const shown = engine.hasPreviews && /^image\/(jpeg|png|webp|gif|avif)$/.test(file.type);
    const upload = { id: engine.freshId(), player, name: file.name, picture: shown ? URL.createObjectURL(file) : "" };
    store.uploads.push(upload);
    upload.cancel = engine.upload(file, player, (change) => report(upload, change));
    upload.again = () => {
      drop(upload);
      sendPhotos([file], player);
    };
  }
  changed();
}

export function drop(upload) {
  upload.cancel();
  if (upload.picture) URL.revokeObjectURL(upload.picture);
  put({ uploads: store.uploads.filter((one) => one !== upload) });
}

export const stateNames = {
  waiting: mark("Waiting"),
  sending: mark("Sending"),
  reading: mark("Reading"),
  failed: mark("Could not be read"),
  "no-board": mark("No board found"),
  question: mark("A question"),
  loose: mark("Whose board is it?"),
};
