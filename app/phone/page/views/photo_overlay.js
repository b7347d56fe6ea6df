// The photo with what was read from it: every cell's stack where it stands, doubtful ones marked. Shows the part of
// the photo that holds the board, so that nobody has to zoom.
import { heightBadge, doubtMark, cellLabel } from "../board_drawing.js";
import { svg, buttonAttributes } from "../dom.js";
import * as engine from "../engine.js";
import { svgPoints } from "../geometry.js";
import { t } from "../text.js";
import { drawStack } from "../tokens.js";

// The mean radius of the cells, centre to corner, in pixels of the photo: from the outlines, or else from the distances
// between neighbours.
function radiusOf(cells) {
  const outlined = cells.filter((cell) => cell.outline);
  if (outlined.length) {
    const widths = outlined.map(
      ({ outline }) => Math.max(...outline.map(([x]) => x)) - Math.min(...outline.map(([x]) => x)),
    );
    return widths.reduce((sum, width) => sum + width, 0) / widths.length / 2;
  }
  const nearest = cells.map(({ at }) =>
    Math.min(
      ...cells.filter((cell) => cell.at !== at).map((cell) => Math.hypot(cell.at[0] - at[0], cell.at[1] - at[1])),
    ),
  );
  return nearest.reduce((sum, one) => sum + one, 0) / nearest.length / Math.sqrt(3);
}

function boxAround(cells, radius, width, height) {
  const points = cells.flatMap((cell) => [cell.at, ...(cell.outline ?? [])]);
  const space = radius * 1.3;
  const [left, right] = [Math.min(...points.map(([x]) => x)) - space, Math.max(...points.map(([x]) => x)) + space];
  const [top, bottom] = [Math.min(...points.map(([, y]) => y)) - space, Math.max(...points.map(([, y]) => y)) + space];
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  return [x, y, Math.min(width, right) - x, Math.min(height, bottom) - y];
}

function drawCell(cell, radius, choose) {
  const scale = (radius / 100) * 0.5; // half size, so that the photo stays visible around the stack
  const stack = cell.stack ?? [];
  return svg(
    "g",
    {
      key: cell.cell,
      "data-cell": cell.cell,
      class: ["read", cell.doubtful && "doubtful", cell.pending && "pending"].filter(Boolean).join(" "),
      "aria-label": cellLabel(cell),
      ...buttonAttributes(() => choose(cell.cell)),
    },
    cell.outline && svg("polygon", { class: "under", points: svgPoints(cell.outline) }),
    cell.outline && svg("polygon", { class: "outline", points: svgPoints(cell.outline) }),
    svg("circle", {
      class: "area",
      cx: cell.at[0].toFixed(1),
      cy: cell.at[1].toFixed(1),
      r: (radius * 0.86).toFixed(1),
    }),
    svg(
      "g",
      { transform: `translate(${cell.at.map((x) => x.toFixed(1)).join(",")}) scale(${scale.toFixed(4)})` },
      drawStack(stack, cell.cube),
      heightBadge(stack.length, 75, 15),
      cell.doubtful && svg("g", { transform: "translate(-70,0) scale(1.6)" }, doubtMark(0, 0)),
    ),
  );
}

export function photoOverlay(player, choose) {
  const { id, width, height } = player.photo;
  const inPixels = ([x, y]) => [x * width, y * height];
  const cells = player.board.cells
    .filter((cell) => cell.at)
    .map((cell) => ({ ...cell, at: inPixels(cell.at), outline: cell.outline?.map(inPixels) }));
  const radius = radiusOf(cells);
  // Cells may be small in a photo: a tap just beside them chooses the nearest one.
  const tappedBeside = (event) => {
    if (event.target.closest("[data-cell]")) return;
    const picture = event.currentTarget;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(picture.getScreenCTM().inverse());
    const distance = (cell) => Math.hypot(cell.at[0] - point.x, cell.at[1] - point.y);
    const nearest = cells.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best));
    if (distance(nearest) < 1.5 * radius) choose(nearest.cell);
  };
  return svg(
    "svg",
    {
      class: "photo",
      viewBox: boxAround(cells, radius, width, height)
        .map((x) => x.toFixed(1))
        .join(" "),
      role: "group",
      "aria-label": t("Photo of %1 with what was read", player.name),
      onclick: tappedBeside,
    },
    svg("image", { href: engine.photoUrl(id), width, height }),
    cells.map((cell) => drawCell(cell, radius, choose)),
  );
}
