import type { Chain, State } from "@blueplate/engine";
import { Equal } from "effect";
import type { MapEntity } from "./map-entities.ts";

/** What of a chain can be seen to differ. */
export const CHAIN_PARTS = ["cash", "people", "stock", "milestones", "restaurants"] as const;
export type ChainPart = (typeof CHAIN_PARTS)[number];

/** Something that two positions of a game show differently: of a chain which part, of what stands in town all of it (`part` null). */
export interface PositionDifference {
  readonly thing: MapEntity;
  readonly part: ChainPart | null;
}

const SHOWN: Readonly<Record<ChainPart, (chain: Chain) => unknown>> = {
  cash: ({ cash }) => cash,
  people: ({ atWork, beach, busy }) => [atWork, beach, busy],
  stock: ({ stock }) => stock,
  milestones: ({ milestones }) => milestones,
  restaurants: ({ restaurants }) => restaurants,
};

const inChain = (before: Chain | undefined, now: Chain): readonly PositionDifference[] =>
  before === undefined || before === now
    ? []
    : CHAIN_PARTS.filter((part) => !Equal.equals(SHOWN[part](before), SHOWN[part](now))).map((part) => ({
        thing: { kind: "seat", id: String(now.seat) },
        part,
      }));

/** What is new in a list or says something else than what had its name before. */
const fresh = <T>(
  kind: string,
  nameOf: (each: T) => string,
  before: readonly T[],
  now: readonly T[],
): readonly PositionDifference[] =>
  now
    .filter((each) => {
      const there = before.find((other) => nameOf(other) === nameOf(each));
      return there !== each && !Equal.equals(there, each);
    })
    .map((each) => ({ thing: { kind, id: nameOf(each) }, part: null }));

/**
 * What `now` shows differently from `before`: parts of chains, and houses, campaigns and restaurants (named by their square) that
 * are new or have changed. What is gone from the town stands nowhere any more and is not told.
 */
export const differing = (before: State, now: State): readonly PositionDifference[] => {
  const restaurants = ({ chains }: State) => chains.flatMap((chain) => chain.restaurants);
  return [
    ...now.chains.flatMap((chain) => inChain(before.chains[chain.seat], chain)),
    ...fresh("house", ({ house }) => String(house), before.town.houses, now.town.houses),
    ...fresh("campaign", ({ campaign }) => String(campaign), before.town.campaigns, now.town.campaigns),
    ...fresh("square", ({ at }) => at.join(), restaurants(before), restaurants(now)),
  ];
};
