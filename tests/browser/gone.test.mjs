// The program goes away and comes back: nothing is lost, nothing done twice.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { MockEngine } from "./support/mock_engine.mjs";
import * as scenes from "./support/scenes.mjs";
import { atTable, commandsOf, files, waitUntil, newPhone, photo, useBrowser } from "./support/testing.mjs";

useBrowser();

// More refusals than the page makes attempts.
const alwaysBusy = () => Array(1000).fill({ status: 503 });

async function typeNumber(page, cell, text) {
  await page.tap(`[data-value="${cell}"]`);
  await page.until(() => document.querySelector("dialog[open]"));
  await page.type(text);
  await page.pressKey("Enter");
  await page.until(() => !document.querySelector("dialog[open]"));
}

// Starts the program again, with the same table, secret and port.
async function restart(engine) {
  const next = new MockEngine(files, engine.table);
  next.photos = engine.photos;
  await next.listen(engine.port);
  // The test stops `engine` at its end, and thereby the new one.
  Object.assign(engine, { server: next.server, heartbeat: next.heartbeat, sockets: next.sockets });
  return next;
}

test(
  "what is typed while the program is gone arrives when it is back, in order",
  atTable(scenes.start, "#pad", async (page, engine) => {
    await engine.stop();
    await page.untilShown("The program does not answer.");
    await typeNumber(page, "p1 trees", "12");
    await typeNumber(page, "p2 trees", "7");
    await typeNumber(page, "p1 fields", "10");
    await page.untilShown("3 changes of yours wait here");
    assert.equal(await page.run(() => document.querySelectorAll(".value.pending").length), 3);
    const back = await restart(engine);
    await page.until(() => !document.querySelector(".contact"));
    await page.until(() => document.querySelectorAll(".value.pending").length === 0);
    assert.deepEqual(
      commandsOf(back).map(({ player, row, points }) => [player, row, points]),
      [
        ["p1", "trees", 12],
        ["p2", "trees", 7],
        ["p1", "fields", 10],
      ],
    );
    assert.deepEqual(
      back.commands.map(({ number }) => number),
      [1, 2, 3],
    );
  }),
);

test(
  "what is typed survives a reload of the page",
  atTable(scenes.start, "#pad", async (page, engine) => {
    engine.answers = alwaysBusy();
    await typeNumber(page, "p1 trees", "12");
    await waitUntil(() => engine.commands.length > 0);
    await page.reload();
    await page.until(() => document.querySelector(".value.pending"));
    engine.answers = [];
    await page.until(() => document.querySelectorAll(".value.pending").length === 0);
    await typeNumber(page, "p2 trees", "8");
    await page.until(() => document.querySelector('[data-value="p2 trees"]').innerText === "8");
    assert.deepEqual(commandsOf(engine).at(-1), { do: "type", player: "p2", row: "trees", points: 8 });
    assert.equal(new Set(engine.commands.map(({ client }) => client)).size, 1);
  }),
);

test(
  "a lost answer does not make a command run twice",
  atTable(scenes.start, "", async (page, engine) => {
    const command = engine.command.bind(engine);
    let answerCount = 0;
    engine.command = (what, json) =>
      command(what, (value, status) =>
        answerCount++ === 0 ? engine.sockets.forEach((socket) => socket.destroy()) : json(value, status),
      );
    await page.tap("New player");
    await page.until(() => document.querySelectorAll(".player").length === 3 || location.hash);
    await waitUntil(() => answerCount >= 2);
    assert.equal(engine.table.players.length, 3);
  }),
);

test(
  "a conflict is shown even if the page was loaded again in between",
  atTable(scenes.start, "#pad", async (page, engine) => {
    engine.answers = alwaysBusy();
    await typeNumber(page, "p1 trees", "12");
    await page.reload();
    await page.until(() => document.querySelector(".value.pending"));
    engine.answers = [{ revision: 5, done: false, conflict: { text: "Bob changed it." } }];
    await page.untilShown("Bob changed it.");
  }),
);

test(
  "the engine decides how many edits can be undone",
  atTable(scenes.start, "#pad", async (page, engine) => {
    await typeNumber(page, "p1 trees", "12");
    await page.until(() => document.querySelector(".undo"));
    engine.answers = [{ revision: 5, done: false, conflict: { text: "Bob changed it." }, undoable: 0 }];
    await typeNumber(page, "p2 trees", "7");
    await page.untilShown("Bob changed it.");
    await page.until(() => !document.querySelector(".undo"));
  }),
);

test(
  "the page says when a photo is known already",
  atTable(scenes.start, "#player/p1", async (page, engine) => {
    engine.upload = (url, bytes, json) =>
      json({ photo: "ph1", note: { text: "This photo shows %1's board already.", args: ["Ann"] } });
    await page.choose("#take", [photo("easy/dev_010")]);
    await page.untilShown("This photo shows Ann's board already.");
  }),
);

test(
  "a photo chosen while the program is gone is sent when it is back",
  atTable(scenes.start, "#player/p1", async (page, engine) => {
    await engine.stop();
    await page.untilShown("The program does not answer.");
    await page.choose("#take", [photo("easy/dev_010")]);
    await page.untilShown("It is sent when the program answers again.");
    const back = await restart(engine);
    await waitUntil(() => back.uploads.length === 1);
    assert.equal(back.uploads[0].name, "dev_010.jpg");
    await page.until(() => !document.querySelector(".photo-card"));
  }),
);

