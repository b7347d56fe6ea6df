// What the tests with the real program share.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { Program } from "./program.mjs";
import { newPhone, root } from "./testing.mjs";

export const namesOnlyFile = `${root}samples/boards/names-only.json`; // side B: "One" and "Two"

// The body of a test with the program, which opens the file, if any: act(page, program, context). options: those of the
// phone, and windowLanguage.
export const atProgram = (file, act, options) => async (context) => {
  if (!existsSync(process.env.CONCORD_APP ?? "")) return context.skip("there is no concord-app here");
  const program = await Program.start(file, "127.0.0.1", options?.windowLanguage);
  const page = await newPhone(options);
  try {
    await page.open(program.url);
    await page.until(() => document.querySelector("main"));
    await act(page, program, context);
    assert.deepEqual(page.problems, []);
  } finally {
    await page.close();
    await program.stop();
  }
};

export async function typeNumber(page, cell, text) {
  await page.tap(`[data-value="${cell}"]`);
  await page.until(() => document.querySelector("dialog[open]"));
  await page.type(text);
  await page.pressKey("Enter");
  await page.until(() => !document.querySelector("dialog[open]"));
}
