// Makes elements, and updates a shown tree to match a newly made one without losing focus, scroll positions and text
// that is being typed.

const svgSpace = "http://www.w3.org/2000/svg";

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element[name] = value;
    else if (name === "value") element.value = element.givenValue = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children.flat(Infinity)) {
    if (child !== undefined && child !== null && child !== false) element.append(child);
  }
  return element;
}

// h("button", {class: "big", onclick: f}, "Text", ...). "key" tells children of one list apart.
export const h = (tag, attributes, ...children) => fill(document.createElement(tag), attributes, children);
export const svg = (tag, attributes, ...children) =>
  fill(document.createElementNS(svgSpace, tag), attributes, children);

const handlerNames = ["onclick", "onchange", "oninput", "onsubmit", "onkeydown", "onload", "onerror", "ontoggle"];

// Whether `live` can be updated to match `next`, rather than replaced.
function isReusable(live, next) {
  return (
    live.nodeType === next.nodeType &&
    live.nodeName === next.nodeName &&
    (live.nodeType !== Node.ELEMENT_NODE || live.getAttribute("key") === next.getAttribute("key"))
  );
}

function copyAttributes(live, next) {
  const isSetByPerson = (name) => name === "open" && live.nodeName === "DETAILS";
  for (const { name } of [...live.attributes]) {
    if (!next.hasAttribute(name) && !isSetByPerson(name)) live.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (live.getAttribute(name) !== value) live.setAttribute(name, value);
  }
  for (const name of handlerNames) {
    if (live[name] !== next[name]) live[name] = next[name];
  }
}

function patchNode(live, next) {
  if (live.nodeType !== Node.ELEMENT_NODE) {
    if (live.data !== next.data) live.data = next.data;
    return;
  }
  copyAttributes(live, next);
  if (live.nodeName === "INPUT") {
    // What is being typed stays, whatever the engine says meanwhile.
    const isTyped = live.givenValue !== undefined && live.value !== String(live.givenValue);
    if (live.type !== "file" && live !== document.activeElement && !isTyped && live.value !== next.value) {
      live.value = next.value;
      live.givenValue = next.givenValue;
    }
    return;
  }
  patchChildren(live, [...next.childNodes]);
}

// Gives `live` these children, reusing those it has.
export function patchChildren(live, wanted) {
  const old = [...live.childNodes];
  let place = live.firstChild;
  for (const next of wanted) {
    const found = old.findIndex((one) => isReusable(one, next));
    if (found < 0) {
      live.insertBefore(next, place);
      continue;
    }
    const [kept] = old.splice(found, 1);
    patchNode(kept, next);
    if (kept === place) place = place.nextSibling;
    else live.insertBefore(kept, place);
  }
  for (const unused of old) unused.remove();
}

// The attributes that make a drawing a button, for taps and for the keyboard.
export const buttonAttributes = (choose) => ({
  role: "button",
  tabindex: 0,
  onclick: choose,
  onkeydown: (event) => {
    if (event.key !== "Enter" && event.key !== " ") return; // returning false would cancel the key
    event.preventDefault();
    choose();
  },
});

export const show = (element, ...children) =>
  patchChildren(
    element,
    children.flat(Infinity).filter((child) => child instanceof Node),
  );

export const icon = (name) =>
  svg("svg", { class: "icon", "aria-hidden": "true", viewBox: "0 0 24 24" }, svg("use", { href: `#icon-${name}` }));
