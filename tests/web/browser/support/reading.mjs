// Photos read by the page's own worker.
import { readFileSync } from "node:fs";

const root = new URL("../../../../", import.meta.url).pathname;

// Runs in the page: reads a photo, [name, base64] or what is chosen in an input, in a worker that stays for the next one.
export async function readInPage(photo) {
  globalThis.reading ??= new Worker("./reader_worker.js", { type: "module" });
  const bytes = Array.isArray(photo) && Uint8Array.from(atob(photo[1]), (letter) => letter.charCodeAt(0));
  const file = bytes ? new File([bytes], photo[0], { type: "image/jpeg" }) : document.querySelector(photo).files[0];
  const start = performance.now();
  const said = await new Promise((done) => {
    globalThis.reading.onmessage = ({ data }) =>
      ["read", "failed", "broken", "unloaded"].includes(data.what) && done(data);
    globalThis.reading.postMessage({ what: "read", file, name: file.name });
  });
  return { name: file.name, ms: Math.round(performance.now() - start), ...said };
}

export const asFile = (name) => [name, readFileSync(root + name).toString("base64")];
