// The open game: the table in its worker, kept in the browser after every change, by one tab at a time.
import * as games from "./games.js";
import * as tabs from "./tabs.js";
import { Table } from "./engine_table.js";
import { language, mark, t } from "./text.js";

const lastOpenKey = `concord open ${location.pathname}`;
const retryDelay = 10000; // ms until a program that could not be loaded is fetched again
const emptyState = { format: "concord-table", version: 1, revision: 0, game: "", players: [], photos: [], undoable: 0 };

export class OpenGame {
  // on: {state(table), more(values), opened(id, isOwn), left()}; more() as start() of engine.js has it; left() resolves
  // when the game's photos are stored.
  constructor(tabId, on) {
    // isOwn: this tab may change the game, rather than only show it. latestCommand: {client, number} of the last
    // command that the game includes.
    Object.assign(this, { tabId, on, id: "", isOwn: false, state: emptyState, latestCommand: undefined });
    this.programProblem = ""; // "broken": it crashed; "missing": it could not be loaded
    this.isTableLost = false; // the program crashed or could not be loaded, and does not hold the open game
    this.recoveryTimer = null;
    this.chain = Promise.resolve();
    this.table = new Table({ lost: (problem) => this.tableLost(problem), answered: () => this.programAnswered() });
    tabs.onMessage((message) => this.receive(message));
  }

  // Runs act() when all acts before it have ended.
  inOrder(act) {
    const result = this.chain.then(() => this.recoverTable()).then(act);
    this.chain = result.catch(() => {});
    return result;
  }

  async refreshState() {
    const state = this.id ? await this.table.callJson("state", language()) : emptyState;
    if (state.error) throw { error: state.error };
    this.state = state;
  }

  async publish() {
    await this.refreshState();
    this.on.state(this.state);
  }

  // After a change: stores the game and shows it. A game that cannot be stored goes on, and the page says so.
  // command: the one that changed the game; may be missing.
  async changed(command) {
    if (command) this.latestCommand = { client: command.client, number: command.number };
    await this.refreshState();
    await this.save();
    this.on.state(this.state);
  }

  async save() {
    if (!this.id || !this.isOwn || this.isTableLost) return;
    try {
      const text = await this.table.callText("keep");
      if (text.startsWith('{"error"')) throw JSON.parse(text); // keeps what was stored before
      if (text) await games.save(this.id, { text, latest: this.latestCommand }, summaryOf(this.state), this.tabId);
      else await games.removeExceptPhotos(this.id, this.tabId); // no game (any more), and no photo that may begin one
      this.on.more({ storage: games.isPersistent ? "" : "none" });
      tabs.send({ game: this.id, what: "saved" });
    } catch (problem) {
      if (problem.taken) this.gameTaken(this.id);
      else this.on.more({ storage: games.isFull(problem) ? "full" : "failed" });
    }
    await this.publishList();
  }

  // Whether the stored game includes this command: commands of one client are carried out in order.
  hasStored({ client, number }) {
    return this.latestCommand?.client === client && number <= this.latestCommand.number;
  }

  async publishList() {
    try {
      this.on.more({ games: await games.list() });
    } catch {
      this.on.more({ storage: "failed" });
    }
  }

  // Puts a text that keep() gave, or a game's file, on the table. Throws {error}.
  async put(text) {
    const answer = await this.table.callJson("open", text);
    if (answer.error) throw { error: answer.error };
  }

  // Puts the stored game on the table; an empty table if only photos are stored, which have not begun a game yet.
  async load(id) {
    const text = await games.tableOf(id);
    if (text !== undefined) await this.put(text);
    else if ((await games.photosOf(id)).length) await this.table.callText("close");
    else throw { error: { text: mark("This game is no longer there.") } };
    this.isTableLost = false;
  }

  async open(id) {
    await this.leave();
    rememberOpen(id); // now, because the page may be left while the program is loaded, for seconds on a slow phone
    try {
      await this.load(id);
      this.latestCommand = await games.latestCommandOf(id);
    } catch (problem) {
      rememberOpen("");
      await this.close().catch(() => {}); // the game that was open before was left, and must not be edited any more
      throw problem;
    }
    await this.enter(id, await tabs.acquire(id, () => this.gameTaken(id)));
  }

  // Begins a new game, which fillTable() puts on the table; if that fails, the open one stays there.
  async begin(id, fillTable) {
    await fillTable();
    await this.leave();
    await this.enter(id, await tabs.acquire(id, () => this.gameTaken(id)));
    games.askToKeep();
    await this.changed();
  }

