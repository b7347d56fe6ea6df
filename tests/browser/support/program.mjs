// The real program, without a screen and with a home folder of its own.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { maxTries } from "./browser.mjs";

export class Program {
  // file: a game to open, if any. address: where the page is offered.
  static async start(file, address = "127.0.0.1", windowLanguage = "en") {
    const program = new Program();
    program.windowLanguage = windowLanguage;
    program.home = mkdtempSync(join(tmpdir(), "concord-program-"));
    await program.launch(file, address);
    return program;
  }

  async launch(file, address) {
    const urlFile = join(this.home, "url");
    rmSync(urlFile, { force: true });
    const folders = Object.fromEntries(
      ["DATA", "CONFIG", "CACHE", "STATE"].map((name) => [`XDG_${name}_HOME`, join(this.home, name.toLowerCase())]),
    );
    const options = ["--lang", this.windowLanguage, "--phone", address, "--phone-url", urlFile];
    if (file) options.push(file);
    this.process = spawn(process.env.CONCORD_APP, options, {
      stdio: "ignore",
      env: { ...process.env, ...folders, HOME: this.home, QT_QPA_PLATFORM: "offscreen", LC_ALL: "C.UTF-8" },
    });
    this.ended = new Promise((done) => this.process.on("exit", done));
    const isUrlWritten = () => existsSync(urlFile) && readFileSync(urlFile, "utf8").includes("http");
    for (let i = 0; i < maxTries && !isUrlWritten(); ++i) {
      if (this.process.exitCode !== null) throw new Error(`concord-app ended with ${this.process.exitCode}`);
      await new Promise((done) => setTimeout(done, 50));
    }
    this.url = readFileSync(urlFile, "utf8").trim();
  }

  // The table as the window has it.
  async table() {
    return (await fetch(`${this.url}state`)).json();
  }

  async points(player, row = "total") {
    const table = await this.table();
    const index = table.rows.findIndex((one) => one.id === row);
    return table.players.find((one) => one.name === player).values[index].points;
  }

  // Suspends the process, so that it answers nobody, as when the computer sleeps.
  pause() {
    this.process.kill("SIGSTOP");
  }

  resume() {
    this.process.kill("SIGCONT");
  }

  async crash() {
    this.process.kill("SIGKILL");
    await this.ended;
  }

  async stop() {
    await this.crash();
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5 });
  }
}
