import { abilityOf, allGoods, kindsOf, marketableGoods, type Ruleset } from "@blueplate/engine";
import { ARCHETYPES } from "../planner/archetypes.ts";
import type { PlayQuality, QualityTopic } from "./play-quality.ts";

/** Kinds by topic. */
export type KindsByTopic = Readonly<Partial<Record<QualityTopic, readonly string[]>>>;

/** What can be told of how games were played in a number each. Shares are of 1. */
export interface QualityFigures {
  /** The share of all that was made. */
  readonly thrown: number;
  readonly firedOnArrival: number;
  readonly firedUnpayable: number;
  readonly leftHungry: number;
  readonly unwantedDrinks: number;
  readonly advertisedToNobody: number;
  /** The share of all campaigns. */
  readonly campaignsInVain: number;
  /** Kinds of card hired or trained. */
  readonly cards: number;
  /** By good its share of the campaigns, by kind of campaign the share of games in which it occurs: the rarest first. */
  readonly campaignGoods: Readonly<Record<string, number>>;
  readonly campaignKinds: Readonly<Record<string, number>>;
  /** The share of games. */
  readonly sameOpenings: number;
  /** What is there to be used and occurs in no game; what occurs and wins none. */
  readonly neverSeen: KindsByTopic;
  readonly neverWon: KindsByTopic;
}

/** What the rules of a game with so many seats give to be used, in the topics where good play is expected to use all of it somewhere. */
export const expectedKinds = (ruleset: Ruleset, seats: number): KindsByTopic => {
  const { content } = ruleset;
  const cards = kindsOf(content.employees);
  const prices = cards.map((card) => abilityOf(content, card, "price")?.delta ?? 0);
  const can = (tag: "build" | "open"): boolean => cards.some((card) => abilityOf(content, card, tag) !== undefined);
  const launched = new Set(cards.flatMap((card) => abilityOf(content, card, "market")?.kinds ?? []));
  const tiles = Object.values(content.campaigns).filter((row) => row.seats.includes(seats) && launched.has(row.kind));
  const restaurants = Array.from(
    { length: can("open") ? content.constants.restaurantsPerChain - 1 : 0 },
    (_, nth) => `restaurant-${nth + 2}`,
  );
  return {
    archetypes: ARCHETYPES.filter(({ crowded }) => crowded !== true || seats > 2).map(({ id }) => id),
    sold: allGoods(content),
    campaignGoods: marketableGoods(content),
    campaignKinds: [...new Set(tiles.map(({ kind }) => kind))],
    milestones: kindsOf(content.milestones),
    built: [
      ...(can("build") && content.houses.length > 0 ? ["house"] : []),
      ...(can("build") && content.constants.gardens > 0 ? ["garden"] : []),
      ...restaurants,
    ],
    prices: [
      ...(prices.some((delta) => delta < 0) ? ["cut"] : []),
      "usual",
      ...(prices.some((delta) => delta > 0) ? ["luxury"] : []),
    ],
  };
};

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Of each of these kinds its share of `of`, the rarest first. */
const sharesOf = (
  counts: Readonly<Record<string, number>>,
  kinds: readonly string[],
  of: number,
): Readonly<Record<string, number>> => {
  const all = new Set([...kinds, ...Object.keys(counts)]);
  const shares = [...all].map((kind) => [kind, (counts[kind] ?? 0) / Math.max(1, of)] as const);
  return Object.fromEntries(shares.toSorted(([, one], [, other]) => one - other));
};

/** Of the expected kinds those that do not pass; topics without any are left out. */
const without = (expected: KindsByTopic, passes: (topic: QualityTopic, kind: string) => boolean): KindsByTopic =>
  Object.fromEntries(
    Object.entries(expected).flatMap(([topic, kinds]) => {
      // cast: the keys of expected kinds are topics.
      const left = kinds.filter((kind) => !passes(topic as QualityTopic, kind));
      return left.length === 0 ? [] : [[topic, left]];
    }),
  );

/** The figures of what was counted. Where no bot said what its company meant to become, no archetype is missed. */
export const qualityFigures = (quality: PlayQuality, expected: KindsByTopic = {}): QualityFigures => {
  const { counts, games, gamesWith, winsWith } = quality;
  const campaigns = total(counts.campaignGoods);
  const { archetypes = [], ...others } = expected;
  const asked: KindsByTopic = total(counts.archetypes) === 0 ? others : { archetypes, ...others };
  const isSeen = (topic: QualityTopic, kind: string): boolean => (gamesWith[topic][kind] ?? 0) > 0;
  return {
    thrown: total(counts.thrown) / Math.max(1, total(counts.made)),
    firedOnArrival: total(counts.firedOnArrival),
    firedUnpayable: total(counts.firedUnpayable),
    leftHungry: quality.leftHungry,
    unwantedDrinks: total(counts.unwantedDrinks),
    advertisedToNobody: total(counts.advertisedToNobody),
    campaignsInVain: total(counts.campaignsInVain) / Math.max(1, campaigns),
    cards: new Set([...Object.keys(counts.hired), ...Object.keys(counts.trained)]).size,
    campaignGoods: sharesOf(counts.campaignGoods, expected.campaignGoods ?? [], campaigns),
    campaignKinds: sharesOf(gamesWith.campaignKinds, expected.campaignKinds ?? [], games),
    sameOpenings: quality.sameOpenings / Math.max(1, games),
    neverSeen: without(asked, isSeen),
    neverWon: without(asked, (topic, kind) => !isSeen(topic, kind) || (winsWith[topic][kind] ?? 0) > 0),
  };
};
