// Makes page/prepare.jpg, which the page reads before there is a photo: a sample, just large enough for every stage.
//   node app/web/shrink_photo.mjs, with Chromium as in the tests
import { readFileSync, writeFileSync } from "node:fs";
import { Browser } from "../../tests/browser/support/browser.mjs";

const sample = readFileSync(new URL("../../samples/photos/easy/dev_018.jpg", import.meta.url));
const browser = await Browser.start();
const page = await browser.newPhone();
const jpeg = await page.run(async (base64) => {
  const image = new Image();
  image.src = `data:image/jpeg;base64,${base64}`;
  await image.decode();
  const size = { width: 480, height: Math.round((480 * image.naturalHeight) / image.naturalWidth) };
  const canvas = Object.assign(document.createElement("canvas"), size);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/jpeg", 0.6).split(",")[1];
}, sample.toString("base64"));
await browser.stop();
writeFileSync(new URL("page/prepare.jpg", import.meta.url), Buffer.from(jpeg, "base64"));
