// Decodes and reads photos, in a worker. The page starts the worker when a photo is expected or added, and terminates
// it when a reading is cancelled, or some time after the last photo, to free its memory.
import { decode } from "./decode.js";

const address = (name) => new URL(name, import.meta.url).href;
const send = (message, transfer = []) => postMessage(message, transfer);
const decodingPart = 0.2; // of the progress
const slowLoading = 400; // ms until the page says that the reader is being loaded
let reader = null; // a promise of the program's functions
let hasPhoto = false; // the page has sent a photo

async function fetched(name) {
  const answer = await fetch(address(name));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

const fetchWeights = async () => new Uint8Array(await (await fetched("concord-weights.bin")).arrayBuffer());

// The page keeps what is compiled here for the next worker, together with the functions that the browser has optimized.
async function compile() {
  const name = "concord-reader.wasm";
  const compiled = await WebAssembly.compileStreaming(fetched(name)).catch(
    async () => WebAssembly.compile(await (await fetched(name)).arrayBuffer()), // a server sends another MIME type
  );
  try {
    send({ what: "compiled", compiled });
  } catch {
    // This browser cannot send a compiled program to the page.
  }
  return compiled;
}

// compiledBefore: the compiled program, if the page has it already.
async function makeReader(compiledBefore) {
  const weights = fetchWeights();
  weights.catch(() => {}); // awaited below
  const { default: makeModule } = await import("./concord-reader.js");
  const module = await new Promise((done, failed) => {
    const instantiateWasm = (imports, ready) => {
      const begin = async (compiled) => ready(await WebAssembly.instantiate(compiled, imports), compiled);
      Promise.resolve(compiledBefore ?? compile()).then(begin).catch(failed);
      return {};
    };
    makeModule({ locateFile: address, instantiateWasm, print: () => {}, printErr: () => {} }).then(done, failed);
  });
  module.load(await weights);
  return module;
}

function load(compiledBefore) {
  reader ??= makeReader(compiledBefore);
  return reader;
}

// Reads a small picture of a board before there is a photo, because browsers compile code when it first runs, and
// optimize it when it runs often. Answers "unprepared" if this worker cannot be used.
async function prepare(compiled) {
  let module = null;
  try {
    module = await load(compiled);
  } catch {
    return send({ what: "unprepared" });
  }
  if (hasPhoto) return undefined;
  const photo = await fetched("prepare.jpg")
    .then((answer) => answer.blob())
    .then(decode)
    .catch(() => null);
  if (hasPhoto || !photo) return undefined;
  const { pixels, picture, ...facts } = photo;
  picture.close();
  try {
    module.place(0, pixels);
    module.readPlaced(JSON.stringify({ name: "prepare.jpg", side: null, ...facts }), null, () => {});
  } catch {
    send({ what: "unprepared" });
  }
  return undefined;
}

// file, name: the photo; side: "A" or "B" if it is known; other: {file, name} of another view of the same board. Sends
// "decoded", then "progress", and finally "read" or "broken"; "failed" if a photo cannot be decoded; "loading" if the
// program is slow to load, then "loaded", or "not-loaded" if it could not be fetched.
async function read({ file, name, side, other, compiled }) {
  hasPhoto = true;
  const loading = load(compiled);
  loading.catch(() => {}); // awaited below
  const photos = [];
  try {
    for (const one of [other, { file, name }].filter(Boolean))
      photos.push({ name: one.name, ...(await decode(one.file)) });
  } catch (problem) {
    return send({ what: "failed", error: problem?.text ? problem : { text: String(problem) } });
  }
  const facts = photos.map(({ pixels, picture, ...known }) => ({ side: side ?? null, ...known }));
  photos.slice(0, -1).forEach(({ picture }) => picture.close());
  const { picture } = photos.at(-1);
  send({ what: "decoded", picture, facts: facts.at(-1) }, [picture]);
  send({ what: "progress", part: decodingPart });
  const slow = setTimeout(() => send({ what: "loading" }), slowLoading);
  let module = null;
  try {
    module = await loading;
  } catch {
    return send({ what: "not-loaded" });
  } finally {
    clearTimeout(slow);
  }
  send({ what: "loaded" });
  const [first, second] = facts.map((one) => JSON.stringify(one));
  const report = (part) => send({ what: "progress", part: decodingPart + (1 - decodingPart) * part });
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
  else prepare(data.compiled);
};
