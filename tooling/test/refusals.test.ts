import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** Whatever the rules of a game can refuse is refused somewhere in a test or a scenario, by name. */
const root = join(import.meta.dirname, "../..");

const filesUnder = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending) && !name.includes("node_modules"))
    .map((name) => readFileSync(join(root, folder, name), "utf8"));

const declared = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => [...text.matchAll(/^ {2}readonly _tag: "(\w+)";$/gm)].map((match) => match[1] ?? ""));

const GAMES: Readonly<
  Record<string, { readonly tags: readonly string[]; readonly tests: string; readonly set: string }>
> = {
  "food-chain-magnate": {
    tags: declared(filesUnder("packages/engine/src/model/refusals", ".ts")),
    tests: "packages/engine/test",
    set: "scenarios/food-chain-magnate",
  },
  "trick-n-chef": {
    tags: declared([readFileSync(join(root, "packages/trick-n-chef/src/refusals.ts"), "utf8")]),
    tests: "packages/trick-n-chef/test",
    set: "scenarios/trick-n-chef",
  },
};

describe.each(Object.keys(GAMES))("the refusals of %s", (game) => {
  const { tags = [], tests = "", set = "" } = GAMES[game] ?? {};
  const asked = [...filesUnder(tests, ".ts"), ...filesUnder(set, ".json")];

  it("are found in its sources", () => {
    expect(tags.length).toBeGreaterThanOrEqual(5);
    expect(new Set(tags).size).toBe(tags.length);
  });

  it.each(tags)("%s is raised in a test or a scenario", (tag) => {
    expect(asked.some((text) => text.includes(`"${tag}"`))).toBe(true);
  });
});
