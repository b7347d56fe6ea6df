// Reads photos with the web program's reader under node and compares with the native program, cell by cell:
//   node --no-experimental-fetch compare_readings.mjs MODULES EXPECTED [--write]
// MODULES is the folder with concord-reader.js, EXPECTED the one that native_readings wrote. Prints the differences and
// times; --write puts them into docs/web.md too. The status is 1 if the web reader fails, or its progress is missing or
// goes backwards; if only one program finds a board; if a side, a cell or the likeliest total differs by more than
// rounding; if rounding decides too many cells; if the module takes too much memory; or if there are no photos.
import {readFileSync, readdirSync, writeFileSync} from "node:fs";
import {join, resolve} from "node:path";
import "./as_worker.mjs";
import {cellsOf, differsOnlyBelowRed, isRounding, isSame, isTotalOfOne, cellText} from "./rounding.mjs";

const [modules, expected] = process.argv.slice(2, 4).map(path => resolve(path));
const isWritten = process.argv[4] === "--write";
const allowedMemoryMb = 300;
const allowedRoundedShare = 0.01;  // of all cells; those that differ only below red do not count

const loadStart = performance.now();
const factory = (await import(join(modules, "concord-reader.js"))).default;
const reader = await factory({wasmBinary: readFileSync(join(modules, "concord-reader.wasm"))});
reader.load(readFileSync(join(modules, "concord-weights.bin")));
const loadMs = performance.now() - loadStart;

const highestProbability = cell => Math.max(...cell.alternatives.map(one => one.p));

// The cells that differ. otherwise: other native readings of the photo, which were rounded differently.
function differencesOf(native, web, photo, otherwise) {
    const found = [];
    const webCells = cellsOf(web);
    for (const [name, cell] of Object.entries(cellsOf(native))) {
        const webCell = webCells[name];
        if (!isSame(cell, webCell)) {
            const isRounded = isRounding(cell, webCell, otherwise.map(reading => cellsOf(reading)[name]));
            found.push({photo, name, cell, webCell, isRounded});
        }
    }
    return found;
}

// By how much the probability of a cell's likeliest stack differs at most.
function largestChangeOf(native, web) {
    return Math.max(...Object.entries(native.cells).map(
        ([name, cell]) => Math.abs(highestProbability(cell) - highestProbability(web.cells[name]))));
}

let failedPhotos = 0;
const webMs = [];
const nativeMs = [];
let firstMs = 0;
const differing = [];
let largestChange = 0;
let mostChangedPhoto = "";
let cellCount = 0;
let boardCount = 0;
const files = readdirSync(expected).filter(name => name.endsWith(".json"))
    .sort((one, other) => parseInt(one) - parseInt(other));
