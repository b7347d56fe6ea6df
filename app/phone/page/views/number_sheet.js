// The sheet for a number of the pad. What is typed stays while the sheet is open, whatever the engine says meanwhile.
import { edit } from "../actions.js";
import { h, icon } from "../dom.js";
import { closeSheet } from "../route.js";
import { changed, rowIndexOf, usesBoards } from "../store.js";
import { number, messageText, t } from "../text.js";

let problem = "";
let subjectKey = ""; // "<player id> <row id>" that problem and numberCount are about
let numberCount = 1; // how many numbers are in the field: 3 for "4+7+0"

function countNumbers(text) {
  numberCount = text.split("+").length;
  changed();
}

// The numbers in "12", "-3" or "4+7+0", each of at most four digits; null for any other text, or if their sum is out
// of range.
export function numbersIn(text, row) {
  const plain = text.replaceAll("−", "-").replaceAll(" ", "");
  if (!/^-?\d{1,4}(\+\d{1,4})*$/.test(plain)) return null;
  const numbers = plain.split("+").map(Number);
  const sum = numbers.reduce((a, b) => a + b, 0);
  return sum >= (row.min ?? 0) && sum <= (row.max ?? 999) ? numbers : null;
}

function send(player, row, input) {
  const numbers = numbersIn(input.value, row);
  if (!numbers) {
    problem = t("Expected a number from %1 to %2.", number(row.min ?? 0), number(row.max ?? 999));
    changed();
    input.select();
    return false;
  }
  const points = numbers.reduce((a, b) => a + b, 0);
  const value = row.partName && numbers.length > 1 ? { parts: numbers } : { points };
  edit({ do: "type", player: player.id, row: row.id, ...value });
  return true;
}

// Buttons for minus and plus, which numeric keyboards of phones lack. Minus is only for rows that may be negative, plus
// for those that are a sum of several numbers.
function signButtons(form, row) {
  const editNumber = (change) => () => {
    const input = form().elements.number;
    change(input);
    input.focus();
    countNumbers(input.value);
  };
  // The sign comes first wherever the cursor is, and a second tap takes it away.
  const toggleMinus = editNumber((input) => {
    input.value = /^\s*[-−]/.test(input.value) ? input.value.replace(/[-−]/, "") : `−${input.value}`;
  });
  const insertPlus = editNumber((input) => input.setRangeText("+", input.selectionStart, input.selectionEnd, "end"));
  const nextPart = row.partName && messageText({ ...row.partName, args: [number(numberCount + 1)] });
  return h(
    "div",
    { key: "keys", class: "pair" },
    (row.min ?? 0) < 0 &&
      h("button", { type: "button", class: "wide", "aria-label": t("Minus"), onclick: toggleMinus }, icon("minus")),
    row.partName &&
      h(
        "button",
        { type: "button", class: "wide", "aria-label": `+ ${nextPart}`, onclick: insertPlus },
        icon("add"),
        nextPart,
      ),
  );
}

export function numberSheet(table, player, rowId) {
  const rowIndex = rowIndexOf(table, rowId);
  if (rowIndex < 0) return null;
  const row = table.rows[rowIndex];
  const value = player.values[rowIndex];
  const isTyped = value.source === "typed";
  const currentText = isTyped ? (value.parts?.length > 1 ? value.parts.join("+") : String(value.points)) : "";
  if (subjectKey !== `${player.id} ${rowId}`) {
    [subjectKey, problem, numberCount] = [`${player.id} ${rowId}`, "", currentText.split("+").length];
  }
  const close = () => closeSheet("pad");
  const forget = () => (subjectKey = "");
  const form = () => document.querySelector("#sheet form");
  const submit = (event) => {
    event.preventDefault();
    if (send(player, row, event.target.elements.number)) close();
  };
  const clear = () => {
    edit({ do: "type", player: player.id, row: row.id, points: null });
    close();
  };
  return {
    close,
    forget,
    content: [
      h(
        "div",
        { key: "head", class: "sheet-head" },
        h("h2", { id: "sheet-title" }, t("%1: %2", player.name, messageText(row.name))),
        h("button", { class: "round", "aria-label": t("Close"), onclick: close }, icon("close")),
      ),
      value.computed !== undefined &&
        value.computed !== null &&
        h(
          "p",
          { key: "computed", class: "hint" },
          usesBoards(table)
            ? t("The board gives %1.", number(value.computed))
            : t("Counted: %1.", number(value.computed)),
        ),
      h(
        "form",
        { key: subjectKey, onsubmit: submit },
        h("input", {
          name: "number",
          class: "number",
          inputmode: "numeric",
          autocomplete: "off",
          enterkeyhint: "done",
          "aria-labelledby": "sheet-title",
          "aria-describedby": "number-problem",
          autofocus: true,
          value: currentText,
          oninput: row.partName && ((event) => countNumbers(event.target.value)),
        }),
        h("p", { id: "number-problem", class: "problem", role: "alert" }, problem),
        signButtons(form, row),
        h("button", { class: "wide main", type: "submit" }, icon("check"), t("Write it down")),
        isTyped &&
          h(
            "button",
            { key: "clear", type: "button", class: "wide", onclick: clear },
            row.computable ? t("Clear it and use the computed number") : t("Clear it"),
          ),
      ),
    ],
  };
}
