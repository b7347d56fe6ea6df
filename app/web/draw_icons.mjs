// Draws the web program's icons from the page's concord.svg. Run: node app/web/draw_icons.mjs. Needs Chromium, as the
// tests do, and Debian's pngquant: every visitor downloads the icons, so they must be small.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Browser } from "../../tests/browser/support/browser.mjs";

const picture = readFileSync(new URL("../phone/page/concord.svg", import.meta.url));
const folder = new URL("page/icons/", import.meta.url);
const background = "#f5f1e7";
// share: the part of the width that the picture takes. Systems crop maskable icons to a shape, and iOS fills
// transparent parts, so both kinds have a margin and a background.
const icons = [
  { name: "concord-192.png", size: 192, share: 1 },
  { name: "concord-512.png", size: 512, share: 1 },
  { name: "concord-maskable-512.png", size: 512, share: 0.68, background },
  { name: "concord-180.png", size: 180, share: 0.84, background },
];

mkdirSync(folder, { recursive: true });
const browser = await Browser.start();
const page = await browser.newPhone();
for (const icon of icons) {
  const png = await page.run(
    async ({ size, share, background: colour }, svg) => {
      const image = new Image();
      image.src = `data:image/svg+xml;base64,${svg}`;
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
      const context = canvas.getContext("2d");
      if (colour) {
        context.fillStyle = colour;
        context.fillRect(0, 0, size, size);
      }
      const margin = (size * (1 - share)) / 2;
      context.drawImage(image, margin, margin, size * share, size * share);
      return canvas.toDataURL("image/png").split(",")[1];
    },
    icon,
    picture.toString("base64"),
  );
  const small = execFileSync("pngquant", ["--quality", "80-95", "--strip", "-"], { input: Buffer.from(png, "base64") });
  writeFileSync(new URL(icon.name, folder), small);
}
await browser.stop();
