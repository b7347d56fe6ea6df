// Stands in for the WebAssembly program that holds the table, so that the page can be tested without it. Boards and
// rows come from mock_data.js, which the tests write from their scenes.
import { scenes } from "./mock_data.js";

const colours = ["#2a7fb8", "#d1495b", "#3a9d5d", "#e0a030"];
let table = null; // {state, earlierStates (for undo), playersSoFar (a count), addedPhotos: id -> what addPhoto() got}
let playerWord = "Player %1";

const clone = (value) => JSON.parse(JSON.stringify(value));
const playerOf = (id) => table.state.players.find((player) => player.id === id);
const rowIndexOf = (id) => table.state.rows.findIndex((row) => row.id === id);

function blankPlayer(rows, id, name, i) {
  const player = clone(scenes.start.players[0]);
  const values = rows.map(() => ({ points: 0, source: "unknown" }));
  return { ...player, id, name, colour: colours[i], values, cards: [], spirit: null };
}

const withOnlyKeys = (object, ...keys) => {
  for (const key of Object.keys(object)) if (!keys.includes(key)) throw new Error(`unknown key ${key}`);
  return object;
};

function newTable({ game = "harmonies", side = "A", withSpirits = false, players = [] }) {
  const scene = clone(game === "renature" ? scenes.renature : side === "B" ? scenes.sideB : scenes.start);
  const can = game === "renature" ? ["remove-player"] : ["cards", "dispute", "remove-player", "set-side"];
  if (game !== "renature") can.push("spirits");
  const blank = players.map((name, i) => {
    const player = blankPlayer(scene.rows, `p${i + 1}`, name, i);
    return game === "renature" ? { ...player, board: undefined, hasBoard: undefined } : player;
  });
  table = {
    state: { ...scene, can, players: blank, photos: [], revision: 1 },
    earlierStates: [],
    playersSoFar: players.length,
    addedPhotos: {},
  };
}

function updateTotal(player) {
  const sum = table.state.rows.reduce((all, row, i) => all + (row.kind === "points" ? player.values[i].points : 0), 0);
  const totalIndex = table.state.rows.findIndex((row) => row.kind === "total");
  if (totalIndex >= 0) player.values[totalIndex] = { points: sum, source: "sum" };
}

function updateOutcome() {
  if (!table.state.game) return void (table.state.revision += 1);
  const { players } = table.state;
  const totalIndex = table.state.rows.findIndex((row) => row.kind === "total");
  const totalOf = (player) => player.values[totalIndex].points;
  players.forEach(updateTotal);
  const best = Math.max(0, ...players.map(totalOf));
  for (const player of players) player.rank = 1 + players.filter((one) => totalOf(one) > totalOf(player)).length;
  const winners = players.filter((player) => totalOf(player) === best && best > 0);
  const isFinal =
    players.length > 0 &&
    players.every((player) => player.values.some((one) => one.source !== "unknown" && one.points > 0));
  table.state.outcome = {
    headline: winners.length
      ? {
          text: isFinal ? "%1 wins with %n point(s)." : "So far %1 leads with %n point(s).",
          args: [winners[0].name],
          n: best,
        }
      : { text: "Type the numbers, or open a player's board." },
    winners: isFinal ? winners.map((one) => one.id) : [],
    final: isFinal,
  };
  table.state.revision += 1;
}

const rememberState = () => (table.earlierStates = [...table.earlierStates, clone(table.state)].slice(-30));

function addPlayer(name) {
  const id = `p${++table.playersSoFar}`;
  const { players, rows } = table.state;
  players.push(blankPlayer(rows, id, name || playerWord.replace("%1", table.playersSoFar), players.length));
  return id;
}

function setCell(player, cell, change) {
  const found = player.board.cells.find((one) => one.cell === cell);
  if (found) Object.assign(found, change, { doubtful: false, checked: true });
  else player.board.cells.push({ cell, ...change });
  player.board.doubts = player.board.doubts.filter((one) => one !== cell);
  player.hasBoard = true;
}