  async enter(id, isOwn) {
    Object.assign(this, { id, isOwn });
    if (isOwn) await games.takeOver(id, this.tabId);
    this.on.more({ follows: !isOwn, openGame: id });
    rememberOpen(id);
    this.on.opened(id, isOwn);
    // The stored table may name new players in another language.
    await this.table.callText("setPlayerWord", t("Player %1", "%1"));
    await this.publish();
    await this.publishList();
  }

  async leave() {
    const { id, isOwn, state } = this;
    const left = id ? this.on.left() : undefined;
    Object.assign(this, { id: "", isOwn: false, latestCommand: undefined, isTableLost: false });
    rememberOpen("");
    this.on.more({ follows: false, openGame: "" });
    await left; // only then another tab may take the game
    await tabs.release();
    if (isOwn && !state.game) await this.removeUnlessGame(id);
  }

  // Removes photos that have not begun a game, because no list shows them.
  async removeUnlessGame(id) {
    try {
      if (await games.removeUnlessGame(id)) tabs.send({ game: id, what: "removed" });
    } catch {
      // If that fails, they only take up space.
    }
  }

  async close() {
    await this.leave();
    if (this.table.worker) await this.table.callText("close");
    await this.publish();
    await this.publishList();
  }

  // Another tab has taken the game over.
  gameTaken(id) {
    if (id !== this.id || !this.isOwn) return;
    this.isOwn = false;
    this.on.left();
    this.on.opened(id, false);
    this.on.more({ follows: true });
    this.inOrder(() => this.publish()).catch(() => {});
  }

  async takeOver() {
    const id = this.id;
    const isOwn = await tabs.acquire(id, () => this.gameTaken(id), true);
    await games.takeOver(id, this.tabId);
    await this.load(id);
    this.latestCommand = await games.latestCommandOf(id);
    await this.enter(id, isOwn);
  }

  // A message from another tab.
  receive({ game, what }) {
    if (what === "removed" && game === this.id) return this.inOrder(() => this.close()).catch(() => {});
    if (game !== this.id || this.isOwn) return this.inOrder(() => this.publishList());
    return this.inOrder(async () => {
      if (game !== this.id || this.isOwn) return;
      const text = await games.tableOf(game);
      if (text === undefined) return;
      await this.put(text);
      this.on.opened(game, false);
      await this.publish();
    }).catch(() => {});
  }

  // The program crashed or could not be loaded; the calls that it had not answered fail. The game as it was last stored
  // is opened again before the next act, and after some time in any case.
  tableLost(problem) {
    this.programProblem = problem.loadError === undefined ? "broken" : "missing";
    this.on.more({ program: this.programProblem });
    if (!this.id) return;
    const delay = this.isTableLost || this.programProblem === "missing" ? retryDelay : 0;
    this.isTableLost = true;
    this.recoveryTimer ??= setTimeout(() => {
      this.recoveryTimer = null;
      this.inOrder(() => {}).catch(() => {});
    }, delay);
  }

  // Never fails: if the game cannot be opened now, acts that need no program can go on, such as leaving the game.
  async recoverTable() {
    if (!this.isTableLost || !this.id) return;
    try {
      await this.load(this.id);
      await this.publish();
    } catch {
      // tableLost() tries again.
    }
  }

  programAnswered() {
    if (this.programProblem) this.on.more({ program: "" });
    this.programProblem = "";
  }
}

export function lastOpenId() {
  try {
    return localStorage.getItem(lastOpenKey) ?? "";
  } catch {
    return "";
  }
}

function rememberOpen(id) {
  try {
    if (id) localStorage.setItem(lastOpenKey, id);
    else localStorage.removeItem(lastOpenKey);
  } catch {
    // Without localStorage, the page opens with the list of games.
  }
}

// The entry of a game in the list of games, with its boards, which only the view of a past game shows.
function summaryOf(table) {
  const totalIndex = table.rows?.findIndex((row) => row.kind === "total") ?? -1;
  const cellOf = ({ cell, stack, cube }) => ({ cell, stack, cube });
  return {
    game: table.game,
    title: table.title,
    variant: table.variant,
    isFinal: Boolean(table.outcome?.final),
    headline: table.outcome?.headline,
    players: table.players.map((player) => ({
      id: player.id,
      name: player.name,
      colour: player.colour,
      rank: player.rank,
      total: player.values[totalIndex]?.points ?? 0,
      wins: Boolean(table.outcome?.winners?.includes(player.id)),
      board:
        player.board && player.hasBoard !== false
          ? { side: player.board.side, cells: player.board.cells.filter((cell) => cell.stack?.length).map(cellOf) }
          : undefined,
    })),
  };
}
