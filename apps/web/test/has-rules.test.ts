import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

/** Parts of a text between separators that stand in no bracket. */
const split = (text: string, isSeparator: (character: string) => boolean): readonly string[] => {
  const parts = [""];
  let depth = 0;
  for (const character of text) {
    if ("([".includes(character)) depth++;
    if (")]".includes(character)) depth--;
    if (depth === 0 && isSeparator(character)) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== "");
};

const selectorsOf = (list: string): readonly string[] => split(list, (character) => character === ",");

/** A selector as the elements that it goes through, from the outermost to the one that it styles. */
const compoundsOf = (selector: string): readonly string[] =>
  split(selector.replace(/::[a-z-]+/g, ""), (character) => /[\s>+~]/.test(character));

/** A selector without what stands in these brackets, innermost first. */
const without = (selector: string, bracket: RegExp): string => {
  const rest = selector.replace(bracket, "");
  return rest === selector ? selector : without(rest, bracket);
};

/** True when a class, an attribute or a tag says which elements are meant: a browser looks at no others then. */
const isNamed = (compound: string): boolean => {
  const plain = compound.replace(/:[a-z-]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, "");
  if (/^[a-z]|[.#[]/.test(plain)) return true;
  const any = /:(?:is|where)\(((?:[^()]|\([^()]*\))*)\)/.exec(compound)?.[1];
  return any !== undefined && selectorsOf(any).every((each) => isNamed(compoundsOf(each).at(-1) ?? ""));
};

/** All selectors of a sheet, those of rules within others with what stands round them. */
const resolved = (sheet: string): readonly string[] => {
  const found: string[] = [];
  const round: (readonly string[])[] = [];
  const css = without(sheet, /\/\*[^]*?\*\//g).replace(/"[^"\n]*"/g, '""');
  for (const [, head = "", end] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (end === "}") round.pop();
    if (end !== "{") continue;
    const outer = round.at(-1) ?? [];
    const own = selectorsOf(head.trim());
    const nested = (each: string): readonly string[] =>
      outer.map((all) => (each.includes("&") ? each.replaceAll("&", all) : `${all} ${each}`));
    const selectors = outer.length === 0 ? own : own.flatMap(nested);
    round.push(head.trim().startsWith("@") ? outer : selectors);
    if (!head.trim().startsWith("@")) found.push(...selectors);
  }
  return found;
};

/** Selectors that look with `:has()` at one element, and style whatever lies within it or beside it. */
const unnamed = (sheet: string): readonly string[] =>
  resolved(sheet).filter((selector) => {
    const compounds = compoundsOf(selector);
    return compounds.slice(0, -1).some((each) => each.includes(":has(")) && !isNamed(compounds.at(-1) ?? "");
  });

it("knows a rule that styles whatever there is", () => {
  expect(unnamed(".a:has(.b) > :not(.c) { x: y }")).toHaveLength(1);
  expect(unnamed(".a:has(.b) { & .c { x: y } & > *:not(.d) { x: y } }")).toEqual([".a:has(.b) > *:not(.d)"]);
  expect(unnamed("@media print { .a:not(:has(.b)) :is(.c, .d > *) { x: y } }")).toHaveLength(1);
  expect(unnamed(".a:has(> *) .b, .a:has(.b) > :is(p, .c), .a > :not(:has(.b)), .a:has(.b) li { x: y }")).toEqual([]);
});

// A browser keeps one list of what may have to be styled anew when any `:has()` comes true, for all sheets of a page together: a
// single rule that styles whatever lies below has the whole page styled anew with every part that is drawn.
it("looks with :has() in no sheet for something by which everything else could be styled", () => {
  const sheets = globSync("{apps,packages,variants}/**/src/**/*.css", { cwd: ROOT, exclude: ["**/node_modules/**"] });
  const found = sheets.flatMap((sheet) =>
    unnamed(readFileSync(join(ROOT, sheet), "utf8")).map((selector) => `${sheet}: ${selector}`),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
