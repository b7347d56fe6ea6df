// Draws the icons of the browser program from the page's own: node app/web/draw_icons.mjs, with Chromium as in the tests, and
// Debian's pngquant, since everybody downloads them.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Browser } from "../../tests/browser/support/browser.mjs";

const picture = readFileSync(new URL("../phone/page/concord.svg", import.meta.url));
const folder = new URL("page/icons/", import.meta.url);
const ground = "#f5f1e7";
// room: part of the width that the picture takes; systems cut maskable icons to a shape, and Apple fills what is clear.
const icons = [
  { name: "concord-192.png", size: 192, room: 1 },
  { name: "concord-512.png", size: 512, room: 1 },
  { name: "concord-maskable-512.png", size: 512, room: 0.68, ground },
  { name: "concord-180.png", size: 180, room: 0.84, ground },
];

mkdirSync(folder, { recursive: true });
const browser = await Browser.start();
const page = await browser.phone();
for (const icon of icons) {
  const png = await page.run(
    async ({ size, room, ground: colour }, svg) => {
      const image = new Image();
      image.src = `data:image/svg+xml;base64,${svg}`;
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
      const paper = canvas.getContext("2d");
      if (colour) {
        paper.fillStyle = colour;
        paper.fillRect(0, 0, size, size);
      }
      const edge = (size * (1 - room)) / 2;
      paper.drawImage(image, edge, edge, size * room, size * room);
      return canvas.toDataURL("image/png").split(",")[1];
    },
    icon,
    picture.toString("base64"),
  );
  const small = execFileSync("pngquant", ["--quality", "80-95", "--strip", "-"], { input: Buffer.from(png, "base64") });
  writeFileSync(new URL(icon.name, folder), small);
}
await browser.stop();
