import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "../../src");

/** What follows `#root:has(…)` in a sheet: the rest of its selector, and its rules. */
const ROOT_RULE = /#root:has\(([^{]*)\{([^}]*)/g;

/** Rules by which the root of the page goes by what lies anywhere in it, in all sheets of the replay. */
const rootRules = globSync("**/*.css", { cwd: SOURCES }).flatMap((file) =>
  [...readFileSync(join(SOURCES, file), "utf8").matchAll(ROOT_RULE)].map(([, selector = "", rules = ""]) => ({
    file,
    selector: selector.trim(),
    rules,
  })),
);

it("styles nothing in the page by what lies anywhere else in it, for which all of it would be styled anew with everything that is drawn", () => {
  // The root alone: what stands in a page of its own is as high as the window.
  expect(rootRules.map(({ file, selector }) => [file, selector])).toEqual([["screen/frame.css", "main.replay)"]]);
  expect(rootRules.filter(({ rules }) => rules.includes("&"))).toEqual([]);
});
