// Where the last bits of a float may decide between two stacks, so that the native and the web program may differ.

const near = 0.1; // a smaller difference makes two probabilities about equal

const nameOf = (stack) => stack.join("+") || "empty";
const probability = (cell, stack) => cell.alternatives?.find((one) => nameOf(one.stack) === stack)?.p ?? 0;

// Both are two tokens with red on top: the token below makes no difference to the score, and no person is asked about
// it.
const isUnderRed = (one, other) => [one, other].every(({ length }) => length === 2) && one[1] === "red" && other[1] === "red";

// The cells of a reading: "c2": {stack, p, cube, cell}
export function cellsOf(reading) {
  const cells = Object.entries(reading.cells).map(([name, cell]) => [
    name,
    { stack: nameOf(cell.stack), p: cell.confidence, cube: reading.board.cubes?.[name] ?? "", cell },
  ]);
  return Object.fromEntries(cells.sort());
}

export const isSame = (one, other) => one.stack === other.stack && one.cube === other.cube;

// Whether each program considers both stacks about equally likely and asks a person, or they differ only below red, or
// the native program itself gives the web program's answer when it rounds differently. otherwise: the cell as it was
// read then.
export function isRounding(native, web, otherwise = []) {
  if (otherwise.some((cell) => isSame(web, cell))) return true;
  if (native.cube !== web.cube) return false;
  if (isUnderRed(native.cell.stack, web.cell.stack)) return Math.abs(native.p - web.p) < near;
  return [native, web].every(
    ({ cell }) => cell.review && Math.abs(probability(cell, native.stack) - probability(cell, web.stack)) < near,
  );
}

// Two tokens with red on top in both, and the same cube.
export const isBelowRed = (native, web) => native.cube === web.cube && isUnderRed(native.cell.stack, web.cell.stack);

export const shown = ({ stack, cube, p }) =>
  `${stack.replaceAll("+", ", ")}${cube ? `, ${cube} cube` : ""}: ${p.toFixed(3)}`;
