import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const textOf = (path: string): string => readFileSync(join(root, path), "utf8");

const REFUSALS = "packages/engine/src/model/refusals";
const tags = readdirSync(join(root, REFUSALS)).flatMap((name) =>
  Array.from(textOf(join(REFUSALS, name)).matchAll(/readonly _tag: "(\w+)"/g), ([, tag]) => tag ?? ""),
);

describe("the refusals of Food Chain Magnate", () => {
  it("are all listed in the digest of the rules, and no others", () => {
    const [, list = ""] = textOf("docs/rules/food-chain-magnate.md").split("## What is refused");
    const listed = Array.from(list.matchAll(/^\| `(\w+)` \|/gm), ([, tag]) => tag ?? "");
    expect(tags.length).toBeGreaterThan(0);
    expect(listed.toSorted()).toEqual(tags.toSorted());
  });
});
