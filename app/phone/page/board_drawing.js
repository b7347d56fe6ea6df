// A board as in the window: hexes with their names, stacks, cubes and heights; on top doubts, highlighted cells and
// paths.
import { svg, buttonAttributes } from "./dom.js";
import { boundsOf, cellsOf, centreOf, hexagon, svgPoints } from "./geometry.js";
import { cubeName, stackName } from "./stacks.js";
import { t } from "./text.js";
import { drawStack } from "./tokens.js";

export const cellOf = (board, name) => board.cells.find((one) => one.cell === name) ?? { cell: name };

// For screen readers: "c4: tall tree, animal cube, doubtful".
export function cellLabel(cell) {
  const parts = [stackName(cell.stack ?? [])];
  if (cell.cube && cell.cube !== "none") parts.push(cubeName(cell.cube));
  if (cell.doubtful) parts.push(t("doubtful"));
  if (cell.pending) parts.push(t("not sent yet"));
  return t("%1: %2", cell.cell, parts.join(", "));
}

export function heightBadge(height, x = 62, y = 21) {
  return (
    height > 0 &&
    svg(
      "g",
      { class: "height", "aria-hidden": "true", transform: `translate(${x},${y})` },
      svg("circle", { r: 17 }),
      svg("text", { y: 9 }, String(height)),
    )
  );
}

export const doubtMark = (x = -62, y = 21) =>
  svg(
    "g",
    { class: "mark", "aria-hidden": "true", transform: `translate(${x},${y})` },
    svg("circle", { r: 18 }),
    svg("text", { y: 10 }, "?"),
  );

function drawCell(cell, highlight, choose) {
  const [x, y] = centreOf(cell.cell);
  const stack = cell.stack ?? [];
  const lit = highlight?.cells?.includes(cell.cell);
  const supporting = !lit && highlight?.supporting?.includes(cell.cell);
  const dim = highlight && !lit && !supporting;
  const classes = [
    "cell",
    lit && "lit",
    supporting && "supporting",
    dim && "dim",
    cell.doubtful && "doubtful",
    cell.pending && "pending",
  ].filter(Boolean);
  return svg(
    "g",
    {
      key: cell.cell,
      "data-cell": cell.cell,
      class: classes.join(" "),
      transform: `translate(${x},${y.toFixed(1)})`,
      "aria-label": cellLabel(cell),
      ...(choose && buttonAttributes(() => choose(cell.cell))),
    },
    svg("polygon", { class: "ground", points: svgPoints(hexagon()) }),
    svg("text", { class: "name", y: -64 }, cell.cell),
    drawStack(stack, cell.cube),
    heightBadge(stack.length),
    dim && svg("polygon", { class: "veil", points: svgPoints(hexagon(0.97)) }),
    (lit || supporting) && svg("polygon", { class: "frame", points: svgPoints(hexagon(lit ? 0.94 : 0.9)) }),
    cell.doubtful && svg("polygon", { class: "doubt", points: svgPoints(hexagon(0.93)) }),
    cell.doubtful && doubtMark(),
    svg("polygon", { class: "focus", points: svgPoints(hexagon(0.95)) }),
  );
}

function drawPath(cells) {
  const centres = cells.map(centreOf);
  return svg(
    "g",
    { key: "path", class: "path" },
    svg("polyline", { class: "under", points: svgPoints(centres) }),
    svg("polyline", { class: "over", points: svgPoints(centres) }),
    centres.map(([x, y], i) =>
      svg(
        "g",
        { class: "step", transform: `translate(${x},${y.toFixed(1)})` },
        svg("circle", { r: 20 }),
        svg("text", { y: 9 }, String(i + 1)),
      ),
    ),
  );
}

// highlight: {cells, supporting, path}, as in a line of the state; choose: called with the name of a tapped cell. Both
// may be missing.
export function drawBoard(board, { highlight, choose, label } = {}) {
  const layerOf = (name) => {
    if (highlight?.cells?.includes(name)) return 2;
    return highlight?.supporting?.includes(name) || cellOf(board, name).doubtful ? 1 : 0;
  };
  const names = cellsOf(board.side);
  // Frames lie above neighbouring cells, except where the order is that in which the keyboard reaches the cells.
  const ordered = choose ? names : [...names].sort((a, b) => layerOf(a) - layerOf(b));
  return svg(
    "svg",
    {
      class: "board",
      viewBox: boundsOf(board.side)
        .map((x) => x.toFixed(1))
        .join(" "),
      role: choose ? "group" : "img",
      "aria-label": label,
    },
    ordered.map((cell) => drawCell(cellOf(board, cell), highlight, choose)),
    highlight?.path && highlight.cells?.length > 1 && drawPath(highlight.cells),
  );
}
