// Reads photos as the page does, with its own files, in an empty page of the site.
import { readFileSync } from "node:fs";

const root = new URL("../../../../", import.meta.url).pathname;

export const emptyPage = (site) => `${site.url}version.js`;

// Runs in the page: reads a photo, [name, base64], in a worker that stays for the next one, and makes the picture that
// people see. The time is measured until the answer. (The reader is kept in `window`, because other objects of a
// WebDriver script end with it.)
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

// Runs in the page: starts the reader, as the page does before there is a photo.
export async function prepareInPage() {
  const { Reader } = await import("./engine_reader.js");
  window.reader ??= new Reader({ loading: () => {} });
  window.reader.prepare();
}

export const asFile = (name) => [name, readFileSync(root + name).toString("base64")];
