// Photos that are sent or read: the two buttons that add them, progress, and what the engine asks about a photo.
import { cancelUpload, edit, photoStateNames, sendPhotos } from "../actions.js";
import * as engine from "../engine.js";
import { h, icon } from "../dom.js";
import { mayBeLost, playerOf, store } from "../store.js";
import { mark, percent, messageText, t } from "../text.js";

function photoInput(id, text, iconName, player, { className = "", attributes }) {
  const send = (event) => {
    sendPhotos([...event.target.files], player);
    event.target.value = "";
  };
  return h(
    "label",
    { key: id, class: `wide ${className}` },
    icon(iconName),
    text,
    h("input", { type: "file", id, accept: "image/*,.heic,.heif", class: "unseen", onchange: send, ...attributes }),
  );
}

// player: an id, or nothing for the next player without a board. isMain: "Take a photo" is the view's main button.
export function photoButtons(player, isMain) {
  return h(
    "div",
    { key: "buttons", class: "pair" },
    photoInput("take", t("Take a photo"), "camera", player, {
      className: isMain ? "main" : "",
      attributes: { capture: "environment" },
    }),
    photoInput("choose", t("Choose photos"), "photos", player, { attributes: { multiple: true } }),
  );
}

function progressBar(text, fraction) {
  const bar = h("progress", { "aria-label": text, max: 1 });
  if (fraction !== undefined) bar.setAttribute("value", fraction.toFixed(2));
  return bar;
}

function uploadCard(upload) {
  const waitsForEngine = upload.state === "waiting" && store.connection !== "open";
  const text =
    upload.state === "failed"
      ? messageText(upload.error) || t("The photo could not be sent.")
      : waitsForEngine
        ? t("It is sent when the program answers again.")
        : upload.state === "sending"
          ? t("Sending… %1", percent(upload.progress))
          : upload.state === "opening"
            ? t("Opening the photo…")
            : t("Waits for the photos before it.");
  return h(
    "div",
    {
      key: upload.id,
      class: `photo-card ${upload.state === "failed" ? "ask" : ""}`,
      "data-sending": mayBeLost(upload) ? "" : null,
    },
    upload.previewUrl
      ? h("img", { src: upload.previewUrl, alt: "" })
      : h("span", { class: "no-picture" }, icon("photos")),
    h(
      "div",
      { class: "what" },
      h("p", { class: "file" }, upload.name),
      h("p", { role: "status" }, text),
      upload.state !== "failed" && progressBar(text, upload.progress),
    ),
    h(
      "button",
      { class: "round", "aria-label": t("Cancel this photo"), onclick: () => cancelUpload(upload) },
      icon("close"),
    ),
    upload.state === "failed" && h("button", { class: "wide", onclick: upload.retry }, icon("repeat"), t("Try again")),
  );
}

export const uploadCards = (table, filter) => store.uploads.filter(filter).map(uploadCard);

function offers(photo) {
  return h(
    "div",
    { class: "offers" },
    (photo.offers ?? []).map((offer) =>
      h(
        "button",
        {
          key: offer.id,
          class: "wide",
          onclick: () => edit({ do: "answer-photo", photo: photo.id, answer: offer.id }),
        },
        messageText(offer.text),
      ),
    ),
  );
}

// Buttons that give the photo to another player, folded away if it belongs to a player already. None for a photo that
// is being read, has failed, or comes with offers.
function recipientButtons(table, photo) {
  const others = table.players.filter((player) => player.id !== photo.player);
  if (!others.length || ["reading", "failed"].includes(photo.state) || photo.offers?.length) return null;
  const give = (player) => () => edit({ do: "give-photo", photo: photo.id, player: player.id });
  const list = h(
    "div",
    { key: "give", class: "offers" },
    others.map((player) => h("button", { key: player.id, class: "wide", onclick: give(player) }, player.name)),
  );
  if (others.length === table.players.length) return list;
  return h("details", { key: "give" }, h("summary", {}, t("It is another player's board")), list);
}

function photoCard(table, photo) {
  const busy = ["waiting", "reading"].includes(photo.state);
  const owner = playerOf(table, photo.player);
  const title = busy ? t("Reading the photo…") : t(photoStateNames[photo.state] ?? mark("Photo"));
  return h(
    "div",
    { key: photo.id, class: `photo-card ${busy ? "" : "ask"}` },
    !busy && h("img", { src: engine.photoUrl(photo.id), alt: owner ? t("Photo of %1", owner.name) : t("Photo") }),
    h(
      "div",
      { class: "what", role: "status" },
      h("p", { class: "file" }, title),
      messageText(photo.what) && h("p", {}, messageText(photo.what)),
      busy && progressBar(title, photo.progress),
    ),
    h(
      "button",
      {
        class: "round",
        "aria-label": busy ? t("Cancel this photo") : t("Remove this photo"),
        onclick: () => edit({ do: busy ? "cancel-photo" : "remove-photo", photo: photo.id }),
      },
      icon("close"),
    ),
    offers(photo),
    !busy && recipientButtons(table, photo),
  );
}

// Cards for the photos that were not read onto a board (yet).
export const photoCards = (table, photos) =>
  photos.filter((photo) => photo.state !== "read").map((photo) => photoCard(table, photo));
