// What the page knows: the last state of the table, which is shown with the edits that are not answered yet; uploads,
// notices, and the player whom the person at the phone chose.

const storageKey = `concord page ${location.pathname}`;

export const store = {
  table: null, // as the engine sent it
  connection: "connecting", // then "open", "lost" or "refused"
  waiting: [], // commands that are not answered yet
  // {id, player, name, previewUrl, state, progress, isKept, photo, note, error, cancel, retry}; isKept: stored in this
  // browser.
  uploads: [],
  notices: [], // {id, kind, text, doAnyway?}
  who: null, // id of the player whom the person chose
  undoable: 0, // how many edits can be taken back
};

const listeners = new Set();
let isQueued = false;

export const onChange = (listener) => listeners.add(listener);

// Calls the listeners once, after the code that is running has made all its changes.
export function changed() {
  if (isQueued) return;
  isQueued = true;
  queueMicrotask(() => {
    isQueued = false;
    listeners.forEach((listener) => listener());
  });
}

export function put(values) {
  Object.assign(store, values);
  changed();
}

// Puts "who" or "undoable", which outlive a reload of the page.
export function remember(values) {
  put(values);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ who: store.who, undoable: store.undoable }));
  } catch {
    // Without sessionStorage, both are known as long as the page is open.
  }
}

export function recall() {
  try {
    put(JSON.parse(sessionStorage.getItem(storageKey)) ?? {});
  } catch {
    put({});
  }
}

function withCell(player, name, change) {
  if (!player.board) return player;
  const known = player.board.cells.some((cell) => cell.cell === name);
  const cells = known ? player.board.cells : [...player.board.cells, { cell: name }];
  const doubts = (player.board.doubts ?? []).filter((cell) => cell !== name);
  return {
    ...player,
    board: {
      ...player.board,
      doubts,
      cells: cells.map((cell) => (cell.cell === name ? { ...cell, ...change, doubtful: false, pending: true } : cell)),
    },
  };
}

function withNumber(table, player, { row, points, parts }) {
  const rowIndex = rowIndexOf(table, row);
  const value = { ...player.values[rowIndex], pending: true };
  const sum = parts ? parts.reduce((a, b) => a + b, 0) : points;
  if (sum !== null && sum !== undefined) Object.assign(value, { points: sum, source: "typed", parts });
  return { ...player, values: player.values.map((one, i) => (i === rowIndex ? value : one)) };
}

// Shows the new count of cubes at once, so that a second quick tap starts from it.
function withCard(player, { card, cubes }) {
  const cards = (player.cards ?? []).filter((one) => one.id !== card || cubes !== null);
  return { ...player, cards: cards.map((one) => (one.id === card ? { ...one, placed: cubes } : one)) };
}

function withCommand(table, player, command) {
  if (command.player !== player.id) return player;
  switch (command.do) {
    case "set-stack":
      return withCell(player, command.cell, { stack: command.stack });
    case "set-cube":
      return withCell(player, command.cell, { cube: command.cube });
    case "check":
      return withCell(player, command.cell, { checked: true });
    case "type":
      return withNumber(table, player, command);
    case "set-card":
      return withCard(player, command);
    case "rename":
      return { ...player, name: command.name };
    default:
      return player;
  }
}

// The table with the waiting commands on cells, numbers, cards and names carried out; sums and the points of boards and
// cards stay as the engine last sent them.
export function shownTable() {
  if (!store.table || !store.waiting.length) return store.table;
  const players = store.table.players.map((player) =>
    store.waiting.reduce((one, command) => withCommand(store.table, one, command), player),
  );
  return { ...store.table, players };
}

// Whether the photo is lost if the page is left now.
export const mayBeLost = (upload) => !upload.isKept && !["failed", "opening"].includes(upload.state);
// Whether this engine offers an action that not every engine does.
export const can = (table, what) => Boolean(table?.can?.includes(what));
export const playerOf = (table, id) => table?.players.find((player) => player.id === id);
export const photosOf = (table, id) => (table?.photos ?? []).filter((photo) => photo.player === id);
export const rowIndexOf = (table, id) => table.rows.findIndex((row) => row.id === id);
export const totalOf = (table, player) =>
  player.values[table.rows.findIndex((row) => row.kind === "total")]?.points ?? 0;
// From a photo or by hand.
export const hasTokens = (player) => Boolean(player.board) && player.hasBoard !== false;
// Whether the game is scored from boards. True while no game is open, because a photo of a board may begin one.
export const usesBoards = (table) =>
  !table.game || table.game === "harmonies" || table.players.some((one) => one.board);
