// Serves the page: assembled with mocked modules in place of the program's, or as built.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import * as scenes from "../../../browser/support/scenes.mjs";

const here = new URL("./", import.meta.url).pathname;
const root = new URL("../../../../", import.meta.url).pathname;
const types = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

function writeMockedModules(folder) {
  cpSync(join(here, "mock"), folder, { recursive: true });
  const { start, oneRead, sideB, finished, renature, areaAnswer } = scenes;
  const data = Object.fromEntries(
    Object.entries({ start, oneRead, sideB, finished, renature }).map(([name, make]) => [name, make()]),
  );
  data.area = areaAnswer({ main: 4, bonus: null, plants: {} });
  writeFileSync(join(folder, "mock_data.js"), `export const scenes = ${JSON.stringify(data)};\n`);
  for (const name of ["concord-table.wasm", "concord-reader.wasm", "concord-weights.bin"])
    writeFileSync(join(folder, name), name);
}

// Assembles the page with the mocked program in the folder `to`, which is replaced. version: what the page shows as its
// version.
export function assemble(to, version = "1") {
  const modules = mkdtempSync(join(tmpdir(), "concord-modules-"));
  writeMockedModules(modules);
  // assemble.mjs copies only modules whose names begin with "concord-".
  writeFileSync(join(modules, "concord-mock-data.js"), readFileSync(join(modules, "mock_data.js")));
  const table = readFileSync(join(modules, "concord-table.js"), "utf8").replace(
    "./mock_data.js",
    "./concord-mock-data.js",
  );
  writeFileSync(join(modules, "concord-table.js"), table);
  const options = ["--page", process.env.CONCORD_PAGE_FILES, "--modules", modules, "--out", to, "--version", version];
  execFileSync(process.execPath, [join(root, "app/web/assemble.mjs"), ...options], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  rmSync(modules, { recursive: true });
}

export class Site {
  constructor(folder) {
    this.folder = folder;
    this.requestedPaths = []; // in order
    this.delays = {}; // path -> ms until it is answered
    this.failures = {}; // path -> HTTP status that is sent in place of the file
    this.isDown = false; // true: every connection is closed without an answer
  }

  static async start(folder) {
    const site = new Site(folder);
    site.server = createServer((request, response) => site.serve(request, response));
    await new Promise((done) => site.server.listen(0, "127.0.0.1", done));
    site.url = `http://127.0.0.1:${site.server.address().port}/concord/`;
    return site;
  }

  async serve(request, response) {
    if (this.isDown) return request.socket.destroy();
    const { pathname } = new URL(request.url, "http://site");
    const path = normalize(pathname).replace(/^\/concord\//, "") || "index.html";
    this.requestedPaths.push(path);
    if (this.delays[path]) await new Promise((done) => setTimeout(done, this.delays[path]));
    if (this.failures[path]) return response.writeHead(this.failures[path]).end();
    try {
      const bytes = readFileSync(join(this.folder, path));
      return response.writeHead(200, { "Content-Type": types[extname(path)] ?? "application/octet-stream" }).end(bytes);
    } catch {
      return response.writeHead(404).end();
    }
  }

  async stop() {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}

export const temporaryFolder = () => mkdtempSync(join(tmpdir(), "concord-web-"));
