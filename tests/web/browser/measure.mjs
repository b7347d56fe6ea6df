// Reads every committed photo in Chromium and Firefox as the page does, and compares with the native program cell by cell:
//   node measure.mjs SITE EXPECTED [--write]
// SITE is build/web, EXPECTED the folder that native_readings wrote. Prints tables of differences, speed and memory;
// --write puts them into docs/web.md. The status is 1 if a board or a side differs, or a cell by more than rounding; if
// a photo takes more than 300 MB; or if there are no photos.
import { spawn } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Browser } from "../../browser/support/browser.mjs";
import { cellsOf, isRounding, isSame, shown } from "../rounding.mjs";
import { Firefox } from "./support/firefox.mjs";
import { withLargePhotos } from "./support/large_photos.mjs";
import { atQuarterSpeed, Peak } from "./support/processes.mjs";
import { asFile, emptyPage, prepareInPage, readInPage } from "./support/reading.mjs";
import { Site } from "./support/site.mjs";

const root = new URL("../../../", import.meta.url).pathname;
const [folder, expected, mode] = process.argv.slice(2);
const limitMb = 300;
const headStart = 10; // s between opening the page and the first photo, in the rows "first photo later"
const repetitions = 3; // of measurements that need a browser just opened, and of those at a quarter of the speed

const native = readdirSync(expected)
  .filter((name) => name.endsWith(".json"))
  .map((name) => JSON.parse(readFileSync(join(expected, name))))
  .sort((a, b) => a.facts.name.localeCompare(b.facts.name));

