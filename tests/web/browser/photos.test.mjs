// Photos on their way through the page: read, cancelled, refused, and read again after a crash or a reload.
import assert from "node:assert/strict";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { waitUntil } from "../../browser/support/testing.mjs";
import { newGame, newPhone, onPhone, photo, site, useSite } from "./support/testing.mjs";

useSite();
const folder = mkdtempSync(join(tmpdir(), "concord-photos-"));
after(() => rmSync(folder, { recursive: true, force: true }));

// Makes a photo file with this name, which decides what the mocked reader does with it.
function makePhoto(name) {
  const file = join(folder, `${name}.jpg`);
  copyFileSync(photo("easy/dev_018"), file);
  return file;
}

const requestCount = (wanted) => site.requestedPaths.filter((path) => path === wanted).length;
const untilRead = (page) => page.until(() => document.querySelectorAll(".photo .read").length > 20);
const workersOf = async (page) => {
  const { targetInfos } = await page.browser.call("Target.getTargets");
  return targetInfos
    .filter((one) => one.type === "worker" && one.browserContextId === page.context)
    .map((one) => one.title);
};

async function openAnnInNewGame(page) {
  await newGame(page);
  await page.tap("Ann");
  await page.until(() => document.querySelector("#take"));
}

// Puts a black photo into the input, in which the mocked reader finds no board.
async function chooseBlackPhoto(page) {
  await page.run(async () => {
    const canvas = new OffscreenCanvas(400, 300);
    canvas.getContext("2d", { alpha: false }).fillRect(0, 0, 400, 300);
    const blob = await canvas.convertToBlob({ type: "image/jpeg" });
    const files = new DataTransfer();
    files.items.add(new File([blob], "black.jpg", { type: "image/jpeg" }));
    const input = document.querySelector("#take");
    input.files = files.files;
    input.dispatchEvent(new Event("change"));
  });
}

test(
  "a photo is read on the phone, shown, and its doubts settled",
  onPhone(async (page) => {
    await openAnnInNewGame(page);
    await page.choose("#take", [makePhoto("board")]);
    await untilRead(page);
    await page.until(() => document.querySelector(".photo image").href.baseVal.startsWith("blob:"));
    await page.tap("Settle 3 doubtful cells");
    await page.until(() => document.querySelector(".close-up")?.src.startsWith("blob:"));
    assert.ok(await page.until(() => document.querySelector(".close-up").naturalWidth === 320));
    await page.tap("[data-choice]");
    await page.until(() => document.querySelector(".undo"));
  }),
);

test(
  "photo and board are there again after a reload",
  onPhone(async (page) => {
    await openAnnInNewGame(page);
    await page.choose("#take", [makePhoto("board")]);
    await untilRead(page);
    await page.reload();
    await untilRead(page);
    await page.until(() => document.querySelector(".photo image").href.baseVal.startsWith("blob:"));
  }),
);

test(
  "several photos chosen at once go to different players",
  onPhone(async (page) => {
    await newGame(page);
    await page.choose("#choose", [makePhoto("one"), makePhoto("two")]);
    await page.until(() => document.querySelectorAll(".player .chip.ask").length === 2);
  }),
);

test(
  "a photo starts a game if none is open",
  onPhone(async (page) => {
    await page.choose("#take", [makePhoto("board")]);
    await page.until(() => document.querySelector(".player .chip.ask"));
    assert.equal(await page.text("h1"), "Harmonies · Side A");
  }),
);

test(
  "the player of a photo that starts a game is named in the phone's language",
  onPhone(
    async (page) => {
      await page.choose("#take", [makePhoto("board")]);
      await page.until(() => document.querySelector(".player .name")?.innerText === "Spieler 1");
    },
    { language: "de-DE" },
  ),
);

// Waits until the browser's database has this many entries in a store, "games" or "photos".
const untilStored = (page, count, store) =>
  page.until(
    (wantedCount, storeName) =>
      new Promise((done) => {
        indexedDB.open("concord").onsuccess = ({ target: { result } }) => {
          result.transaction(storeName).objectStore(storeName).count().onsuccess = ({ target }) => {
            result.close();
            done(target.result === wantedCount);
          };
        };
      }),
    count,
    store,
  );

test(
  "a photo without a board starts no game",
  onPhone(async (page) => {
    await chooseBlackPhoto(page);
    await page.untilShown("No board was found in the photo.");
    await page.reload();
    await page.untilShown("No board was found in the photo.");
    await page.tap("Remove this photo");
    await page.until(() => !document.querySelector(".photo-card"));
    assert.equal(await page.run(() => document.querySelectorAll(".game, .player").length), 0);
    await untilStored(page, 0, "photos");
    await untilStored(page, 0, "games");
    await page.reload();
    await page.until(() => document.querySelector("#take"));
    assert.equal(await page.run(() => document.querySelectorAll(".photo-card").length), 0);
  }),
);

