// The program as scripts/web.sh builds it, in Firefox: every committed photo as natively.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after, before, test } from "node:test";
import { Firefox } from "./support/firefox.mjs";
import { asFiles, cellsOf, differences, photos, readInPage, readNatively } from "./support/reading.mjs";
import { Site } from "./support/site.mjs";

let site = null;
let page = null;

before(async () => {
  site = await Site.start(process.env.CONCORD_WEB);
  page = await Firefox.start();
});
after(async () => {
  await page?.stop();
  await site.stop();
});

test("Firefox: every committed photo gives the native answer, cell by cell", async (context) => {
  if (!existsSync(process.env.CONCORD_CLI ?? "")) return context.skip("there is no concord here");
  await page.open(site.url);
  const native = readNatively(photos);
  const web = [];
  for (const file of asFiles(photos)) web.push(...(await page.run(readInPage, [file])));
  for (const { name, what, ms } of web) context.diagnostic(`${name} ${what} ${ms} ms`);
  const found = web.flatMap(({ name, reading }, i) =>
    differences(name, cellsOf(JSON.parse(reading ?? "{}")), native[i]),
  );
  assert.deepEqual(found, []);
  return undefined;
});
