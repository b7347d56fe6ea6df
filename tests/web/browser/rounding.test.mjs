// Which differences from the native program count as rounding, and which do not.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cellsOf, isRounding, isSame, isTotalOfOne, cellText } from "../rounding.mjs";

const cell = (review, ...alternatives) => ({
  stack: alternatives[0][0],
  confidence: alternatives[0][1],
  review,
  alternatives: alternatives.map(([stack, p]) => ({ stack, p })),
});
const singleCell = (one, cubes = {}) => cellsOf({ cells: { c2: one }, board: { cubes } }).c2;

test("a difference between about equally likely stacks is rounding if both programs ask a person", () => {
  const native = singleCell(cell(true, [[], 0.33], [["green"], 0.31]));
  const web = singleCell(cell(true, [["green"], 0.32], [[], 0.31]));
  assert.ok(!isSame(native, web) && isRounding(native, web));
  assert.equal(cellText(native), "empty: 0.330");
  const likelier = singleCell(cell(true, [["green"], 0.45], [[], 0.31]));
  assert.ok(!isRounding(native, likelier));
  const notForReview = singleCell(cell(false, [["green"], 0.32], [[], 0.31]));
  assert.ok(!isRounding(native, notForReview) && !isRounding(notForReview, native));
  const notConsidered = singleCell(cell(true, [["gray"], 0.32], [["green"], 0.31]));
  assert.ok(!isRounding(native, notConsidered));
});

test("a difference below red, which makes no difference to the score, is rounding", () => {
  const native = singleCell(cell(false, [["brown", "red"], 0.997]));
  assert.ok(isRounding(native, singleCell(cell(false, [["gray", "red"], 0.996]))));
  assert.ok(!isRounding(native, singleCell(cell(false, [["gray", "red"], 0.8]))));
  assert.ok(!isRounding(native, singleCell(cell(false, [["brown", "gray"], 0.997]))));
  assert.ok(!isRounding(native, singleCell(cell(false, [["red"], 0.997]))));
});

test("a difference is rounding if the native program gives the web program's answer when it rounds differently", () => {
  const native = singleCell(cell(true, [[], 0.17], [["blue"], 0.12]));
  const web = singleCell(cell(true, [["blue"], 0.45], [[], 0.11]));
  assert.ok(!isRounding(native, web) && !isRounding(native, web, [native]));
  assert.ok(isRounding(native, web, [native, web]));
  const otherAnswer = singleCell(cell(true, [["gray"], 0.4], [[], 0.2]));
  assert.ok(!isRounding(native, web, [otherAnswer]));
});

test("a different cube is never rounding", () => {
  const native = singleCell(cell(true, [[], 0.33], [["green"], 0.31]));
  const cube = singleCell(cell(true, [[], 0.33], [["green"], 0.31]), { c2: "animal" });
  assert.ok(!isSame(native, cube) && !isRounding(native, cube));
});

test("the likeliest total is that of a native reading, or of the same cells where no total is likely", () => {
  const reading = (mostLikely, sure, stack = ["gray"], low = 40) => ({
    cells: { c2: cell(true, [stack, 0.5]) },
    board: {},
    total: { mostLikely, sure, low, high: 60 },
  });
  assert.ok(isTotalOfOne(reading(51, 0.9), [reading(44, 0.9), reading(51, 0.9)]));
  assert.ok(isTotalOfOne(reading(46, 0.1), [reading(51, 0.11, ["gray"], 41)]));
  assert.ok(!isTotalOfOne(reading(46, 0.1), [reading(51, 0.3)]));
  assert.ok(!isTotalOfOne(reading(46, 0.3), [reading(51, 0.3)]));
  assert.ok(!isTotalOfOne(reading(46, 0.1), [reading(51, 0.14)]));
  assert.ok(!isTotalOfOne(reading(46, 0.1), [reading(51, 0.1, ["gray"], 42)]));
  assert.ok(!isTotalOfOne(reading(46, 0.1, ["blue"]), [reading(51, 0.1)]));
});
