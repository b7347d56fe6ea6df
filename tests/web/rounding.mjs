// Tells whether rounding alone may explain that the native and the web program read different stacks: the last bits of
// a float decide between two stacks that are about equally likely.

const tolerance = 0.1; // probabilities that differ by less count as about equal

const nameOf = (stack) => stack.join("+") || "empty";
const probability = (cell, stack) => cell.alternatives?.find((one) => nameOf(one.stack) === stack)?.p ?? 0;

// Whether both stacks are a red token on another one. The lower token does not affect the score, and no person is asked
// about it.
const areBothRedOnOneToken = (one, other) => [one, other].every((stack) => stack.length === 2 && stack[1] === "red");

// The cells of a reading by name, such as c2: {stack, p, cube, cell}; cell as in the reading.
export function cellsOf(reading) {
  const cells = Object.entries(reading.cells).map(([name, cell]) => [
    name,
    { stack: nameOf(cell.stack), p: cell.confidence, cube: reading.board.cubes?.[name] ?? "", cell },
  ]);
  return Object.fromEntries(cells.sort());
}

export const isSame = (one, other) => one.stack === other.stack && one.cube === other.cube;

// Whether both programs find both stacks about equally likely and ask a person; or the stacks differ only below red and
// are about equally likely; or the native program gives the web program's answer too when it rounds differently.
// otherwise: the cell in those other native readings.
export function isRounding(native, web, otherwise = []) {
  if (otherwise.some((cell) => isSame(web, cell))) return true;
  if (native.cube !== web.cube) return false;
  if (areBothRedOnOneToken(native.cell.stack, web.cell.stack)) return Math.abs(native.p - web.p) < tolerance;
  return [native, web].every(
    ({ cell }) => cell.review && Math.abs(probability(cell, native.stack) - probability(cell, web.stack)) < tolerance,
  );
}

// Whether rounding may decide the likeliest total of the web program. natives: the native readings, one for each way of
// rounding. Either one of them has that total; or one reads every cell like the web program and gives the same spread of
// totals, in which none is much likelier than others.
export function isTotalOfOne(web, natives) {
  const hardlyLikely = 0.15;
  const webCells = cellsOf(web);
  const isLikeWeb = (native) => Object.entries(cellsOf(native)).every(([name, cell]) => isSame(cell, webCells[name]));
  const hasSameSpread = ({ total }) =>
    Math.abs(total.low - web.total.low) <= 1 &&
    Math.abs(total.high - web.total.high) <= 1 &&
    Math.abs(total.sure - web.total.sure) < 0.02;
  return natives.some(
    (native) =>
      native.total.mostLikely === web.total.mostLikely ||
      (Math.max(native.total.sure, web.total.sure) < hardlyLikely && hasSameSpread(native) && isLikeWeb(native)),
  );
}

// For cells that differ.
export const differsOnlyBelowRed = (native, web) =>
  native.cube === web.cube && areBothRedOnOneToken(native.cell.stack, web.cell.stack);

export const cellText = ({ stack, cube, p }) =>
  `${stack.replaceAll("+", ", ")}${cube ? `, ${cube} cube` : ""}: ${p.toFixed(3)}`;
