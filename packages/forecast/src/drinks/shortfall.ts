import {
  type AbilityTag,
  actorsOf,
  actsLeft,
  boardOf,
  distanceTo,
  type EmployeeId,
  employeeRow,
  entrancesOf,
  type Good,
  indexOf,
  reachOfBuyer,
  type Ruleset,
  type Square,
  type State,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";

/** A source out of reach: `distance` borders (tiles by air) away, where `employee` goes `range` and nobody gets nearer. */
export interface UnreachableSource {
  readonly _tag: "far";
  readonly distance: number;
  readonly range: number;
  readonly employee: EmployeeId;
}

/**
 * Why a drink stays away: no source of it lies on the map, none has a road to it, no buyer is left, all of them lie too far;
 * more is asked for than everybody together could bring; whoever could bring it has other things to bring; or no trip passes a
 * source together with the others that are demanded.
 */
export type Shortfall =
  | { readonly _tag: "no-source" }
  | { readonly _tag: "no-road" }
  | { readonly _tag: "nobody" }
  | UnreachableSource
  | { readonly _tag: "most"; readonly most: number }
  | { readonly _tag: "hands" }
  | { readonly _tag: "apart" };

/** Every act that is left to the cards of a turn with an ability: the kind of the card once an act. */
export const unusedOf = (ruleset: Ruleset, state: State, seat: Seat, ability: AbilityTag): readonly EmployeeId[] =>
  actorsOf(ruleset, state, seat, ability).flatMap((employee) =>
    Array.from({ length: actsLeft(ruleset, state, seat, employee) }, () => employee),
  );

/** Tiles between the nearest entrance and a square, as a zeppelin counts them (R11.7). */
const flightTo = (ruleset: Ruleset, state: State, seat: Seat, at: Square): number => {
  const board = boardOf(ruleset, state.town.tiles);
  const tileAt = (square: Square): Square => {
    const tile = board.tileOf[indexOf(board, square)] ?? 0;
    return [tile % board.columns, Math.floor(tile / board.columns)];
  };
  const [column, row] = tileAt(at);
  const chain = state.chains[seat];
  const distances = (chain ? entrancesOf(ruleset, chain) : []).map(({ square }) => {
    const [fromColumn, fromRow] = tileAt(square);
    return Math.abs(fromColumn - column) + Math.abs(fromRow - row);
  });
  return Math.min(...distances);
};

/** How far a source lies for a buyer; null where no road leads. */
const wayTo = (ruleset: Ruleset, state: State, seat: Seat, employee: EmployeeId, at: Square): number | null => {
  const chain = state.chains[seat];
  if (!chain || chain.restaurants.length === 0) return null;
  if (employeeRow(ruleset.content, employee)?.range?.by === "air") return flightTo(ruleset, state, seat, at);
  return distanceTo(ruleset, state.town, entrancesOf(ruleset, chain), [at])?.distance ?? null;
};

const short = ({ distance, range }: UnreachableSource): number => distance - range;

/** Why none of these buyers reaches any of these sources, where none of their trips passes one (R11.4, R11.7). */
export const shortfallAmong = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  buyers: readonly EmployeeId[],
  sources: readonly Square[],
): Shortfall => {
  if (buyers.length === 0) return { _tag: "nobody" };
  if (sources.length === 0) return { _tag: "no-source" };
  const unreachable = buyers.flatMap((employee) =>
    sources.flatMap((at): readonly UnreachableSource[] => {
      const distance = wayTo(ruleset, state, seat, employee, at);
      const { range } = reachOfBuyer(ruleset, state, seat, employee);
      return distance === null ? [] : [{ _tag: "far", distance, range, employee }];
    }),
  );
  const [first, ...others] = unreachable;
  return first ? others.reduce((best, each) => (short(each) < short(best) ? each : best), first) : { _tag: "no-road" };
};

/** Why no buyer of a seat's turn can bring a drink that none of their trips brings (R11.4, R11.7). */
export const shortfallOf = (ruleset: Ruleset, state: State, seat: Seat, good: Good): Shortfall => {
  const sources = boardOf(ruleset, state.town.tiles).sources.filter((source) => source.good === good);
  const places = sources.map(({ at }) => at);
  return shortfallAmong(ruleset, state, seat, [...new Set(unusedOf(ruleset, state, seat, "buy"))], places);
};
