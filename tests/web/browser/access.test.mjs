// Accessibility of the views that only the web program's page has, light and dark: names, sizes, contrast, no sideways
// scrolling, and no violation of the content policy.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axeProblems, findProblems } from "../../browser/support/access.mjs";
import { newPhone, site, useSite } from "./support/testing.mjs";
import { views } from "./support/views.mjs";

useSite();

for (const [name, openView] of Object.entries(views)) {
  for (const dark of [false, true]) {
    test(`${name}, ${dark ? "dark" : "light"}`, async () => {
      const page = await newPhone({ dark, motion: false });
      try {
        await page.open(site.url);
        await page.until(() => document.querySelector("main"));
        await openView(page);
        assert.deepEqual([...(await page.run(findProblems)), ...page.problems, ...(await axeProblems(page))], []);
      } finally {
        await page.close();
      }
    });
  }
}
