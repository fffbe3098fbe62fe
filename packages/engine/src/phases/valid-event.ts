import { type Dice, differing, type Malformed, unshaped } from "@blueplate/kernel";
import type { Ruleset } from "../ruleset/index.ts";
import { boardOf, isInside } from "../geometry/index.ts";
import {
  addCounts,
  countList,
  type Event,
  type EventOf,
  faultAt,
  holds,
  type State,
  type TileRows,
} from "../model/index.ts";
import { opening } from "./opening.ts";

/** Dice that leave everything as it lies. */
const noRandomness: Dice = { rolls: 0, int: () => 0, shuffle: (_, items) => items };

const otherFact = (field: string, expected: unknown, got: unknown): Malformed =>
  unshaped(field, { _tag: "OtherFact", expected: JSON.stringify(expected), got: JSON.stringify(got) });

/** What of a beginning does not follow from its map and the number of chains. */
const ofOpening = (
  ruleset: Ruleset,
  seats: number,
  tiles: TileRows | undefined,
  event: Extract<Event, { readonly _tag: "GameBegan" }>,
): Malformed | null => {
  const drawn = event.town.tiles.flatMap((row, y) => row.map((tile, x) => ({ tile: tile.replace(/\d+$/, ""), x, y })));
  const twice = drawn.find(({ tile }, at) => drawn.findIndex((each) => each.tile === tile) < at);
  if (tiles === undefined && twice) return unshaped(`town.tiles[${twice.y}][${twice.x}]`, { _tag: "ThereAlready" });
  const { turnOrder, ...rest } = event;
  const { turnOrder: everybody, ...expected } = opening(ruleset, seats, tiles ?? event.town.tiles, noRandomness);
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

/** What of the money does not add up: cash and bank come of what is paid. */
const misspent = ({ chains, bank }: State, event: EventOf<"MoneyPaid">): Malformed | null => {
  const cash = (chains[event.seat]?.cash ?? 0) + event.amount;
  if (event.cash !== cash) return otherFact("cash", cash, event.cash);
  const left = bank.stock - event.amount + event.owed;
  return event.bank === left ? null : otherFact("bank", left, event.bank);
};

/** What of a break of the bank does not add up: the reserve cards are of those in the game, and what lies on them is added. */
const misbroken = ({ content }: Ruleset, { bank }: State, event: EventOf<"BankBroke">): Malformed | null => {
  const at = event.reserves.findIndex((each) => each !== null && !content.reserves.some(({ face }) => face === each));
  if (at >= 0) return unshaped(`reserves[${at}]`, { _tag: "NotThere" });
  const added = event.reserves.reduce<number>(
    (sum, each) => sum + (content.reserves.find(({ face }) => face === each)?.amount ?? 0),
    0,
  );
  if (event.added !== added) return otherFact("added", added, event.added);
  return event.bank === bank.stock + added ? null : otherFact("bank", bank.stock + added, event.bank);
};

/** What of the structures that are turned up is not of the hands that they were chosen from. */
const misshown = ({ chains }: State, { structures }: EventOf<"StructuresRevealed">): Malformed | null => {
  for (const [at, { seat, selected, atWork, beach, overfilled }] of structures.entries()) {
    const hand = chains[seat]?.hand.content ?? null;
    const field = `structures[${at}]`;
    const chosen = overfilled ? {} : countList(selected);
    if (differing(chosen, atWork)) return otherFact(`${field}.atWork`, chosen, atWork);
    const all = addCounts(atWork, beach);
    if (hand && differing(hand, all)) return otherFact(`${field}.beach`, hand, beach);
    if (overfilled && !holds(all, countList(selected))) return unshaped(`${field}.selected`, { _tag: "NotThere" });
  }
  return null;
};

/** What does not add up in money paid, in cards that are shown, or in a card that is taken from its pile. */
const miscounted = (ruleset: Ruleset, state: State, event: Event): Malformed | null => {
  if (event._tag === "MoneyPaid") return misspent(state, event);
  if (event._tag === "BankBroke") return misbroken(ruleset, state, event);
  if (event._tag === "StructuresRevealed") return misshown(state, event);
  const isTaken = event._tag === "Hired" && !event.phantom;
  return isTaken && !((state.supply.employees[event.employee] ?? 0) > 0)
    ? unshaped("employee", { _tag: "NotThere" })
    : null;
};

/**
 * Why a fact of a log cannot follow on a state, whatever was rolled and whatever is secret: a place off the map, a house that is not
 * in the game, money or cards that do not add up, a card of which none is left, a beginning that is not that of its map. Null when it may.
 */
export const invalidEvent = (
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
  return miscounted(ruleset, state, event);
};
