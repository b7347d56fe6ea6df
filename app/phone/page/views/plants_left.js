// Renature: the plants that are left on a player's board, the player's own and neutral ones.
import { edit } from "../actions.js";
import { h, icon } from "../dom.js";
import { Draft, withPlant } from "../draft.js";
import { store } from "../store.js";
import { number, messageText, t } from "../text.js";
import { counter } from "./counter.js";

const maxCount = 18; // more than any board holds; the engine knows the limits
const noPlants = { own: {}, neutral: {} };
const draft = new Draft();

export function plantsLeftView(table, player) {
  draft.update(`${store.openGame} ${player.id}`, player.plantsLeft ?? null);
  const left = draft.value;
  const save = (value) =>
    draft.change(value, (plants) => edit({ do: "set-plants-left", player: player.id, plants }));
  const counters = (whose) =>
    table.areas.plants.map((plant) =>
      counter(
        `${whose}-${plant.id}`,
        t("%1 (%2)", messageText(plant.name), number(plant.value)),
        left ? (left[whose][plant.id] ?? 0) : null,
        { min: 0, max: maxCount },
        (count) => {
          const before = left ?? noPlants;
          // While the counts are unknown, counter() starts at 0, but the first tap is to set one plant.
          save({ ...before, [whose]: withPlant(before[whose], plant.id, left ? count : 1) });
        },
      ),
    );
  const group = (whose, name) => [
    h("h2", { key: `${whose} title` }, name),
    h("section", { key: whose, class: "plants", "aria-label": name }, counters(whose)),
  ];
  return [
    draft.isRefused && h("p", { key: "refused", class: "warning" }, icon("warning"), t("This is not saved yet.")),
    h("p", { key: "hint", class: "hint" }, t("Each plant left on the board costs its points.")),
    group("own", t("Own plants")),
    group("neutral", t("Neutral plants")),
    left === null
      ? h(
          "button",
          { key: "none", class: "wide", onclick: () => save(noPlants) },
          icon("check"),
          t("No plants are left"),
        )
      : h(
          "button",
          { key: "unknown", class: "wide", onclick: () => save(null) },
          icon("repeat"),
          t("Plants not known"),
        ),
  ];
}
