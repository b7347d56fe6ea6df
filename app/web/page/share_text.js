// The result in words, for messages.
import { language, number, messageText, t } from "./text.js";
import { store, totalOf } from "./store.js";

export function titleLine(table) {
  const created = store.games?.find((game) => game.id === store.openGame)?.created ?? Date.now();
  const day = new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(created);
  return [table.title, table.variant && t("Side %1", table.variant), day].filter(Boolean).join(" · ");
}

export const playersByRank = (table) => [...table.players].sort((a, b) => a.rank - b.rank);

export function resultText(table) {
  const lines = playersByRank(table).map(
    (player) => `${player.rank}. ${t("%1: %2", player.name, number(totalOf(table, player)))}`,
  );
  return [titleLine(table), messageText(table.outcome?.headline), ...lines].filter(Boolean).join("\n");
}
