// A new game: which one, the side of the boards, who plays.
import * as engine from "../engine.js";
import { h, icon } from "../dom.js";
import { replaceRoute, route } from "../route.js";
import { changed, store } from "../store.js";
import { mark, t } from "../text.js";
import { tryOrNotify } from "./start.js";

let games = null; // as engine.knownGames() gives them
let isLoading = false;
const sides = [
  { id: "A", name: mark("Side A: river") },
  { id: "B", name: mark("Side B: islands") },
];

let draft = null; // what the form shows, except the names
const newDraft = () => ({ game: games[0].id, side: "A", withSpirits: false, playerCount: 2, isBusy: false });

function change(values) {
  draft = { ...draft, ...values };
  changed();
}

async function loadGames() {
  if (isLoading) return;
  isLoading = true;
  const isLoaded = await tryOrNotify(async () => (games = await engine.knownGames()));
  isLoading = false;
  if (isLoaded) changed();
  else if (route()[0] === "new") replaceRoute();
}

// options: [{id, text}]. chosen: an id. choose(id): called when a person taps one.
function choice(key, name, options, chosen, choose) {
  return h(
    "div",
    { key, class: "switch", role: "group", "aria-label": name },
    options.map((one) =>
      h(
        "button",
        {
          key: one.id,
          type: "button",
          "data-choice": one.id,
          "aria-pressed": String(one.id === chosen),
          onclick: () => choose(one.id),
        },
        one.text,
      ),
    ),
  );
}

// Suggestions for the fields of names: earlier players.
function nameSuggestions() {
  const names = new Set((store.games ?? []).flatMap((game) => game.players.map((player) => player.name)));
  return h(
    "datalist",
    { id: "known-names", key: "known" },
    [...names].slice(0, 40).map((name) => h("option", { key: name, value: name })),
  );
}

const nameField = (i) =>
  h(
    "li",
    { key: String(i) },
    h("input", {
      name: `player${i}`,
      "aria-label": t("Name of player %1", String(i + 1)),
      placeholder: t("Player %1", String(i + 1)),
      list: "known-names",
      autocomplete: "off",
      maxlength: 60,
      value: "",
    }),
  );

async function submit(event) {
  event.preventDefault();
  if (draft.isBusy) return;
  const { elements } = event.target;
  const players = Array.from({ length: draft.playerCount }, (_, i) => elements[`player${i}`].value.trim()).map(
    (name, i) => name || t("Player %1", String(i + 1)),
  );
  const { game, side, withSpirits } = draft;
  change({ isBusy: true });
  const settings = game === "harmonies" ? { game, side, withSpirits, players } : { game, players };
  if (await tryOrNotify(() => engine.newGame(settings))) {
    draft = null;
    replaceRoute();
  } else {
    change({ isBusy: false });
  }
}

export function newGameView() {
  if (!games) {
    loadGames();
    return [];
  }
  draft ??= newDraft();
  const { minPlayers, maxPlayers } = games.find((one) => one.id === draft.game);
  const isHarmonies = draft.game === "harmonies";
  return [
    choice(
      "game",
      t("Game"),
      games.map((one) => ({ ...one, text: one.title })),
      draft.game,
      (game) => {
        const chosen = games.find((one) => one.id === game);
        change({ game, playerCount: Math.min(chosen.maxPlayers, Math.max(draft.playerCount, chosen.minPlayers)) });
      },
    ),
    isHarmonies &&
      choice(
        "side",
        t("Side of the boards"),
        sides.map((one) => ({ ...one, text: t(one.name) })),
        draft.side,
        (side) => change({ side }),
      ),
    isHarmonies &&
      choice(
        "spirits",
        t("Nature's spirits"),
        [
          { id: "no", text: t("Without spirits") },
          { id: "yes", text: t("With spirits") },
        ],
        draft.withSpirits ? "yes" : "no",
        (id) => change({ withSpirits: id === "yes" }),
      ),
    h(
      "form",
      { key: "who", onsubmit: submit },
      h("h2", {}, t("Who plays?")),
      nameSuggestions(),
      h(
        "ul",
        { class: "names" },
        Array.from({ length: draft.playerCount }, (_, i) => nameField(i)),
      ),
      h(
        "div",
        { class: "pair" },
        h(
          "button",
          {
            type: "button",
            class: "wide",
            disabled: draft.playerCount <= minPlayers,
            onclick: () => change({ playerCount: draft.playerCount - 1 }),
          },
          icon("minus"),
          t("One less"),
        ),
        h(
          "button",
          {
            type: "button",
            class: "wide",
            disabled: draft.playerCount >= maxPlayers,
            onclick: () => change({ playerCount: draft.playerCount + 1 }),
          },
          icon("add"),
          t("One more"),
        ),
      ),
      h("button", { class: "wide main", type: "submit", disabled: draft.isBusy }, icon("check"), t("Begin")),
    ),
  ];
}