const browsers = {
  Chromium: async (site) => {
    const browser = await Browser.start();
    const page = await browser.phone();
    await page.open(`${site.url}manifest.webmanifest`); // the same process, without the page
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
  const run = await browsers[name](site);
  try {
    return await memoryOf(run, site, file);
  } finally {
    await run.stop();
  }
}

async function memoryOf({ page, pid }, site, file) {
  const peak = new Peak(pid);
  await page.open(site.url);
  await page.until(() => document.querySelector("main"));
  await page.choose("#take", [file]);
  await page.until(() => document.querySelector(".players .player"));
  return peak.grown();
}

function differencesOf({ facts, native: answer, otherwise = [] }, said) {
  if (said.what === "failed") return [{ photo: facts.name, cell: "", text: "not read", isWrong: true }];
  const reading = JSON.parse(said.reading ?? "{}");
  if (Boolean(answer.reading) !== (reading.format === "concord-reading"))
    return [{ photo: facts.name, cell: "", text: answer.reading ? "no board" : "a board", isWrong: true }];
  if (!answer.reading) return [];
  if (answer.reading.side !== reading.side)
    return [{ photo: facts.name, cell: "", text: "the other side", isWrong: true }];
  const [own, web] = [cellsOf(answer.reading), cellsOf(reading)];
  const others = otherwise.filter(({ side }) => side === reading.side).map(cellsOf);
  return Object.keys(own)
    .filter((cell) => !isSame(own[cell], web[cell]))
    .map((cell) => ({
      photo: facts.name,
      cell,
      native: own[cell],
      web: web[cell],
      isWrong: !isRounding(own[cell], web[cell], others.map((one) => one[cell])),
    }));
}

async function measure(name, site, photo, large) {
  const boards = native.filter((one) => one.native.reading).slice(0, 5);
  const run = await browsers[name](site);
  const found = { name, times: [], differing: [], cells: 0, boards: 0 };
  try {
    await run.page.open(emptyPage(site));
    for (const one of native) {
      const said = await run.page.run(readInPage, asFile(one.facts.name));
      found.times.push(said.ms);
      found.differing.push(...differencesOf(one, said));
      if (one.native.reading) {
        found.boards += 1;
        found.cells += Object.keys(one.native.reading.cells).length;
      }
    }
    found.times.shift(); // the first photo is measured separately below
    await atQuarterSpeed(run.pid, async () => {
      const times = [];
      for (let round = 0; round < repetitions; ++round)
        for (const one of boards) times.push((await run.page.run(readInPage, asFile(one.facts.name))).ms);
      console.log(`${name}, at a quarter of the speed: ${times.join(", ")} ms`);
      found.slow = median(times);
    });
  } finally {
    await run.stop();
  }
  const board = boards[0].facts.name;
  found.first = await firstPhoto(name, site, board, 0);
  found.later = await firstPhoto(name, site, board, headStart);
  found.slowFirst = await firstPhoto(name, site, board, 0, atQuarterSpeed);
  found.slowLater = await firstPhoto(name, site, board, headStart, atQuarterSpeed);
  found.memory = [];
  for (const file of [photo, ...large]) found.memory.push(await memoryFor(name, site, file));
  return found;
}

// The median time for the first photo, of several browsers.
async function firstPhoto(...how) {
  const times = [];
  for (let round = 0; round < repetitions; ++round) times.push(await oneFirstPhoto(...how));
  return median(times);
}

// The time for the first photo in a browser that was just opened. seconds: how long the page has been open before.
async function oneFirstPhoto(name, site, photo, seconds, atSpeed = (pid, act) => act()) {
  const run = await browsers[name](site);
  try {
    await run.page.open(emptyPage(site));
    return await atSpeed(run.pid, async () => {
      if (seconds > 0) await run.page.run(prepareInPage);
      await new Promise((done) => setTimeout(done, seconds * 1000));
      return (await run.page.run(readInPage, asFile(photo))).ms;
    });
  } finally {
    await run.stop();
  }
}

// The most memory that the native program takes for one photo.
async function nativeMemory(photo) {
  const program = spawn(process.env.CONCORD_CLI, ["read", "--json", photo], { stdio: "ignore" });
  let most = 0;
  const timer = setInterval(() => {
    const status = (() => {
      try {
        return readFileSync(`/proc/${program.pid}/status`, "utf8");
      } catch {
        return "";
      }
    })();
    most = Math.max(most, Number(status.match(/VmHWM:\s+(\d+)/)?.[1] ?? 0) / 1024);
  }, 5);
  const status = await new Promise((done) => program.on("exit", done));
  clearInterval(timer);
  if (status !== 0 || most === 0) throw new Error(`${process.env.CONCORD_CLI}: status ${status}, ${most} MB`);
  return Math.round(most);
}

const table = (head, rows) => [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

function report(all, own) {
  const { boards, cells } = all[0];
  const without = native.length - boards;
  const speed = table(
    ["", "native", ...all.map(({ name }) => name)],
    [
      ["first photo at once, ms", own.first, ...all.map((one) => one.first)],
      ["first photo later, ms", "", ...all.map((one) => one.later)],
      ["a photo (median), ms", own.median, ...all.map((one) => median(one.times))],
      ["the slowest, ms", own.slowest, ...all.map((one) => Math.max(...one.times))],
      ["first photo at once at a quarter of the speed, ms", "", ...all.map((one) => one.slowFirst)],
      ["first photo later at a quarter of the speed, ms", "", ...all.map((one) => one.slowLater)],
      ["a photo at a quarter of the speed, ms", "", ...all.map((one) => one.slow)],
      ["memory for a committed photo, MB", own.memory, ...all.map((one) => one.memory[0])],
      ["for 12 megapixels, MB", "", ...all.map((one) => one.memory[1])],
      ["for 48 megapixels, MB", "", ...all.map((one) => one.memory[2])],
      ["cells that differ", 0, ...all.map((one) => one.differing.length)],
    ].map((row) => row.map(String)),
  );
  const differing = all.flatMap(({ name, differing: list }) =>
    list.filter((one) => !one.isWrong).map(({ photo, cell, text, native: one, web }) => [
      name,
      `\`${photo}\``,
      cell,
      one ? shown(one) : "",
      web ? shown(web) : text,
    ]),
  );
  return [
    `${native.length} photos, ${cells} cells of ${boards} boards, ${without} photos without a board; decoding included, with decoders`,
    `of the browsers' own. Later: ${headStart} s after the page began to make the reader ready; first photos are medians of`,
    `${repetitions} browsers, a photo at a quarter of the speed the median of ${repetitions} times five photos. Memory is what the page adds`,
    "to the browser's process at most; natively, the whole program's.",
    "",
    speed,
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
const all = [];
const photo = join(root, native.find((one) => one.native.reading).facts.name);
const sizes = [
  [4000, 3000],
  [8000, 6000],
];
await withLargePhotos(photo, sizes, async (large) => {
  for (const name of Object.keys(browsers)) all.push(await measure(name, site, photo, large));
});
await site.stop();
const nativeMs = native.map((one) => Math.round(one.native.ms));
const own = {
  first: Math.round(native.find((one) => one.native.firstMs !== undefined).native.firstMs),
  median: median(nativeMs),
  slowest: Math.max(...nativeMs),
  memory: await nativeMemory(photo),
};
const text = report(all, own);
console.log(text);
if (mode === "--write") {
  const path = join(root, "docs/web.md");
  const [begin, end] = ["<!-- browsers: written by tests/web/browser/measure.mjs -->", "<!-- end of browsers -->"];
  const [before, rest] = readFileSync(path, "utf8").split(begin);
  writeFileSync(path, `${before}${begin}\n${text}\n${end}${rest.split(end)[1]}`);
}
const wrong = all.flatMap(({ name, differing }) =>
  differing.filter((one) => one.isWrong).map((one) => ({ name, ...one })),
);
wrong.forEach(({ name, photo, cell, text: what }) => console.log(`${name}: ${photo} ${cell} ${what ?? "differs"}`));
const heavy = all.filter(({ memory }) => Math.max(...memory) > limitMb);
heavy.forEach(({ name, memory }) => console.log(`${name}: more than ${limitMb} MB: ${memory.join(", ")}`));
process.exitCode = wrong.length || heavy.length || native.length === 0 ? 1 : 0;
