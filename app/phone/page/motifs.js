// Marks that tell tokens apart without their colour: a motif on top, and a pattern along the side.
import { svg } from "./dom.js";
import { svgPoints } from "./geometry.js";

// Drawn on a disc of radius 1 around (0, 0).
const motifs = {
  blue: (ink) =>
    [-0.45, 0, 0.45].map((y) => {
      const half = 0.62 - 0.25 * Math.abs(y);
      const d =
        `M${-half},${y}C${-half * 0.5},${y - 0.34} ${-half * 0.4},${y + 0.3} 0,${y}` +
        `C${half * 0.4},${y - 0.3} ${half * 0.5},${y + 0.34} ${half},${y}`;
      return svg("path", { d, fill: "none", stroke: ink });
    }),
  gray: (ink) => [
    svg("polygon", { points: "-0.62,0.42 -0.15,-0.5 0.2,0.42", fill: ink, stroke: ink }),
    svg("polygon", { points: "0.3,0.42 0.48,-0.02 0.68,0.42", fill: ink, stroke: ink }),
  ],
  brown: (ink) => [0.22, 0.5, 0.76].map((r) => svg("circle", { r, fill: "none", stroke: ink })),
  green: (ink) => [
    svg("path", {
      d: "M-0.58,0.42C-0.55,-0.5 0.1,-0.62 0.62,-0.44C0.6,0.2 0.1,0.68 -0.58,0.42Z",
      fill: ink,
      stroke: ink,
    }),
    svg("path", { d: "M-0.5,0.36L0.4,-0.28", stroke: "#3f7322" }),
  ],
  yellow: (ink) =>
    [0, 1, 2, 3, 4].map((i) => {
      const angle = (i * 2 * Math.PI) / 5 - Math.PI / 2;
      const at = (x) => (0.42 * x).toFixed(3);
      return svg("circle", { cx: at(Math.cos(angle)), cy: at(Math.sin(angle)), r: 0.2, fill: ink, stroke: ink });
    }),
  red: (ink) => [
    svg("polygon", { points: "-0.6,-0.02 0,-0.6 0.6,-0.02", fill: ink, stroke: ink }),
    svg("rect", { x: -0.4, y: 0.04, width: 0.8, height: 0.46, fill: ink, stroke: ink }),
  ],
};

export const motif = (token, ink) =>
  svg("g", { "stroke-width": 0.11, "stroke-linecap": "round", "stroke-linejoin": "round" }, motifs[token](ink));

// The lines of the patterns lie on the side of a disc: x from -1 to 1 along it, y from 0 to 1 upwards.
function zigzag(low, high, teeth) {
  return Array.from({ length: 2 * teeth + 1 }, (_, i) => [-0.97 + (1.94 * i) / (2 * teeth), i % 2 ? high : low]);
}

// A straight line in short pieces, so that sidePattern() can bend it round the disc.
function segment(from, to) {
  return Array.from({ length: 13 }, (_, i) => [0, 1].map((axis) => from[axis] + ((to[axis] - from[axis]) * i) / 12));
}

const patterns = {
  blue: () => [segment([-0.97, 0.5], [0.97, 0.5])],
  gray: () => [zigzag(0.2, 0.8, 6)],
  brown: () =>
    [-0.84, -0.6, -0.36, -0.12, 0.12, 0.36, 0.6, 0.84].map((x) => [
      [x, 0.15],
      [x, 0.85],
    ]),
  green: () =>
    [-0.75, -0.45, -0.15, 0.15, 0.45, 0.75].map((x) => [
      [x - 0.01, 0.5],
      [x + 0.01, 0.5],
    ]),
  yellow: () =>
    [-0.7, -0.35, 0, 0.35, 0.7].flatMap((x) => [
      [
        [x - 0.08, 0.15],
        [x + 0.08, 0.85],
      ],
      [
        [x + 0.08, 0.15],
        [x - 0.08, 0.85],
      ],
    ]),
  red: () => [
    segment([-1, 0.5], [1, 0.5]),
    ...[-0.8, -0.4, 0, 0.4, 0.8].flatMap((x) => [
      [
        [x, 0.5],
        [x, 0.95],
      ],
      [
        [x + 0.2, 0.05],
        [x + 0.2, 0.5],
      ],
    ]),
  ],
};

// foot: y of the centre of the disc's lower face.
export function sidePattern(token, ink, foot, { halfWidth, halfDepth, height }) {
  const at = ([x, up]) => [halfWidth * x, foot + halfDepth * Math.sqrt(Math.max(0, 1 - x * x)) - height * up];
  return svg(
    "g",
    {
      fill: "none",
      stroke: ink,
      "stroke-opacity": 0.85,
      "stroke-width": token === "green" ? 7 : 3.2,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    },
    patterns[token]().map((line) => svg("polyline", { points: svgPoints(line.map(at)) })),
  );
}
