// Animal cards with the cubes placed from them, and the nature's spirit. The engine says which cards exist and where
// they fit.
import { edit, speak } from "../actions.js";
import { h, icon, svg } from "../dom.js";
import * as engine from "../engine.js";
import { hexagon, svgPoints, radius } from "../geometry.js";
import { closeSheet, openSheet } from "../route.js";
import { can, changed, playerOf } from "../store.js";
import { number, messageText, t, tn } from "../text.js";
import { drawStack } from "../tokens.js";

export const hasCards = (table) => can(table, "cards") || can(table, "spirits");

let catalogue = null; // {cards, spirits} as the engine gave them last; key: the player and revision asked for
let searchText = "";

function loadCatalogue(table, player) {
  const key = `${player.id} ${table.revision}`;
  if (catalogue?.key === key) return;
  catalogue = { cards: [], spirits: [], ...catalogue, key };
  engine
    .catalogue(player.id)
    .then((found) => {
      if (catalogue.key !== key) return;
      catalogue = { ...found, key };
      changed();
    })
    .catch(() => {});
}

const katakana = (hiragana) => String.fromCharCode(hiragana.charCodeAt(0) + 0x60);
// A text as it is compared in a search: "écureuil" is found by "ecu", and "カエル" by "かえる", which input methods
// give first.
const searchable = (text) =>
  String(text).normalize("NFD").replace(/\p{M}/gu, "").replace(/[ぁ-ゖ]/g, katakana).toLowerCase();

const stackOfLandscape = {
  water: ["blue"],
  field: ["yellow"],
  building: ["red", "red"],
  "tree-1": ["green"],
  "tree-2": ["brown", "green"],
  "tree-3": ["brown", "brown", "green"],
  "mountain-1": ["gray"],
  "mountain-2": ["gray", "gray"],
  "mountain-3": ["gray", "gray", "gray"],
};

// The habitat of a card; its first cell holds the cube.
function habitatPicture(habitat, cube) {
  const cells = (habitat ?? []).map(({ q, r, landscape }, i) => ({
    x: 1.5 * radius * q,
    y: (r + q / 2) * radius * Math.sqrt(3),
    stack: stackOfLandscape[landscape] ?? [],
    cube: i === 0 ? cube : undefined,
  }));
  const [left, right] = [Math.min(...cells.map(({ x }) => x)), Math.max(...cells.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...cells.map(({ y }) => y)), Math.max(...cells.map(({ y }) => y))];
  const size = Math.max(right - left, bottom - top) + 2.1 * radius;
  const [x, y] = [(left + right - size) / 2, (top + bottom - size) / 2];
  return svg(
    "svg",
    { class: "habitat", "aria-hidden": "true", viewBox: [x, y, size, size].map((one) => one.toFixed(1)).join(" ") },
    cells.map((cell) =>
      svg(
        "g",
        { transform: `translate(${cell.x.toFixed(1)},${cell.y.toFixed(1)})` },
        svg("polygon", { class: "ground", points: svgPoints(hexagon(0.97)) }),
        drawStack(cell.stack, cell.cube),
      ),
    ),
  );
}

function cardItem(player, card) {
  const set = (cubes) => {
    edit({ do: "set-card", player: player.id, card: card.id, cubes });
    if (cubes !== null) speak(tn("%n cube(s)", cubes));
  };
  const name = messageText(card.name);
  return h(
    "li",
    { key: card.id, class: "card-item", "data-card": card.id },
    h(
      "div",
      { class: "what" },
      h("p", { class: "name" }, name),
      h("p", { class: "hint" }, tn("%n point(s)", card.points)),
    ),
    h(
      "button",
      {
        class: "round",
        "aria-label": t("%1: one less", name),
        disabled: card.placed === 0,
        onclick: () => set(card.placed - 1),
      },
      icon("minus"),
    ),
    h("output", { "aria-label": tn("%n cube(s)", card.placed) }, t("%1 of %2", number(card.placed), number(card.most))),
    h(
      "button",
      {
        class: "round",
        "data-more": card.id,
        "aria-label": t("%1: one more", name),
        disabled: card.placed >= card.most,
        onclick: () => set(card.placed + 1),
      },
      icon("add"),
    ),
    h("button", { class: "round", "aria-label": t("Remove %1", name), onclick: () => set(null) }, icon("trash")),
  );
}

const spiritsInPlayButton = () =>
  h(
    "button",
    { key: "with", class: "wide", onclick: () => edit({ do: "set-spirits-in-play", on: true }) },
    icon("add"),
    t("Play with nature's spirits"),
  );

