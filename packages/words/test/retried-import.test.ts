import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { retriedImport } from "../src/retried-import.ts";

const folder = mkdtempSync(join(tmpdir(), "blueplate-import-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The address of a script, there or not, and a browser that says again and again that it did not come. */
const script = (name: string, text?: string) => {
  const path = join(folder, name);
  if (text !== undefined) writeFileSync(path, text);
  const address = pathToFileURL(path).href;
  const said = new TypeError(`Failed to fetch dynamically imported module: ${address}`);
  return { address, load: (): Promise<{ readonly words: string }> => Promise.reject(said) };
};

test("a module that comes is asked for once", async () => {
  expect(await retriedImport(() => Promise.resolve({ words: "ready" }))).toEqual({ words: "ready" });
});

test("one of which the browser remembers that it did not come is asked for under another address", async () => {
  const { load } = script("words.js", 'export const words = "dinner";');
  expect((await retriedImport(load)).words).toBe("dinner");
});

test("one that is not there is refused, each time anew", async () => {
  const { load } = script("gone.js");
  const refused = async (): Promise<string> => retriedImport(load).then(String, String);
  const [first, second] = [await refused(), await refused()];
  expect(first).toContain("gone.js?again=");
  expect(second).not.toBe(first);
});

test("where the script has no name there is nothing to ask for", async () => {
  const error = new TypeError("Importing a module script failed.");
  await expect(retriedImport(() => Promise.reject(error))).rejects.toBe(error);
});
