// States of a table, as an engine sends them.
import { readFileSync } from "node:fs";

const readJson = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));
const boards = { A: readJson("board_a.json"), B: readJson("board_b.json") };
const text = (template, ...args) => (args.length ? { text: template, args: args.map(String) } : { text: template });

const titles = {
  "tree-height-1": "Low tree",
  "tree-height-2": "Medium tree",
  "tree-height-3": "Tall tree",
  "trunk-alone": "Trunk without leaves",
  "mountain-height-1": "Low mountain",
  "mountain-height-2": "Medium mountain",
  "mountain-height-3": "High mountain",
  "mountain-isolated": "Mountain standing alone",
  field: "Field of %n token(s)",
  "field-single": "Single field token",
  building: "Building",
  "building-too-few-colours": "Building with too few colours around",
  river: "River, %n token(s) long",
  "river-shorter": "Other water, %n token(s)",
  island: "Island of %n space(s)",
};
const sentences = {
  "tree-height-2": "A green token on one brown token is worth 3 points.",
  "tree-height-1": "A green token on the ground is worth 1 point.",
  "tree-height-3": "A green token on two brown tokens is worth 7 points.",
  "trunk-alone": "Brown tokens without green on top are no tree.",
  field: "Two or more yellow tokens that touch are a field, worth 5 points.",
  "field-single": "A yellow token that touches no other is worth nothing.",
  river:
    "The longest river counts, from end to end on the shortest way: 2, 5, 8, 11 or 15 points for 2 to 6 tokens, " +
    "and 4 for each one more.",
  "river-shorter": "Only the best river counts.",
  "mountain-isolated": "A mountain that touches no other mountain is worth nothing.",
};

const harmoniesRows = (side) =>
  [
    ["trees", "Trees"],
    ["mountains", "Mountains"],
    ["fields", "Fields"],
    ["buildings", "Buildings"],
    ["water", side === "A" ? "River" : "Islands"],
    ["landscapes", "Landscapes", "sum"],
    ["animals", "Animals"],
    ["spirit", "Nature's spirit"],
    ["total", "Total", "total"],
  ].map(([id, name, kind = "points"]) => ({
    id,
    name: text(name),
    kind,
    min: 0,
    max: 999,
    computable: !["animals", "spirit"].includes(id),
  }));

function lines(board) {
  return board.items.map((item) => ({
    row: item.row,
    rule: item.rule,
    points: item.points,
    title: { ...text(titles[item.rule]), n: item.cells.length },
    cells: item.cells,
    why:
      item.rule === "river"
        ? text("Counted from %1 to %2 along the line.", item.cells[0], item.cells.at(-1))
        : undefined,
    sentence: text(sentences[item.rule] ?? ""),
    path: item.rule === "river",
    page: ["river", "river-shorter", "field"].includes(item.rule) ? "9" : "8",
    supporting: [],
  }));
}

function values(rows, numbers) {
  const value = (id) => {
    const number = numbers[id];
    if (number === undefined) return { points: 0, source: "unknown" };
    return typeof number === "object"
      ? number
      : { points: number, source: ["landscapes", "total"].includes(id) ? "sum" : "board" };
  };
  return rows.map((row) => value(row.id));
}

const typed = (points, more) => ({ points, source: "typed", ...more });

function playerWithPhoto(id, name, colour, side, photo, more) {
  const board = boards[side];
  const rows = harmoniesRows(side);
  const total = board.points.landscapes + (more?.animals ?? 0);
  return {
    id,
    name,
    colour,
    rank: 1,
    lines: lines(board),
    warnings: [],
    hasBoard: true,
    values: values(rows, {
      ...board.points,
      animals: more?.animals === undefined ? undefined : typed(more.animals),
      spirit: more?.animals === undefined ? undefined : { points: 0, source: "none" },
      total,
    }),
    board: { side, cells: board.cells, doubts: board.doubts },
    photo: { id: photo, width: 1600, height: 1200, state: "read" },
    certainty: board.doubts.length
      ? text("The landscape points are %1 certain; %2 to %3 are possible.", "71 %", "12", "21")
      : undefined,
  };
}

// The player with no doubt left.
export function settled(player) {
  const cells = player.board.cells.map((cell) => (cell.doubtful ? { ...cell, doubtful: false, checked: true } : cell));
  return { ...player, board: { ...player.board, cells, doubts: [] }, certainty: text("No cell is doubtful.") };
}

function playerWithoutBoard(id, name, colour, side, numbers = {}) {
  const rows = harmoniesRows(side);
  return {
    id,
    name,
    colour,
    rank: 2,
    lines: [],
    warnings: [],
    hasBoard: false,
    values: values(rows, numbers),
    board: { side, cells: [], doubts: [] },
  };
}

