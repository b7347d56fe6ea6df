// Photos on their way through the page: read, stopped, refused, and read again after the page was ended.
import assert from "node:assert/strict";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { waitUntil } from "../../browser/support/testing.mjs";
import { newGame, onPhone, photo, phone, site, useSite } from "./support/testing.mjs";

useSite();
const folder = mkdtempSync(join(tmpdir(), "concord-photos-"));
after(() => rmSync(folder, { recursive: true, force: true }));

// A photo file of this name, which decides what the mocked reader does with it.
function named(name) {
  const file = join(folder, `${name}.jpg`);
  copyFileSync(photo("easy/dev_018"), file);
  return file;
}

const wasRead = (page) => page.until(() => document.querySelectorAll(".photo .read").length > 20);
const workers = async (page) => {
  const { targetInfos } = await page.browser.call("Target.getTargets");
  return targetInfos
    .filter((one) => one.type === "worker" && one.browserContextId === page.context)
    .map((one) => one.title);
};

async function atPlayer(page) {
  await newGame(page);
  await page.tap("Ann");
  await page.until(() => document.querySelector("#take"));
}

async function chooseDark(page) {
  await page.run(async () => {
    const canvas = new OffscreenCanvas(400, 300);
    canvas.getContext("2d", { alpha: false }).fillRect(0, 0, 400, 300);
    const blob = await canvas.convertToBlob({ type: "image/jpeg" });
    const files = new DataTransfer();
    files.items.add(new File([blob], "dark.jpg", { type: "image/jpeg" }));
    const input = document.querySelector("#take");
    input.files = files.files;
    input.dispatchEvent(new Event("change"));
  });
}

test(
  "a photo is read on the phone, shown, and its doubts settled",
  onPhone(async (page) => {
    await atPlayer(page);
    await page.choose("#take", [named("board")]);
    await wasRead(page);
    await page.until(() => document.querySelector(".photo image").href.baseVal.startsWith("blob:"));
    await page.tap("Settle 3 doubtful cells");
    await page.until(() => document.querySelector(".close-up")?.src.startsWith("blob:"));
    assert.ok(await page.until(() => document.querySelector(".close-up").naturalWidth === 320));
    await page.tap("[data-choice]");
    await page.until(() => document.querySelector(".undo"));
  }),
);

test(
  "photo and board are there again after the page was closed",
  onPhone(async (page) => {
    await atPlayer(page);
    await page.choose("#take", [named("board")]);
    await wasRead(page);
    await page.reload();
    await wasRead(page);
    await page.until(() => document.querySelector(".photo image").href.baseVal.startsWith("blob:"));
  }),
);

test(
  "several photos go to one player after the other",
  onPhone(async (page) => {
    await newGame(page);
    await page.choose("#choose", [named("one"), named("two")]);
    await page.until(() => document.querySelectorAll(".player .chip.ask").length === 2);
  }),
);

test(
  "a photo starts a game if none is open",
  onPhone(async (page) => {
    await page.choose("#take", [named("board")]);
    await page.until(() => document.querySelector(".player .chip.ask"));
    assert.equal(await page.text("h1"), "Harmonies · Side A");
  }),
);

test(
  "the player of a photo that starts a game is named in the phone's language",
  onPhone(
    async (page) => {
      await page.choose("#take", [named("board")]);
      await page.until(() => document.querySelector(".player .name")?.innerText === "Spieler 1");
    },
    { language: "de-DE" },
  ),
);

// Waits until the browser has stored so many entries of a kind.
const keeps = (page, count, what) =>
  page.until(
    (wanted, store) =>
      new Promise((done) => {
        indexedDB.open("concord").onsuccess = ({ target: { result } }) => {
          result.transaction(store).objectStore(store).count().onsuccess = ({ target }) => {
            result.close();
            done(target.result === wanted);
          };
        };
      }),
    count,
    what,
  );

test(
  "a photo without a board starts no game",
  onPhone(async (page) => {
    await chooseDark(page);
    await page.sees("No board was found in the photo.");
    await page.reload();
    await page.sees("No board was found in the photo.");
    await page.tap("Remove this photo");
    await page.until(() => !document.querySelector(".photo-card"));
    assert.equal(await page.run(() => document.querySelectorAll(".game, .player").length), 0);
    await keeps(page, 0, "photos");
    await keeps(page, 0, "games");
    await page.reload();
    await page.until(() => document.querySelector("#take"));
    assert.equal(await page.run(() => document.querySelectorAll(".photo-card").length), 0);
  }),
);

