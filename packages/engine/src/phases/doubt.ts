import { type Dice, differing, type Malformed, unshaped } from "@blueplate/kernel";
import type { Ruleset } from "../formulas/index.ts";
import { boardOf, isInside } from "../geometry/index.ts";
import { type Event, faultAt, type State, type TileRows } from "../model/index.ts";
import { opening } from "./opening.ts";

/** Dice that leave everything as it lies. */
const STILL: Dice = { rolls: 0, int: () => 0, shuffle: (_, items) => items };

const otherFact = (field: string, expected: unknown, got: unknown): Malformed =>
  unshaped(field, { _tag: "OtherFact", expected: JSON.stringify(expected), got: JSON.stringify(got) });

/** What of a beginning does not follow from its map and the number of chains. */
const ofOpening = (
  ruleset: Ruleset,
  seats: number,
  tiles: TileRows | undefined,
  event: Extract<Event, { readonly _tag: "GameBegan" }>,
): Malformed | null => {
  const { turnOrder, ...rest } = event;
  const { turnOrder: everybody, ...expected } = opening(ruleset, seats, tiles ?? event.town.tiles, STILL);
  if (
    differing(
      turnOrder.toSorted((a, b) => a - b),
      everybody,
    )
  )
    return otherFact("turnOrder", everybody, turnOrder);
  const found = differing(expected, rest);
  return found && otherFact(found.path.join("."), found.a, found.b);
};

/** A field of a fact that names a place or a thing, by its path. */
interface Named {
  readonly path: string;
  readonly key: string;
  readonly value: unknown;
}

const namedIn = (value: unknown, path: string, key: string): readonly Named[] => {
  const here = { path, key, value };
  if (typeof value !== "object" || value === null) return [here];
  if (Array.isArray(value)) return [here, ...value.flatMap((each, at) => namedIn(each, `${path}[${at}]`, key))];
  return Object.entries(value).flatMap(([inner, each]) =>
    namedIn(each, path === "" ? inner : `${path}.${inner}`, inner),
  );
};

/** The names of fields that hold squares. */
const SQUARES: ReadonlySet<string> = new Set(["at", "from", "restaurant", "route"]);

const isSquare = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === "number");

const outside = (ruleset: Ruleset, { town }: State, { path, key, value }: Named): Malformed | null =>
  SQUARES.has(key) && isSquare(value) && !isInside(boardOf(ruleset, town.tiles), value)
    ? faultAt(path, { _tag: "OutsideTheMap", square: value })
    : null;

const noHouse = ({ town, supply }: State, { path, key, value }: Named): Malformed | null =>
  key !== "house" || supply.houses.some((house) => house === value) || town.houses.some(({ house }) => house === value)
    ? null
    : unshaped(path, { _tag: "NotThere" });

/** What does not add up in money paid, or in a card that is taken from its pile. */
const miscounted = ({ chains, supply }: State, event: Event): Malformed | null => {
  if (event._tag === "MoneyPaid") {
    const after = (chains[event.seat]?.cash ?? 0) + event.amount;
    return event.cash === after ? null : otherFact("cash", after, event.cash);
  }
  const isTaken = event._tag === "Hired" && !event.phantom;
  return isTaken && !((supply.employees[event.employee] ?? 0) > 0) ? unshaped("employee", { _tag: "NotThere" }) : null;
};

/**
 * Why a fact of a log cannot follow on a state, whatever was rolled and whatever is secret: a place off the map, a house that is not
 * in the game, money that does not add up, a card of which none is left, a beginning that is not that of its map. Null when it may.
 */
export const doubtOf = (
  ruleset: Ruleset,
  seats: number,
  tiles: TileRows | undefined,
  state: State,
  event: Event,
): Malformed | null => {
  if (event._tag === "GameBegan") return ofOpening(ruleset, seats, tiles, event);
  for (const named of namedIn(event, "", "")) {
    const fault = outside(ruleset, state, named) ?? noHouse(state, named);
    if (fault) return fault;
  }
  return miscounted(state, event);
};
