// Sharing the result; games as files and QR codes: written, read again, and refused if invalid.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { waitUntil } from "../../browser/support/testing.mjs";
import { newGame, newPhone, onPhone, photo, site, typeNumber, useSite } from "./support/testing.mjs";

useSite();
const folder = mkdtempSync(join(tmpdir(), "concord-share-"));
after(() => rmSync(folder, { recursive: true, force: true }));

function makeFile(name, content) {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

// Plays a game to its end and opens its page for sharing.
async function shareFinishedGame(page) {
  await newGame(page, { names: ["Ann", "Дмитрий"] });
  await page.tap("Pad");
  await typeNumber(page, "p1 trees", "14");
  await typeNumber(page, "p2 trees", "9");
  await page.tap("Share");
  await page.until(() => document.querySelector(".result")?.naturalWidth === 1080);
}

// Taps a button and returns the file that this downloads.
async function tapAndDownload(page, button) {
  await page.browser.call("Browser.setDownloadBehavior", {
    behavior: "allow",
    downloadPath: folder,
    browserContextId: page.context,
  });
  await page.tap(button);
  const isWhole = (one) => one.startsWith("concord-2") && !one.endsWith(".crdownload"); // 2: a year
  const name = await waitUntil(() => readdirSync(folder).find(isWhole));
  const bytes = readFileSync(join(folder, name));
  rmSync(join(folder, name));
  return { name, bytes };
}

const importFile = async (page, path) => {
  await page.run(() => (location.hash = "#import"));
  await page.until(() => document.querySelector("#file"));
  await page.choose("#file", [path]);
};

test(
  "the result is shared as a picture with a text",
  onPhone(async (page) => {
    await page.run(() => {
      window.shared = [];
      navigator.canShare = ({ files }) => files.length === 1;
      navigator.share = async (what) =>
        void window.shared.push({ text: what.text, type: what.files?.[0].type, size: what.files?.[0].size });
    });
    await shareFinishedGame(page);
    await page.run(async () => {
      const { put, store } = await import("./store.js");
      put({ games: store.games.map((game) => ({ ...game, created: Date.UTC(2020, 4, 17, 12) })) });
    });
    await page.tap("Share the result");
    const [shared] = await page.until(() => window.shared.length && window.shared);
    assert.equal(shared.type, "image/png");
    assert.ok(shared.size > 10000);
    const lines = shared.text.split("\n");
    assert.equal(lines[0], "Harmonies · Side A · May 17, 2020"); // the day of the game, not today
    assert.deepEqual(lines.slice(1), ["Ann wins with 14 points.", "1. Ann: 14", "2. Дмитрий: 9"]);
    const { name, bytes } = await tapAndDownload(page, "Save the picture");
    assert.match(name, /^concord-\d{4}-\d\d-\d\d\.png$/);
    assert.equal(bytes.subarray(1, 4).toString(), "PNG");
  }),
);

test(
  "a game's file is opened on another phone",
  onPhone(async (page) => {
    await shareFinishedGame(page);
    const { name, bytes } = await tapAndDownload(page, "Save the file");
    assert.match(name, /\.concord\.json$/);
    const game = JSON.parse(bytes);
    assert.deepEqual([game.format, game.version, game.players[1].name], ["concord-game", 1, "Дмитрий"]);
    assert.match(game.record.id, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    assert.match(game.record.played, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
    const other = await newPhone();
    await other.open(site.url);
    await importFile(other, makeFile("game.json", bytes));
    await other.until(() => document.querySelectorAll(".player").length === 2);
    await other.close();
  }),
);

test(
  "a QR code leads to the game on another phone, and no server sees the game",
  onPhone(async (page) => {
    await shareFinishedGame(page);
    await page.tap("QR code");
    await page.until(() => document.querySelector(".qr svg path"));
    const { address, digits } = await page.run(async () => {
      const { gameLink } = await import("./game_link.js");
      const engine = await import("./engine.js");
      return gameLink(await engine.exportGame());
    });
    assert.equal(address, `${site.url}#import/`);
    assert.match(digits, /^\d+$/);
    const other = await newPhone();
    await other.open(address + digits);
    await other.untilShown("A game with Ann, Дмитрий");
    await other.tap("Add it to the games of this phone");
    await other.until(() => document.querySelectorAll(".player").length === 2);
    assert.equal(await other.run(() => document.querySelectorAll(".game").length), 0);
    assert.ok(!site.requestedPaths.some((path) => path.includes(digits.slice(0, 20))));
    await other.close();
  }),
);

test(
  "another program (zbarimg) reads the QR code",
  onPhone(async (page) => {
    await shareFinishedGame(page);
    await page.tap("QR code");
    await page.until(() => document.querySelector(".qr path"));
    const png = await page.run(async () => {
      const drawing = document.querySelector(".qr svg").cloneNode(true);
      drawing.setAttribute("width", 800);
      drawing.setAttribute("height", 800);
      const image = new Image();
      image.src = URL.createObjectURL(
        new Blob([new XMLSerializer().serializeToString(drawing)], { type: "image/svg+xml" }),
      );
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: 800, height: 800 });
      canvas.getContext("2d").drawImage(image, 0, 0);
      return canvas.toDataURL("image/png").split(",")[1];
    });
    const path = makeFile("code.png", Buffer.from(png, "base64"));
    const { status, stdout } = spawnSync("zbarimg", ["--quiet", "--raw", path], { encoding: "utf8" });
    assert.equal(status, 0, "zbarimg found no QR code");
    assert.match(stdout.trim(), new RegExp(`^${site.url}#import/\\d+$`));
    const game = await page.run(async (url) => (await import("./game_link.js")).gameFromUrl(url), stdout.trim());
    assert.equal(JSON.parse(game).players[1].name, "Дмитрий");
  }),
);

test(
  "a picture of a QR code is read where the browser can do that",
  onPhone(async (page) => {
    await page.run(() => {
      window.BarcodeDetector = class {
        async detect() {
          return window.codes;
        }
      };
      window.codes = [];
      location.hash = "#import";
    });
    const choosePicture = () => page.choose("#code", [photo("easy/dev_018")]); // what is read in it is window.codes
    await page.until(() => document.querySelector("#code"));
    await choosePicture();
    await page.untilShown("There is no QR code in the picture.");
    await page.run(() => (window.codes = [{ rawValue: "https://example.org/" }]));
    await choosePicture();
    await page.untilShown("The QR code holds no game of Concord.");
    await page.run(async () => {
      const { gameLink } = await import("./game_link.js");
      const game = { format: "concord-game", version: 1, game: "harmonies", players: [{ name: "Zoë" }] };
      const { digits } = await gameLink(JSON.stringify(game));
      window.codes = [{ rawValue: `https://example.org/concord/#import/${digits}` }]; // another copy of the page
    });
    await choosePicture();
    await page.until(() => document.querySelector(".player .name")?.innerText === "Zoë");
  }),
);

const invalidGames = {
  "no JSON": ["Dear diary", "line 1, column 1: expected JSON"],
  "another format": ['{"format": "recipe"}', '/format: expected "concord-game"'],
  "two megabytes": [`"${"x".repeat(2e6)}"`, "The file is too large for a game."],
};
for (const [name, [content, message]] of Object.entries(invalidGames)) {
  test(
    `refused as a game: ${name}`,
    onPhone(async (page) => {
      await newGame(page);
      await importFile(page, makeFile("invalid.json", content));
      await page.untilShown(message);
      await page.run(() => (location.hash = ""));
      await page.until(() => document.querySelectorAll(".player").length === 2); // the open game is as it was
    }),
  );
}

test(
  "addresses that hold no game are refused: no digits, other digits, a decompression bomb",
  onPhone(async (page) => {
    const bomb = await page.run(async () => {
      const zeros = new Blob([new Uint8Array(3e6)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
      const bytes = new Uint8Array(await new Response(zeros).arrayBuffer());
      return BigInt(`0x1${[...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`).toString();
    });
    assert.ok(bomb.length < 8000);
    for (const digits of ["hello", "12345", "0".repeat(9000), "9".repeat(9000), bomb, "<img src=x onerror=alert(1)>"]) {
      await page.run((text) => (location.hash = `#import/${encodeURIComponent(text)}`), digits);
      await page.untilShown("The address holds no game of Concord.");
      await page.run(() => (location.hash = "#games"));
      await page.until(() => !document.querySelector(".problem"));
    }
  }),
);

test(
  "names that contain markup are shown as plain text",
  onPhone(async (page) => {
    const names = ['<b onclick="x">Ann</b>', "${7*7}"];
    await importFile(
      page,
      makeFile(
        "names.json",
        JSON.stringify({
          format: "concord-game",
          version: 1,
          game: "harmonies",
          players: names.map((name) => ({ name })),
        }),
      ),
    );
    await page.until(() => document.querySelectorAll(".player").length === 2);
    assert.deepEqual(
      await page.run(() => [...document.querySelectorAll(".player .name")].map((one) => one.innerText)),
      names,
    );
    await page.tap("Share");
    await page.until(() => document.querySelector(".result")?.naturalWidth === 1080);
  }),
);
