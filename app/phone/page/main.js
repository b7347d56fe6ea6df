// Starts the page: connects the engine to the store, and the store to the views.
import * as engine from "./engine.js";
import { h, show } from "./dom.js";
import { handleAnswer } from "./actions.js";
import { extras } from "./extras.js";
import { changed, mayBeLost, onChange, put, recall, remember, store } from "./store.js";
import { chooseLanguage, setTexts, t } from "./text.js";
import { symbols } from "./tokens.js";
import { showView } from "./views/frame.js";

async function loadIcons() {
  const text = await (await fetch("icons.svg")).text();
  return document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
}

async function begin() {
  const chosen = chooseLanguage(navigator.languages ?? [navigator.language]);
  document.documentElement.lang = chosen;
  const pictures = document.getElementById("pictures");
  pictures.append(symbols());
  const [texts, icons] = await Promise.allSettled([engine.texts(chosen), loadIcons()]);
  if (texts.status === "fulfilled") setTexts(texts.value);
  if (icons.status === "fulfilled") pictures.append(icons.value);
  recall();
  onChange(showView);
  addEventListener("hashchange", changed);
  engine.start({
    state: (table) => {
      put({ table });
      // An engine with a single undo stack counts the edits itself.
      if (table.undoable >= 0) remember({ undoable: table.undoable });
    },
    connection: (connection) => put({ connection }),
    waiting: (waiting) => put({ waiting: [...waiting] }),
    more: put, // further values that an engine passes to views of its own
    unclaimed: ({ client, number, revision, ...command }, outcome, answer) => handleAnswer(command, outcome, answer),
  });
  extras.begin?.();
  // Keeps sheets above the phone's keyboard.
  visualViewport?.addEventListener("resize", () => {
    const covered = Math.max(0, innerHeight - visualViewport.height - visualViewport.offsetTop);
    document.documentElement.style.setProperty("--keyboard", `${Math.round(covered)}px`);
  });
  // Asks before the page is left while a photo could be lost.
  addEventListener("beforeunload", (event) => store.uploads.some(mayBeLost) && event.preventDefault());
}

begin().catch(() =>
  show(
    document.getElementById("page"),
    h("p", { class: "empty" }, t("The page could not be loaded. Load it again.")),
    h("button", { class: "wide main", onclick: () => location.reload() }, t("Try again")),
  ),
);
