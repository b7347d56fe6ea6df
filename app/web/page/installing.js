// Whether and how the page can be put on the home screen.
import { changed } from "./store.js";

let offer = null;

if (typeof addEventListener === "function") {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // shown by a button instead
    offer = event;
    changed();
  });
  addEventListener("appinstalled", () => {
    offer = null;
    changed();
  });
}

// "by button", "by hand" or "".
export function installing() {
  if (offer) return "by button";
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent);
  return isApple && !navigator.standalone ? "by hand" : "";
}

export async function install() {
  const asked = offer;
  offer = null;
  await asked?.prompt();
  changed();
}
