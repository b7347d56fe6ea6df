// The open game: the table in its worker, kept in the browser after every change, by one tab at a time.
import * as games from "./games.js";
import * as tabs from "./tabs.js";
import { Table } from "./engine_table.js";
import { language, mark, t } from "./text.js";

const lastOpenKey = `concord open ${location.pathname}`;
const retry = 10000; // ms until a program that could not be loaded is asked for again
const nothing = { format: "concord-table", version: 1, revision: 0, game: "", players: [], photos: [], undoable: 0 };

export class OpenGame {
  // on: {state(table), more(values), opened(id, isOwn), left()}; more() as start() of engine.js has it; left() resolves
  // when the game's photos are stored. me: this tab's id.
  constructor(me, on) {
    Object.assign(this, { me, on, id: "", isOwn: false, state: nothing, latest: undefined });
    this.programProblem = ""; // or "broken", "missing"
    this.isTableLost = false; // the open game is not on the program's table
    this.timer = null;
    this.chain = Promise.resolve();
    this.table = new Table({ lost: (problem) => this.lostTable(problem), works: () => this.worksAgain() });
    tabs.onMessage((message) => this.receive(message));
  }

  // Runs acts one after another.
  inOrder(act) {
    const result = this.chain.then(() => this.recoverTable()).then(act);
    this.chain = result.catch(() => {});
    return result;
  }

  async refreshState() {
    const state = this.id ? await this.table.json("state", language()) : nothing;
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
    if (command) this.latest = { client: command.client, number: command.number };
    await this.refreshState();
    await this.save();
    this.on.state(this.state);
  }

  async save() {
    if (!this.id || !this.isOwn || this.isTableLost) return;
    try {
      const text = await this.table.text("keep");
      if (text.startsWith('{"error"')) throw JSON.parse(text); // what was kept before is better than that
      if (text) await games.save(this.id, { text, latest: this.latest }, summaryOf(this.state), this.me);
      else await games.forget(this.id, this.me); // no game (any more), and no photo that may begin one
      this.on.more({ storage: games.isKept ? "" : "none" });
      tabs.send({ game: this.id, what: "saved" });
    } catch (problem) {
      if (problem.taken) this.lost(this.id);
      else this.on.more({ storage: games.isFull(problem) ? "full" : "failed" });
    }
    await this.publishList();
  }

  // Whether the stored game includes this command: commands of one client are carried out in order.
  hasStored({ client, number }) {
    return this.latest?.client === client && number <= this.latest.number;
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
    const answer = await this.table.json("open", text);
    if (answer.error) throw { error: answer.error };
  }

  // Puts the stored game on the table. There may be only photos, which have not begun a game yet.
  async load(id) {
    const text = await games.tableOf(id);
    if (text !== undefined) await this.put(text);
    else if ((await games.photosOf(id)).length) await this.table.text("close");
    else throw { error: { text: mark("This game is no longer there.") } };
    this.isTableLost = false;
  }

  async open(id) {
    await this.leave();
    rememberOpen(id); // the page may be left before the program is there, which takes seconds on a slow phone
    try {
      await this.load(id);
      this.latest = await games.latestCommandOf(id);
    } catch (problem) {
      rememberOpen("");
      await this.close().catch(() => {}); // the game before was left, and must not be edited any more
      throw problem;
    }
    await this.enter(id, await tabs.acquire(id, () => this.lost(id)));
  }

  // Begins a new game, which fillTable() puts on the table; if that fails, the open one stays there.
  async begin(id, fillTable) {
    await fillTable();
    await this.leave();
    await this.enter(id, await tabs.acquire(id, () => this.lost(id)));
    games.askToKeep();
    await this.changed();
  }

  async enter(id, isOwn) {
    Object.assign(this, { id, isOwn });
    if (isOwn) await games.takeOver(id, this.me);
    this.on.more({ follows: !isOwn, openGame: id });
    rememberOpen(id);
    this.on.opened(id, isOwn);
    // A stored table may have this word in another language.
    await this.table.text("setPlayerWord", t("Player %1", "%1"));
    await this.publish();
    await this.publishList();
  }

  async leave() {
    const { id, isOwn, state } = this;
    const left = id ? this.on.left() : undefined;
    Object.assign(this, { id: "", isOwn: false, latest: undefined, isTableLost: false });
    rememberOpen("");
    this.on.more({ follows: false, openGame: "" });
    await left; // before another tab may take the game
    await tabs.release();
    if (isOwn && !state.game) await this.removeUnlessGame(id);
  }

  // Removes photos that have not begun a game, because no list shows them.
  async removeUnlessGame(id) {
    try {
      if (await games.removeUnlessGame(id)) tabs.send({ game: id, what: "removed" });
    } catch {
      // Then they only take up space.
    }
  }

  async close() {
    await this.leave();
    if (this.table.worker) await this.table.text("close");
    await this.publish();
    await this.publishList();
  }

  // Another tab has the game now.
  lost(id) {
    if (id !== this.id || !this.isOwn) return;
    this.isOwn = false;
    this.on.left();
    this.on.opened(id, false);
    this.on.more({ follows: true });
    this.inOrder(() => this.publish()).catch(() => {});
  }

  async takeOver() {
    const id = this.id;
    const isOwn = await tabs.acquire(id, () => this.lost(id), true);
    await games.takeOver(id, this.me);
    await this.load(id);
    this.latest = await games.latestCommandOf(id);
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

  // The program ended, or could not be loaded; the calls that it had not answered fail. What was kept last is opened
  // again before the next act, at the latest after some time.
  lostTable(problem) {
    this.programProblem = problem.loadError === undefined ? "broken" : "missing";
    this.on.more({ program: this.programProblem });
    if (!this.id) return;
    const wait = this.isTableLost || this.programProblem === "missing" ? retry : 0;
    this.isTableLost = true;
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.inOrder(() => {}).catch(() => {});
    }, wait);
  }

  // What cannot be opened now stays lost: acts that need no program can go on, such as leaving the game.
  async recoverTable() {
    if (!this.isTableLost || !this.id) return;
    try {
      await this.load(this.id);
      await this.publish();
    } catch {
      // lostTable() tries again.
    }
  }

  worksAgain() {
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
    // Then the list of games is shown first.
  }
}

// The entry of a game in the list of games, with its boards, which only the view of a past game shows.
function summaryOf(table) {
  const total = table.rows?.findIndex((row) => row.kind === "total") ?? -1;
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
      total: player.values[total]?.points ?? 0,
      wins: Boolean(table.outcome?.winners?.includes(player.id)),
      board:
        player.board && player.hasBoard !== false
          ? { side: player.board.side, cells: player.board.cells.filter((cell) => cell.stack?.length).map(cellOf) }
          : undefined,
    })),
  };
}
