// Whether and how the page can be put on the home screen.
import { changed } from "./store.js";

let offer = null; // the browser's event that can show its prompt

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // a button shows the prompt instead
  offer = event;
  changed();
});
addEventListener("appinstalled", () => {
  offer = null;
  changed();
});

// "by button"; "by hand": with the browser's menu; "" if it cannot be installed, or is installed already.
export function wayToInstall() {
  if (offer) return "by button";
  // Safari on an iPad says that it runs on a Macintosh, but no Macintosh has a touch screen.
  const isPad = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  const isApple = isPad || /iPhone|iPad|iPod/.test(navigator.userAgent);
  return isApple && !navigator.standalone ? "by hand" : "";
}

export async function install() {
  const event = offer;
  offer = null;
  await event?.prompt();
  changed();
}
