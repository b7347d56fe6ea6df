// The copy of this page in the browser. It is made at the first visit, so that the page works without a network, and
// replaced by a newer one when the person says so, or once all tabs were closed.
import { put } from "./store.js";
import { version } from "./version.js";

const hour = 3600 * 1000;
let registration = null;
let isWanted = false; // the person asked for the newer one

function offerUpdate() {
  if (registration?.waiting && navigator.serviceWorker.controller) put({ update: true });
}

function watch(worker) {
  worker?.addEventListener("statechange", offerUpdate);
}

// Offers an update if the page is of one version and its service worker of another: what is loaded later would not
// match.
function compare({ data }) {
  if (data?.version && data.version !== version) put({ update: true });
}

export async function watchForUpdates() {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  let hadController = Boolean(workers.controller);
  workers.addEventListener("controllerchange", () => {
    if (hadController) location.reload(); // in every tab, so that none mixes two versions; the games are stored
    hadController = true;
  });
  workers.addEventListener("message", compare);
  try {
    registration = await workers.register(new URL("./service_worker.js", import.meta.url), { updateViaCache: "none" });
  } catch {
    return; // then the page works only with a network
  }
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  offerUpdate();
  workers.controller?.postMessage({ ask: "version" });
  const ask = () => document.visibilityState === "visible" && registration.update().catch(() => {});
  setInterval(ask, hour);
  document.addEventListener("visibilitychange", ask);
}

export function updateNow() {
  if (isWanted) return;
  isWanted = true;
  if (registration?.waiting) registration.waiting.postMessage({ ask: "take over" });
  else location.reload();
}
