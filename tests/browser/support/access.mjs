import { existsSync, readFileSync } from "node:fs";

// Runs in the page. Lists problems of accessibility: contrast of texts by WCAG 2.1, sizes of controls, missing names.
export function findProblems() {
  const problems = [];
  const scope = document.querySelector("dialog[open]") ?? document.body;
  const describe = (one) =>
    `${one.tagName.toLowerCase()}.${one.getAttribute("class") ?? ""} ` +
    `"${(one.innerText ?? one.textContent).trim().slice(0, 40)}"`;
  const isShown = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== "hidden";
  const isUnseen = (one) => one.closest(".unseen, [aria-hidden=true]");

  function nameOf(one) {
    const labelledBy = one
      .getAttribute("aria-labelledby")
      ?.split(" ")
      .map((id) => document.getElementById(id)?.textContent)
      .join(" ");
    const label = one.labels?.[0]?.textContent;
    return (one.getAttribute("aria-label") ?? labelledBy ?? label ?? one.textContent ?? "").trim();
  }

  const parse = (text) => {
    const [r, g, b, a = 1] = (text.match(/[\d.]+/g) ?? [0, 0, 0, 0]).map(Number);
    return { r, g, b, a };
  };
  // The colour of `top` over an opaque `below`; backgroundOf() does that for the backgrounds of all ancestors.
  const composite = (top, below) =>
    Object.fromEntries(["r", "g", "b"].map((part) => [part, top[part] * top.a + below[part] * (1 - top.a)]));
  function backgroundOf(one) {
    const layers = [];
    for (let at = one; at; at = at.parentElement) layers.push(parse(getComputedStyle(at).backgroundColor));
    return layers.reverse().reduce((below, layer) => composite(layer, below), { r: 255, g: 255, b: 255 });
  }
  const luminance = ({ r, g, b }) =>
    [r, g, b]
      .map((part) => part / 255)
      .map((x) => (x <= 0.03928 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4))
      .reduce((sum, x, i) => sum + x * [0.2126, 0.7152, 0.0722][i], 0);
  const contrast = (a, b) =>
    (Math.max(luminance(a), luminance(b)) + 0.05) / (Math.min(luminance(a), luminance(b)) + 0.05);

  for (const one of scope.querySelectorAll("button, a, input, summary, [role=button], select")) {
    if (!isShown(one)) continue;
    if (!nameOf(one)) problems.push(`no name: ${describe(one)}`);
    if (one.tabIndex > 0) problems.push(`positive tabindex: ${describe(one)}`);
    const box = one.getBoundingClientRect();
    const isOnPhoto = one.closest(".photo"); // the drawing has large cells, and a tap near a cell counts
    if (!isOnPhoto && !isUnseen(one) && Math.min(box.width, box.height) < 43.9) // 44 pixels, less rounding errors
      problems.push(`${box.width} x ${box.height}: ${describe(one)}`);
  }
  for (const image of scope.querySelectorAll("img"))
    if (!image.hasAttribute("alt")) problems.push(`no alt: ${image.src}`);

  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const one = texts.currentNode.parentElement;
    const isDrawn = one.closest("svg"); // drawn on a board or picture, whose colour is no CSS background
    if (!texts.currentNode.data.trim() || !isShown(one) || isUnseen(one) || isDrawn || one.closest(":disabled, script"))
      continue;
    const background = backgroundOf(one);
    const style = getComputedStyle(one);
    const ratio = contrast(composite(parse(style.color), background), background);
    const isWaiting = one.closest(".pending"); // paler until it is sent; an icon and its name say so too
    if (ratio < 4.5 && !isWaiting) problems.push(`contrast ${ratio.toFixed(2)}: ${describe(one)}`);
    if (Number.parseFloat(style.fontSize) < 11) problems.push(`font size ${style.fontSize}: ${describe(one)}`);
  }

  const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
  for (const id of new Set(ids.filter((id, i) => ids.indexOf(id) !== i))) problems.push(`duplicate id: #${id}`);
  if (document.documentElement.scrollWidth > innerWidth)
    problems.push(`${document.documentElement.scrollWidth} pixels wide`);
  if (!document.documentElement.lang) problems.push("no language");
  if (!document.querySelector("h1") && document.querySelector("main")) problems.push("no heading");
  return problems;
}

// axe-core is not in Debian: CONCORD_AXE may name a developer's copy.
const axe =
  process.env.CONCORD_AXE && existsSync(process.env.CONCORD_AXE) ? readFileSync(process.env.CONCORD_AXE, "utf8") : null;

export async function axeProblems(page) {
  if (!axe) return [];
  await page.call("Runtime.evaluate", { expression: axe });
  return page.run(async () => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ["violations"],
      rules: { "label-content-name-mismatch": { enabled: false } }, // the name of a stack says the height drawn on it
    });
    return violations.flatMap((rule) =>
      rule.nodes.map((node) => `axe ${rule.id}: ${node.html.slice(0, 120)} ${node.failureSummary}`),
    );
  });
}
