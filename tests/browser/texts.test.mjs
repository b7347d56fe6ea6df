// The texts of the page, without a browser.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { cellsOf, centreOf } from "../../app/phone/page/geometry.js";
import {
  chooseLanguage,
  languages,
  orList,
  pluralForm,
  messageText,
  setTexts,
  t,
  tn,
} from "../../app/phone/page/text.js";

const page = new URL("../../app/phone/page/", import.meta.url);
const read = (name) => readFileSync(new URL(name, page), "utf8");
// The sources of the page for phones, and those that only the web program has.
const sources = [".", "views", "../../web/page", "../../web/page/views"].flatMap((folder) =>
  readdirSync(new URL(folder, page))
    .filter((name) => name.endsWith(".js"))
    .map((name) => `${folder}/${name}`),
);
const literal = '"((?:[^"\\\\]|\\\\.)*)"';

function usedTexts() {
  const texts = { plain: new Set(), counted: new Set() };
  for (const source of sources) {
    for (const [, call, text] of read(source).matchAll(new RegExp(`\\b(t|tn|mark)\\(\\s*${literal}`, "g"))) {
      texts[call === "tn" ? "counted" : "plain"].add(text);
    }
  }
  for (const [, name] of read("facts.js").matchAll(/"name": "([^"]+)"/g)) texts.plain.add(name);
  return texts;
}

function listedTexts(macro) {
  // Joins the texts that are split over two lines.
  const header = readFileSync(new URL("../page_texts.h", page), "utf8").replace(/"\s*\n\s*"/g, "");
  return new Set([...header.matchAll(new RegExp(`\\b${macro}\\(\\s*${literal}`, "g"))].map(([, text]) => text));
}

test("the texts listed for translators are exactly those that the page uses", () => {
  assert.deepEqual([...listedTexts("CONCORD_TEXT")].sort(), [...usedTexts().plain].sort());
  assert.deepEqual([...listedTexts("CONCORD_COUNTED_TEXT")].sort(), [...usedTexts().counted].sort());
  assert.ok(usedTexts().plain.size > 50);
});

test("counted texts contain %n, and other texts do not", () => {
  for (const text of usedTexts().counted) assert.match(text, /%n/);
  for (const text of usedTexts().plain) assert.doesNotMatch(text, /%n/);
});

test("no view shows an untranslated text", () => {
  for (const source of sources.filter((name) => name.includes("views/"))) {
    const untranslated = read(source).match(/h\("(?:p|h1|h2|h3|span|button|small)", \{[^}]*\}, "[A-Z][a-z]+/g);
    assert.equal(untranslated, null, source);
  }
});

test("the page takes the phone's first supported language", () => {
  assert.equal(chooseLanguage(["nl-NL", "fr-CA", "de"]), "fr");
  assert.equal(chooseLanguage(["ja"]), "ja");
  assert.equal(chooseLanguage(["nl"]), "en");
  assert.equal(chooseLanguage([]), "en");
  assert.equal(languages.length, 6);
});

test("plural forms are those of the catalogue", () => {
  const forms = (language) => [0, 1, 2, 5, 11, 21, 22, 112].map((n) => pluralForm(language, n)).join("");
  assert.equal(forms("en"), "10111111");
  assert.equal(forms("de"), "10111111");
  assert.equal(forms("fr"), "00111111");
  assert.equal(forms("ja"), "00000000");
  assert.equal(forms("ru"), "20122012");
});

test("messages are translated together with the texts inserted into them", () => {
  chooseLanguage(["de"]);
  setTexts({ "%1 of %2": "%2, davon %1", Trees: "Bäume", "%n point(s)": ["%n Punkt", "%n Punkte"], toString: "x" });
  assert.equal(messageText({ text: "%1 of %2", args: ["3"], parts: [{ text: "Trees" }] }), "Bäume, davon 3");
  assert.equal(messageText({ text: "%n point(s)", n: 1 }), "1 Punkt");
  assert.equal(messageText({ text: "%n point(s)", n: -3 }), "-3 Punkte");
  assert.equal(messageText({ text: "%1 of %2", args: ["%2", "Ann"] }), "Ann, davon %2");
  assert.equal(messageText("fertig"), "fertig");
  assert.equal(messageText({ text: "valueOf" }), "valueOf");
  assert.equal(messageText(undefined), "");
  assert.equal(t("Trees"), "Bäume");
  assert.equal(tn("%n point(s)", 2), "2 Punkte");
});

test("cells have the places and the order of the desktop program", () => {
  assert.deepEqual(centreOf("c1"), [300, 0]);
  assert.equal(centreOf("a2")[1].toFixed(3), "173.205");
  assert.equal(centreOf("b1")[1].toFixed(3), "86.603");
  assert.deepEqual(cellsOf("A").slice(3, 7), ["a4", "a5", "b1", "b2"]);
  assert.deepEqual([cellsOf("A").length, cellsOf("B").length, cellsOf("C").length], [23, 25, 0]);
});

test('a list of words is joined with commas and "or"', () => {
  setTexts({});
  assert.equal(orList(["water"]), "water");
  assert.equal(orList(["low tree", "field", "water"]), "low tree, field or water");
});
