// Committed photos read by the page's own workers, and by the native program.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { root } from "./testing.mjs";

export const photos = readdirSync(`${root}samples/photos`, { recursive: true })
  .filter((name) => name.endsWith(".jpg"))
  .sort();

// Runs in the page: reads photos one after the other in a worker of its own. Gives the answers, with the time of each in ms.
export async function readInPage(files) {
  const worker = new Worker("./reader_worker.js", { type: "module" });
  const answers = [];
  for (const [name, base64] of files) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const start = performance.now();
    const said = await new Promise((done) => {
      worker.onmessage = ({ data }) => ["read", "failed", "broken", "unloaded"].includes(data.what) && done(data);
      worker.postMessage({ what: "read", file: new File([bytes], name, { type: "image/jpeg" }), name });
    });
    answers.push({ name, ms: Math.round(performance.now() - start), ...said });
  }
  worker.terminate();
  return answers;
}

export const asFiles = (names) =>
  names.map((name) => [name, readFileSync(`${root}samples/photos/${name}`).toString("base64")]);

// Of each photo: the stacks with their probabilities, "c2": {stack, p}; null where there is no board.
export function readNatively(names) {
  const program = process.env.CONCORD_CLI;
  const paths = names.map((name) => `${root}samples/photos/${name}`);
  let lines = "";
  try {
    lines = execFileSync(program, ["read", "--batch", "--json", ...paths], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch (problem) {
    lines = problem.stdout; // it says so where a photo shows no board
  }
  return lines
    .trim()
    .split("\n")
    .map((line) => cellsOf(JSON.parse(line)));
}

export function cellsOf(reading) {
  if (reading.format !== "concord-reading") return null;
  const cells = Object.entries(reading.cells).map(([cell, { stack, confidence }]) => [
    cell,
    { stack: stack.join(), p: confidence },
  ]);
  return Object.fromEntries(cells.sort());
}

// "easy/dev_018.jpg c2: gray 0.51, natively brown 0.52"
export function differences(name, web, native) {
  if (!web !== !native)
    return [`${name}: ${web ? "a board" : "no board"}, natively ${native ? "a board" : "no board"}`];
  return Object.keys(native ?? {})
    .filter((cell) => web[cell]?.stack !== native[cell].stack)
    .map(
      (cell) =>
        `${name} ${cell}: ${web[cell]?.stack} ${web[cell]?.p}, natively ${native[cell].stack} ${native[cell].p}`,
    );
}
