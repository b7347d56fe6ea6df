// Which differences from the native program count as rounding, and which do not.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cellsOf, isRounding, isSame, shown } from "../rounding.mjs";

const cell = (review, ...alternatives) => ({
  stack: alternatives[0][0],
  confidence: alternatives[0][1],
  review,
  alternatives: alternatives.map(([stack, p]) => ({ stack, p })),
});
const only = (one, cubes = {}) => cellsOf({ cells: { c2: one }, board: { cubes } }).c2;

test("two stacks that are about equally likely, where both programs ask a person", () => {
  const native = only(cell(true, [[], 0.33], [["green"], 0.31]));
  const web = only(cell(true, [["green"], 0.32], [[], 0.31]));
  assert.ok(!isSame(native, web) && isRounding(native, web));
  assert.equal(shown(native), "empty: 0.330");
  const sure = only(cell(true, [["green"], 0.45], [[], 0.31]));
  assert.ok(!isRounding(native, sure));
  const unasked = only(cell(false, [["green"], 0.32], [[], 0.31]));
  assert.ok(!isRounding(native, unasked) && !isRounding(unasked, native));
  const notConsidered = only(cell(true, [["gray"], 0.32], [["green"], 0.31]));
  assert.ok(!isRounding(native, notConsidered));
});

test("the colour below red, which makes no difference to the score", () => {
  const native = only(cell(false, [["brown", "red"], 0.997]));
  assert.ok(isRounding(native, only(cell(false, [["gray", "red"], 0.996]))));
  assert.ok(!isRounding(native, only(cell(false, [["gray", "red"], 0.8]))));
  assert.ok(!isRounding(native, only(cell(false, [["brown", "gray"], 0.997]))));
  assert.ok(!isRounding(native, only(cell(false, [["red"], 0.997]))));
});

test("a cell that the native program reads as the web program does where it rounds otherwise", () => {
  const native = only(cell(true, [[], 0.17], [["blue"], 0.12]));
  const web = only(cell(true, [["blue"], 0.45], [[], 0.11]));
  assert.ok(!isRounding(native, web) && !isRounding(native, web, [native]));
  assert.ok(isRounding(native, web, [native, web]));
  const third = only(cell(true, [["gray"], 0.4], [[], 0.2]));
  assert.ok(!isRounding(native, web, [third]));
});

test("cubes are not rounded", () => {
  const native = only(cell(true, [[], 0.33], [["green"], 0.31]));
  const cube = only(cell(true, [[], 0.33], [["green"], 0.31]), { c2: "animal" });
  assert.ok(!isSame(native, cube) && !isRounding(native, cube));
});
