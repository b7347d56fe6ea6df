// Stands in for the window's server: serves the page's files and a table, and carries out commands in the simplest way.
// Stores the commands and uploads that it receives, so that tests can look at them.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const types = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".jpg": "image/jpeg",
};
const root = new URL("../../../", import.meta.url).pathname;
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

async function bodyOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

export class MockEngine {
  // files: the folder of the page with its texts.
  constructor(files, table) {
    this.files = files;
    this.table = table;
    this.secret = "SECRET"; // part of the address, as with the window's server
    this.commands = [];
    this.uploads = [];
    this.answers = []; // to the next commands, which are then not carried out
    this.refusals = []; // statuses of the next uploads
    this.undoTables = []; // the latest last
    this.listeners = new Set(); // responses that events are written to
    this.sockets = new Set();
    this.photos = {}; // id -> file
    this.area = { free: 0, shares: [], gains: [], results: {} };
    this.isClosed = false;
  }

  get url() {
    return `http://127.0.0.1:${this.port}/${this.secret}/`;
  }

  async listen(port = 0) {
    this.server = createServer((request, response) =>
      this.serve(request, response).catch((problem) => response.destroy(problem)),
    );
    this.server.on("connection", (socket) => {
      this.sockets.add(socket);
      socket.on("close", () => this.sockets.delete(socket));
    });
    await new Promise((done) => this.server.listen(port, "127.0.0.1", done));
    this.port = this.server.address().port;
    this.heartbeat = setInterval(() => this.push("alive", {}), 3000);
  }

  // As if the program were gone: nobody answers at the port.
  async stop() {
    clearInterval(this.heartbeat);
    for (const socket of this.sockets) socket.destroy();
    await new Promise((done) => this.server.close(done));
  }

  push(event, data) {
    for (const response of this.listeners) response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  put(table) {
    this.table = { ...table, revision: this.table.revision + 1 };
    this.push("state", this.table);
  }

  async serve(request, response) {
    const url = new URL(request.url, "http://mock");
    const [, secret, ...rest] = url.pathname.split("/");
    const path = rest.join("/");
    const json = (value, status = 200) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(value));
    if (secret !== this.secret || this.isClosed) return response.writeHead(404).end("Not found.\n");
    if (path === "state") return json(this.table);
    if (path === "events") return this.subscribe(response);
    if (path === "command") return this.command(JSON.parse(await bodyOf(request)), json);
    if (path === "area") return json(this.areaAnswer?.(JSON.parse(await bodyOf(request))) ?? this.area);
    if (path === "photo") return this.upload(url, await bodyOf(request), json);
    if (path.startsWith("photo/"))
      return this.sendFile(response, join(root, this.photos[path.split(/[/.]/)[1]] ?? "none"));
    return this.sendFile(response, join(this.files, normalize(`/${path || "index.html"}`)));
  }

  subscribe(response) {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    this.listeners.add(response);
    response.on("close", () => this.listeners.delete(response));
    response.write(`event: state\ndata: ${JSON.stringify(this.table)}\n\n`);
  }

  async sendFile(response, file) {
    try {
      const bytes = await readFile(file);
      response
        .writeHead(200, {
          "Content-Type": types[extname(file)] ?? "application/octet-stream",
          "Content-Security-Policy": policy,
          "Cache-Control": "no-store",
          "Referrer-Policy": "no-referrer",
        })
        .end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  }

  upload(url, bytes, json) {
    const refusal = this.refusals.shift();
    if (refusal) return json({ error: { text: "That photo is too large." } }, refusal);
    const { name, player, upload } = Object.fromEntries(url.searchParams);
    if (!this.uploads.some((one) => one.upload === upload))
      this.uploads.push({ name, player, upload, size: bytes.length });
    return json({ photo: `ph${this.uploads.length}` });
  }

  command(command, json) {
    const earlier = this.commands.find((one) => one.client === command.client && one.number === command.number);
    if (!earlier) this.commands.push(command);
    const answer = this.answers.shift();
    if (answer) return json(answer.body ?? answer, answer.status ?? 200);
    if (!earlier) this.put(this.tableAfter(command));
    return json({
      revision: this.table.revision,
      done: true,
      player: command.do === "add-player" ? this.table.players.at(-1).id : undefined,
    });
  }

  tableAfter(command) {
    if (command.do === "undo") return this.undoTables.pop() ?? this.table;
    this.undoTables.push(this.table);
    const players = this.table.players.map((player) =>
      player.id === command.player ? playerAfter(this.table, player, command) : player,
    );
    if (command.do === "set-areas-left") {
      const shares = [text("Main %1", 4), text("Bonus, not known: %1", "nobody")];
      const left = command.areas?.map((area) => ({ ...area, shares })) ?? null;
      return { ...this.table, areas: { ...this.table.areas, left } };
    }
    if (command.do !== "add-player") return { ...this.table, players };
    const id = `p${players.length + 1}`;
    return {
      ...this.table,
      players: [
        ...players,
        {
          id,
          name: `Player ${players.length + 1}`,
          colour: "#8e5bb5",
          rank: 1,
          lines: [],
          warnings: [],
          values: this.table.rows.map(() => ({ points: 0, source: "unknown" })),
        },
      ],
    };
  }
}

const text = (template, ...args) => ({ text: template, args: args.map(String) });

function playerAfter(table, player, command) {
  if (command.do === "set-plants-left") return { ...player, plantsLeft: command.plants };
  if (command.do === "rename") return { ...player, name: command.name };
  if (command.do === "type") {
    const value =
      command.points === null ? { points: 0, source: "unknown" } : { points: command.points, source: "typed" };
    return { ...player, values: player.values.map((one, i) => (table.rows[i].id === command.row ? value : one)) };
  }
  const change = { "set-stack": { stack: command.stack }, "set-cube": { cube: command.cube }, check: {} }[command.do];
  if (!change) return player;
  const cells = player.board.cells.map((cell) =>
    cell.cell === command.cell ? { ...cell, ...change, checked: true, doubtful: false } : cell,
  );
  return {
    ...player,
    board: { ...player.board, cells, doubts: player.board.doubts.filter((cell) => cell !== command.cell) },
  };
}
