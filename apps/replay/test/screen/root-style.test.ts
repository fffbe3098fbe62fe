import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "../../src");

/** Rules of a sheet by which the root of the page goes by what lies anywhere in it. */
const ROOT_RULE = /#root[^{},]*:has\([^{]*/g;

/** Rules that make the page as high as the window, whatever is read in it. */
const WINDOW_HIGH = /(#root[^{]*)\{[^}]*[\s;]height: 100dvh/g;

const SHEETS = globSync("**/*.css", { cwd: SOURCES }).map((file) => ({
  file,
  css: readFileSync(join(SOURCES, file), "utf8"),
}));

const found = (rule: RegExp) =>
  SHEETS.flatMap(({ file, css }) => [...css.matchAll(rule)].map((match) => [file, (match[1] ?? match[0]).trim()]));

it("styles nothing in the page by what lies anywhere else in it, for which all of it would be styled anew with everything that is drawn", () => {
  expect("#root:has(main) { x: y } #root:is(.a):has(.b) .c { x: y }".match(ROOT_RULE)).toHaveLength(2);
  expect(found(ROOT_RULE)).toEqual([]);
});

// A phone whose page goes on below the window says so on the root by what is read: no rule may outweigh that.
it("keeps the page as high as the window by a rule that weighs no more than the root itself", () => {
  expect(found(WINDOW_HIGH)).toEqual([["screen/frame.css", "#root:where([data-replay])"]]);
});
