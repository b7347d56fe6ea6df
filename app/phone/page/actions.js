// What the person at the phone does: sends commands and photos, is told of conflicts, takes edits back.
import * as engine from "./engine.js";
import { changed, put, remember, store } from "./store.js";
import { mark, messageText, t } from "./text.js";

// The kinds of commands that undo takes back.
const undoableKinds = [
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

// Shows a refusal or a conflict. Returns the answer if the command was done.
// outcome: "failed" if the engine refused the command, otherwise "done", even where the answer is a conflict.
// insistWith: the command to send if the person wants it done anyway.
export function handleAnswer(command, outcome, answer, insistWith = command) {
  if (outcome === "failed") {
    // The count was too high: it includes edits that changed nothing.
    if (command.do === "undo") remember({ undoable: 0 });
    notify({ kind: "error", text: messageText(answer?.error) || t("That could not be done.") });
    return undefined;
  }
  if (answer.done) {
    const counted = store.undoable + (undoableKinds.includes(command.do) ? 1 : 0);
    remember({ undoable: answer.undoable ?? counted });
    return answer;
  }
  if (answer.undoable !== undefined) remember({ undoable: answer.undoable });
  notify({
    kind: "conflict",
    text: messageText(answer.conflict) || t("Somebody else changed this in the meantime."),
    doAnyway: command.do === "undo" ? undefined : () => edit(insistWith),
  });
  return undefined;
}

export async function edit(command, insistWith = command) {
  try {
    const answer = await engine.command({ who: store.who ?? undefined, ...command });
    return handleAnswer(command, "done", answer, insistWith);
  } catch (problem) {
    return handleAnswer(command, "failed", problem);
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

function updateUpload(upload, values) {
  Object.assign(upload, values);
  if (upload.state === "sent") speak(t("The photo has arrived and is being read."));
  if (["sent", "postponed"].includes(upload.state)) {
    store.uploads = store.uploads.filter((one) => one !== upload);
    URL.revokeObjectURL(upload.previewUrl);
    if (upload.note) notify({ kind: "note", text: messageText(upload.note) });
  }
  changed();
}

// player: an id, "new", or nothing for the next player without a board.
export function sendPhotos(files, player) {
  for (const file of files) {
    const hasPreview = engine.hasPreviews && /^image\/(jpeg|png|webp|gif|avif)$/.test(file.type);
    const previewUrl = hasPreview ? URL.createObjectURL(file) : "";
    const upload = { id: engine.freshId(), player, name: file.name, previewUrl };
    store.uploads.push(upload);
    upload.cancel = engine.upload(file, player, (values) => updateUpload(upload, values));
    upload.retry = () => {
      cancelUpload(upload);
      sendPhotos([file], player);
    };
  }
  changed();
}

export function cancelUpload(upload) {
  upload.cancel();
  if (upload.previewUrl) URL.revokeObjectURL(upload.previewUrl);
  put({ uploads: store.uploads.filter((one) => one !== upload) });
}

export const photoStateNames = {
  waiting: mark("Waiting"),
  sending: mark("Sending"),
  reading: mark("Reading"),
  failed: mark("Could not be read"),
  "no-board": mark("No board found"),
  question: mark("A question"),
  loose: mark("Whose board is it?"),
};
