// Accessibility of the views that only the web program's page has, light and dark: names, sizes, contrast, no sideways
// scrolling, and no violation of the content policy.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axeProblems, findProblems } from "../../browser/support/access.mjs";
import { phone, site, useSite } from "./support/testing.mjs";
import { views } from "./support/views.mjs";

useSite();

for (const [name, act] of Object.entries(views)) {
  for (const dark of [false, true]) {
    test(`${name}, ${dark ? "dark" : "light"}`, async () => {
      const page = await phone({ dark, motion: false });
      try {
        await page.open(site.url);
        await page.until(() => document.querySelector("main"));
        await act(page);
        assert.deepEqual([...(await page.run(findProblems)), ...page.problems, ...(await axeProblems(page))], []);
      } finally {
        await page.close();
      }
    });
  }
}
