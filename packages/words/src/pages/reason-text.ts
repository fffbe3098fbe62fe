import type { Seat } from "@blueplate/kernel";
import type { GameWords, NamedReason } from "../game-words.ts";
import type { MagnateTableWords } from "./magnate-table.ts";

/** What can be said for a move, with its numbers; the one that is found by looking at the map and the companies. */
export type SaidReason =
  | { readonly _tag: "OpeningAsks"; readonly employee: string }
  | { readonly _tag: "CardPays"; readonly employee: string; readonly dollars: number; readonly today?: number }
  | { readonly _tag: "LessonPays"; readonly employee: string; readonly to: string; readonly dollars: number }
  | {
      readonly _tag: "CampaignPays";
      readonly good: string;
      readonly houses: readonly number[];
      readonly dollars: number;
    }
  | {
      readonly _tag: "SearchFound";
      readonly tried: number;
      readonly chance: number;
      /** Of the next best, and of the usual one where this is another; null where there is nothing to tell. */
      readonly next: number | null;
      readonly usual: number | null;
    }
  | {
      readonly _tag: "PriceChanges";
      readonly price: number;
      readonly isCut: boolean;
      readonly taken: readonly { readonly house: number; readonly from: Seat | null }[];
      readonly left: readonly number[];
      readonly less: number;
      readonly more: number;
    }
  | { readonly _tag: "StandsNear"; readonly nearest: readonly number[]; readonly level: readonly number[] }
  | {
      readonly _tag: "StructureBrings";
      readonly houses: readonly number[];
      readonly dollars: number;
      readonly hires: number;
      readonly trainings: number;
      readonly campaigns: number;
    }
  | {
      readonly _tag: "OrderBrings";
      readonly position: number;
      readonly won: readonly number[];
      readonly dollars: number;
      readonly cards: readonly string[];
      readonly isBeforeOthers: boolean;
    }
  | { readonly _tag: "BringsMilestone"; readonly milestone: string }
  | {
      readonly _tag: "SellsTonight";
      readonly goods: readonly string[];
      readonly houses: readonly number[];
      readonly dollars: number;
      readonly isHope: boolean;
    }
  | { readonly _tag: "KeepsForLater"; readonly goods: readonly string[] }
  | { readonly _tag: "LeftForMilestone"; readonly goods: readonly string[]; readonly milestone: string }
  | { readonly _tag: "GardenPays"; readonly house: number; readonly dollars: number }
  | {
      readonly _tag: "HousePays";
      readonly house: number;
      readonly dollars: number;
      readonly campaigns: readonly number[];
      readonly isNearest: boolean;
    }
  | { readonly _tag: "DismissalSaves"; readonly saved: number; readonly due: number; readonly cash: number }
  | { readonly _tag: "KeepsFor"; readonly goods: readonly string[]; readonly houses: readonly number[] }
  /** What a module says in words of its own; of several seats at once where others have theirs beside it. */
  | { readonly _tag: "ModuleSays"; readonly said: NamedReason; readonly isTogether: boolean };

type SaidOf<T extends SaidReason["_tag"]> = Extract<SaidReason, { readonly _tag: T }>;

/** The words that reasons are said in, and what things and seats are called. */
export interface ReasonWords {
  readonly why: MagnateTableWords["why"];
  readonly comma: string;
  readonly nameOf: (id: string) => string;
  readonly names: (seat: number) => string;
  readonly reason: GameWords["reason"];
}

/** The words that reasons are said in, from those of the page and of its game. */
export const reasonWords = (
  page: Pick<ReasonWords, "why" | "comma" | "names">,
  game: Pick<GameWords, "nameOf" | "reason">,
): ReasonWords => ({
  ...page,
  nameOf: (id) => game.nameOf(id) ?? id,
  reason: (said, names) => game.reason(said, names),
});

const dollars = (amount: number): number => Math.max(1, Math.round(amount));

const percent = (chance: number): number => Math.round(Math.max(0, Math.min(1, chance)) * 100);

