// Every view and state that only the web program's page has, with the function that leads there.
import { newGame, photo, typeNumber } from "./testing.mjs";

// Plays a game of four to its end: the first player's board from a photo, everything else typed.
async function finishGame(page) {
  await newGame(page, { names: ["Ann", "Cléopâtre-Maximiliane", "Дмитрий", "Dan"] });
  await page.run(() => (location.hash = "#player/p1"));
  await page.until(() => document.querySelector("#take"));
  await page.choose("#take", [photo("easy/dev_018")]);
  await page.until(() => document.querySelectorAll(".photo .read").length > 20);
  await page.run(() => (location.hash = "#pad"));
  for (const [cell, text] of [
    ["p1 animals", "24"],
    ["p2 trees", "9"],
    ["p3 trees", "71"],
    ["p4 fields", "20"],
  ])
    await typeNumber(page, cell, text);
}

const goTo = (page, hash) => page.run((to) => (location.hash = to), hash);

export const views = {
  first: () => {},
  "new-game": (page) => goTo(page, "#new"),
  "new-game-renature": async (page) => {
    await goTo(page, "#new");
    await page.tap("[data-choice=renature]");
    await page.tap("One more");
  },
  "game-begun": (page) => newGame(page),
  games: async (page) => {
    await finishGame(page);
    await goTo(page, "#games");
    await newGame(page, { side: "B" });
    await goTo(page, "#games");
    await page.until(() => document.querySelectorAll(".game").length === 2);
  },
  past: async (page) => {
    await finishGame(page);
    await goTo(page, "#games");
    const id = await page.until(() => document.querySelector(".game")?.dataset.game);
    await goTo(page, `#past/${id}`);
    await page.until(() => document.querySelector(".past-player .board"));
    await page.tap("Remove it");
  },
  share: async (page) => {
    await page.run(() => (navigator.share = async () => {}));
    await finishGame(page);
    await goTo(page, "#share");
    await page.until(() => document.querySelector(".result")?.complete);
  },
  "share-qr": async (page) => {
    await finishGame(page);
    await goTo(page, "#share");
    await page.until(() => document.querySelector(".result")?.complete);
    await page.tap("#code-button");
    await page.until(() => document.querySelector(".qr svg"));
    await page.run(() => document.querySelector(".qr").scrollIntoView());
  },
  import: (page) => goTo(page, "#import"),
  "import-wrong": async (page) => {
    await goTo(page, "#import/12345");
    await page.until(() => document.querySelector(".problem"));
  },
  cards: async (page) => {
    await newGame(page, { spirits: true });
    await page.run(async () => {
      const { edit } = await import("./actions.js");
      await edit({ do: "set-card", player: "p1", card: "fennec-fox", cubes: 2 });
      await edit({ do: "set-card", player: "p1", card: "duck", cubes: 0 });
      await edit({ do: "set-spirit", player: "p1", spirit: "lion", placed: true });
    });
    await goTo(page, "#player/p1/cards");
    await page.until(() => document.querySelectorAll(".card-item").length === 3);
  },
  "card-choice": async (page) => {
    await newGame(page);
    await goTo(page, "#player/p1/card");
    await page.until(() => document.querySelector("[data-choose]"));
  },
  "spirit-choice": async (page) => {
    await newGame(page, { spirits: true });
    await goTo(page, "#player/p1/spirit");
    await page.until(() => document.querySelector("[data-choose]"));
  },
  dispute: async (page) => {
    await finishGame(page);
    await goTo(page, "#player/p1/dispute");
    await page.tap('.board [data-cell="b2"]');
    await page.tap('.board [data-cell="b3"]');
    await page.until(() => document.querySelector(".outcome p:not(.hint)"));
  },
  follows: async (page) => {
    await newGame(page);
    await page.run(async () => (await import("./store.js")).put({ follows: true }));
    await page.until(() => document.querySelector(".contact"));
  },
  full: async (page) => {
    await newGame(page);
    await page.run(async () => (await import("./store.js")).put({ storage: "full", update: true }));
    await page.until(() => document.querySelectorAll(".contact").length === 2);
  },
  opening: async (page) => {
    await newGame(page);
    await page.run(async () => {
      const { put, store } = await import("./store.js");
      put({
        loading: "loading",
        uploads: [
          ...store.uploads,
          { id: "x", name: "IMG_2041.HEIC", state: "opening", progress: 0.2, player: "p1", cancel() {} },
        ],
      });
    });
    await goTo(page, "#player/p1");
    await page.until(() => document.querySelector(".photo-card"));
  },
};
