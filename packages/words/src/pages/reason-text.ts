import type { Seat } from "@blueplate/kernel";
import type { MagnateTableWords } from "./magnate-table.ts";

/** What can be said for a move, with its numbers; the one that is found by looking at the map and the companies. */
export type SaidReason =
  | { readonly _tag: "OpeningAsks"; readonly employee: string }
  | { readonly _tag: "CardPays"; readonly employee: string; readonly dollars: number }
  | { readonly _tag: "LessonPays"; readonly employee: string; readonly to: string; readonly dollars: number }
  | {
      readonly _tag: "CampaignPays";
      readonly good: string;
      readonly houses: readonly number[];
      readonly dollars: number;
    }
  | { readonly _tag: "SearchFound"; readonly tried: number; readonly chance: number; readonly usual: number }
  | {
      readonly _tag: "PriceChanges";
      readonly price: number;
      readonly isCut: boolean;
      readonly taken: readonly { readonly house: number; readonly from: Seat | null }[];
      readonly left: readonly number[];
      readonly less: number;
      readonly more: number;
    }
  | { readonly _tag: "StandsNear"; readonly nearest: readonly number[]; readonly level: readonly number[] };

/** The words that reasons are said in, and what things and seats are called. */
export interface ReasonWords {
  readonly why: MagnateTableWords["why"];
  readonly comma: string;
  readonly nameOf: (id: string) => string;
  readonly names: (seat: number) => string;
}

const dollars = (amount: number): number => Math.max(1, Math.round(amount));

const percent = (chance: number): number => Math.round(Math.max(0, Math.min(1, chance)) * 100);

const priceText = (words: ReasonWords, reason: Extract<SaidReason, { readonly _tag: "PriceChanges" }>): string => {
  const { why, comma, names } = words;
  const { taken, left, less, more } = reason;
  const from = (seat: Seat | null): readonly number[] =>
    taken.flatMap((each) => (each.from === seat ? [each.house] : []));
  const takes = [...new Set(taken.map((each) => each.from))].map((seat) => {
    const houses = from(seat);
    const list = houses.join(comma);
    return seat === null ? why.feeds(list, houses.length) : why.takes(list, houses.length, names(seat));
  });
  const leaves = left.length > 0 ? [why.leaves(left.join(comma), left.length)] : [];
  const houses = [...takes, ...leaves];
  const money = why.money(Math.round(less), Math.round(more));
  const effects = [...(houses.length > 0 ? houses : [why.noHouse]), money].filter((part) => part !== "");
  return why.price(reason.price, reason.isCut, effects.join(comma));
};

/** What a reason says, and what it says it about: null for one that speaks of nothing but the position. */
interface Said {
  readonly about: ((said: string) => string) | null;
  readonly said: string;
}

const saidOf = (words: ReasonWords, reason: SaidReason): Said => {
  const { why, comma, nameOf } = words;
  switch (reason._tag) {
    case "OpeningAsks":
      return { about: (said) => why.of(nameOf(reason.employee), said), said: why.openingAsks };
    case "CardPays":
      return { about: (said) => why.of(nameOf(reason.employee), said), said: why.cardPays(dollars(reason.dollars)) };
    case "LessonPays": {
      const lesson = `${nameOf(reason.employee)} → ${nameOf(reason.to)}`;
      return { about: (said) => why.of(lesson, said), said: why.lessonPays(dollars(reason.dollars)) };
    }
    case "CampaignPays": {
      const said = why.campaignPays(reason.houses.join(comma), reason.houses.length, dollars(reason.dollars));
      return { about: (pays) => why.campaignFor(nameOf(reason.good), pays), said };
    }
    case "SearchFound":
      return { about: null, said: why.searchFound(reason.tried, percent(reason.chance), percent(reason.usual)) };
    case "PriceChanges":
      return { about: null, said: priceText(words, reason) };
    case "StandsNear": {
      const { nearest, level } = reason;
      const near = nearest.length > 0 ? [why.nearest(nearest.join(comma), nearest.length)] : [];
      const said = [...near, ...(level.length > 0 ? [why.level(level.join(comma), level.length)] : [])].join(" ");
      return { about: null, said };
    }
  }
};

/** A reason in a sentence with its numbers, which names what it is about. */
export const reasonText = (words: ReasonWords, reason: SaidReason): string => {
  const { about, said } = saidOf(words, reason);
  return about ? about(said) : said;
};

/** The same beside a move that is spelled out: what the move names is not said again. */
export const reasonBesideMove = (words: ReasonWords, reason: SaidReason): string => {
  const { said } = saidOf(words, reason);
  return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}`;
};