test(
  "a photo without a board is deleted once a game is begun without it",
  onPhone(async (page) => {
    await chooseBlackPhoto(page);
    await page.untilShown("No board was found in the photo.");
    await newGame(page);
    await untilStored(page, 0, "photos");
    await untilStored(page, 1, "games");
  }),
);

test(
  "the page says that a photo shows no board",
  onPhone(async (page) => {
    await openAnnInNewGame(page);
    await chooseBlackPhoto(page);
    await page.untilShown("No board was found in the photo.");
    await page.tap("Remove this photo");
    await page.until(() => !document.querySelector(".photo-card"));
  }),
);

test(
  "a file that is not a photo is refused with the reason",
  onPhone(async (page) => {
    await openAnnInNewGame(page);
    const file = join(folder, "notes.jpg");
    writeFileSync(file, "Dear diary");
    await page.choose("#take", [file]);
    await page.untilShown("This file is not a photo.");
    await page.tap("Cancel this photo");
    await page.until(() => !document.querySelector(".photo-card"));
  }),
);

test(
  "the reader is started before there is a photo, and then reads it",
  onPhone(async (page) => {
    await waitUntil(async () => (await workersOf(page)).length === 1);
    await page.choose("#take", [makePhoto("board")]);
    await page.until(() => document.querySelector(".player .chip.ask"));
    await waitUntil(async () => (await workersOf(page)).length === 2); // the same one, and that of the table
  }),
);

test("the reader is started when a photo is about to be taken, and again if that failed", async () => {
  // The 503 leaves the service worker's cache incomplete, and without a complete one the page does not start the reader
  // by itself.
  site.failures["concord-reader.js"] = 503;
  const page = await newPhone();
  // The click alone, without the choice of a photo that would follow.
  const clickTake = () =>
    page.run(() => void document.querySelector("#take").dispatchEvent(new Event("click", { bubbles: true })));
  try {
    await page.open(site.url);
    await page.until(() => document.querySelector("#take"));
    const workerRequests = requestCount("reader_worker.js");
    await clickTake();
    await waitUntil(() => requestCount("reader_worker.js") > workerRequests);
    delete site.failures["concord-reader.js"];
    const sampleRequests = requestCount("prepare.jpg"); // the photo that the reader reads once it is loaded
    await waitUntil(async () => {
      await clickTake(); // does nothing while the worker that failed still exists
      return requestCount("prepare.jpg") > sampleRequests;
    });
    await page.choose("#take", [makePhoto("board")]);
    await page.until(() => document.querySelector(".player .chip.ask"));
  } finally {
    delete site.failures["concord-reader.js"];
    await page.close();
  }
});

test(
  "cancelling a photo ends the reader's worker, and the next photo is read",
  onPhone(async (page) => {
    await openAnnInNewGame(page);
    await page.choose("#take", [makePhoto("slow")]);
    await page.untilShown("Reading the photo…");
    assert.ok((await workersOf(page)).length >= 2);
    await page.tap("Cancel this photo");
    await page.until(() => !document.querySelector(".photo-card"));
    await waitUntil(async () => (await workersOf(page)).length === 1);
    await page.choose("#take", [makePhoto("board")]);
    await untilRead(page);
  }),
);

test(
  "the page stays usable while a photo is read",
  onPhone(async (page) => {
    await openAnnInNewGame(page);
    await page.choose("#take", [makePhoto("slow")]);
    await page.untilShown("Reading the photo…");
    await page.tap("Change the name");
    await page.until(() => document.querySelector("dialog[open] input"));
    await page.tap("Close");
    await untilRead(page);
  }),
);

test(
  "a page that crashes while it reads loses no photo",
  onPhone(async (page) => {
    await openAnnInNewGame(page);
    await page.choose("#take", [makePhoto("slow")]);
    await page.untilShown("Reading the photo…");
    const address = await page.run(() => location.href);
    await page.call("Inspector.enable");
    const crashed = page.untilEvent("Inspector.targetCrashed");
    page.call("Page.crash").catch(() => {}); // never answered
    await crashed; // a tab that is opened earlier may be put into the process that crashes
    const next = await page.newTab();
    await next.open(address);
    await next.untilShown("Reading the photo…");
    await untilRead(next);
  }),
);

test(
  "a photo that crashes the reader gets a message, and the next one is read",
  onPhone(async (page) => {
    await openAnnInNewGame(page);
    await page.choose("#take", [makePhoto("crash")]);
    await page.untilShown("The photo could not be read: the program ended while reading it.");
    await page.until(() => document.querySelector("#take"));
    await page.choose("#take", [makePhoto("board")]);
    await untilRead(page);
  }),
);

test(
  "a photo that was being read when the page was left twice is not tried again",
  onPhone(async (page) => {
    await openAnnInNewGame(page);
    for (const name of ["first", "second"]) {
      if (name === "first") await page.choose("#take", [makePhoto("endless")]);
      await page.untilShown("Reading the photo…");
      // That text may come from the stored game: waits for the reader to begin, too.
      await new Promise((done) => setTimeout(done, 2000));
      await page.reload();
    }
    await page.untilShown("The page was ended twice while it read this photo.");
  }),
);

