// Every view and state of the page: the table, the fragment of the address (at), and what is done there first (act).
import * as scenes from "./scenes.mjs";

const untilSheet = (page) => page.until(() => document.querySelector("dialog[open]"));

export const views = {
  "no-game": { table: scenes.empty },
  start: { table: scenes.start },
  players: { table: scenes.oneRead },
  "players-finished": { table: scenes.finished },
  "players-questions": { table: scenes.questions },
  "players-loose-photo": { table: scenes.loose },
  "board-none": { table: scenes.start, at: "#player/p1" },
  "board-reading": { table: scenes.boardBeingRead, at: "#player/p1" },
  "board-photo": { table: scenes.oneRead, at: "#player/p1" },
  "board-photo-b": { table: scenes.sideB, at: "#player/p1" },
  "board-drawing": { table: scenes.oneRead, at: "#player/p1", act: (page) => page.tap("#drawing") },
  "board-drawing-b": { table: scenes.sideB, at: "#player/p1", act: (page) => page.tap("#drawing") },
  "board-settled": { table: scenes.finished, at: "#player/p1" },
  "board-question": { table: scenes.questions, at: "#player/p1" },
  "board-not-found": { table: scenes.questions, at: "#player/p2" },
  doubt: { table: scenes.oneRead, at: "#player/p1/cell/b2", act: untilSheet },
  "doubt-other-stacks": {
    table: scenes.oneRead,
    at: "#player/p1/cell/b2",
    act: async (page) => {
      await untilSheet(page);
      await page.tap("[aria-expanded]");
    },
  },
  cell: { table: scenes.finished, at: "#player/p1/cell/c2", act: untilSheet },
  points: { table: scenes.finished, at: "#player/p1/points" },
  "points-row": {
    table: scenes.finished,
    at: "#player/p1/points",
    act: async (page) => {
      await page.tap("[data-row=water]");
      await page.tap("[data-line]");
    },
  },
  pad: { table: scenes.finished, at: "#pad" },
  "pad-so-far": { table: scenes.oneRead, at: "#pad" },
  number: { table: scenes.finished, at: "#number/p2/buildings", act: untilSheet },
  "number-wrong": {
    table: scenes.finished,
    at: "#number/p2/buildings",
    act: async (page) => {
      await untilSheet(page);
      await page.type("hello");
      await page.pressKey("Enter");
    },
  },
  name: { table: scenes.finished, at: "#player/p2/name", act: untilSheet },
  sending: {
    table: scenes.start,
    at: "#player/p1",
    act: async (page, engine) => {
      engine.refusals = Array(50).fill(503);
      await page.choose(
        "#choose",
        [scenes.photoFiles.ph1, scenes.photoFiles.ph2].map(
          (file) => new URL(`../../../${file}`, import.meta.url).pathname,
        ),
      );
      await page.until(() => document.querySelectorAll("[data-sending]").length === 2);
    },
  },
  "sending-failed": {
    table: scenes.start,
    at: "#player/p1",
    act: async (page, engine) => {
      engine.refusals = [413];
      await page.choose("#take", [new URL(`../../../${scenes.photoFiles.ph1}`, import.meta.url).pathname]);
      await page.until(() => document.querySelector(".photo-card.ask"));
    },
  },
  conflict: {
    table: scenes.oneRead,
    at: "#player/p1/cell/c2",
    act: async (page, engine) => {
      await untilSheet(page);
      engine.answers = [
        { revision: 3, done: false, conflict: { text: "%1 changed %2 in the meantime.", args: ["Bob", "c2"] } },
      ];
      await page.tap("[data-stack=blue]");
      await page.until(() => document.querySelector(".notice"));
    },
  },
  gone: {
    table: scenes.oneRead,
    at: "#pad",
    act: async (page, engine) => {
      engine.answers = Array(50).fill({ status: 503 });
      await page.tap('[data-value="p2 trees"]');
      await untilSheet(page);
      await page.type("12");
      await page.pressKey("Enter");
      for (const socket of engine.sockets) socket.destroy();
      engine.server.close();
      await page.until(() => document.querySelector(".contact"));
    },
  },
  closed: {
    table: scenes.oneRead,
    at: "#player/p1",
    act: async (page, engine) => {
      engine.isClosed = true;
      for (const socket of engine.sockets) socket.destroy();
      await page.until(() => document.querySelector(".contact"));
    },
  },
  "renature-players": { table: scenes.renature },
  "renature-pad": { table: scenes.renature, at: "#pad" },
  "renature-points": { table: scenes.renature, at: "#player/p1", act: (page) => page.tap("[data-row=areas]") },
  "renature-area": { table: scenes.renature, at: "#area" },
  "renature-area-decided": {
    table: scenes.renature,
    at: "#area",
    act: async (page, engine) => {
      engine.areaAnswer = scenes.areaAnswer;
      const more = (name) => page.tap(`[data-more=${name}]`);
      for (const name of ["main", "main", "main", "bonus", "orange-bush", "orange-pine"]) await more(name);
      await page.tap("[data-owner=blue]");
      await more("blue-bush");
    },
  },
  "renature-areas-left": { table: scenes.renatureWithAreasLeft, at: "#area/left" },
  "renature-area-left": { table: scenes.renatureWithAreasLeft, at: "#area/left/1" },
  "renature-plants-left": { table: scenes.renatureWithAreasLeft, at: "#player/p1/plants" },
  contradicted: { table: scenes.contradicted },
  "renature-minus": { table: scenes.renature, at: "#number/p1/plantsLeft", act: untilSheet },
};
