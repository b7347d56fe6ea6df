// The service worker, which caches this page at the first visit, so that the page works without a network. A newer
// version replaces the cached one when the person says so, or once all tabs are closed.
import { put } from "./store.js";
import { version } from "./version.js";

const hour = 3600 * 1000;
let registration = null;

function offerUpdate() {
  if (registration?.waiting && navigator.serviceWorker.controller) put({ update: true });
}

function watchState(worker) {
  worker?.addEventListener("statechange", offerUpdate);
}

// Offers an update if the page is of one version and its service worker of another: what is loaded later would not
// match.
function compareVersions({ data }) {
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
  workers.addEventListener("message", compareVersions);
  try {
    registration = await workers.register(new URL("./service_worker.js", import.meta.url), { updateViaCache: "none" });
  } catch {
    return; // the page works only with a network then
  }
  watchState(registration.installing);
  registration.addEventListener("updatefound", () => watchState(registration.installing));
  offerUpdate();
  workers.controller?.postMessage({ ask: "version" });
  const checkForUpdate = () => document.visibilityState === "visible" && registration.update().catch(() => {});
  setInterval(checkForUpdate, hour);
  document.addEventListener("visibilitychange", checkForUpdate);
}

export function updateNow() {
  if (registration?.waiting) registration.waiting.postMessage({ ask: "take over" });
  else location.reload();
}
