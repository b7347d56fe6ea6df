// Reads photos with the web program's reader under node and compares with the native program, cell by cell:
//   node --no-experimental-fetch compare_readings.mjs MODULES EXPECTED
// MODULES has concord-reader.js, EXPECTED what native_readings wrote. Prints a table for docs/web.md; the status is 1 if a
// board, a side, or whether there is a board differs.
import {readFileSync, readdirSync} from "node:fs";
import {join, resolve} from "node:path";
import "./as_worker.mjs";

const [modules, expected] = process.argv.slice(2).map(path => resolve(path));
const allowedMemoryMb = 300;

// Cells that have several stacks of almost the same probability, so that the last bits of a float decide: docs/web.md.
const decidedByRounding = new Map([["tests/photos/hard/fresh_006_h.jpg", ["f1"]]]);
const undecidedBelow = 0.2;  // if even the likeliest stack is less probable than this, rounding may decide

const started = performance.now();
const factory = (await import(join(modules, "concord-reader.js"))).default;
const reader = await factory({wasmBinary: readFileSync(join(modules, "concord-reader.wasm"))});
reader.load(readFileSync(join(modules, "concord-weights.bin")));
const loadMs = performance.now() - started;

const stackOf = cell => cell.stack.join("+") || "empty";
const likeliest = cell => Math.max(...cell.alternatives.map(one => one.p));

function differences(native, web, photo) {
    const found = [];
    for (const [name, cell] of Object.entries(native.cells)) {
        const other = web.cells[name];
        if (stackOf(cell) !== stackOf(other) || native.board.cubes?.[name] !== web.board.cubes?.[name]) {
            if (decidedByRounding.get(photo)?.includes(name) && cell.confidence < undecidedBelow && other.confidence < undecidedBelow) {
                ++rounded;
                continue;
            }
            found.push(`${name}: ${stackOf(cell)} ${native.board.cubes?.[name] ?? ""} (${cell.confidence.toFixed(4)}), ` +
                `web ${stackOf(other)} ${web.board.cubes?.[name] ?? ""} (${other.confidence.toFixed(4)})`);
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
let rounded = 0;
let change = 0;
let cells = 0;
let boards = 0;
const files = readdirSync(expected).filter(name => name.endsWith(".json"))
    .sort((one, other) => parseInt(one) - parseInt(other));
for (const file of files) {
    const {facts, native} = JSON.parse(readFileSync(join(expected, file)));
    const pixels = readFileSync(join(expected, file.replace(".json", ".rgba")));
    const fractions = [];
    let begun = performance.now();
    let answer = JSON.parse(reader.read(pixels, JSON.stringify(facts), fraction => fractions.push(fraction)));
    if (coldMs === 0) {
        coldMs = performance.now() - begun;
        begun = performance.now();
        answer = JSON.parse(reader.read(pixels, JSON.stringify(facts)));
    }
    webMs.push(performance.now() - begun);
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
            problems.push(...differences(native.reading, answer, facts.name));
            change = Math.max(change, largestChange(native.reading, answer));
        }
        if (native.reading.total.mostLikely !== answer.total.mostLikely) {
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
console.log(`photos ${files.length}, with boards ${boards}, cells ${cells}, photos that differ ${wrong}, cells decided by rounding ${rounded}`);
console.log(`largest change of a cell's likeliest probability ${change.toFixed(4)}`);
console.log(`load ${loadMs.toFixed(0)} ms, first photo ${coldMs.toFixed(0)} ms`);
console.log(`a photo, median: web ${median(webMs).toFixed(0)} ms, native without decoding ${median(nativeMs).toFixed(0)} ms`);
console.log(`a photo, slowest: web ${Math.max(...webMs).toFixed(0)} ms, native ${Math.max(...nativeMs).toFixed(0)} ms`);
console.log(`memory of the module ${heapMb.toFixed(0)} MB`);
if (heapMb > allowedMemoryMb) {
    console.log(`more than ${allowedMemoryMb} MB`);
}
console.log(`${files.length - wrong} passed, ${wrong} failed`);
process.exitCode = wrong > 0 || files.length === 0 || heapMb > allowedMemoryMb ? 1 : 0;
