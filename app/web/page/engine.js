// The engine of this page: the program compiled for the browser, in workers. It has the functions of the engine of the
// window's page, and more for what that one does not offer: games, cards, disputes, files. docs/web.md and
// docs/phone.md describe the messages.
import * as games from "./games.js";
import * as tabs from "./tabs.js";
import { OpenGame, lastOpenId } from "./engine_game.js";
import { Photos } from "./engine_photos.js";
import { mark } from "./text.js";
import { WaitingCommands } from "./waiting_commands.js";

let on = null; // what start() was given
let game = null; // the OpenGame
let photos = null;
let client = ""; // this tab's id
let lastCommandNumber = 0;
let waitingCommands = null;

// An id of 128 random bits.
export function freshId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// handlers: as for the window's page, and more(values) with some of {games, openGame, storage, follows, loading,
// program}.
export function start(handlers) {
  on = handlers;
  client = freshId();
  game = new OpenGame(client, {
    state: (table) => on.state(table),
    more: (values) => on.more(values),
    opened: (id, isOwn) => game.inOrder(() => photos.open(isOwn)).catch(() => {}),
    left: () => photos.leave(),
  });
  photos = new Photos(game, freshId, {
    loading: (isLoading, isMissing) => on.more({ loading: isMissing ? "missing" : isLoading ? "loading" : "" }),
    notStored: (problem) => on.more({ storage: games.isFull(problem) ? "full" : "failed" }),
    picturesChanged: () => on.state(game.state),
    refused: (error) => on.unclaimed({ do: "add-photo" }, "failed", { error }),
  });
  on.connection("open");
  waitingCommands = new WaitingCommands((commands) => on.waiting(commands));
  const id = lastOpenId();
  const earlier = waitingCommands.restore(id); // commands from before the page was loaded again
  game
    .inOrder(async () => {
      await game.publishList();
      if (!id) return game.publish();
      return game.open(id);
    })
    .catch(() => game.inOrder(() => game.close()));
  // game.open() queues the opening of the game's photos. These commands are queued after that has been done.
  game.inOrder(() => {}).then(() => earlier.forEach((one) => carryOutAgain(one, id)));
  prepareWhenIdle().catch(() => {});
}

// A photo may be chosen soon: loads the program that reads photos, unless the open game takes none.
export function expectPhoto() {
  if (!game.id || (game.isOwn && game.state.game !== "renature")) photos.reader.prepare();
}

// Loads the photo reader once per visit, when the service worker has cached all files of the page, so that nothing is
// fetched twice.
async function prepareWhenIdle() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  await serviceWorker.ready;
  if (!serviceWorker.controller)
    await new Promise((done) => serviceWorker.addEventListener("controllerchange", done, { once: true }));
  await new Promise((done) => (globalThis.requestIdleCallback ?? setTimeout)(done));
  await game.inOrder(() => {});
  if (!photos.reader.wasStarted && document.visibilityState === "visible") expectPhoto();
}

const isInOtherTab = { error: { text: mark("This game is open in another tab. Continue here first.") } };

// {do: "set-stack", ...} -> {done, player?}. Throws {error} for a command that cannot be done.
export async function command(what) {
  const fullCommand = { client, number: ++lastCommandNumber, ...what };
  waitingCommands.add(game.id, fullCommand);
  try {
    return await game.inOrder(() => carryOut(fullCommand));
  } finally {
    waitingCommands.remove(fullCommand);
  }
}

// For a command given before the page was loaded again: nobody waits for its answer.
async function carryOutAgain(fullCommand, id) {
  try {
    const answer = await game.inOrder(() => game.id === id && !game.hasStored(fullCommand) && carryOut(fullCommand));
    if (answer) on.unclaimed(fullCommand, "done", answer);
  } catch (problem) {
    on.unclaimed(fullCommand, "failed", problem);
  } finally {
    waitingCommands.remove(fullCommand);
  }
}

async function carryOut(fullCommand) {
  if (game.id && !game.isOwn) throw isInOtherTab;
  const text = JSON.stringify({ revision: game.state.revision, ...fullCommand });
  const { status, body } = await game.table.callJson("command", text);
  if (status !== 200) throw { status, error: body?.error };
  await game.changed(fullCommand);
  if (fullCommand.do === "answer-photo" && fullCommand.answer === "other-game") await beginWithPhoto(fullCommand.photo);
  if (fullCommand.do === "remove-photo") await photos.forget(fullCommand.photo);
  await photos.updateJobs();
  return body;
}