// Waits until this many attempts to read the game's photo are stored.
const untilTries = (page, count) =>
  page.until(async (wanted) => {
    const [{ store }, games] = await Promise.all([import("./store.js"), import("./games.js")]);
    return (await games.photosOf(store.openGame))[0]?.tries === wanted;
  }, count);

test(
  "leaving a game while its photo is read does not count as a try, however often",
  onPhone(async (page) => {
    await openAnnInNewGame(page);
    await page.choose("#take", [makePhoto("endless")]);
    for (let i = 0; i < 3; ++i) {
      await untilTries(page, 1);
      const triesAfterLeaving = await page.run(async () => {
        const [{ store }, games] = await Promise.all([import("./store.js"), import("./games.js")]);
        const engine = await import("./engine.js");
        const id = store.openGame;
        await engine.closeGame();
        const [{ tries }] = await games.photosOf(id);
        await engine.openGame(id);
        return tries;
      });
      assert.equal(triesAfterLeaving, 0);
    }
    await page.untilShown("Reading the photo…");
  }),
);

test(
  "a reading that a person cancels does not count as a try",
  onPhone(async (page) => {
    await openAnnInNewGame(page);
    await page.choose("#take", [makePhoto("endless")]);
    await page.untilShown("Reading the photo…");
    await untilTries(page, 1);
    await page.run(async () => {
      const [{ store }, engine] = await Promise.all([import("./store.js"), import("./engine.js")]);
      await engine.command({ do: "cancel-photo", photo: store.table.photos[0].id });
    });
    await untilTries(page, 0);
  }),
);

test("a photo that was not even decoded when the page was left twice is not tried again, either", async () => {
  site.failures["reader_worker.js"] = 503;
  const page = await newPhone();
  try {
    await page.open(site.url);
    await openAnnInNewGame(page);
    await page.choose("#take", [makePhoto("board")]);
    await untilTries(page, 1);
    // Without uploads, the page does not ask before it is left (beforeunload).
    await page.run(async () => (await import("./store.js")).put({ uploads: [] }));
    await page.reload();
    await page.until(() => document.querySelector("#take"));
    await untilTries(page, 2);
    await page.reload();
    await page.untilShown("The page was ended twice while it read this photo.");
  } finally {
    delete site.failures["reader_worker.js"];
    await page.close();
  }
});

test(
  "a close-up that is made slowly does not appear in another game",
  onPhone(async (page) => {
    await openAnnInNewGame(page);
    await page.choose("#take", [makePhoto("board")]);
    await untilRead(page);
    await page.run(() => {
      const { createImageBitmap } = window;
      const { convertToBlob } = OffscreenCanvas.prototype;
      const released = new Promise((done) => (window.releaseCloseUp = done));
      window.createImageBitmap = (...args) => released.then(() => createImageBitmap(...args));
      OffscreenCanvas.prototype.convertToBlob = async function (...args) {
        const blob = await convertToBlob.apply(this, args);
        setTimeout(() => (window.isCloseUpDone = true)); // after the page has received it
        return blob;
      };
    });
    await page.tap("Settle 3 doubtful cells");
    await page.until(() => document.querySelector(".close-up"));
    await page.run(() => (location.hash = "#games"));
    await newGame(page);
    await page.run(() => {
      window.urlCount = 0;
      const { createObjectURL } = URL;
      URL.createObjectURL = (blob) => (++window.urlCount, createObjectURL.call(URL, blob));
      window.releaseCloseUp();
    });
    await page.until(() => window.isCloseUpDone);
    assert.equal(await page.run(() => window.urlCount), 0);
  }),
);

test("the page is usable before the reader is loaded, and says that a photo waits for that", async () => {
  site.delays["concord-reader.js"] = 3000;
  const page = await newPhone();
  try {
    await page.open(site.url);
    await openAnnInNewGame(page);
    await page.choose("#take", [makePhoto("board")]);
    await page.untilShown("The photo reader is being loaded.");
    await untilRead(page);
    assert.ok(!(await page.text()).includes("The photo reader is being loaded."));
  } finally {
    delete site.delays["concord-reader.js"];
    await page.close();
  }
});

test("without a network a photo waits until the reader can be loaded", async () => {
  site.failures["concord-weights.bin"] = 503;
  const page = await newPhone();
  try {
    await page.open(site.url);
    await openAnnInNewGame(page);
    await page.choose("#take", [makePhoto("board")]);
    await page.untilShown("Photos are read as soon as there is a network.");
    for (let i = 0; i < 3; ++i) {
      const requests = requestCount("concord-weights.bin");
      await page.run(() => dispatchEvent(new Event("online"))); // makes the page try again
      await waitUntil(() => requestCount("concord-weights.bin") > requests);
      await page.untilShown("Photos are read as soon as there is a network.");
    }
    delete site.failures["concord-weights.bin"];
    await page.run(() => dispatchEvent(new Event("online")));
    await untilRead(page);
  } finally {
    delete site.failures["concord-weights.bin"];
    await page.close();
  }
});