const catalogue = [
  { id: "fennec-fox", name: { text: "Fennec fox" }, points: [4, 10, 16], most: 3 },
  { id: "duck", name: { text: "Duck" }, points: [2, 4, 8, 13], most: 4 },
  { id: "bear", name: { text: "Bear" }, points: [5, 11], most: 2 },
];

const commands = {
  "set-stack": (c) => setCell(playerOf(c.player), c.cell, { stack: c.stack }),
  "set-cube": (c) => setCell(playerOf(c.player), c.cell, { cube: c.cube }),
  check: (c) => setCell(playerOf(c.player), c.cell, {}),
  type: (c) => {
    const points = c.parts ? c.parts.reduce((a, b) => a + b, 0) : c.points;
    playerOf(c.player).values[rowIndexOf(c.row)] =
      points === null ? { points: 0, source: "unknown" } : { points, source: "typed", parts: c.parts };
  },
  rename: (c) => (playerOf(c.player).name = c.name),
  "remove-player": (c) => (table.state.players = table.state.players.filter((one) => one.id !== c.player)),
  "set-spirits-in-play": (c) => (table.state.withSpirits = c.on),
  "set-side": (c) => (table.state.variant = c.side),
  "set-card": (c) => {
    const player = playerOf(c.player);
    const card = catalogue.find((one) => one.id === c.card);
    const others = player.cards.filter((one) => one.id !== c.card);
    const placed = {
      id: card.id,
      name: card.name,
      placed: c.cubes,
      most: card.most,
      points: c.cubes ? card.points[c.cubes - 1] : 0,
    };
    player.cards =
      c.cubes === null
        ? others
        : player.cards.some((one) => one.id === c.card)
          ? player.cards.map((one) => (one.id === c.card ? placed : one))
          : [...others, placed];
    player.values[rowIndexOf("animals")] = {
      points: player.cards.reduce((sum, one) => sum + one.points, 0),
      source: "cards",
    };
  },
  "set-spirit": (c) =>
    (playerOf(c.player).spirit = c.spirit
      ? { id: c.spirit, name: { text: "Lion" }, placed: c.placed, points: c.placed ? 6 : 0 }
      : null),
  "break-saving": () => (table.isSavingBroken = true), // a command that only this mock has
  "remove-photo": (c) => (table.state.photos = table.state.photos.filter((one) => one.id !== c.photo)),
  "cancel-photo": (c) => (table.state.photos = table.state.photos.filter((one) => one.id !== c.photo)),
  "give-photo": (c) => (table.state.photos.find((one) => one.id === c.photo).player = c.player),
};

function command(text) {
  const what = JSON.parse(text);
  if (!table) return { status: 409, body: { error: { text: "No game is open." } } };
  if (what.do === "undo") {
    if (!table.earlierStates.length) return { status: 400, body: { error: { text: "Nothing is left to take back." } } };
    const { revision } = table.state;
    table.state = { ...table.earlierStates.pop(), revision: revision + 1 };
    return { status: 200, body: { revision: table.state.revision, done: true, undoable: table.earlierStates.length } };
  }
  if (what.do === "crash") throw new Error("unreachable"); // as a WebAssembly module does
  rememberState();
  const player = what.do === "add-player" ? addPlayer(what.name) : void commands[what.do]?.(what);
  updateOutcome();
  const undoable = table.earlierStates.length;
  return { status: 200, body: { revision: table.state.revision, done: true, player, undoable } };
}

function photoRead(id, text) {
  const photo = table.state.photos.find((one) => one.id === id);
  if (!photo) return {};
  const { side, noBoard } = JSON.parse(text);
  if (noBoard) {
    Object.assign(photo, { state: "no-board", what: noBoard, progress: 1 });
    return updateOutcome();
  }
  rememberState();
  if (!table.state.game) {
    const { state, addedPhotos } = table;
    newTable({});
    table.state.photos = state.photos;
    table.addedPhotos = addedPhotos;
  }
  let player = playerOf(photo.player) ?? table.state.players.find((one) => one.hasBoard === false);
  if (!player) player = playerOf(addPlayer(""));
  const read = clone((side === "B" ? scenes.sideB : scenes.oneRead).players[0]);
  const { id: playerId, name, colour, cards, spirit } = player;
  Object.assign(player, read, { id: playerId, name, colour, cards, spirit, photo: { ...read.photo, id } });
  Object.assign(photo, { player: playerId, state: "read", progress: 1 });
  return updateOutcome();
}

