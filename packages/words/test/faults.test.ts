import type { FoodChainMagnateFault } from "@blueplate/engine";
import { describe, expect, it } from "vitest";
import { addModuleWords, faultIn, LOCALES, type Locale, wordsIn } from "../src/index.ts";

// cast: the keys of the table are its languages.
const ALL = Object.keys(LOCALES) as readonly Locale[];

const copies: FoodChainMagnateFault = { _tag: "SecondCopy", employee: "cfo", count: 7 };

describe.each(ALL)("why a position cannot be, in %s", async (locale) => {
  const words = await wordsIn(locale);

  it("is said with the names, numbers and paragraph of the reason", () => {
    const said = faultIn(words, "food-chain-magnate", { reason: copies, rule: "R9.8" });
    expect(said).toContain(words.foodChainMagnate.employees.cfo.name);
    expect(said).toContain("7");
    expect(said).toContain("(R9.8)");
  });

  it("is said for what the form of the file asks, whatever the game, and for what nobody has words for", () => {
    const tags = ["Missing", "UnknownField", "NoObject", "NoStep", "Unfit"];
    const said = tags.map((_tag) => faultIn(words, "trick-n-chef", { reason: { _tag }, rule: "" }));
    expect(new Set(said).size).toBe(tags.length);
    expect(faultIn(words, "chess", { reason: { _tag: "Checkmate" }, rule: "" })).toBe(words.shell.faults.unfit);
    expect(faultIn(words, "chess", { rule: "" })).toBe(words.shell.faults.unfit);
  });

  it("is said of modules by their names", () => {
    const name = `Aller Anfang ${words.locale}`;
    addModuleWords(words.locale, { introductory: { name, help: "" } });
    const pair = { module: "introductory", other: "fry-chefs" };
    const reasons = [
      { _tag: "UnknownPreset", preset: "Fry Chefs", presets: name },
      { _tag: "UnknownModule", module: "Fry Chefs", modules: name },
      { _tag: "ModuleNeeds", module: "introductory", needs: "fry-chefs" },
      { _tag: "ModulesConflict", ...pair },
      { _tag: "ModulesReplace", ...pair, row: "card 7" },
      { _tag: "ModulesRemove", ...pair, row: "card 7" },
    ];
    const said = reasons.map((reason) => faultIn(words, "food-chain-magnate", { reason, rule: "" }));
    for (const sentence of said) {
      expect(sentence).toContain(name);
      expect(sentence).toContain("Fry Chefs");
    }
    expect(new Set(said).size).toBe(reasons.length);
    const seats = { _tag: "ModuleSeats", module: "fry-chefs", min: 2, max: 4 };
    expect(faultIn(words, "food-chain-magnate", { reason: seats, rule: "" })).toMatch(/Fry Chefs.*2.*4/);
    for (const _tag of ["NoSuchRow", "RowThere", "SameId"]) {
      const reason = { _tag, module: "fry-chefs", row: "phase 7" };
      expect(faultIn(words, "food-chain-magnate", { reason, rule: "" })).toMatch(/Fry Chefs.*phase 7|fry-chefs/);
    }
    const twice = { _tag: "ModuleTwice", module: "fry-chefs" };
    expect(faultIn(words, "food-chain-magnate", { reason: twice, rule: "" })).toContain("Fry Chefs");
  });

  it("is said by each game in its own words", () => {
    const early = { reason: { _tag: "CoinsTooEarly" }, rule: "T7.6" };
    expect(faultIn(words, "trick-n-chef", early)).not.toContain(words.shell.faults.unfit);
    expect(faultIn(words, "food-chain-magnate", early)).toBe(`${words.shell.faults.unfit} (T7.6)`);
  });
});
