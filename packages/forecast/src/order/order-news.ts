import { Equal } from "effect";
import type { RivalsAhead, OrderPosition, DinnerTie, Tiles } from "./order.ts";

/** One thing that a position in the order of business means for a seat. */
export type PlaceFact =
  | ({ readonly _tag: "tie" } & DinnerTie)
  | ({ readonly _tag: "card" } & OrderPosition["cards"][number])
  | ({ readonly _tag: "tiles" } & Tiles)
  | ({ readonly _tag: "builders" } & RivalsAhead);

/** A free position, with what it means otherwise than the free one before it (`like`, null at the first), of which it keeps the rest. */
export interface PlaceNews {
  readonly position: number;
  readonly like: number | null;
  readonly facts: readonly PlaceFact[];
  /** True where something that the place before means, and not every place does, holds here as well. */
  readonly keeps: boolean;
}

const factsOf = ({ ties, cards, tiles, builders }: OrderPosition): readonly PlaceFact[] => [
  ...ties.map((tie): PlaceFact => ({ _tag: "tie", ...tie })),
  ...cards.map((card): PlaceFact => ({ _tag: "card", ...card })),
  ...tiles.map((each): PlaceFact => ({ _tag: "tiles", ...each })),
  ...(builders ? [{ _tag: "builders", ...builders } as const] : []),
];

const holdsIn = (facts: readonly PlaceFact[], fact: PlaceFact): boolean =>
  facts.some((each) => Equal.equals(each, fact));

/** What all free positions mean alike, and what each means besides. */
export interface PlacesNews {
  readonly common: readonly PlaceFact[];
  readonly places: readonly PlaceNews[];
}

/** True where every free position brings the same today; as the order before, it still decides who chooses first next round (R6.2, R6.4). */
export const placesAlike = ({ places }: PlacesNews): boolean => places.every(({ facts }) => facts.length === 0);

/**
 * The free positions told apart: what holds at every one of them once, and at each what is otherwise than at the free one before
 * it, so that nothing is read twice. Where one position is left there is nothing to tell it from: all is said there.
 */
export const placeNews = (positions: readonly OrderPosition[]): PlacesNews => {
  const all = positions.map((each) => ({ position: each.position, facts: factsOf(each) }));
  const [first] = all;
  const common =
    all.length < 2 || !first ? [] : first.facts.filter((fact) => all.every(({ facts }) => holdsIn(facts, fact)));
  const places = all.map(({ position, facts }, index): PlaceNews => {
    const own = facts.filter((fact) => !holdsIn(common, fact));
    const before = all[index - 1];
    const fresh = own.filter((fact) => !before || !holdsIn(before.facts, fact));
    return { position, like: before?.position ?? null, facts: fresh, keeps: fresh.length < own.length };
  });
  return { common, places };
};
