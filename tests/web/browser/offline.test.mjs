// After the first visit, the page works without a network; a newer version is used on request, and only if it is
// complete.
import assert from "node:assert/strict";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { Browser } from "../../browser/support/browser.mjs";
import { assemble, Site, temporaryFolder } from "./support/site.mjs";
import { newGame, photo, typeNumber } from "./support/testing.mjs";

let browser = null;
let folder = "";
let site = null;

before(async () => {
  browser = await Browser.start();
});
after(() => browser.stop());

// The body of a test with a site of its own, and a phone that has the whole page in the service worker's cache.
const onCachedPage = (act) => async () => {
  folder = temporaryFolder();
  assemble(join(folder, "site"), "1");
  site = await Site.start(join(folder, "site"));
  const page = await browser.newPhone();
  try {
    await page.open(site.url);
    await page.run(async () => void (await navigator.serviceWorker.ready));
    await page.until(() => navigator.serviceWorker.controller);
    await act(page);
    assert.deepEqual(page.problems, []);
  } finally {
    await page.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

const cacheNames = (page) => page.run(() => caches.keys());

test(
  "everything works without a network after the first visit",
  onCachedPage(async (page) => {
    await site.stop();
    await page.reload();
    await newGame(page);
    await page.tap("Ann");
    await page.until(() => document.querySelector("#take"));
    await page.choose("#take", [photo("easy/dev_018")]);
    await page.until(() => document.querySelectorAll(".photo .read").length > 20);
    await page.tap("All players");
    await page.tap("Share");
    await page.tap("QR code");
    await page.until(() => document.querySelector(".qr svg"));
    site = await Site.start(join(folder, "site")); // to be stopped after the test
  }),
);

test(
  "a newer version is announced and used when the person says so, and the game is as it was",
  onCachedPage(async (page) => {
    await newGame(page);
    await page.tap("Pad");
    await typeNumber(page, "p1 trees", "14");
    assemble(join(folder, "site"), "2");
    await page.run(async () => (await navigator.serviceWorker.getRegistration()).update());
    await page.untilShown("A new version of Concord is available.");
    assert.match(String(await page.run(async () => (await import("./version.js")).version)), /^1 /);
    await page.tap("Use it now");
    await page.until(
      () => performance.getEntriesByType("navigation")[0].type === "reload" && document.querySelector("main"),
    );
    await page.until(async () => (await import("./version.js")).version.startsWith("2 "));
    await page.until(() => document.querySelector('[data-value="p1 trees"]')?.innerText === "14");
    await page.until(async () => (await caches.keys()).length === 1);
    assert.match((await cacheNames(page))[0], /^concord 2 /);
  }),
);

test(
  "an incomplete version is not used",
  onCachedPage(async (page) => {
    assemble(join(folder, "next"), "2");
    // As a site looks during an upload: the service worker lists the new files, but the old ones are there.
    writeFileSync(join(folder, "site", "service_worker.js"), readFileSync(join(folder, "next", "service_worker.js")));
    const worker = await page.run(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration.update().catch(() => {});
      const next = registration.installing;
      if (next)
        await new Promise(
          (done) => (next.onstatechange = () => ["redundant", "installed"].includes(next.state) && done()),
        );
      return { waiting: Boolean(registration.waiting), state: next?.state };
    });
    assert.deepEqual(worker, { waiting: false, state: "redundant" });
    await page.reload();
    assert.match(String(await page.run(async () => (await import("./version.js")).version)), /^1 /);
    await site.stop();
    await page.reload();
    await page.untilShown("Or begin with a photo of a finished board.");
    site = await Site.start(join(folder, "site")); // to be stopped after the test
  }),
);

test(
  "files that did not change are not requested again for a newer version",
  onCachedPage(async (page) => {
    assemble(join(folder, "site"), "2");
    site.requestedPaths.length = 0;
    await page.run(async () => (await navigator.serviceWorker.getRegistration()).update());
    await page.untilShown("A new version of Concord is available.");
    assert.deepEqual([...new Set(site.requestedPaths)].sort(), ["service_worker.js", "version.js"]);
  }),
);

test(
  "the page can be put on the home screen",
  onCachedPage(async (page) => {
    const { errors, data } = await page.call("Page.getAppManifest");
    assert.deepEqual(errors, []);
    const manifest = JSON.parse(data);
    assert.equal(manifest.display, "standalone");
    const { installabilityErrors } = await page.call("Page.getInstallabilityErrors");
    const otherErrors = installabilityErrors.filter((one) => one.errorId !== "in-incognito"); // as every phone here
    assert.deepEqual(otherErrors, []);
    for (const icon of manifest.icons) {
      const size = await page.run(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, icon.src);
      if (icon.sizes !== "any") assert.equal(size, icon.sizes);
    }
  }),
);

test(
  "nothing is requested from another server",
  onCachedPage(async (page) => {
    const policy = await page.run(() => document.querySelector("meta[http-equiv]").content);
    assert.match(policy, /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; /);
    assert.doesNotMatch(policy, /https?:|\*|unsafe-inline|'unsafe-eval'/);
    const foreign = await page.run(() =>
      performance
        .getEntriesByType("resource")
        .map((one) => one.name)
        .filter((name) => !name.startsWith(location.origin)),
    );
    assert.deepEqual(foreign, []);
  }),
);
