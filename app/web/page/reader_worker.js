// Decodes and reads photos, away from the page. The page starts it for a photo and ends it when a photo is cancelled or
// none is left, to free its memory.
import { decode } from "./decode.js";

const address = (name) => new URL(name, import.meta.url).href;
let reader = null;

async function fetchWeights() {
  const answer = await fetch(address("concord-weights.bin"));
  if (!answer.ok) throw new Error(`weights: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function make() {
  const weights = fetchWeights();
  weights.catch(() => {}); // awaited below
  const { default: program } = await import("./concord-reader.js");
  const module = await program({ locateFile: address, print: () => {}, printErr: () => {} });
  module.load(await weights);
  return module;
}

function load() {
  reader ??= make();
  return reader;
}

const send = (what, transfer = []) => postMessage(what, transfer);

// file, name: the photo; side: "A" or "B" where it is known; other: another view of the same board. Answers with "progress",
// then "decoded", and "read" or "failed"; "unloaded" where the program could not be fetched.
async function read({ file, name, side, other }) {
  const loading = load();
  loading.catch(() => {}); // awaited below
  const photos = [];
  try {
    for (const one of [other, { file, name }].filter(Boolean))
      photos.push({ name: one.name, ...(await decode(one.file)) });
  } catch (problem) {
    return send({ what: "failed", error: problem?.text ? problem : { text: String(problem) } });
  }
  const described = photos.map(({ pixels, shown, ...facts }) => ({ side: side ?? null, ...facts }));
  send({ what: "decoded", shown: photos.at(-1).shown, facts: described.at(-1) });
  send({ what: "progress", part: 0.2 });
  const slow = setTimeout(() => send({ what: "loading" }), 400);
  let module = null;
  try {
    module = await loading;
  } catch {
    return send({ what: "unloaded" });
  } finally {
    clearTimeout(slow);
  }
  send({ what: "loaded" });
  const [first, second] = described.map((facts) => JSON.stringify(facts));
  const report = (part) => send({ what: "progress", part: 0.2 + 0.8 * part });
  try {
    photos.forEach(({ pixels }, which) => {
      module.place(which, pixels);
      pixels.buffer.transfer?.(0); // frees it now, not at the next garbage collection
    });
    send({ what: "read", reading: module.readPlaced(first, second ?? null, report) });
  } catch (problem) {
    send({ what: "broken", error: String(problem) });
  }
  return undefined;
}

onmessage = ({ data }) => {
  if (data.what === "read") read(data);
};