test(
  "a photo without a board is forgotten once a game is begun in another way",
  onPhone(async (page) => {
    await chooseDark(page);
    await page.sees("No board was found in the photo.");
    await newGame(page);
    await keeps(page, 0, "photos");
    await keeps(page, 1, "games");
  }),
);

test(
  "the page says that a photo shows no board",
  onPhone(async (page) => {
    await atPlayer(page);
    await chooseDark(page);
    await page.sees("No board was found in the photo.");
    await page.tap("Remove this photo");
    await page.until(() => !document.querySelector(".photo-card"));
  }),
);

test(
  "a file that is not a photo is refused with the reason",
  onPhone(async (page) => {
    await atPlayer(page);
    const file = join(folder, "notes.jpg");
    writeFileSync(file, "Dear diary");
    await page.choose("#take", [file]);
    await page.sees("This file is not a photo.");
    await page.tap("Cancel this photo");
    await page.until(() => !document.querySelector(".photo-card"));
  }),
);

test(
  "the reader is started before there is a photo, and then reads it",
  onPhone(async (page) => {
    await waitUntil(async () => (await workers(page)).length === 1);
    await page.choose("#take", [named("board")]);
    await page.until(() => document.querySelector(".player .chip.ask"));
    await waitUntil(async () => (await workers(page)).length === 2); // the same one, and the table's
  }),
);

test("the reader is started when a photo is about to be taken; the photo is read even if that failed", async () => {
  // Without a complete copy of the page, the reader is not started by itself.
  site.broken["concord-reader.js"] = 503;
  const page = await phone();
  const asked = (wanted) => site.asked.filter((path) => path === wanted).length;
  const expectPhoto = () =>
    page.run(() => void document.querySelector("#take").dispatchEvent(new Event("click", { bubbles: true })));
  try {
    await page.open(site.url);
    await page.until(() => document.querySelector("#take"));
    const programs = asked("reader_worker.js");
    await expectPhoto();
    await waitUntil(() => asked("reader_worker.js") > programs);
    delete site.broken["concord-reader.js"];
    const pictures = asked("prepare.jpg");
    await waitUntil(async () => {
      await expectPhoto(); // nothing happens until the worker that has failed is gone
      return asked("prepare.jpg") > pictures;
    });
    await page.choose("#take", [named("board")]);
    await page.until(() => document.querySelector(".player .chip.ask"));
  } finally {
    delete site.broken["concord-reader.js"];
    await page.close();
  }
});

test(
  "reading is stopped, and its memory freed",
  onPhone(async (page) => {
    await atPlayer(page);
    await page.choose("#take", [named("slow")]);
    await page.sees("Reading the photo…");
    assert.ok((await workers(page)).length >= 2);
    await page.tap("Cancel this photo");
    await page.until(() => !document.querySelector(".photo-card"));
    await waitUntil(async () => (await workers(page)).length === 1);
    await page.choose("#take", [named("board")]); // and the next one is read
    await wasRead(page);
  }),
);

test(
  "the page stays usable while a photo is read",
  onPhone(async (page) => {
    await atPlayer(page);
    await page.choose("#take", [named("slow")]);
    await page.sees("Reading the photo…");
    await page.tap("Change the name");
    await page.until(() => document.querySelector("dialog[open] input"));
    await page.tap("Close");
    await wasRead(page);
  }),
);

test(
  "a page that is ended while it reads loses no photo",
  onPhone(async (page) => {
    await atPlayer(page);
    await page.choose("#take", [named("slow")]);
    await page.sees("Reading the photo…");
    const address = await page.run(() => location.href);
    page.call("Page.crash").catch(() => {}); // never answered
    const next = await page.tab();
    await next.open(address);
    await next.sees("Reading the photo…");
    await wasRead(next);
  }),
);

test(
  "a photo that ends the reader gets a message, and does not end the page",
  onPhone(async (page) => {
    await atPlayer(page);
    await page.choose("#take", [named("crash")]);
    await page.sees("The photo could not be read: the program ended while reading it.");
    await page.until(() => document.querySelector("#take"));
    await page.choose("#take", [named("board")]);
    await wasRead(page);
  }),
);

test(
  "a photo during which the page ended twice is not tried again",
  onPhone(async (page) => {
    await atPlayer(page);
    for (const name of ["first", "second"]) {
      if (name === "first") await page.choose("#take", [named("endless")]);
      await page.sees("Reading the photo…");
      await new Promise((done) => setTimeout(done, 2000)); // the stored game says so even before the reader starts again
      await page.reload();
    }
    await page.sees("The page was ended twice while it read this photo.");
  }),
);

