import { describe, expect, it } from "vitest";
import { addModuleWords, english, gameWordsIn, wordsIn } from "../src/index.ts";
import { MAGNATE_TABLE_WORDS } from "../src/pages/magnate-table.ts";
import { reasonLine, reasonText, reasonWords, type SaidReason } from "../src/pages/reason-text.ts";

addModuleWords("en", {
  fishery: {
    name: "Fishery",
    help: "",
    employees: { fisher: { name: "Fisher", effect: "", help: "" } },
    goods: { herring: { one: "herring", many: "herrings", counted: (count) => `${count} herrings` } },
    reasons: {
      "fishery:catch": ({ houses, dollars }: { readonly houses: readonly number[]; readonly dollars: number }, tools) =>
        `${tools.name("fisher")}: ${tools.goods("herring", 2)} for ${tools.list(houses)} of ${tools.names(1)}, ${tools.dollars(dollars)}.`,
    },
  },
});
const catching = { id: "fishery:catch", houses: [3, 7], dollars: 19.6 };
const names = (seat: number): string => ["Otis", "Big Top"][seat] ?? "";
const said = (isTogether: boolean, reason: { readonly id: string } = catching): SaidReason => ({
  _tag: "ModuleSays",
  said: reason,
  isTogether,
});
const CATCH = "Fisher: 2 herrings for 3, 7 of Big Top, $20.";

describe("a reason of a module", () => {
  const game = gameWordsIn(english, "food-chain-magnate");
  const words = reasonWords({ why: MAGNATE_TABLE_WORDS.en.why, comma: ", ", names }, game);

  it("is said in the module's words, with its numbers and with the names of things and players", () => {
    expect(reasonText(words, said(false))).toBe(CATCH);
  });

  it("is said with the name of its seat where all have theirs", () => {
    expect(reasonLine(words, { seat: 0 as never, reason: said(false) })).toBe(CATCH);
    expect(reasonLine(words, { seat: 0 as never, reason: said(true) })).toBe(`Otis: ${CATCH}`);
  });

  it("is said in English where a language has no words for it, and by its id where nobody has", async () => {
    const polish = gameWordsIn(await wordsIn("pl"), "food-chain-magnate");
    expect(polish.reason(catching, names)).toBe(CATCH);
    expect(reasonText(words, said(false, { id: "fishery:big-waves" }))).toBe("Big Waves.");
  });

  it("what modules bring has its name in all reasons", () => {
    expect([game.nameOf("fisher"), game.nameOf("herring"), game.nameOf("nosuch")]).toEqual(["Fisher", "herring", null]);
    expect(reasonText(words, { _tag: "CardPays", employee: "fisher", dollars: 5 })).toContain("Fisher");
  });
});