const emptyState = () => ({ format: "concord-table", version: 1, revision: 0, game: "", players: [], photos: [] });
// The same function, with its answer as JSON: {} where it has none.
const json =
  (act) =>
  (...args) =>
    JSON.stringify(act(...args) ?? {});

export default async () => ({
  state: json(() => (table ? { ...table.state, undoable: table.earlierStates.length } : emptyState())),
  command: json(command),
  area: json(() => scenes.area),
  games: () =>
    JSON.stringify([
      { id: "harmonies", title: "Harmonies", minPlayers: 1, maxPlayers: 4 },
      { id: "renature", title: "Renature", minPlayers: 2, maxPlayers: 4 },
    ]),
  newGame: json((text) => {
    const given = withOnlyKeys(JSON.parse(text), "game", "side", "players", "withSpirits");
    newTable(given);
    table.state.withSpirits = given.withSpirits ?? false;
    updateOutcome();
  }),
  addPhoto: json((text) => {
    const { player } = withOnlyKeys(JSON.parse(text), "name", "player", "sha256", "width", "height", "orientation");
    table ??= { state: emptyState(), earlierStates: [], playersSoFar: 0, addedPhotos: {} };
    const id = `ph${Object.keys(table.addedPhotos).length + 1}`;
    table.addedPhotos[id] = text;
    table.state.photos.push({ id, player: playerOf(player)?.id, state: "waiting", progress: 0 });
    updateOutcome();
    return { id };
  }),
  photoProgress: json((id, progress) => {
    const photo = table.state.photos.find((one) => one.id === id);
    if (photo) Object.assign(photo, { state: "reading", progress });
  }),
  photoRead: json(photoRead),
  photoFailed: json((id, text) => {
    const photo = table.state.photos.find((one) => one.id === id);
    Object.assign(photo, { state: "failed", what: JSON.parse(text), progress: 1 });
    updateOutcome();
  }),
  keep: () => {
    if (table?.isSavingBroken) return JSON.stringify({ error: { text: "This message was not understood." } });
    return table?.state.game || table?.state.photos.length ? JSON.stringify({ kept: table }) : "";
  },
  open: json((text) => {
    let given = null;
    try {
      given = JSON.parse(text);
    } catch {
      return { error: { text: "line 1, column 1: expected JSON" } };
    }
    if (given.kept) {
      table = given.kept;
      for (const photo of table.state.photos) if (photo.state === "reading") photo.state = "waiting";
      return {};
    }
    if (given.format !== "concord-game") return { error: { text: '/format: expected "concord-game"' } };
    newTable({ ...given, players: given.players.map((player) => player.name) });
    return updateOutcome();
  }),
  close: json(() => {
    table = null;
  }),
  setPlayerWord: json((word) => {
    playerWord = word;
  }),
  exportGame: json((text) => ({
    format: "concord-game",
    version: 1,
    game: table.state.game,
    side: table.state.variant,
    players: table.state.players.map(({ name }) => ({ name })),
    record: JSON.parse(text),
  })),
  why: json((text) => {
    const { cells } = JSON.parse(text);
    return { sentence: { text: "A trunk without leaves is no tree." }, cells, supporting: ["c2"], path: false };
  }),
  catalogue: json(() => ({
    cards: catalogue.map((card, i) => ({
      ...card,
      fits: i === 1 ? ["c2"] : [],
      takenBy: table.state.players.find((player) => player.cards?.some((one) => one.id === card.id))?.id ?? null,
      habitat: [
        { q: 0, r: 0, landscape: "field" },
        { q: 1, r: 0, landscape: "tree-2" },
      ],
    })),
    spirits: [
      {
        id: "lion",
        name: { text: "Lion" },
        steps: [
          { from: 2, to: 2, points: 3 },
          { from: 3, points: 6 },
        ],
        fits: [],
        takenBy: null,
        habitat: [
          { q: 0, r: 0, landscape: "mountain-1" },
          { q: 0, r: 1, landscape: "field" },
        ],
      },
    ],
  })),
});
