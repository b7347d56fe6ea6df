// The sheet that renames a player, or removes the player where the engine can.
import { edit } from "../actions.js";
import { h, icon } from "../dom.js";
import { closeSheet, replaceRoute } from "../route.js";
import { can } from "../store.js";
import { t } from "../text.js";

export function nameSheet(table, player) {
  const close = () => closeSheet("player", player.id);
  const submit = (event) => {
    event.preventDefault();
    const name = event.target.elements.name.value.trim();
    if (name && name !== player.name) edit({ do: "rename", player: player.id, name });
    close();
  };
  const remove = () => {
    edit({ do: "remove-player", player: player.id });
    replaceRoute();
  };
  return {
    close,
    content: [
      h(
        "div",
        { key: "head", class: "sheet-head" },
        h("h2", { id: "sheet-title" }, t("Name of the player")),
        h("button", { class: "round", "aria-label": t("Close"), onclick: close }, icon("close")),
      ),
      h(
        "form",
        { key: `name ${player.id}`, onsubmit: submit },
        h("input", {
          name: "name",
          "aria-labelledby": "sheet-title",
          autocomplete: "off",
          maxlength: 60,
          autofocus: true,
          value: player.name,
        }),
        h("button", { class: "wide main", type: "submit" }, t("Change")),
        can(table, "remove-player") &&
          table.players.length > 1 &&
          h("button", { class: "wide", type: "button", onclick: remove }, icon("trash"), t("Remove this player")),
      ),
    ],
  };
}
