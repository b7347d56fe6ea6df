// Photos read as the page does, with its own files, in a page of the site that shows nothing.
import { readFileSync } from "node:fs";

const root = new URL("../../../../", import.meta.url).pathname;

export const emptyPage = (site) => `${site.url}version.js`;

// Runs in the page: reads a photo, [name, base64], in a worker that stays for the next one, and makes the picture that people see.
// The time is that to the answer. (On window: what else a script of WebDriver makes ends with it, and so would the worker.)
export async function readInPage([name, base64]) {
  const { Reader } = await import("./engine_reader.js");
  const { shownPicture } = await import("./engine_pictures.js");
  window.reader ??= new Reader({ loading: () => {} });
  const file = new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type: "image/jpeg" });
  const start = performance.now();
  let shown = null;
  const said = await new Promise((done) =>
    window.reader.add({
      file,
      name,
      progress: () => {},
      decoded: (facts, picture) => (shown = shownPicture(picture, facts.orientation)),
      done: (reading) => done({ what: "read", reading, ms: Math.round(performance.now() - start) }),
      failed: (error) => done({ what: "failed", error, ms: Math.round(performance.now() - start) }),
    }),
  );
  if (!(await shown)) throw new Error(`${name}: no picture`);
  return { name, ...said };
}

// Runs in the page: makes ready what reads photos, as the page does before there is one.
export async function prepareInPage() {
  const { Reader } = await import("./engine_reader.js");
  window.reader ??= new Reader({ loading: () => {} });
  window.reader.prepare();
}

export const asFile = (name) => [name, readFileSync(root + name).toString("base64")];
