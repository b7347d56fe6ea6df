// Photos with more pixels than the committed ones: enlarged copies, made in a browser of their own.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Browser } from "../../../browser/support/browser.mjs";

// Runs in the page.
async function enlarge(base64, width, height) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d").drawImage(picture, 0, 0, width, height);
  const file = new Uint8Array(await (await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 })).arrayBuffer());
  let text = "";
  for (let i = 0; i < file.length; i += 30000) text += String.fromCharCode(...file.subarray(i, i + 30000));
  return btoa(text);
}

// Calls act(paths) with a JPEG for each [width, height], and removes the files afterwards.
export async function withLargePhotos(photo, sizes, act) {
  const folder = mkdtempSync(join(tmpdir(), "concord-large-"));
  try {
    const browser = await Browser.start();
    const page = await browser.newPhone();
    const base64 = readFileSync(photo).toString("base64");
    const paths = [];
    for (const [width, height] of sizes) {
      const path = join(folder, `${width}x${height}.jpg`);
      writeFileSync(path, Buffer.from(await page.run(enlarge, base64, width, height), "base64"));
      paths.push(path);
    }
    await browser.stop();
    return await act(paths);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
