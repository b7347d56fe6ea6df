// Reads every committed photo in Chromium and Firefox as the page does, and compares with the native program cell by
// cell:
//   node measure.mjs SITE EXPECTED [--write]
// SITE is build/web, EXPECTED the folder that native_readings wrote, CONCORD_CLI (in the environment) the native
// program. Prints tables of differences, speed and memory; --write puts them into docs/web.md. The status is 1 if a
// board or a side differs, or a cell by more than rounding; if a photo takes more than 300 MB; or if there are no
// photos.
import { spawn } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Browser } from "../../browser/support/browser.mjs";
import { cellsOf, isRounding, isSame, cellText } from "../rounding.mjs";
import { Firefox } from "./support/firefox.mjs";
import { withLargePhotos } from "./support/large_photos.mjs";
import { atQuarterSpeed, MemoryPeak } from "./support/processes.mjs";
import { emptyPage, nameAndBase64, prepareInPage, readInPage } from "./support/reading.mjs";
import { Site } from "./support/site.mjs";

const root = new URL("../../../", import.meta.url).pathname;
const [folder, expected, mode] = process.argv.slice(2);
const limitMb = 300;
const headStart = 10; // s between making the reader ready and the first photo, in the rows "first photo later"
const repetitions = 3; // of measurements in a browser that was just opened, and of those at a quarter of the speed

// Each committed photo: {facts, native, otherwise}, as native_readings wrote it.
const photos = readdirSync(expected)
  .filter((name) => name.endsWith(".json"))
  .map((name) => JSON.parse(readFileSync(join(expected, name))))
  .sort((a, b) => a.facts.name.localeCompare(b.facts.name));

// Each opens a file of the site that is not the page, so that the process that will show the page exists already.
const startBrowser = {
  Chromium: async (site) => {
    const browser = await Browser.start();
    const page = await browser.newPhone();
    await page.open(`${site.url}manifest.webmanifest`);
    return { page, pid: browser.process.pid, stop: () => browser.stop() };
  },
  Firefox: async (site) => {
    const page = await Firefox.start();
    await page.open(`${site.url}manifest.webmanifest`);
    return { page, pid: page.process.pid, stop: () => page.stop() };
  },
};

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

// The most memory that the page takes for one photo, in a browser that was just opened.
async function memoryFor(name, site, file) {
  const { page, pid, stop } = await startBrowser[name](site);
  try {
    const peak = new MemoryPeak(pid);
    await page.open(site.url);
    await page.until(() => document.querySelector("main"));
    await page.choose("#take", [file]);
    await page.until(() => document.querySelector(".players .player"));
    return peak.growthMb();
  } finally {
    await stop();
  }
}

// result: what the browser's reader gave for the photo. isWrong: more than rounding.
function differencesOf({ facts, native, otherwise = [] }, result) {
  const wrong = (text) => [{ photo: facts.name, cell: "", text, isWrong: true }];
  if (result.what === "failed") return wrong("not read");
  const reading = JSON.parse(result.reading ?? "{}");
  if (Boolean(native.reading) !== (reading.format === "concord-reading"))
    return wrong(native.reading ? "no board" : "a board");
  if (!native.reading) return [];
  if (native.reading.side !== reading.side) return wrong("the other side");
  const [nativeCells, webCells] = [cellsOf(native.reading), cellsOf(reading)];
  const others = otherwise.filter(({ side }) => side === reading.side).map(cellsOf);
  return Object.keys(nativeCells)
    .filter((cell) => !isSame(nativeCells[cell], webCells[cell]))
    .map((cell) => ({
      photo: facts.name,
      cell,
      native: nativeCells[cell],
      web: webCells[cell],
      isWrong: !isRounding(nativeCells[cell], webCells[cell], others.map((one) => one[cell])),
    }));
}

// memoryFiles: the photos for which the memory is measured.
async function measure(name, site, memoryFiles) {
  const withBoards = photos.filter((one) => one.native.reading).slice(0, 5);
  const { page, pid, stop } = await startBrowser[name](site);
  const measured = { name, times: [], differing: [], cellCount: 0, boardCount: 0 };
  const read = (photo) => page.run(readInPage, nameAndBase64(photo.facts.name));
  try {
    await page.open(emptyPage(site));
    for (const photo of photos) {
      const result = await read(photo);
      measured.times.push(result.ms);
      measured.differing.push(...differencesOf(photo, result));
      if (photo.native.reading) {
        measured.boardCount += 1;
        measured.cellCount += Object.keys(photo.native.reading.cells).length;
      }
    }
    measured.times.shift(); // the first photo is measured separately below
    await atQuarterSpeed(pid, async () => {
      const times = [];
      for (let round = 0; round < repetitions; ++round)
        for (const photo of withBoards) times.push((await read(photo)).ms);
      console.log(`${name}, at a quarter of the speed: ${times.join(", ")} ms`);
      measured.slow = median(times);
    });
  } finally {
    await stop();
  }
  const first = withBoards[0].facts.name;
  measured.first = await firstPhotoMs(name, site, first, 0);
  measured.later = await firstPhotoMs(name, site, first, headStart);
  measured.slowFirst = await firstPhotoMs(name, site, first, 0, atQuarterSpeed);
  measured.slowLater = await firstPhotoMs(name, site, first, headStart, atQuarterSpeed);
  measured.memory = [];
  for (const file of memoryFiles) measured.memory.push(await memoryFor(name, site, file));
  return measured;
}

// The median time for the first photo, of several browsers.
async function firstPhotoMs(...how) {
  const times = [];
  for (let round = 0; round < repetitions; ++round) times.push(await firstPhotoMsOnce(...how));
  return median(times);
}