test(
  "a photo whose upload makes no progress is sent again",
  atTable(scenes.start, "#player/p1", async (page, engine) => {
    const serve = engine.serve.bind(engine);
    let uploadRequests = 0;
    engine.serve = (request, response) =>
      request.method === "POST" && uploadRequests++ === 0 ? new Promise(() => {}) : serve(request, response);
    await page.choose("#take", [photo("easy/dev_010")]);
    await waitUntil(() => engine.uploads.length === 1);
    await page.until(() => !document.querySelector(".photo-card"));
    assert.equal(uploadRequests, 2);
  }),
);

test(
  "a file that is too large is refused at once and does not delay the next photo",
  atTable(scenes.start, "#player/p1", async (page, engine) => {
    const folder = mkdtempSync(join(tmpdir(), "concord-large-"));
    const large = join(folder, "large.jpg");
    writeFileSync(large, "");
    truncateSync(large, 60 * 2 ** 20 + 1);
    try {
      await page.choose("#choose", [large, photo("easy/dev_010")]);
      await page.untilShown("This photo is larger than 60 MB.");
      await waitUntil(() => engine.uploads.length === 1);
      assert.equal(engine.uploads[0].name, "dev_010.jpg");
      await page.tap("Cancel this photo");
      await page.until(() => !document.querySelector(".photo-card"));
    } finally {
      rmSync(folder, { recursive: true });
    }
  }),
);

test(
  "a duplicated tab is another client, and nothing is lost or done twice",
  atTable(scenes.start, "", async (page, engine) => {
    // A script clicks, because a tab in the background cannot be tapped.
    const addPlayer = async (which) => {
      const before = engine.table.players.length;
      await page.until((name) => {
        const tab = name === "twin" ? window.twin : window;
        tab.location.hash = "";
        const button = [...tab.document.querySelectorAll("button")].find((one) => one.innerText.includes("New player"));
        button?.click();
        return Boolean(button);
      }, which);
      await waitUntil(() => engine.table.players.length === before + 1);
    };
    await addPlayer("first");
    // What a browser does for "duplicate": the other tab begins with a copy of this one's storage.
    await page.call("Runtime.evaluate", { expression: "window.twin = open(location.href)", userGesture: true });
    await page.until(() => Boolean(window.twin?.document.querySelector("main")));
    await addPlayer("twin");
    await addPlayer("first");
    const sent = engine.commands.map(({ client, number }) => `${client} ${number}`);
    assert.equal(new Set(sent).size, 3);
    await page.run(() => window.twin.close());
  }),
);

test(
  "a page that could not be loaded completely says so, and can be loaded again",
  async () => {
    const engine = new MockEngine(files, scenes.start());
    await engine.listen();
    const serve = engine.serve.bind(engine);
    let broken = true;
    engine.serve = async (request, response) =>
      broken && request.url.endsWith("/views/pad.js") ? response.destroy() : serve(request, response);
    const page = await newPhone({ language: "de-DE" });
    try {
      await page.open(engine.url);
      await page.untilShown("Die Seite konnte nicht geladen werden.");
      broken = false;
      await page.tap("Noch einmal versuchen");
      await page.until(() => document.querySelector("main"));
    } finally {
      await page.close();
      await engine.stop();
    }
  },
);

test(
  "a waiting photo can be cancelled",
  atTable(scenes.start, "#player/p1", async (page, engine) => {
    await engine.stop();
    await page.untilShown("The program does not answer.");
    await page.choose("#take", [photo("easy/dev_010")]);
    await page.tap("Cancel this photo");
    await page.until(() => !document.querySelector(".photo-card"));
    const back = await restart(engine);
    await page.until(() => !document.querySelector(".contact"));
    assert.deepEqual(back.uploads, []);
  }),
);

test(
  "a silent server is noticed, even while the connection is open",
  atTable(scenes.start, "", async (page, engine) => {
    clearInterval(engine.heartbeat);
    const serve = engine.serve;
    engine.serve = () => new Promise(() => {}); // never answers
    await page.untilShown("The program does not answer.");
    engine.serve = serve;
    await page.until(() => !document.querySelector(".contact"));
  }),
);

test(
  "the page says that its address is closed, and reconnects when it is open again",
  atTable(scenes.start, "#pad", async (page, engine) => {
    engine.isClosed = true;
    engine.sockets.forEach((socket) => socket.destroy());
    await page.untilShown("This address is no longer open.");
    engine.isClosed = false;
    await page.until(() => !document.querySelector(".contact"));
  }),
);

test(
  "what is typed without a network is sent when the network is back",
  atTable(scenes.start, "#pad", async (page) => {
    await page.setOffline(true);
    await typeNumber(page, "p1 trees", "9");
    await page.untilShown("1 change of yours waits here");
    await page.setOffline(false);
    await page.until(() => !document.querySelector(".contact") && !document.querySelector(".value.pending"));
  }),
);