// Begins a game with a photo that was just removed from the open one. It was chosen before, so it is not shown as being
// sent again.
async function beginWithPhoto(id) {
  const record = photos.records.get(id);
  if (!record) return;
  await game.begin(freshId(), () => game.table.callText("close"));
  photos.add(record.file, "", () => {});
}

export const area = (what) => ask("area", what);

// report({state: "waiting" | "opening" | "sent" | "failed" | "postponed", isKept, progress: 0 to 1, photo, note,
// error}); returns a function that cancels.
export function upload(file, player, report) {
  if (game.id && !game.isOwn) {
    queueMicrotask(() => report({ state: "failed", ...isInOtherTab }));
    return () => {};
  }
  if (game.id) return photos.add(file, player, report);
  // The photo gets an empty table, which becomes a game once a board was read from it.
  let cancel = null; // of the added photo; if cancelled before, the photo is not added
  game
    .inOrder(() => game.id || game.begin(freshId(), () => game.table.callText("close")))
    .then(() => cancel ?? (cancel = photos.add(file, player, report)))
    .catch((problem) => report({ state: "failed", error: problem.error }));
  return () => (cancel ? cancel() : (cancel = () => {}));
}

// A photo being sent has no preview, because a browser may decode all of it for that: 48 megapixels take 190 MB.
export const hasPreviews = false;

export const photoUrl = (id) => photos.url(id);
export const cellUrl = (id, cell) => photos.cellUrl(id, cell);

export async function texts(languageCode) {
  const answer = await fetch(new URL(`./texts/${languageCode}.json`, import.meta.url));
  if (!answer.ok) throw { status: answer.status };
  return answer.json();
}

// --- what only this engine does

// A question that changes nothing. Throws {error}.
async function ask(call, what) {
  const answer = await game.inOrder(() => game.table.callJson(call, JSON.stringify(what)));
  if (answer.error) throw { status: 400, error: answer.error };
  return answer;
}

export const catalogue = (player) => ask("catalogue", { player });
export const why = (claim) => ask("why", claim);

// ISO 8601 with the offset of the local time zone: 2026-11-21T19:30:00+01:00.
function localTime(time) {
  const minutes = -new Date(time).getTimezoneOffset();
  const twoDigits = (value) => String(Math.floor(Math.abs(value))).padStart(2, "0");
  const local = new Date(time + minutes * 60000).toISOString().slice(0, 19);
  return `${local}${minutes < 0 ? "-" : "+"}${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}`;
}

// The id as a UUID, by which the desktop program recognizes the game.
const uuidOf = (id) => id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

// The text of the open game's file. Throws {error}.
export const exportGame = () =>
  game.inOrder(async () => {
    const known = (await games.list()).find((one) => one.id === game.id);
    const record = { id: uuidOf(game.id), played: localTime(known?.created ?? Date.now()) };
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const details = JSON.stringify(timeZone ? { ...record, zone: timeZone } : record);
    const text = await game.table.callText("exportGame", details);
    const { error } = JSON.parse(text);
    if (error) throw { error };
    return text;
  });

export const openGame = (id) => game.inOrder(() => game.open(id));
export const closeGame = () => game.inOrder(() => game.close());
export const takeOver = () => game.inOrder(() => game.takeOver());

// The games that can be played: [{id, title, minPlayers, maxPlayers}]. Throws {error}.
export async function knownGames() {
  const known = await game.table.callJson("games");
  if (!Array.isArray(known)) throw known;
  return known;
}

// {game, side, withSpirits, players}. Throws {error}.
export const newGame = (what) =>
  game.inOrder(() =>
    game.begin(freshId(), async () => {
      const answer = await game.table.callJson("newGame", JSON.stringify(what));
      if (answer.error) throw { error: answer.error };
    }),
  );

// Adds the game in a file to the games of this browser, and opens it. Throws {error}.
export const importGame = (text) => game.inOrder(() => game.begin(freshId(), () => game.put(text)));

export const removeGame = (id) =>
  game.inOrder(async () => {
    if (id === game.id) await game.close();
    await games.remove(id);
    tabs.send({ game: id, what: "removed" });
    await game.publishList();
  });