export const photoFiles = { ph1: boards.A.photo, ph2: boards.B.photo, ph3: "samples/photos/no-board/dev_neg_01.jpg" };

const base = {
  format: "concord-table",
  version: 1,
  revision: 1,
  game: "harmonies",
  title: "Harmonies",
  variant: "A",
  rows: harmoniesRows("A"),
  photos: [],
  sides: ["A", "B"],
  mayAddPlayer: true,
};
const soFar = {
  headline: { ...text("So far %1 leads with %n point(s).", "Ann"), n: 16 },
  detail: text("Still missing: %1.", "Bob"),
  winners: [],
  final: false,
};

export const empty = () => ({ format: "concord-table", version: 1, revision: 1, game: "", players: [], photos: [] });

export const start = () => ({
  ...base,
  players: [playerWithoutBoard("p1", "Ann", "#2a7fb8", "A"), playerWithoutBoard("p2", "Bob", "#d1495b", "A")],
  outcome: {
    headline: text("Type the numbers, or open a player's board."),
    detail: text("Still missing: %1.", "Ann, Bob"),
    winners: [],
    final: false,
  },
});

export const oneRead = () => ({
  ...base,
  players: [playerWithPhoto("p1", "Ann", "#2a7fb8", "A", "ph1"), playerWithoutBoard("p2", "Bob", "#d1495b", "A")],
  outcome: soFar,
});

export const sideB = () => ({
  ...base,
  variant: "B",
  rows: harmoniesRows("B"),
  players: [playerWithPhoto("p1", "Ann", "#2a7fb8", "B", "ph2"), playerWithoutBoard("p2", "Bob", "#d1495b", "B")],
  outcome: soFar,
});

export const boardBeingRead = () => ({
  ...start(),
  photos: [{ id: "ph1", player: "p1", state: "reading", progress: 0.4 }],
});

export const questions = () => ({
  ...oneRead(),
  photos: [
    {
      id: "ph3",
      player: "p2",
      state: "no-board",
      progress: 1,
      what: text("No board was found in the photo. Take it from above, with the whole board in the picture."),
    },
    {
      id: "ph2",
      player: "p1",
      state: "question",
      progress: 1,
      what: text("This photo shows another board than the one before: %1 cells differ.", "9"),
      offers: [
        { id: "other", text: text("Another player's board") },
        { id: "newer", text: text("Play went on: take the newer one") },
        { id: "fuse", text: text("The same board: use both") },
      ],
    },
  ],
});

// A photo that belongs to no player.
export const loose = () => ({
  ...start(),
  photos: [{ id: "ph2", state: "loose", progress: 1, what: text("Every player has a board already.") }],
});

export function finished() {
  const ann = settled(playerWithPhoto("p1", "Ann", "#2a7fb8", "A", "ph1", { animals: 24 }));
  const bob = {
    ...playerWithoutBoard("p2", "Bob", "#d1495b", "A", {
      trees: typed(12),
      mountains: typed(4),
      fields: typed(10),
      buildings: typed(5, { computed: 10 }),
      water: typed(8),
      landscapes: 39,
      animals: typed(21, { parts: [9, 8, 4] }),
      spirit: typed(6),
      total: 66,
    }),
    rank: 1,
  };
  const cleo = {
    ...playerWithoutBoard("p3", "Cléopâtre-Maximiliane", "#3a9d5d", "A", {
      trees: typed(7),
      mountains: typed(7),
      fields: typed(5),
      buildings: typed(0),
      water: typed(15),
      landscapes: 34,
      animals: typed(12),
      spirit: { points: 0, source: "none" },
      total: 46,
    }),
    rank: 2,
  };
  const dan = {
    ...playerWithoutBoard("p4", "Дмитрий", "#e0a030", "A", {
      trees: typed(9),
      mountains: typed(1),
      fields: typed(0),
      buildings: typed(10),
      water: typed(5),
      landscapes: 25,
      animals: typed(15),
      spirit: { points: 0, source: "none" },
      total: 40,
    }),
    rank: 3,
  };
  return {
    ...base,
    mayAddPlayer: false,
    players: [ann, bob, cleo, dan],
    outcome: {
      headline: { ...text("%1 wins with %n point(s).", "Bob"), n: 66 },
      detail: null,
      winners: ["p2"],
      final: true,
    },
  };
}

