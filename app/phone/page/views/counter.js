// A number that counts up and down by taps.
import { h, icon } from "../dom.js";
import { number, t } from "../text.js";

// value null: unknown; a tap on "one more" then sets `min`. mayBeUnknown: a tap on "one less" at `min` sets null.
export function counter(key, name, value, { min, max, mayBeUnknown = false }, set) {
  const down = value === null ? null : value > min ? value - 1 : mayBeUnknown ? null : value;
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
