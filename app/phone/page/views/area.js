// Decides an area of Renature: a person enters its token and its plants, and sees at once who gets what and why. It may
// be one of the areas left at the end, which are part of the game.
import * as engine from "../engine.js";
import { h, icon } from "../dom.js";
import { Draft, withPlant } from "../draft.js";
import { go, replaceRoute } from "../route.js";
import { can, changed, playerOf, store } from "../store.js";
import { number, messageText, t, tn } from "../text.js";
import { areasLeftView, withoutShares, setAreasLeft } from "./areas_left.js";
import { counter } from "./counter.js";

const blank = () => ({ main: 1, bonus: null, plants: {} });
let area = blank();
const draft = new Draft(); // of an area left at the end
let save = null; // sends the draft to the engine; null: the shown area is not part of the game
let isUndecided = true; // the engine was not asked about the shown area yet
let answer = null;
let lastQuestion = 0; // its number; only its answer counts
let shownColour = ""; // id of the colour whose plants are shown
let knownGame = null; // id of the open game when this view was last shown; undefined if the engine tells none
let knownNames = ""; // who had which colour then

const countOf = (colour, plant) => shown().plants[colour]?.[plant] ?? 0;

const shown = () => (save ? draft.value : area);

async function decide() {
  const question = ++lastQuestion;
  try {
    const reply = await engine.area(shown());
    if (question === lastQuestion) answer = reply;
  } catch (problem) {
    if (question === lastQuestion)
      answer = { problem: problem.error ?? t("The program does not answer; the area is decided when it does.") };
    if (!problem.status) setTimeout(() => question === lastQuestion && decide(), 2000);
  }
  changed();
}

function change(values) {
  const edited = { ...shown(), ...values };
  if (save) draft.change(edited, save);
  else area = edited;
  decide();
  changed();
}

function setPlant(colour, plant, count) {
  const { plants } = shown();
  const { [colour]: before, ...others } = plants;
  const after = withPlant(before, plant, count);
  change({ plants: Object.keys(after).length ? { ...others, [colour]: after } : others });
}

function colourTab(table, colour) {
  const player = playerOf(table, colour.player);
  const result = answer?.results?.[colour.id];
  const dot = h("span", { class: "dot", "aria-hidden": "true" });
  dot.style.setProperty("background-color", colour.shown || "transparent");
  return h(
    "button",
    {
      key: colour.id,
      class: "owner",
      "data-owner": colour.id,
      "aria-pressed": String(shownColour === colour.id),
      onclick: () => {
        shownColour = colour.id;
        changed();
      },
    },
    dot,
    h("span", { class: "name" }, player?.name ?? messageText(colour.name)),
    h("span", { class: result?.dropped ? "strength dropped" : "strength" }, number(result?.strength ?? 0)),
    h("small", {}, result?.dropped ? t("equal") : result?.points > 0 ? t("+%1", number(result.points)) : ""),
  );
}

function answerCard() {
  const empty = !Object.values(shown().plants).some((plants) => Object.values(plants).some((count) => count > 0));
  const paragraph = (message) => h("p", {}, messageText(message));
  return h(
    "section",
    { key: "answer", class: "outcome", "aria-live": "polite", "aria-label": t("Who gets what") },
    h(
      "div",
      {},
      empty && h("p", { class: "headline" }, t("Tap the plants that stand in the area.")),
      messageText(answer?.problem) && h("p", { class: "problem" }, messageText(answer.problem)),
      !empty && (answer?.shares ?? []).map((share) => h("p", { class: "headline" }, messageText(share))),
      !empty && messageText(answer?.why) && paragraph(answer.why),
      !empty && (answer?.gains ?? []).map(paragraph),
    ),
  );
}

// The switch between deciding an area and the areas left at the end.
function modes(showsAreasLeft) {
  const mode = (text, place, isShown) =>
    h("button", { "aria-pressed": String(isShown), onclick: () => replaceRoute("area", ...place) }, text);
  return h(
    "div",
    { key: "modes", class: "switch", role: "group", "aria-label": t("What is shown") },
    mode(t("Decide an area"), [], !showsAreasLeft),
    mode(t("Areas left"), ["left"], showsAreasLeft),
  );
}

