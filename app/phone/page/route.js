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

let opened = 0; // sheets opened on this page, which "back" closes

export function go(...parts) {
  location.hash = fragment(parts);
}

export function replaceRoute(...parts) {
  history.replaceState(history.state, "", fragment(parts));
  dispatchEvent(new HashChangeEvent("hashchange"));
}

export function openSheet(...parts) {
  opened++;
  go(...parts);
}

// Back to the view below the sheet.
export function closeSheet(...parts) {
  if (opened > 0) {
    opened--;
    history.back();
  } else {
    replaceRoute(...parts);
  }
}

addEventListener("popstate", () => {
  if (!["cell", "name", "card", "spirit"].includes(route()[2]) && route()[0] !== "number") opened = 0;
});
