// Decide an area of Renature: its token and its plants, and at once who gets what and why.
import * as engine from "../engine.js";
import { h, icon } from "../dom.js";
import { playerOf, store } from "../store.js";
import { number, say, t, tn } from "../text.js";

const blank = () => ({ main: 1, bonus: null, plants: {} });
let area = blank();
let answer = null;
let asked = 0;
let owner = ""; // the colour whose plants are shown

const repaint = () => dispatchEvent(new HashChangeEvent("hashchange"));
const countOf = (colour, plant) => area.plants[colour]?.[plant] ?? 0;

async function decide() {
  const mine = ++asked;
  try {
    const said = await engine.area(area);
    if (mine === asked) answer = said;
  } catch (problem) {
    if (mine === asked)
      answer = { problem: problem.error ?? t("The program does not answer; the area is decided when it does.") };
    if (!problem.status) setTimeout(() => mine === asked && decide(), 2000);
  }
  repaint();
}

function change(next) {
  area = { ...area, ...next };
  decide();
  repaint();
}

function setPlant(colour, plant, count) {
  change({ plants: { ...area.plants, [colour]: { ...area.plants[colour], [plant]: count } } });
}

// value null: not known
function counter(key, name, value, { min, max }, set) {
  const down = value === null ? null : value > min ? value - 1 : min === 0 && key === "bonus" ? null : value;
  return h(
    "div",
    { key, class: "counter" },
    h("span", { id: `name-${key}` }, name),
    h(
      "button",
      { class: "round", "aria-label": t("%1: one less", name), disabled: down === value, onclick: () => set(down) },
      icon("minus"),
    ),
    h("output", { "aria-labelledby": `name-${key}` }, value === null ? "?" : number(value)),
    h(
      "button",
      {
        class: "round",
        "data-more": key,
        "aria-label": t("%1: one more", name),
        disabled: value === max,
        onclick: () => set(value === null ? min : value + 1),
      },
      icon("add"),
    ),
  );
}

function colourTab(table, colour) {
  const player = playerOf(table, colour.player);
  const foot = answer?.feet?.[colour.id];
  const dot = h("span", { class: "dot", "aria-hidden": "true" });
  dot.style.setProperty("background-color", colour.shown || "transparent");
  return h(
    "button",
    {
      key: colour.id,
      class: "owner",
      "data-owner": colour.id,
      "aria-pressed": String(owner === colour.id),
      onclick: () => {
        owner = colour.id;
        repaint();
      },
    },
    dot,
    h("span", { class: "name" }, player?.name ?? say(colour.name)),
    h("span", { class: foot?.dropped ? "strength dropped" : "strength" }, number(foot?.strength ?? 0)),
    h("small", {}, foot?.dropped ? t("equal") : foot?.points > 0 ? t("+%1", number(foot.points)) : ""),
  );
}

function answerCard() {
  const empty = !Object.values(area.plants).some((plants) => Object.values(plants).some((count) => count > 0));
  const text = (one) => h("p", {}, say(one));
  return h(
    "section",
    { key: "answer", class: "outcome", "aria-live": "polite", "aria-label": t("Who gets what") },
    h(
      "div",
      {},
      empty && h("p", { class: "headline" }, t("Tap the plants that stand in the area.")),
      say(answer?.problem) && h("p", { class: "problem" }, say(answer.problem)),
      !empty && (answer?.shares ?? []).map((share) => h("p", { class: "headline" }, say(share))),
      !empty && say(answer?.why) && text(answer.why),
      !empty && (answer?.gains ?? []).map(text),
    ),
  );
}

export function areaView(table) {
  const { colours, plants, mainMax = 99, bonusMax = 99 } = table.areas;
  if (!colours.some((colour) => colour.id === owner)) owner = colours[0]?.id ?? "";
  if (!answer && store.contact === "there" && asked === 0) decide();
  const chosen = colours.find((colour) => colour.id === owner);
  return [
    h(
      "section",
      { key: "token", class: "token-numbers", "aria-label": t("Token of the area") },
      counter("main", t("Main (cells)"), area.main, { min: 1, max: mainMax }, (main) => change({ main })),
      counter("bonus", t("Bonus"), area.bonus, { min: 0, max: bonusMax }, (bonus) => change({ bonus })),
    ),
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
          "aria-label": t("Plants of %1", playerOf(table, chosen.player)?.name ?? say(chosen.name)),
        },
        plants.map((plant) =>
          counter(
            `${owner}-${plant.id}`,
            t("%1 (%2)", say(plant.name), number(plant.value)),
            countOf(owner, plant.id),
            { min: 0, max: 99 },
            (count) => setPlant(owner, plant.id, count),
          ),
        ),
      ),
    answerCard(),
    h(
      "button",
      {
        key: "clear",
        class: "wide",
        onclick: () => {
          area = blank();
          decide();
        },
      },
      icon("repeat"),
      t("Next area"),
    ),
  ];
}