export function areaView(table, place = []) {
  if (!can(table, "areas-left")) return decideView(table, null);
  if (place[1] !== "left") return [modes(false), decideView(table, null)];
  const i = Number(place[2]) - 1;
  return [modes(true), table.areas.left?.[i] ? decideView(table, i) : areasLeftView(table)];
}

// Starts with a blank area if another game is open. Forgets the answer then, and if the names in it have changed.
function resetIfChanged({ players, areas }) {
  const names = JSON.stringify(areas.colours.map(({ id, player }) => [id, playerOf({ players }, player)?.name]));
  if (knownGame === store.openGame && knownNames === names) return;
  if (knownGame !== store.openGame) area = blank();
  [knownGame, knownNames, answer, isUndecided] = [store.openGame, names, null, true];
  lastQuestion += 1; // an answer that is on its way is not wanted any more
}

// Shows the area with this index among those left at the end; null: the one that is not part of the game.
function selectArea(table, index) {
  const before = save;
  const { left } = table.areas;
  save =
    index === null
      ? null
      : (edited) => setAreasLeft(withoutShares(left).map((one, i) => (i === index ? edited : one)));
  if (Boolean(before) !== Boolean(save)) isUndecided = true;
  if (save && draft.update(`${knownGame} ${index}`, withoutShares([left[index]])[0])) isUndecided = true;
  if (!isUndecided || store.connection !== "open") return;
  isUndecided = false;
  decide();
}

function buttonsBelow(table, index) {
  if (index === null) {
    const clear = () => {
      area = blank();
      changed();
      decide();
    };
    return h("button", { key: "clear", class: "wide", onclick: clear }, icon("repeat"), t("Next area"));
  }
  const remove = async () => {
    // Once the last one is removed, it is unknown again which areas are left.
    const others = withoutShares(table.areas.left).filter((_, i) => i !== index);
    if (await setAreasLeft(others.length ? others : null)) replaceRoute("area", "left");
  };
  return h(
    "div",
    { key: "steps", class: "pair" },
    h("button", { class: "wide", onclick: remove }, icon("trash"), t("Remove this area")),
    h("button", { class: "wide", onclick: () => go("area", "left") }, icon("check"), t("All areas left")),
  );
}

function decideView(table, index) {
  const { colours, plants, mainMax = 99, bonusMax = 99 } = table.areas;
  resetIfChanged(table);
  selectArea(table, index);
  const { main, bonus } = shown();
  if (!colours.some((colour) => colour.id === shownColour)) shownColour = colours[0]?.id ?? "";
  const chosen = colours.find((colour) => colour.id === shownColour);
  return [
    index !== null && h("h2", { key: "which" }, t("Area %1 of %2", number(index + 1), number(table.areas.left.length))),
    h(
      "section",
      { key: "token", class: "token-numbers", "aria-label": t("Token of the area") },
      counter("main", t("Main (cells)"), main, { min: 1, max: mainMax }, (value) => change({ main: value })),
      counter("bonus", t("Bonus"), bonus, { min: 0, max: bonusMax, mayBeUnknown: true }, (value) =>
        change({ bonus: value }),
      ),
    ),
    index !== null &&
      draft.isRefused &&
      h("p", { key: "refused", class: "warning" }, icon("warning"), t("This is not saved yet.")),
    answer?.free >= 0 && h("p", { key: "free", class: "hint" }, tn("%n free cell(s)", answer.free)),
    h(
      "div",
      { key: "owners", class: "owners", role: "group", "aria-label": t("Whose plants") },
      colours.map((colour) => colourTab(table, colour)),
    ),
    chosen &&
      h(
        "section",
        {
          key: "plants",
          class: "plants",
          "aria-label": t("Plants of %1", playerOf(table, chosen.player)?.name ?? messageText(chosen.name)),
        },
        plants.map((plant) =>
          counter(
            `${shownColour}-${plant.id}`,
            t("%1 (%2)", messageText(plant.name), number(plant.value)),
            countOf(shownColour, plant.id),
            { min: 0, max: 99 },
            (count) => setPlant(shownColour, plant.id, count),
          ),
        ),
      ),
    answerCard(),
    buttonsBelow(table, index),
  ];
}
