// Which view is shown: the fragment of the address, such as #player/p3/cell/c4. A sheet lies over the view that it
// belongs to.

// An address that somebody mistyped leads to the first view.
export function route() {
  try {
    return location.hash.slice(1).split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return [];
  }
}

const fragment = (parts) => "#" + parts.map(encodeURIComponent).join("/");

let openSheets = 0; // opened on this page, so that "back" closes them

export function go(...parts) {
  location.hash = fragment(parts);
}

export function replaceRoute(...parts) {
  history.replaceState(history.state, "", fragment(parts));
  dispatchEvent(new HashChangeEvent("hashchange"));
}

export function openSheet(...parts) {
  openSheets++;
  go(...parts);
}

// Back to the view below the sheet.
export function closeSheet(...parts) {
  if (openSheets > 0) {
    openSheets--;
    history.back();
  } else {
    replaceRoute(...parts);
  }
}

// When "back" leads to a view without a sheet, no sheet is open any more.
addEventListener("popstate", () => {
  if (!["cell", "name", "card", "spirit"].includes(route()[2]) && route()[0] !== "number") openSheets = 0;
});
