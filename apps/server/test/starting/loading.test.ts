import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

/** What Node itself is left to look for when a server loads what it stores with. */
const LOADS = `
  import { registerHooks } from "node:module";
  import { loadQuickly } from "./src/loading.ts";
  const asked = [];
  // Whoever comes later is asked first: this is asked what the other leaves over.
  registerHooks({ resolve: (specifier, context, next) => (asked.push([specifier, context.parentURL]), next(specifier, context)) });
  loadQuickly();
  const { folderStore } = await import("@blueplate/store");
  console.log(JSON.stringify({ asked, isThere: typeof folderStore === "function" }));`;

it("an import that names its file is not looked for, neither in our own packages nor in the crowded ones", () => {
  const cwd = new URL("../..", import.meta.url);
  const env = { PATH: process.env["PATH"] ?? "" };
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", LOADS], { cwd, env, encoding: "utf8" });
  // cast: what the program above writes.
  const { asked, isThere } = JSON.parse(said) as {
    readonly asked: readonly (readonly [string, string])[];
    readonly isThere: boolean;
  };
  expect(isThere).toBe(true);
  expect(asked).toContainEqual(["@blueplate/store", expect.any(String)]);
  const lookedFor = asked.filter(
    ([specifier, parent]) =>
      specifier.startsWith(".") && (specifier.endsWith(".ts") || /\/(?:effect|drizzle-orm)\//.test(parent)),
  );
  expect(lookedFor).toEqual([]);
});
