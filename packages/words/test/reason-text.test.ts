import { seatOf } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import { MAGNATE_TABLE_WORDS } from "../src/pages/magnate-table.ts";
import { reasonBesideMove, type ReasonWords, reasonText, type SaidReason } from "../src/pages/reason-text.ts";

const words: ReasonWords = {
  why: MAGNATE_TABLE_WORDS.en.why,
  comma: ", ",
  nameOf: (id) => `<${id}>`,
  names: (seat) => ["Otis", "Big Top"][seat] ?? "",
};
const price = (rest: Partial<Extract<SaidReason, { _tag: "PriceChanges" }>>): string =>
  reasonText(words, { _tag: "PriceChanges", price: 9, isCut: true, taken: [], left: [], less: 0, more: 0, ...rest });

describe("a reason in words", () => {
  it("of a price names the houses that are taken, from whom, and what it costs and brings", () => {
    const [from, nobody] = [seatOf(1), null];
    const taken = [
      { house: 7, from },
      { house: 13, from },
    ];
    expect(price({ taken, less: 4, more: 27 })).toBe("Cut to $9: takes houses 7, 13 from Big Top, −$4 +$27.");
    expect(price({ taken: [{ house: 3, from: nobody }], left: [18], more: 9 })).toBe(
      "Cut to $9: feeds house 3, which would get nothing, gives up house 18, +$9.",
    );
    expect(price({ price: 20, isCut: false, more: 30 })).toBe("Up to $20: no house changes, +$30.");
  });

  it("of a card, a lesson, a campaign and a place say what they bring", () => {
    expect(reasonText(words, { _tag: "CardPays", employee: "waitress", dollars: 18.4 })).toBe(
      "<waitress>: about $18 over the rest of the game.",
    );
    expect(reasonText(words, { _tag: "SearchFound", tried: 6, chance: 0.786, usual: 0.588 })).toBe(
      "Tried 6 ways to go on: this one gives a chance of about 79 %, the usual one 59 %.",
    );
    expect(reasonText(words, { _tag: "LessonPays", employee: "cook", to: "chef", dollars: 0.2 })).toBe(
      "<cook> → <chef>: about $1.",
    );
    expect(reasonText(words, { _tag: "CampaignPays", good: "beer", houses: [2, 5], dollars: 31 })).toBe(
      "Campaign for <beer>, houses 2, 5: about $31.",
    );
    expect(reasonText(words, { _tag: "CampaignPays", good: "beer", houses: [4], dollars: 7 })).toBe(
      "Campaign for <beer>, house 4: about $7.",
    );
    expect(reasonText(words, { _tag: "StandsNear", nearest: [4, 10], level: [1] })).toBe(
      "Now the nearest to houses 4, 10. As near as another chain to house 1.",
    );
  });

  const ABOUT: readonly SaidReason[] = [
    { _tag: "OpeningAsks", employee: "waitress" },
    { _tag: "CardPays", employee: "waitress", dollars: 18.4 },
    { _tag: "LessonPays", employee: "cook", to: "chef", dollars: 18 },
    { _tag: "CampaignPays", good: "beer", houses: [2, 5], dollars: 18 },
  ];

  it("names beside a move nothing that the move names, and says the rest", () => {
    expect(ABOUT.map((reason) => reasonBesideMove(words, reason))).toEqual([
      "How this company opens.",
      "About $18 over the rest of the game.",
      "About $18.",
      "Houses 2, 5: about $18.",
    ]);
  });

  it("names beside a move nothing that the move names, in every language", async () => {
    for (const load of Object.values(MAGNATE_TABLE_WORDS.others)) {
      const { why } = await load();
      for (const reason of ABOUT) {
        expect(reasonText({ ...words, why }, reason)).toContain("<");
        expect(reasonBesideMove({ ...words, why }, reason)).not.toMatch(/[<→]/u);
        if ("dollars" in reason) expect(reasonBesideMove({ ...words, why }, reason)).toContain("$18");
      }
    }
  });

  it("has every number in every language", async () => {
    const reasons: readonly SaidReason[] = [
      {
        _tag: "PriceChanges",
        price: 9,
        isCut: true,
        taken: [{ house: 77, from: seatOf(1) }],
        left: [88],
        less: 4,
        more: 27,
      },
      { _tag: "StandsNear", nearest: [77], level: [88] },
    ];
    for (const load of Object.values(MAGNATE_TABLE_WORDS.others)) {
      const { why } = await load();
      const said = reasons.map((reason) => reasonText({ ...words, why }, reason));
      for (const part of ["$9", "77", "88", "−$4", "+$27", "Big Top"]) expect(said[0]).toContain(part);
      for (const part of ["77", "88"]) expect(said[1]).toContain(part);
    }
  });
});