function spiritSection(player) {
  const { spirit } = player;
  const set = (what) => edit({ do: "set-spirit", player: player.id, ...what });
  const choose = () => openSheet("player", player.id, "spirit");
  if (!spirit)
    return h("button", { key: "spirit", class: "wide", onclick: choose }, icon("card"), t("Choose a nature's spirit"));
  return h(
    "div",
    { key: "spirit", class: "card-item", "data-spirit": spirit.id },
    h(
      "div",
      { class: "what" },
      h("p", { class: "name" }, messageText(spirit.name)),
      h("p", { class: "hint" }, tn("%n point(s)", spirit.points)),
    ),
    h(
      "button",
      {
        class: "toggle",
        "aria-pressed": String(spirit.placed),
        onclick: () => set({ spirit: spirit.id, placed: !spirit.placed }),
      },
      icon(spirit.placed ? "check" : "add"),
      t("Cube placed"),
    ),
    h(
      "button",
      { class: "round", "aria-label": t("Remove %1", messageText(spirit.name)), onclick: () => set({ spirit: null }) },
      icon("trash"),
    ),
  );
}

export function cardsView(table, player) {
  return [
    can(table, "cards") && [
      h("h2", { key: "animals" }, t("Animal cards")),
      !player.cards?.length &&
        h("p", { key: "none", class: "hint" }, t("None yet. Cards without cubes count nothing.")),
      h(
        "ul",
        { key: "cards", class: "card-list" },
        (player.cards ?? []).map((card) => cardItem(player, card)),
      ),
      h(
        "button",
        { key: "add", class: "wide main", onclick: () => openSheet("player", player.id, "card") },
        icon("add"),
        t("Add an animal card"),
      ),
    ],
    can(table, "spirits") && [
      h("h2", { key: "spirits" }, t("Nature's spirit")),
      table.withSpirits === false && !player.spirit ? spiritsInPlayButton() : spiritSection(player),
    ],
  ];
}

// "2 · 5 · 9 · 14": the points for each cube, as on the card.
const pointsLine = (card) => card.points?.map(number).join(" · ") ?? "";

// The points of a spirit for heights or sizes: "2 → 3 · 3+ → 6".
function stepLine(spirit) {
  const range = ({ from, to }) => (to === undefined || to === null ? `${from}+` : from === to ? from : `${from}–${to}`);
  return (spirit.steps ?? []).map((step) => `${range(step)} → ${number(step.points)}`).join(" · ");
}

function choice(table, card, cube, line, choose) {
  const owner = card.takenBy && playerOf(table, card.takenBy);
  const fits = card.fits?.length ?? 0;
  return h(
    "li",
    { key: card.id },
    h(
      "button",
      { class: "card-choice", "data-choose": card.id, disabled: Boolean(owner), onclick: choose },
      habitatPicture(card.habitat, cube),
      h(
        "span",
        { class: "what" },
        h("span", { class: "name" }, messageText(card.name)),
        h("span", { class: "hint" }, line),
        owner
          ? h("span", { class: "hint" }, t("%1 has it", owner.name))
          : fits > 0 && h("span", { class: "chip good" }, icon("check"), tn("fits in %n place(s)", fits)),
      ),
    ),
  );
}

function sheet(table, player, title, cards, item) {
  const close = () => closeSheet("player", player.id, "cards");
  const forget = () => (searchText = "");
  const search = (event) => {
    searchText = event.target.value;
    changed();
  };
  const names = (card) => [messageText(card.name), card.id, ...(card.aliases ?? [])].map(searchable);
  const found = cards.filter((card) => names(card).some((name) => name.includes(searchable(searchText).trim())));
  const rank = (card) => (card.takenBy ? 2 : card.fits?.length ? 0 : 1);
  return {
    close,
    forget,
    content: [
      h(
        "div",
        { key: "head", class: "sheet-head" },
        h("h2", { id: "sheet-title", tabindex: -1, autofocus: true }, title),
        h("button", { class: "round", "aria-label": t("Close"), onclick: close }, icon("close")),
      ),
      h("input", {
        key: "search",
        type: "search",
        "aria-label": t("Search by name"),
        placeholder: t("Search by name"),
        autocomplete: "off",
        oninput: search,
        value: "",
      }),
      h(
        "ul",
        { key: "choices", class: "card-list" },
        found.sort((a, b) => rank(a) - rank(b)).map((card) => item(card, close)),
      ),
      cards.length > 0 && !found.length && h("p", { key: "none", class: "hint" }, t("No card has this name.")),
    ],
  };
}

export function cardSheet(table, player) {
  loadCatalogue(table, player);
  const mine = new Set((player.cards ?? []).map((card) => card.id));
  const cards = (catalogue.cards ?? []).filter((card) => !mine.has(card.id));
  return sheet(table, player, t("Add an animal card"), cards, (card, close) =>
    choice(table, card, "animal", pointsLine(card), () => {
      edit({ do: "set-card", player: player.id, card: card.id, cubes: 0 });
      close();
    }),
  );
}

export function spiritSheet(table, player) {
  loadCatalogue(table, player);
  return sheet(table, player, t("Choose a nature's spirit"), catalogue.spirits ?? [], (card, close) =>
    choice(table, card, "spirit", stepLine(card), () => {
      edit({ do: "set-spirit", player: player.id, spirit: card.id, placed: false });
      close();
    }),
  );
}