for (const file of files) {
    const {facts, native, otherwise = []} = JSON.parse(readFileSync(join(expected, file)));
    const pixels = readFileSync(join(expected, file.replace(".json", ".rgba")));
    const fractions = [];
    let start = performance.now();
    let answer = JSON.parse(reader.read(pixels, JSON.stringify(facts), fraction => fractions.push(fraction)));
    if (firstMs === 0) {  // the first reading of a process is slower: reads that photo again
        firstMs = performance.now() - start;
        start = performance.now();
        answer = JSON.parse(reader.read(pixels, JSON.stringify(facts)));
    }
    webMs.push(performance.now() - start);
    nativeMs.push(native.ms - (native.decodeMs ?? 0));
    const problems = [];
    if (answer.error) {
        problems.push(`not read: ${JSON.stringify(answer.error)}`);
    } else if ((answer.noBoard === undefined) !== (native.noBoard === undefined)) {
        problems.push(`board: native ${native.noBoard ?? "yes"}, web ${answer.noBoard?.text ?? "yes"}`);
    } else if (native.reading) {
        ++boardCount;
        if (native.reading.side !== answer.side) {
            problems.push(`side ${native.reading.side}, web ${answer.side}`);
        } else {
            cellCount += Object.keys(answer.cells).length;
            const sameSide = otherwise.filter(one => one.side === answer.side);
            const found = differencesOf(native.reading, answer, facts.name, sameSide);
            differing.push(...found);
            for (const {name, cell, webCell} of found.filter(one => !one.isRounded)) {
                problems.push(`${name}: ${cellText(cell)}, web ${cellText(webCell)}`);
            }
            const change = largestChangeOf(native.reading, answer);
            if (change > largestChange) {
                [largestChange, mostChangedPhoto] = [change, facts.name];
            }
        }
        if (!isTotalOfOne(answer, [native.reading, ...otherwise])) {
            problems.push(`likeliest total ${native.reading.total.mostLikely}, web ${answer.total.mostLikely}`);
        }
    }
    if (fractions.some((one, i) => one < 0 || one > 1 || (i > 0 && one < fractions[i - 1])) || fractions.length === 0) {
        problems.push(`progress ${fractions}`);
    }
    failedPhotos += problems.length > 0;
    problems.forEach(problem => console.log(`${facts.name}: ${problem}`));
}
const median = list => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const heapMb = reader.heapBytes() / 2 ** 20;
const ms = value => value.toFixed(0);
const rounded = differing.filter(one => one.isRounded);
const counted = rounded.filter(one => !differsOnlyBelowRed(one.cell, one.webCell));
const reasonOf = ({cell, webCell, isRounded}) =>
    differsOnlyBelowRed(cell, webCell) ? "rounding, below red" : isRounded ? "rounding" : "more";
const rows = differing.map(one =>
    `| \`${one.photo}\` | ${one.name} | ${cellText(one.cell)} | ${cellText(one.webCell)} | ${reasonOf(one)} |`);
const samePhotos = files.length - new Set(differing.map(one => one.photo)).size;
const text = {
    compared: [
        `Of the ${files.length} committed photos (${cellCount} cells of ${boardCount} boards, ` +
            `${files.length - boardCount} photos without a board) ${samePhotos} give the native`,
        `answer cell by cell, from the same pixels under node; ${rounded.length} cells differ by rounding, ` +
            `${differing.length - rounded.length} by more:`,
        "",
        "| photo | cell | native | web | by |",
        "| --- | --- | --- | --- | --- |",
        ...rows,
    ],
    timed: [
        `Under node, a photo takes ${ms(median(webMs))} ms (median; the slowest ${ms(Math.max(...webMs))}), ` +
            `the first of a process ${ms(firstMs)} ms and ${ms(loadMs)} ms to load it; the`,
        `native program takes ${ms(median(nativeMs))} ms without decoding ` +
            `(the slowest ${ms(Math.max(...nativeMs))}). ` +
            `The module takes ${ms(heapMb)} MB.`,
    ],
};
Object.values(text).forEach(lines => console.log(lines.join("\n")));
console.log(`largest change of a cell's likeliest probability: ${largestChange.toFixed(4)} in ${mostChangedPhoto}`);
if (heapMb > allowedMemoryMb) {
    console.log(`more than ${allowedMemoryMb} MB`);
}
const isRoundedTooOften = counted.length > allowedRoundedShare * cellCount;
if (isRoundedTooOften) {
    console.log(`too many cells to be decided by rounding: ${counted.length}`);
}
console.log(`${files.length - failedPhotos} passed, ${failedPhotos} failed`);
const isGood = failedPhotos === 0 && files.length > 0 && heapMb <= allowedMemoryMb && !isRoundedTooOften;
if (isWritten) {
    const path = new URL("../../docs/web.md", import.meta.url).pathname;
    for (const [name, lines] of Object.entries(text)) {
        const [begin, end] = [`<!-- ${name}: written by tests/web/compare_readings.mjs -->`, `<!-- end of ${name} -->`];
        const [before, rest] = readFileSync(path, "utf8").split(begin);
        writeFileSync(path, `${before}${begin}\n${lines.join("\n")}\n${end}${rest.split(end)[1]}`);
    }
}
process.exitCode = isGood ? 0 : 1;