// The time for the first photo in a browser that was just opened. seconds: how long the reader was made ready before.
async function firstPhotoMsOnce(name, site, photo, seconds, atSpeed = (pid, act) => act()) {
  const { page, pid, stop } = await startBrowser[name](site);
  try {
    await page.open(emptyPage(site));
    return await atSpeed(pid, async () => {
      if (seconds > 0) await page.run(prepareInPage);
      await new Promise((done) => setTimeout(done, seconds * 1000));
      return (await page.run(readInPage, nameAndBase64(photo))).ms;
    });
  } finally {
    await stop();
  }
}

// The most memory that the native program takes for one photo.
async function nativeMemoryMb(photo) {
  const program = spawn(process.env.CONCORD_CLI, ["read", "--json", photo], { stdio: "ignore" });
  let peak = 0;
  const timer = setInterval(() => {
    const status = (() => {
      try {
        return readFileSync(`/proc/${program.pid}/status`, "utf8");
      } catch {
        return "";
      }
    })();
    peak = Math.max(peak, Number(status.match(/VmHWM:\s+(\d+)/)?.[1] ?? 0) / 1024);
  }, 5);
  const status = await new Promise((done) => program.on("exit", done));
  clearInterval(timer);
  if (status !== 0 || peak === 0) throw new Error(`${process.env.CONCORD_CLI}: status ${status}, ${peak} MB`);
  return Math.round(peak);
}

const table = (head, rows) => [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

// browsers: what measure() gave for each; native: the same figures of the native program.
function report(browsers, native) {
  const { boardCount, cellCount } = browsers[0];
  const withoutBoard = photos.length - boardCount;
  const figures = table(
    ["", "native", ...browsers.map(({ name }) => name)],
    [
      ["first photo at once, ms", native.first, ...browsers.map((one) => one.first)],
      ["first photo later, ms", "", ...browsers.map((one) => one.later)],
      ["a photo (median), ms", native.median, ...browsers.map((one) => median(one.times))],
      ["the slowest, ms", native.slowest, ...browsers.map((one) => Math.max(...one.times))],
      ["first photo at once at a quarter of the speed, ms", "", ...browsers.map((one) => one.slowFirst)],
      ["first photo later at a quarter of the speed, ms", "", ...browsers.map((one) => one.slowLater)],
      ["a photo at a quarter of the speed, ms", "", ...browsers.map((one) => one.slow)],
      ["memory for a committed photo, MB", native.memory, ...browsers.map((one) => one.memory[0])],
      ["for 12 megapixels, MB", "", ...browsers.map((one) => one.memory[1])],
      ["for 48 megapixels, MB", "", ...browsers.map((one) => one.memory[2])],
      ["cells that differ", 0, ...browsers.map((one) => one.differing.length)],
    ].map((row) => row.map(String)),
  );
  const differing = browsers.flatMap(({ name, differing: list }) =>
    list.filter((one) => !one.isWrong).map(({ photo, cell, text, native: nativeCell, web }) => [
      name,
      `\`${photo}\``,
      cell,
      nativeCell ? cellText(nativeCell) : "",
      web ? cellText(web) : text,
    ]),
  );
  return [
    `${photos.length} photos, ${cellCount} cells of ${boardCount} boards, ${withoutBoard} photos without a board; ` +
      "decoding included, with decoders",
    `of the browsers' own. Later: ${headStart} s after the page began to make the reader ready; ` +
      "first photos are medians of",
    `${repetitions} browsers, a photo at a quarter of the speed the median of ${repetitions} times five photos. ` +
      "Memory is what the page adds",
    "to the browser's process at most; natively, the whole program's.",
    "",
    figures,
    ...(differing.length
      ? [
          "",
          "Where rounding decides, both probabilities:",
          "",
          table(["browser", "photo", "cell", "native", "web"], differing),
        ]
      : []),
  ].join("\n");
}

const site = await Site.start(folder);
const measured = [];
const photo = join(root, photos.find((one) => one.native.reading).facts.name);
const sizes = [
  [4000, 3000],
  [8000, 6000],
];
await withLargePhotos(photo, sizes, async (large) => {
  for (const name of Object.keys(startBrowser)) measured.push(await measure(name, site, [photo, ...large]));
});
await site.stop();
const nativeMs = photos.map((one) => Math.round(one.native.ms));
const nativeFigures = {
  first: Math.round(photos.find((one) => one.native.firstMs !== undefined).native.firstMs),
  median: median(nativeMs),
  slowest: Math.max(...nativeMs),
  memory: await nativeMemoryMb(photo),
};
const text = report(measured, nativeFigures);
console.log(text);
if (mode === "--write") {
  const path = join(root, "docs/web.md");
  const [begin, end] = ["<!-- browsers: written by tests/web/browser/measure.mjs -->", "<!-- end of browsers -->"];
  const [before, rest] = readFileSync(path, "utf8").split(begin);
  writeFileSync(path, `${before}${begin}\n${text}\n${end}${rest.split(end)[1]}`);
}
const wrong = measured.flatMap(({ name, differing }) =>
  differing.filter((one) => one.isWrong).map((one) => ({ name, ...one })),
);
wrong.forEach(({ name, photo, cell, text: what }) => console.log(`${name}: ${photo} ${cell} ${what ?? "differs"}`));
const tooLarge = measured.filter(({ memory }) => Math.max(...memory) > limitMb);
tooLarge.forEach(({ name, memory }) => console.log(`${name}: more than ${limitMb} MB: ${memory.join(", ")}`));
process.exitCode = wrong.length || tooLarge.length || photos.length === 0 ? 1 : 0;
