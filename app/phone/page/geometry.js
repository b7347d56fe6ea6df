// Maps the cells of a board to points: flat-topped hexes, the short columns half a cell lower, a1 at the origin.
import { facts } from "./facts.js";

export const radius = 100;

export function cellsOf(side) {
  return (facts.rows[side] ?? []).flatMap((rows, column) =>
    Array.from({ length: rows }, (_, row) => String.fromCharCode(97 + column) + (row + 1)),
  );
}

export function centreOf(cell) {
  const column = cell.charCodeAt(0) - 97;
  const row = Number(cell.slice(1)) - 1;
  return [column * 1.5 * radius, (row + (column % 2 ? 0.5 : 0)) * radius * Math.sqrt(3)];
}

export const hexagon = (scale = 1) =>
  Array.from({ length: 6 }, (_, i) => [Math.cos((i * Math.PI) / 3), Math.sin((i * Math.PI) / 3)]).map((corner) =>
    corner.map((x) => x * radius * scale),
  );

export const svgPoints = (points) => points.map((point) => point.map((x) => Number(x.toFixed(2))).join(",")).join(" ");

// Left, top, width and height of a board of this side; the margin leaves room for the frames of cells.
export function boundsOf(side, margin = 0.15) {
  const centres = cellsOf(side).map(centreOf);
  const half = (radius * Math.sqrt(3)) / 2;
  const [xs, ys] = [0, 1].map((axis) => centres.map((centre) => centre[axis]));
  const space = margin * radius;
  const left = Math.min(...xs) - radius - space;
  const top = Math.min(...ys) - half - space;
  return [left, top, Math.max(...xs) + radius + space - left, Math.max(...ys) + half + space - top];
}