const priceText = (words: ReasonWords, reason: SaidOf<"PriceChanges">): string => {
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

/** What a search found: this way, the next best one, and the usual one where that is another. */
const searchText = ({ why, comma }: ReasonWords, { tried, chance, next, usual }: SaidOf<"SearchFound">): string => {
  const [best, plain] = [next, usual].map((each) => (each === null ? null : percent(each)));
  const others = [
    ...(best === null || best === undefined || best === plain ? [] : [why.nextBest(best)]),
    ...(plain === null || plain === undefined ? [] : [why.usualOne(plain)]),
  ].join(comma);
  return (usual === null ? why.searchUsual : why.searchFound)(tried, percent(chance), others);
};

const structureText = ({ why, comma }: ReasonWords, reason: SaidOf<"StructureBrings">): string => {
  const { houses, hires, trainings, campaigns } = reason;
  return why.structure(
    [
      ...(houses.length > 0 ? [why.dinner(houses.join(comma), houses.length, dollars(reason.dollars))] : []),
      ...(hires > 0 ? [why.hires(hires)] : []),
      ...(trainings > 0 ? [why.trainings(trainings)] : []),
      ...(campaigns > 0 ? [why.campaigns(campaigns)] : []),
    ].join(comma),
  );
};

const orderText = ({ why, comma, nameOf }: ReasonWords, reason: SaidOf<"OrderBrings">): string => {
  const { won, cards, isBeforeOthers } = reason;
  const parts = [
    ...(won.length > 0 ? [why.winsTies(won.join(comma), won.length, dollars(reason.dollars))] : []),
    ...(cards.length > 0 ? [why.beforeGone(cards.map(nameOf).join(comma))] : []),
    ...(isBeforeOthers ? [why.beforeOthers] : []),
  ];
  return why.placeSays((parts.length > 0 ? parts : [why.placesAlike]).join(comma));
};

const houseText = ({ why, comma }: ReasonWords, reason: SaidOf<"HousePays">): string => {
  const { house, campaigns, isNearest } = reason;
  return why.housePays(
    house,
    [
      why.restOfGame(dollars(reason.dollars)),
      ...(campaigns.length > 0 ? [why.reachedBy(campaigns.join(comma), campaigns.length)] : []),
      ...(isNearest ? [why.nobodyAsNear] : []),
    ].join(comma),
  );
};

const nearText = ({ why, comma }: ReasonWords, { nearest, level }: SaidOf<"StandsNear">): string =>
  [
    ...(nearest.length > 0 ? [why.nearest(nearest.join(comma), nearest.length)] : []),
    ...(level.length > 0 ? [why.level(level.join(comma), level.length)] : []),
  ].join(" ");

/** What a reason says, and what it says it about: null for one that speaks of nothing but the position. */
interface Said {
  readonly about: ((said: string) => string) | null;
  readonly said: string;
}

/** What each reason says. */
const SAID: { readonly [T in SaidReason["_tag"]]: (words: ReasonWords, reason: SaidOf<T>) => Said } = {
  OpeningAsks: (words, { employee }) => about(words, [employee], words.why.openingAsks),
  CardPays: (words, { employee, dollars: pays, today = 0 }) =>
    about(
      words,
      [employee],
      today > 0 ? words.why.oneMorePays(dollars(pays), today) : words.why.cardPays(dollars(pays)),
    ),
  LessonPays: ({ why, nameOf }, { employee, to, dollars: pays }) => ({
    about: (said) => why.of(`${nameOf(employee)} → ${nameOf(to)}`, said),
    said: why.lessonPays(dollars(pays)),
  }),
  CampaignPays: ({ why, comma, nameOf }, { good, houses, dollars: pays }) => ({
    about: (said) => why.campaignFor(nameOf(good), said),
    said: why.campaignPays(houses.join(comma), houses.length, dollars(pays)),
  }),
  SearchFound: (words, reason) => alone(searchText(words, reason)),
  PriceChanges: (words, reason) => alone(priceText(words, reason)),
  StandsNear: (words, reason) => alone(nearText(words, reason)),
  StructureBrings: (words, reason) => alone(structureText(words, reason)),
  OrderBrings: (words, reason) => ({
    about: (said) => words.why.of(words.why.place(reason.position), said),
    said: orderText(words, reason),
  }),
  BringsMilestone: ({ why, nameOf }, { milestone }) => alone(why.milestone(nameOf(milestone))),
  SellsTonight: (words, { goods, houses, dollars: pays, isHope }) => {
    const sells = isHope ? words.why.hopesToSell : words.why.sellsTonight;
    return about(words, goods, sells(houses.join(words.comma), houses.length, dollars(pays)));
  },
  KeepsForLater: (words, { goods }) => about(words, goods, words.why.keepsForLater),
  LeftForMilestone: (words, { goods, milestone }) => about(words, goods, words.why.leftFor(words.nameOf(milestone))),
  GardenPays: ({ why }, { house, dollars: pays }) => alone(why.gardenPays(house, dollars(pays))),
  HousePays: (words, reason) => alone(houseText(words, reason)),
  DismissalSaves: ({ why }, { saved, due, cash }) =>
    alone(due > cash ? why.dismissalMust(saved, due, cash) : why.dismissalSaves(saved)),
  KeepsFor: ({ why, comma, nameOf }, { goods, houses }) =>
    alone(why.keepsFor(goods.map(nameOf).join(comma), houses.join(comma), houses.length)),
  ModuleSays: ({ reason: wording, names }, { said }) => alone(wording(said, names)),
};

const alone = (said: string): Said => ({ about: null, said });

const about = ({ why, comma, nameOf }: ReasonWords, things: readonly string[], said: string): Said => ({
  about: (of) => why.of(things.map(nameOf).join(comma), of),
  said,
});

const saidOf = <T extends SaidReason["_tag"]>(words: ReasonWords, reason: SaidOf<T>): Said => {
  // cast: the table has for each tag the row that takes its reason.
  const row = SAID[reason._tag] as (words: ReasonWords, reason: SaidOf<T>) => Said;
  return row(words, reason);
};

/** As a sentence begins. */
const begun = (said: string): string => `${said.slice(0, 1).toUpperCase()}${said.slice(1)}`;

/** A reason in a sentence with its numbers, which names what it is about. */
export const reasonText = (words: ReasonWords, reason: SaidReason): string => {
  const { about: named, said } = saidOf(words, reason);
  return begun(named ? named(said) : said);
};

/** The same beside a move that is spelled out: what the move names is not said again. */
export const reasonBesideMove = (words: ReasonWords, reason: SaidReason): string => begun(saidOf(words, reason).said);

/** What is told of several seats at once, for which a line has to say whose it is. */
const TOLD_TOGETHER: ReadonlySet<SaidReason["_tag"]> = new Set(["PriceChanges", "StructureBrings", "DismissalSaves"]);

const isToldTogether = (reason: SaidReason): boolean =>
  reason._tag === "ModuleSays" ? reason.isTogether : TOLD_TOGETHER.has(reason._tag);

/** A reason in a line of its own, with the name of its seat where others have theirs beside it. */
export const reasonLine = (words: ReasonWords, { seat, reason }: SeatReason): string => {
  const said = reasonText(words, reason);
  return isToldTogether(reason) ? words.why.of(words.names(seat), said) : said;
};

/** A reason with the seat that had it. */
export interface SeatReason {
  readonly seat: Seat;
  readonly reason: SaidReason;
}
