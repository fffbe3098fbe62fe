import { seatOf } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import { MAGNATE_TABLE_WORDS } from "../src/pages/magnate-table.ts";
import {
  reasonBesideMove,
  reasonLine,
  type ReasonWords,
  reasonText,
  type SaidReason,
} from "../src/pages/reason-text.ts";

const words: ReasonWords = {
  why: MAGNATE_TABLE_WORDS.en.why,
  comma: ", ",
  nameOf: (id) => `<${id}>`,
  names: (seat) => ["Otis", "Big Top"][seat] ?? "",
  reason: ({ id }, names) => `${id} of ${names(1)}.`,
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
    expect(reasonText(words, { _tag: "CardPays", employee: "waitress", dollars: 7, today: 1 })).toBe(
      "<waitress>: about $7 over the rest of the game, on top of the one hired today: one more does not add the same as the first.",
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

  it("of a search says how many ways were tried, the chance, and what the next best and the usual one were worth", () => {
    const found = (next: number | null, usual: number | null) =>
      reasonText(words, { _tag: "SearchFound", tried: 6, chance: 0.786, next, usual });
    expect(found(0.7, 0.588)).toBe(
      "Tried 6 ways to go on: this one gives a chance of about 79 %, the next best 70 %, the usual one 59 %.",
    );
    // The next best one is the usual one, or the reader ranks another way before this one.
    expect(found(0.588, 0.588)).toBe(found(null, 0.588));
    expect(found(null, 0.588)).toBe(
      "Tried 6 ways to go on: this one gives a chance of about 79 %, the usual one 59 %.",
    );
    expect(found(0.79, null)).toBe(
      "Tried 6 ways to go on: none is clearly better than the usual one, which gives a chance of about 79 %, the next best 79 %.",
    );
  });

  const structure = {
    _tag: "StructureBrings",
    houses: [3, 7],
    dollars: 45,
    hires: 3,
    trainings: 1,
    campaigns: 2,
  } as const;
  const order = {
    _tag: "OrderBrings",
    position: 1,
    won: [7],
    dollars: 20,
    cards: ["chef"],
    isBeforeOthers: true,
  } as const;
  const sells = { _tag: "SellsTonight", goods: ["beer", "cola"], houses: [5], dollars: 30, isHope: false } as const;
  const house = { _tag: "HousePays", house: 15, dollars: 33, campaigns: [12, 14], isNearest: true } as const;

  it("of a day says what those at work can do, and of a place in the order what others cannot take before", () => {
    expect(reasonText(words, structure)).toBe(
      "At work today: about $45 tonight from houses 3, 7, 3 hires, 1 step of training, 2 campaigns.",
    );
    expect(reasonText(words, { ...structure, houses: [], trainings: 0 })).toBe("At work today: 3 hires, 2 campaigns.");
    expect(reasonText(words, order)).toBe(
      "Place 1: wins the tie at house 7, about $20, acts before the last copies can be gone: <chef>, acts before others take campaign tiles and places to build on.",
    );
    expect(reasonText(words, { ...order, won: [], cards: [], isBeforeOthers: false })).toContain(
      "every free place brings the same",
    );
    expect(reasonLine(words, { seat: seatOf(1), reason: structure })).toMatch(/^Big Top: At work today/);
    expect(reasonLine(words, { seat: seatOf(1), reason: order })).toBe(reasonText(words, order));
  });

  it("of what is made, kept and built says for which houses, and of dismissals what they save", () => {
    expect(reasonText(words, sells)).toBe("<beer>, <cola>: for house 5, about $30 tonight.");
    expect(reasonText(words, { ...sells, isHope: true })).toBe(
      "<beer>, <cola>: should a rival leave house 5 hungry, about $30 tonight.",
    );
    expect(reasonBesideMove(words, sells)).toBe("For house 5, about $30 tonight.");
    expect(reasonText({ ...words, nameOf: (id) => id }, sells)).toMatch(/^Beer, cola: /);
    expect(reasonText(words, house)).toBe(
      "House 15: about $33 over the rest of the game, campaigns 12, 14 reach it, nobody else is as near.",
    );
    expect(reasonText(words, { _tag: "GardenPays", house: 7, dollars: 24 })).toBe(
      "House 7 pays double: about $24 over the rest of the game.",
    );
    const dismissal = { _tag: "DismissalSaves", saved: 10, due: 15, cash: 8 } as const;
    expect(reasonText(words, dismissal)).toBe("$15 of salaries are due and only $8 is there: saves $10.");
    expect(reasonText(words, { ...dismissal, cash: 15 })).toBe("Saves $10 of salaries a round.");
    expect(reasonText(words, { _tag: "KeepsFor", goods: ["beer"], houses: [2, 5] })).toBe(
      "Kept for tomorrow: <beer>, asked for at houses 2, 5.",
    );
  });

  it("of a day has every number in every language", async () => {
    const reasons: readonly (readonly [SaidReason, readonly string[]])[] = [
      [structure, ["$45", "3", "7", "1", "2"]],
      [order, ["1", "7", "$20", "<chef>"]],
      [sells, ["5", "$30", "<beer>", "<cola>"]],
      [{ ...sells, isHope: true }, ["5", "$30"]],
      [house, ["15", "$33", "12", "14"]],
      [{ _tag: "GardenPays", house: 7, dollars: 24 }, ["7", "$24"]],
      [{ _tag: "DismissalSaves", saved: 10, due: 15, cash: 8 }, ["$10", "$15", "$8"]],
      [{ _tag: "DismissalSaves", saved: 10, due: 15, cash: 15 }, ["$10"]],
      [{ _tag: "KeepsFor", goods: ["beer"], houses: [2, 5] }, ["<beer>", "2", "5"]],
      [{ _tag: "BringsMilestone", milestone: "first-train" }, ["<first-train>"]],
      [{ _tag: "LeftForMilestone", goods: ["beer"], milestone: "freezer" }, ["<beer>", "<freezer>"]],
      [{ _tag: "SearchFound", tried: 6, chance: 0.79, next: 0.7, usual: 0.58 }, ["6", "79", "70", "58"]],
      [{ _tag: "SearchFound", tried: 6, chance: 0.79, next: 0.7, usual: null }, ["6", "79", "70"]],
    ];
    for (const load of Object.values(MAGNATE_TABLE_WORDS.others)) {
      const { why } = await load();
      for (const [reason, parts] of reasons)
        for (const part of parts) expect(reasonText({ ...words, why }, reason)).toContain(part);
    }
  });

  const ABOUT: readonly SaidReason[] = [
    { _tag: "OpeningAsks", employee: "waitress" },
    { _tag: "CardPays", employee: "waitress", dollars: 18.4 },
    { _tag: "CardPays", employee: "waitress", dollars: 18, today: 2 },
    { _tag: "LessonPays", employee: "cook", to: "chef", dollars: 18 },
    { _tag: "CampaignPays", good: "beer", houses: [2, 5], dollars: 18 },
  ];

  it("names beside a move nothing that the move names, and says the rest", () => {
    expect(ABOUT.map((reason) => reasonBesideMove(words, reason))).toEqual([
      "How this company opens.",
      "About $18 over the rest of the game.",
      "About $18 over the rest of the game, on top of the 2 hired today: one more does not add the same as the first.",
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
