// Renature: the list of areas that still hold their token at the end.
import { edit } from "../actions.js";
import { h, icon } from "../dom.js";
import { go } from "../route.js";
import { number, messageText, t } from "../text.js";

// As "set-areas-left" takes them: without the shares, which the engine calculates.
export const withoutShares = (areas) => (areas ?? []).map(({ main, bonus, plants }) => ({ main, bonus, plants }));

export const setAreasLeft = (areas) => edit({ do: "set-areas-left", areas });

async function addArea(areas) {
  if (await setAreasLeft([...withoutShares(areas), { main: 1, bonus: null, plants: {} }]))
    go("area", "left", String((areas ?? []).length + 1));
}

function areaRow(area, i) {
  const open = () => go("area", "left", String(i + 1));
  return h(
    "li",
    { key: `area ${i}` },
    h(
      "button",
      { class: "player", "data-area": i + 1, onclick: open },
      h(
        "span",
        { class: "who" },
        h("span", { class: "name" }, t("Area %1", number(i + 1))),
        area.shares.map((share) => h("span", { class: "chip" }, messageText(share))),
      ),
      icon("next"),
    ),
  );
}

export function areasLeftView(table) {
  const { left } = table.areas;
  const hint = left
    ? t("No areas are left: every token was collected.")
    : t("Which areas still hold their token? They are scored at the end.");
  return [
    !left?.length && h("p", { key: "hint", class: "hint" }, hint),
    left?.length > 0 && h("ul", { key: "left", class: "players" }, left.map(areaRow)),
    h("button", { key: "add", class: "wide", onclick: () => addArea(left) }, icon("add"), t("Add an area")),
    !left &&
      h(
        "button",
        { key: "none", class: "wide", onclick: () => setAreasLeft([]) },
        icon("check"),
        t("No areas are left"),
      ),
  ];
}
