// Photos sent from phones to the real program: file formats, the language of messages, and how long four players'
// photos take.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { atProgram, namesOnlyFile } from "./support/at_program.mjs";
import { waitUntil, photo, useBrowser } from "./support/testing.mjs";

useBrowser();

test(
  "messages about a photo are in the phone's language, not in the window's",
  atProgram(
    namesOnlyFile,
    async (page) => {
      await page.choose("#choose", [photo("no-board/dev_neg_01")]);
      await page.untilShown("La photo n’a pas pu servir");
      await page.tap("One");
      await page.untilShown("aucun plateau n’a été vu sur la photo");
      await page.tap("Retirer cette photo");
      await page.until(() => !document.querySelector(".photo-card"));
      await page.run(() => (location.hash = ""));
      await page.choose("#choose", [photo("easy/dev_018"), photo("easy/dev_010")]); // sides B and A
      await page.until(() => document.querySelectorAll(".photo-card").length === 0);
      await page.tap("Two");
      await page.untilShown("La photo de Two montre la face A, mais cette partie se joue sur la face B.");
      await page.untilShown("La photo d’une autre partie");
      assert.doesNotMatch(await page.text(), /Das Foto|Seite|Spielplan/);
    },
    { language: "fr-FR", windowLanguage: "de" },
  ),
);

test(
  "a HEIC file is uploaded unchanged, and shown as a JPEG with its board",
  atProgram(namesOnlyFile, async (page, program, context) => {
    const folder = mkdtempSync(join(tmpdir(), "concord-heic-"));
    try {
      const heic = join(folder, "IMG_2041.HEIC");
      try {
        const options = ["-q", "60", "-p", "preset=ultrafast", "-o", heic];
        execFileSync("heif-enc", [...options, photo("easy/dev_018")], { stdio: "ignore" });
      } catch {
        return context.skip("there is no heif-enc here that can write HEIC (Debian's libheif-examples)");
      }
      await page.tap("One");
      await page.until(() => document.querySelector("#take"));
      await page.choose("#take", [heic]);
      await page.until(() => document.querySelectorAll(".photo .read").length === 25);
      const { id } = (await program.table()).players[0].photo;
      const answer = await fetch(`${program.url}photo/${id}.jpg`);
      assert.equal(answer.headers.get("content-type"), "image/jpeg");
      assert.deepEqual([...new Uint8Array(await answer.arrayBuffer()).slice(0, 2)], [0xff, 0xd8]);
      await page.until(() => document.querySelector(".photo image").getBoundingClientRect().width > 300);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }),
);

test(
  "from four photos on a phone to the final score of four players",
  atProgram(undefined, async (page, program, context) => {
    let taps = 0;
    const tap = async (name) => {
      ++taps;
      await page.tap(name);
    };
    const start = Date.now();
    const secondsSinceStart = () => ((Date.now() - start) / 1000).toFixed(1);
    taps += 6; // "Choose photos", four pictures in the gallery, "Done"
    await page.choose(
      "#choose",
      ["easy/dev_018", "easy/dev_038", "easy/dev_043", "normal/dev_013"].map((name) => photo(name)),
    );
    await page.until(() => document.querySelectorAll(".player .chip.ask, .player .chip.good").length === 4);
    const readAfter = secondsSinceStart();
    await tap("Pad");
    const players = (await program.table()).players.map((one) => one.id);
    const points = [17, 23, 9, 31];
    for (const [i, id] of players.entries()) {
      await tap(`[data-value="${id} animals"]`);
      await page.until(() => document.querySelector("dialog[open]"));
      await page.type(String(points[i]));
      await page.pressKey("Enter");
      taps += String(points[i]).length + 1; // the digits and Enter
      await page.until(() => !document.querySelector("dialog[open]"));
    }
    await page.until(() => !document.querySelector(".value.pending"));
    const { outcome } = await program.table();
    assert.equal(outcome.final, true, JSON.stringify(outcome));
    const scoredAfter = secondsSinceStart();
    context.diagnostic(`four boards read after ${readAfter} s, final score after ${scoredAfter} s and ${taps} taps`);
    assert.ok(taps <= 22);
  }),
);

test(
  "a crash loses no photo that waits for an answer",
  atProgram(undefined, async (page, program) => {
    await page.choose("#take", [photo("no-board/dev_neg_01")]);
    await page.until(() => document.querySelector(".photo-card.ask"));
    const [{ id }] = (await program.table()).photos;
    await program.crash();
    await program.launch(undefined, "127.0.0.1");
    const isAsked = async () => (await program.table()).photos.some((one) => one.id === id && one.state === "no-board");
    assert.ok(await waitUntil(isAsked));
    assert.equal((await program.table()).players.length, 0);
  }),
);
