// Draws tokens, stacks and cubes as the window does: each colour with its own motif on top and pattern on the side.
import { svg } from "./dom.js";
import { facts } from "./facts.js";
import { svgPoints } from "./geometry.js";
import { motif, sidePattern } from "./motifs.js";
import { allStacks, stackKey } from "./stacks.js";

// A token in a cell of radius 100, seen from the side: its top is an ellipse.
export const disc = { halfWidth: 64, halfDepth: 47, height: 21 };
const groundDrop = 26; // stacks stand this far below the cell's centre, so that tall ones stay inside the cell

// As QColor::darker(): 200 is half as bright.
export function darker(colour, percent) {
  const parts = [1, 3, 5].map((i) => Math.min(255, Math.round((parseInt(colour.slice(i, i + 2), 16) * 100) / percent)));
  return "#" + parts.map((part) => part.toString(16).padStart(2, "0")).join("");
}

function sideGradient(token) {
  const { colour } = facts.tokens[token];
  const stop = (offset, percent) => svg("stop", { offset, "stop-color": darker(colour, percent) });
  return svg("linearGradient", { id: `shade-${token}` }, stop(0, 125), stop(0.35, 112), stop(1, 165));
}

function drawDisc(token, foot) {
  const { colour, ink } = facts.tokens[token];
  const { halfWidth, halfDepth, height } = disc;
  const edgeColour = darker(colour, 210);
  const top = foot - height;
  const side = `M${-halfWidth},${top}V${foot}A${halfWidth},${halfDepth} 0 0 0 ${halfWidth},${foot}V${top}Z`;
  return [
    svg("path", { d: side, fill: `url(#shade-${token})`, stroke: edgeColour, "stroke-width": 2.5 }),
    sidePattern(token, ink, foot, disc),
    svg("ellipse", {
      cx: 0,
      cy: top,
      rx: halfWidth,
      ry: halfDepth,
      fill: colour,
      stroke: edgeColour,
      "stroke-width": 2.5,
    }),
  ];
}

function stackSymbol(stack) {
  const parts = stack.map((token, i) => drawDisc(token, groundDrop - i * disc.height));
  if (stack.length) {
    const y = groundDrop - stack.length * disc.height;
    parts.push(
      svg(
        "g",
        { transform: `translate(0,${y}) scale(${0.9 * disc.halfWidth},${0.9 * disc.halfDepth})` },
        motif(stack.at(-1), facts.tokens[stack.at(-1)].ink),
      ),
    );
  }
  return svg("g", { id: `stack-${stackKey(stack)}` }, parts);
}

// y of the centre of the topmost face.
export const topOf = (stack) => (stack.length ? groundDrop - stack.length * disc.height : 0);

function cubeSymbol(cube) {
  const edge = 19;
  const colour = facts.cubes[cube];
  const add = (...points) => points.reduce((a, b) => [a[0] + b[0], a[1] + b[1]]);
  const [left, right, up, front] = [
    [-edge, -edge / 2],
    [edge, -edge / 2],
    [0, -edge * 1.25],
    [0, edge / 2],
  ];
  const face = (points, fill) => svg("polygon", { points: svgPoints(points), fill });
  const parts = [
    face([front, add(front, left), add(front, left, up), add(front, up)], darker(colour, 115)),
    face([front, add(front, right), add(front, right, up), add(front, up)], darker(colour, 140)),
    face([add(front, up), add(front, left, up), add(front, left, right, up), add(front, right, up)], colour),
  ];
  if (cube === "spirit") {
    const [cx, cy] = add(front, up, [0, -edge / 2]);
    parts.push(svg("ellipse", { cx, cy, rx: edge * 0.34, ry: edge * 0.2, fill: "#7846aa" }));
  }
  return svg("g", { id: `cube-${cube}`, stroke: "#46280a", "stroke-width": 2.2, "stroke-linejoin": "round" }, parts);
}

// All stacks and cubes, hidden; drawStack() and cubePicture() refer to them by their ids.
export function symbols() {
  return svg(
    "svg",
    { class: "unseen", width: 0, height: 0 },
    svg(
      "defs",
      {},
      Object.keys(facts.tokens).map(sideGradient),
      allStacks.map(stackSymbol),
      Object.keys(facts.cubes).map(cubeSymbol),
    ),
  );
}

// A stack and its cube around (0, 0) of a cell of radius 100.
export function drawStack(stack, cube) {
  const known = document.getElementById(`stack-${stackKey(stack)}`);
  const parts = known ? [svg("use", { href: `#${known.id}` })] : [];
  if (cube === "animal" || cube === "spirit") {
    parts.push(svg("use", { href: `#cube-${cube}`, transform: `translate(26,${topOf(stack) - 10})` }));
  }
  return parts;
}

// A picture for buttons.
export function stackPicture(stack) {
  const middle = topOf(stack) / 2 + (stack.length ? groundDrop / 2 : 0);
  const empty = svg("ellipse", { cx: 0, cy: 0, rx: disc.halfWidth, ry: disc.halfDepth, class: "no-stack" });
  return svg(
    "svg",
    { class: "stack", "aria-hidden": "true", viewBox: `-80 ${(middle - 80).toFixed(1)} 160 160` },
    stack.length ? drawStack(stack) : empty,
  );
}

export const cubePicture = (cube) =>
  svg(
    "svg",
    { class: "cube", "aria-hidden": "true", viewBox: "-32 -38 64 64" },
    cube === "none"
      ? svg("ellipse", { cx: 0, cy: -6, rx: 20, ry: 14, class: "no-stack" })
      : svg("use", { href: `#cube-${cube}` }),
  );
