// Plays a game with the table's engine as WebAssembly: node --no-experimental-fetch play_table.mjs MODULES SAMPLES
// MODULES is the folder with concord-table.js, SAMPLES one with games beside their scores. The engine itself is tested
// natively (web_tests); this tests that the module behaves the same.
import assert from "node:assert/strict";
import {readFileSync, readdirSync} from "node:fs";
import {join, resolve} from "node:path";
import "./as_worker.mjs";

const [modules, samples] = process.argv.slice(2).map(path => resolve(path));
const factory = (await import(join(modules, "concord-table.js"))).default;
const table = await factory({wasmBinary: readFileSync(join(modules, "concord-table.wasm"))});
let commandNumber = 0;
const send = command => JSON.parse(table.command(JSON.stringify(
    {client: "node", number: ++commandNumber, revision: JSON.parse(table.state()).revision, ...command})));
const state = () => JSON.parse(table.state());

// A game entered by hand, with names beyond ASCII.
const newGame = {game: "harmonies", side: "A", players: ["Zoë", "健"]};
assert.deepEqual(JSON.parse(table.newGame(JSON.stringify(newGame))), {ok: true});
assert.equal(send({do: "set-stack", player: "p2", cell: "c3", stack: ["brown", "brown", "green"]}).status, 200);
assert.equal(state().players[1].name, "健");
assert.equal(state().players[1].values[0].points, 7);
assert.equal(send({do: "set-stack", player: "p2", cell: "c3", stack: ["blue", "green"]}).status, 400);
assert.equal(send({do: "undo"}).body.done, true);
assert.equal(state().players[1].values[0].points, 0);

// A photo without a board adds no player.
const photo = {name: "cat.jpg", player: "new", sha256: "1", width: 10, height: 10};
const {id} = JSON.parse(table.addPhoto(JSON.stringify(photo)));
table.photoProgress(id, 0.5);
assert.equal(state().photos[0].progress, 0.5);
table.photoRead(id, JSON.stringify({noBoard: {text: "no board was seen"}}));
assert.equal(state().players.length, 2);

// A stored game can be opened again.
const stored = table.keep();
table.close();
assert.equal(state().game, "");
assert.deepEqual(JSON.parse(table.open(stored)), {ok: true});
assert.equal(state().players[0].name, "Zoë");
table.setPlayerWord("Spieler %1");
assert.equal(send({do: "add-player", name: ""}).status, 200);
assert.equal(state().players[2].name, "Spieler 3");

// No input crashes the module.
const calls = [table.command, table.open, table.newGame, table.addPhoto, table.area, table.why, table.exportGame];
for (const bad of ["", "{", "[1]", "null", "\u0000", "{\"a\":\"" + "x".repeat(2000000) + "\"}"]) {
    for (const call of calls) {
        const answer = JSON.parse(call(bad) || "{}");
        const mayBeAccepted = call === table.exportGame;  // details are optional
        assert.ok(answer.status === 400 || answer.error || mayBeAccepted, bad.slice(0, 20));
    }
}

// Every sample has the score of the native program.
let scored = 0;
for (const name of readdirSync(samples).filter(file => file.endsWith(".json") && !file.endsWith(".score.json"))) {
    const text = readFileSync(join(samples, name), "utf8");
    const score = JSON.parse(readFileSync(join(samples, name.replace(".json", ".score.json")), "utf8"));
    assert.deepEqual(JSON.parse(table.open(text)), {ok: true}, name);
    const totalRow = state().rows.findIndex(row => row.id === "total");
    const totals = state().players.map(player => player.values[totalRow].points);
    assert.deepEqual(totals, score.players.map(player => player.total), name);
    ++scored;
}
assert.ok(scored > 5);
console.log(`${scored + 1} passed, 0 failed`);
