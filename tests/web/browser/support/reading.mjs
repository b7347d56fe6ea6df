// Reads photos as the page does, with the modules of the page, but without the page itself.
import { readFileSync } from "node:fs";

const root = new URL("../../../../", import.meta.url).pathname;

// A file of the site that, opened by itself, runs nothing; from there, the modules can be imported.
export const emptyPage = (site) => `${site.url}version.js`;

// Runs in the page: reads a photo, [name, base64], in a worker that stays for the next one, and makes the picture that
// people see. ms: the time until the reading or the failure. (The reader is kept in `window`, because everything else
// in a WebDriver script ends with the script.)
export async function readInPage([name, base64]) {
  const { Reader } = await import("./engine_reader.js");
  const { makeShownPicture } = await import("./engine_pictures.js");
  window.reader ??= new Reader({ loading: () => {} });
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const file = new File([bytes], name, { type: "image/jpeg" });
  const start = performance.now();
  let shown = null;
  const result = await new Promise((done) =>
    window.reader.add({
      file,
      name,
      progress: () => {},
      decoded: (facts, picture) => (shown = makeShownPicture(picture, facts.orientation)),
      done: (reading) => done({ what: "read", reading, ms: Math.round(performance.now() - start) }),
      failed: (error) => done({ what: "failed", error, ms: Math.round(performance.now() - start) }),
    }),
  );
  if (!(await shown)) throw new Error(`${name}: no picture`);
  return { name, ...result };
}

// Runs in the page: makes the reader ready, as the page does before there is a photo.
export async function prepareInPage() {
  const { Reader } = await import("./engine_reader.js");
  window.reader ??= new Reader({ loading: () => {} });
  window.reader.prepare();
}

export const nameAndBase64 = (name) => [name, readFileSync(root + name).toString("base64")];
