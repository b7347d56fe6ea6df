// Which view is shown: the fragment of the address, such as #player/p3/cell/c4. A sheet lies over the view that it
// belongs to.

// The parts of the fragment; none, which is the first view, if it cannot be decoded.
export function route() {
  try {
    return location.hash.slice(1).split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return [];
  }
}

const fragment = (parts) => "#" + parts.map(encodeURIComponent).join("/");

let openedSheets = 0; // how many were opened by openSheet(), not by the address of the page: going back closes them

export function go(...parts) {
  location.hash = fragment(parts);
}

export function replaceRoute(...parts) {
  history.replaceState(history.state, "", fragment(parts));
  dispatchEvent(new HashChangeEvent("hashchange"));
}

export function openSheet(...parts) {
  openedSheets++;
  go(...parts);
}

// Back to the view below the sheet. parts: that view, for a sheet that the address opened.
export function closeSheet(...parts) {
  if (openedSheets > 0) {
    openedSheets--;
    history.back();
  } else {
    replaceRoute(...parts);
  }
}

// When "back" leads to a view without a sheet, no sheet is open any more.
addEventListener("popstate", () => {
  if (!["cell", "name", "card", "spirit"].includes(route()[2]) && route()[0] !== "number") openedSheets = 0;
});
