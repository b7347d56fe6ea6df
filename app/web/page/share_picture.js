// The result as a picture: the pad, and the boards below it. Drawn on a canvas, always in light colours, as
// wide as a phone's screen.
import { facts } from "./facts.js";
import { boundsOf, cellsOf, centreOf, hexagon } from "./geometry.js";
import { hasTokens } from "./store.js";
import { number, messageText } from "./text.js";
import { playersByRank, titleLine } from "./share_text.js";
import { darker, disc } from "./tokens.js";

const width = 1080;
const margin = 48;
const rowHeight = 64;
const colours = {
  ground: "#f5f1e7",
  card: "#fffdf8",
  text: "#23211b",
  soft: "#5d574a",
  line: "#d3cab4",
  main: "#23653a",
};
const font = (size, weight = 400) => `${weight} ${size}px system-ui, "Noto Sans", sans-serif`;

function drawText(context, text, x, y, options = {}) {
  const { size = 30, weight = 400, colour = colours.text, align = "left", maxWidth } = options;
  context.font = font(size, weight);
  context.fillStyle = colour;
  context.textAlign = align;
  let shown = text;
  const letters = [...text]; // by code points: half an emoji is shown as a box
  while (maxWidth && letters.length > 1 && context.measureText(shown).width > maxWidth) {
    letters.pop();
    shown = `${letters.join("")}…`;
  }
  context.fillText(shown, x, y);
}

// bottom: the y of the disc's lower face.
function drawToken(context, token, bottom) {
  const { colour } = facts.tokens[token];
  context.strokeStyle = darker(colour, 210);
  context.lineWidth = 2.5;
  context.fillStyle = darker(colour, 130);
  context.beginPath();
  context.moveTo(-disc.halfWidth, bottom - disc.height);
  context.lineTo(-disc.halfWidth, bottom);
  context.ellipse(0, bottom, disc.halfWidth, disc.halfDepth, 0, Math.PI, 0, true);
  context.lineTo(disc.halfWidth, bottom - disc.height);
  context.fill();
  context.stroke();
  context.fillStyle = colour;
  context.beginPath();
  context.ellipse(0, bottom - disc.height, disc.halfWidth, disc.halfDepth, 0, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
}

function drawCell(context, cell) {
  context.beginPath();
  hexagon(0.98).forEach(([x, y]) => context.lineTo(x, y));
  context.closePath();
  context.fillStyle = "#f0e9d6";
  context.strokeStyle = "#baac8a";
  context.lineWidth = 3;
  context.fill();
  context.stroke();
  const stack = cell?.stack ?? [];
  stack.forEach((token, i) => drawToken(context, token, 26 - i * disc.height));
  if (facts.cubes[cell?.cube]) {
    context.fillStyle = facts.cubes[cell.cube];
    context.strokeStyle = "#46280a";
    context.fillRect(-18, 26 - stack.length * disc.height - 24, 36, 36);
    context.strokeRect(-18, 26 - stack.length * disc.height - 24, 36, 36);
  }
}

function drawBoard(context, board, x, y, size) {
  const [left, top, boardWidth, boardHeight] = boundsOf(board.side);
  const scale = size / Math.max(boardWidth, boardHeight);
  for (const name of cellsOf(board.side)) {
    const [u, v] = centreOf(name);
    context.save();
    context.translate(x + (size - boardWidth * scale) / 2 + (u - left) * scale, y + (v - top) * scale);
    context.scale(scale, scale);
    drawCell(
      context,
      board.cells.find((one) => one.cell === name),
    );
    context.restore();
  }
}

function drawPad(context, table, players, top) {
  const nameWidth = 300;
  const column = (width - 2 * margin - nameWidth) / players.length;
  const middle = (i) => margin + nameWidth + (i + 0.5) * column;
  players.forEach((player, i) => {
    context.fillStyle = player.colour || colours.soft;
    context.beginPath();
    context.arc(middle(i), top + 12, 10, 0, 2 * Math.PI);
    context.fill();
    drawText(context, player.name, middle(i), top + 56, { weight: 600, align: "center", maxWidth: column - 12 });
  });
  let y = top + 76;
  table.rows.forEach((row, rowIndex) => {
    const isTotal = row.kind === "total";
    context.fillStyle = isTotal ? colours.main : row.kind === "sum" ? "#ece5d3" : colours.card;
    context.fillRect(margin, y, width - 2 * margin, rowHeight - 2);
    const colour = isTotal ? "#ffffff" : colours.text;
    const weight = row.kind === "points" || row.kind === "extra" ? 400 : 700;
    const maxWidth = nameWidth - 20;
    drawText(context, messageText(row.name), margin + 14, y + 42, { colour, weight, size: 28, maxWidth });
    players.forEach((player, i) => {
      const value = player.values[rowIndex];
      const isKnown = value && !["unknown", "none"].includes(value.source);
      drawText(context, isKnown ? number(value.points) : "–", middle(i), y + 43, {
        colour,
        weight,
        align: "center",
        size: 32,
      });
    });
    y += rowHeight;
  });
  return y;
}

// A PNG of the result.
export async function drawResult(table) {
  const players = playersByRank(table);
  const withBoard = players.filter(hasTokens);
  const boardSize = (width - 2 * margin - 32) / 2;
  const padHeight = 76 + table.rows.length * rowHeight;
  const boardsHeight = Math.ceil(withBoard.length / 2) * (boardSize + 70);
  const canvas = new OffscreenCanvas(width, 190 + padHeight + (withBoard.length ? 40 : 0) + boardsHeight + 60);
  const context = canvas.getContext("2d");
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  drawText(context, messageText(table.outcome?.headline) || table.title, margin, 84, {
    size: 48,
    weight: 700,
    maxWidth: width - 2 * margin,
  });
  drawText(context, titleLine(table), margin, 132, { colour: colours.soft, maxWidth: width - 2 * margin });
  let y = drawPad(context, table, players, 166) + 40;
  withBoard.forEach((player, i) => {
    const x = margin + (i % 2) * (boardSize + 32);
    drawText(context, player.name, x, y + 30, { weight: 600, maxWidth: boardSize });
    drawBoard(context, player.board, x, y + 44, boardSize);
    if (i % 2 === 1) y += boardSize + 70;
  });
  drawText(context, "Concord", width - margin, canvas.height - 24, { colour: colours.soft, align: "right", size: 26 });
  return canvas.convertToBlob({ type: "image/png" });
}