const wasTried = (page, times) =>
  page.until(async (wanted) => {
    const [{ store }, games] = await Promise.all([import("./store.js"), import("./games.js")]);
    return (await games.photosOf(store.openGame))[0]?.tries === wanted;
  }, times);

test(
  "a game may be left again and again while its photo is read",
  onPhone(async (page) => {
    await atPlayer(page);
    await page.choose("#take", [named("endless")]);
    for (let i = 0; i < 3; ++i) {
      await wasTried(page, 1);
      const kept = await page.run(async () => {
        const [{ store }, games] = await Promise.all([import("./store.js"), import("./games.js")]);
        const engine = await import("./engine.js");
        const id = store.openGame;
        await engine.closeGame();
        const [{ tries }] = await games.photosOf(id);
        await engine.openGame(id);
        return tries;
      });
      assert.equal(kept, 0);
    }
    await page.sees("Reading the photo…");
  }),
);

test(
  "a reading that a person cancels does not count as a try",
  onPhone(async (page) => {
    await atPlayer(page);
    await page.choose("#take", [named("endless")]);
    await page.sees("Reading the photo…");
    await wasTried(page, 1);
    await page.run(async () => {
      const [{ store }, engine] = await Promise.all([import("./store.js"), import("./engine.js")]);
      await engine.command({ do: "cancel-photo", photo: store.table.photos[0].id });
    });
    await wasTried(page, 0);
  }),
);

test("a photo that was not decoded yet when the page ended twice is not tried again, either", async () => {
  site.broken["reader_worker.js"] = 503;
  const page = await phone();
  try {
    await page.open(site.url);
    await atPlayer(page);
    await page.choose("#take", [named("board")]);
    await wasTried(page, 1);
    await page.run(async () => (await import("./store.js")).put({ uploads: [] })); // the browser would ask about them
    await page.reload();
    await page.until(() => document.querySelector("#take"));
    await wasTried(page, 2);
    await page.reload();
    await page.sees("The page was ended twice while it read this photo.");
  } finally {
    delete site.broken["reader_worker.js"];
    await page.close();
  }
});

test(
  "a close-up that is made slowly does not appear in another game",
  onPhone(async (page) => {
    await atPlayer(page);
    await page.choose("#take", [named("board")]);
    await wasRead(page);
    await page.run(() => {
      const { createImageBitmap: make } = window;
      const { convertToBlob } = OffscreenCanvas.prototype;
      const goingOn = new Promise((done) => (window.goOn = done));
      window.createImageBitmap = (...what) => goingOn.then(() => make(...what));
      OffscreenCanvas.prototype.convertToBlob = async function (...how) {
        const blob = await convertToBlob.apply(this, how);
        setTimeout(() => (window.isCut = true));
        return blob;
      };
    });
    await page.tap("Settle 3 doubtful cells");
    await page.until(() => document.querySelector(".close-up"));
    await page.run(() => (location.hash = "#games"));
    await newGame(page);
    await page.run(() => {
      window.addressesMade = 0;
      const make = URL.createObjectURL;
      URL.createObjectURL = (blob) => (++window.addressesMade, make.call(URL, blob));
      window.goOn();
    });
    await page.until(() => window.isCut);
    assert.equal(await page.run(() => window.addressesMade), 0);
  }),
);

test("the first page is usable before the reader is there, and says so when a photo waits for it", async () => {
  site.delays["concord-reader.js"] = 3000;
  const page = await phone();
  try {
    await page.open(site.url);
    await atPlayer(page);
    await page.choose("#take", [named("board")]);
    await page.sees("The photo reader is being loaded.");
    await wasRead(page);
    assert.ok(!(await page.text()).includes("The photo reader is being loaded."));
  } finally {
    delete site.delays["concord-reader.js"];
    await page.close();
  }
});

test("without a network a photo waits until the reader can be loaded", async () => {
  site.broken["concord-weights.bin"] = 503;
  const page = await phone();
  try {
    await page.open(site.url);
    await atPlayer(page);
    await page.choose("#take", [named("board")]);
    await page.sees("Photos are read as soon as there is a network.");
    for (let i = 0; i < 3; ++i) {
      const before = site.asked.filter((path) => path === "concord-weights.bin").length;
      await page.run(() => dispatchEvent(new Event("online"))); // tried again, and again
      await waitUntil(() => site.asked.filter((path) => path === "concord-weights.bin").length > before);
      await page.sees("Photos are read as soon as there is a network.");
    }
    delete site.broken["concord-weights.bin"];
    await page.run(() => dispatchEvent(new Event("online")));
    await wasRead(page);
  } finally {
    delete site.broken["concord-weights.bin"];
    await page.close();
  }
});