const renatureRows = [
  ["track", "Score track", 0],
  ["areas", "Areas", 0],
  ["clouds", "Clouds", 0],
  ["plantsLeft", "Plants left", -99],
  ["tokens", "Sunflower tokens", 0],
  ["total", "Total", 0, "total"],
].map(([id, name, min, kind = "points"]) => ({
  id,
  name: text(name),
  kind,
  min,
  max: id === "plantsLeft" ? 0 : 999,
  computable: id === "areas",
  ...(id === "tokens" && { partName: text("token %1") }),
}));

export function renature() {
  const player = (id, name, colour, numbers) => ({
    id,
    name,
    colour,
    rank: 1,
    lines: [
      {
        row: "areas",
        rule: "area-main",
        points: 6,
        title: text("Area %1", 1),
        sentence: text("%1 is ahead with %2 and takes the main points.", name, 5),
        cells: [],
        page: "5",
      },
    ],
    warnings: [],
    values: values(renatureRows, numbers),
  });
  const colours = [
    ["orange", "Orange", "#e5862d", "p1"],
    ["blue", "Blue", "#2f74ba", "p2"],
    ["white", "White", "#efe8d8", "p3"],
    ["neutral", "Neutral", "#96a07a"],
  ].map(([id, name, shown, owner]) => ({ id, name: text(name), shown, player: owner }));
  const plants = ["Turf", "Bush", "Pine", "Oak"].map((name, i) => ({
    id: name.toLowerCase(),
    name: text(name),
    value: i + 1,
  }));
  return {
    format: "concord-table",
    version: 1,
    revision: 1,
    game: "renature",
    title: "Renature",
    rows: renatureRows,
    mayAddPlayer: true,
    players: [
      player("p1", "Ann", "#e5862d", {
        track: typed(41),
        areas: 16,
        clouds: typed(3),
        plantsLeft: typed(-4),
        tokens: typed(6),
        total: 62,
      }),
      player("p2", "Bob", "#2f74ba", { track: typed(38), areas: 12, total: 50 }),
      player("p3", "Cleo", "#efe8d8", { total: 0 }),
    ],
    outcome: {
      headline: { ...text("So far %1 leads with %n point(s).", "Ann"), n: 62 },
      detail: text("Still missing: %1.", "Bob, Cleo"),
      winners: [],
      final: false,
    },
    areas: { colours, plants, mainMax: 99, bonusMax: 99 },
  };
}

// The table of an engine that stores areas left and plants left.
export const renatureWithAreasLeft = () => ({
  ...renature(),
  can: ["accept", "areas-left", "plants-left"],
  areas: {
    ...renature().areas,
    left: [
      {
        main: 4,
        bonus: 2,
        plants: { orange: { bush: 1 }, blue: { turf: 1 } },
        shares: [text("%1: %2", "Main 4", "Ann (orange)"), text("%1: %2", "Bonus 2", "Bob (blue)")],
      },
      {
        main: 3,
        bonus: null,
        plants: {},
        shares: [text("%1: %2", "Main 3", "nobody"), text("Bonus, not known: %1", "nobody")],
      },
    ],
  },
});

// Numbers contradict each other, so no winner is announced.
export const contradicted = () => ({
  ...finished(),
  can: ["accept", "cards"],
  outcome: {
    headline: text("Something does not add up."),
    detail: {
      text: "%1 If it is right: %2",
      parts: [
        text("%1, %2: %3", "Bob", "Animals", "the number of cubes on the board is 3, but 5 by the cards."),
        { ...text("%1 wins with %n point(s).", "Ann"), n: 72 },
      ],
    },
    winners: [],
    final: true,
    contradiction: { player: "p2", row: "animals", code: "animal-cubes", place: "cards" },
  },
});

// A simplified answer to "who gets this area": the strengths are computed, the texts always name the same players.
export const areaAnswer = (area) => {
  const strength = (colour) =>
    Object.entries(area.plants[colour] ?? {}).reduce(
      (sum, [plant, count]) => sum + count * { turf: 1, bush: 2, pine: 3, oak: 4 }[plant],
      0,
    );
  const results = Object.fromEntries(
    ["orange", "blue", "white", "neutral"].map((colour) => [
      colour,
      { strength: strength(colour), dropped: false, points: 0 },
    ]),
  );
  if (results.orange.strength === results.blue.strength && results.blue.strength > 0)
    results.orange.dropped = results.blue.dropped = true;
  else if (results.orange.strength > results.blue.strength) results.orange.points = area.main;
  return {
    free: area.main - 3,
    shares: [
      text("%1: %2", `Main ${area.main}`, "Ann (orange)"),
      text("%1: %2", `Bonus ${area.bonus ?? "?"}`, "Bob (blue)"),
    ],
    why: text("Orange is ahead with 5, blue follows with 2."),
    gains: [text("Blue: 4 more plant points (oak) would win the main points (4).")],
    results,
  };
};
