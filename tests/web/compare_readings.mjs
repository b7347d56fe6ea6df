// Reads photos with the web program's reader under node and compares with the native program, cell by cell:
//   node --no-experimental-fetch compare_readings.mjs MODULES EXPECTED [--write]
// MODULES is the folder with concord-reader.js, EXPECTED the one that native_readings wrote. Prints what it found;
// --write puts it into docs/web.md too. The status is 1 if the web reader fails, or its progress is missing or
// goes backwards; if only one program finds a board; if a side differs, a cell by more than rounding, or the total while
// no cell differs; if rounding decides too many cells; if the module takes too much memory; or if there are no photos.
import {readFileSync, readdirSync, writeFileSync} from "node:fs";
import {join, resolve} from "node:path";
import "./as_worker.mjs";
import {cellsOf, isBelowRed, isRounding, isSame, shown} from "./rounding.mjs";

const [modules, expected] = process.argv.slice(2, 4).map(path => resolve(path));
const isWritten = process.argv[4] === "--write";
const allowedMemoryMb = 300;
const allowedRounded = 0.01;  // share of the cells, without those that differ only below red

const started = performance.now();
const factory = (await import(join(modules, "concord-reader.js"))).default;
const reader = await factory({wasmBinary: readFileSync(join(modules, "concord-reader.wasm"))});
reader.load(readFileSync(join(modules, "concord-weights.bin")));
const loadMs = performance.now() - started;

const likeliest = cell => Math.max(...cell.alternatives.map(one => one.p));

// The differences that are more than rounding. Adds all differences to `differing`.
function differences(native, web, photo, otherwise) {
    const found = [];
    const others = cellsOf(web);
    for (const [name, cell] of Object.entries(cellsOf(native))) {
        const other = others[name];
        if (isSame(cell, other)) {
            continue;
        }
        differing.push({photo, name, cell, other, isRounded: isRounding(cell, other, otherwise.map(reading => cellsOf(reading)[name]))});
        if (!differing.at(-1).isRounded) {
            found.push(`${name}: ${shown(cell)}, web ${shown(other)}`);
        }
    }
    return found;
}

function largestChange(native, web) {
    return Math.max(...Object.entries(native.cells).map(([name, cell]) => Math.abs(likeliest(cell) - likeliest(web.cells[name]))));
}

let wrong = 0;
const webMs = [];
const nativeMs = [];
let coldMs = 0;
const differing = [];
let mostChange = 0;
let mostChanged = "";  // the photo
let cells = 0;
let boards = 0;
const files = readdirSync(expected).filter(name => name.endsWith(".json"))
    .sort((one, other) => parseInt(one) - parseInt(other));
for (const file of files) {
    const {facts, native, otherwise = []} = JSON.parse(readFileSync(join(expected, file)));
    const pixels = readFileSync(join(expected, file.replace(".json", ".rgba")));
    const fractions = [];
    let start = performance.now();
    let answer = JSON.parse(reader.read(pixels, JSON.stringify(facts), fraction => fractions.push(fraction)));
    if (coldMs === 0) {
        coldMs = performance.now() - start;
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
        ++boards;
        if (native.reading.side !== answer.side) {
            problems.push(`side ${native.reading.side}, web ${answer.side}`);
        } else {
            cells += Object.keys(answer.cells).length;
            problems.push(...differences(native.reading, answer, facts.name, otherwise.filter(one => one.side === answer.side)));
            const here = largestChange(native.reading, answer);
            if (here > mostChange) {
                [mostChange, mostChanged] = [here, facts.name];
            }
        }
        const differs = differing.at(-1)?.photo === facts.name;
        if (native.reading.total.mostLikely !== answer.total.mostLikely && !differs) {
            problems.push(`likeliest total ${native.reading.total.mostLikely}, web ${answer.total.mostLikely}`);
        }
    }
    if (fractions.some((one, i) => one < 0 || one > 1 || (i > 0 && one < fractions[i - 1])) || fractions.length === 0) {
        problems.push(`progress ${fractions}`);
    }
    wrong += problems.length > 0;
    problems.forEach(problem => console.log(`${facts.name}: ${problem}`));
}
const median = list => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const heapMb = reader.heapBytes() / 2 ** 20;
const ms = value => value.toFixed(0);
const rounded = differing.filter(one => one.isRounded);
const counting = rounded.filter(one => !isBelowRed(one.cell, one.other));
const rows = differing.map(({photo, name, cell, other, isRounded}) =>
    `| \`${photo}\` | ${name} | ${shown(cell)} | ${shown(other)} | ${isBelowRed(cell, other) ? "rounding, below red" : isRounded ? "rounding" : "more"} |`);
const same = files.length - new Set(differing.map(one => one.photo)).size;
const text = {
    compared: [
        `Of the ${files.length} committed photos (${cells} cells of ${boards} boards, ${files.length - boards} photos without a board) ${same} give the native`,
        `answer cell by cell, from the same pixels under node; ${rounded.length} cells differ by rounding, ${differing.length - rounded.length} by more:`,
        "",
        "| photo | cell | native | web | by |",
        "| --- | --- | --- | --- | --- |",
        ...rows,
    ],
    timed: [
        `Under node, a photo takes ${ms(median(webMs))} ms (median; the slowest ${ms(Math.max(...webMs))}), the first of a process ` +
            `${ms(coldMs)} ms and ${ms(loadMs)} ms to load it; the`,
        `native program takes ${ms(median(nativeMs))} ms without decoding (the slowest ${ms(Math.max(...nativeMs))}). ` +
            `The module takes ${ms(heapMb)} MB.`,
    ],
};
Object.values(text).forEach(lines => console.log(lines.join("\n")));
console.log(`largest change of a cell's likeliest probability: ${mostChange.toFixed(4)} in ${mostChanged}`);
if (heapMb > allowedMemoryMb) {
    console.log(`more than ${allowedMemoryMb} MB`);
}
if (counting.length > allowedRounded * cells) {
    console.log(`too many cells to be decided by rounding: ${counting.length}`);
}
console.log(`${files.length - wrong} passed, ${wrong} failed`);
const isGood = wrong === 0 && files.length > 0 && heapMb <= allowedMemoryMb && counting.length <= allowedRounded * cells;
if (isWritten) {
    const path = new URL("../../docs/web.md", import.meta.url).pathname;
    for (const [name, lines] of Object.entries(text)) {
        const [begin, end] = [`<!-- ${name}: written by tests/web/compare_readings.mjs -->`, `<!-- end of ${name} -->`];
        const [before, rest] = readFileSync(path, "utf8").split(begin);
        writeFileSync(path, `${before}${begin}\n${lines.join("\n")}\n${end}${rest.split(end)[1]}`);
    }
}
process.exitCode = isGood ? 0 : 1;
