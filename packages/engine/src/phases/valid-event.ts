import { type Dice, differing, type Malformed, unshaped } from "@blueplate/kernel";
import type { Ruleset } from "../ruleset/index.ts";
import { boardOf, isInside } from "../geometry/index.ts";
import { type Event, faultAt, type Square, type State, type TileRows } from "../model/index.ts";
import { opening } from "./opening.ts";
import { unfounded } from "./valid/index.ts";
import { otherFact } from "./valid/fault.ts";

/** Dice that leave everything as it lies. */
const noRandomness: Dice = { rolls: 0, int: () => 0, shuffle: (_, items) => items };

/** What of a beginning does not follow from its map and the number of chains. */
const ofOpening = (
  ruleset: Ruleset,
  seats: number,
  tiles: TileRows | undefined,
  event: Extract<Event, { readonly _tag: "GameBegan" }>,
): Malformed | null => {
  const drawn = event.town.tiles.flatMap((row, y) => row.map((tile, x) => ({ tile: tile.replace(/\d+$/, ""), x, y })));
  const twice = drawn.find(({ tile }, at) => drawn.findIndex((each) => each.tile === tile) < at);
  if (twice) return unshaped(`town.tiles[${twice.y}][${twice.x}]`, { _tag: "ThereAlready" });
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

/** The way to a field of a fact, from the inside out: written down only where something is at fault. */
interface FieldPath {
  readonly outer: FieldPath | null;
  readonly name: string | number;
}

const pathText = ({ outer, name }: FieldPath): string => {
  const before = outer ? pathText(outer) : "";
  if (typeof name === "number") return `${before}[${name}]`;
  return before === "" ? name : `${before}.${name}`;
};

/** A field of a fact that may name a place or a thing. */
interface Named {
  readonly path: FieldPath;
  readonly key: string;
  readonly value: unknown;
}

/** The names of fields that hold squares. */
const SQUARES: ReadonlySet<string> = new Set(["at", "from", "restaurant", "route"]);

/** True for a square; a way is a list of them, and may be empty. */
const isSquare = (value: unknown): value is Square => Array.isArray(value) && typeof value[0] === "number";

const outside = (ruleset: Ruleset, { town }: State, { path, key, value }: Named): Malformed | null =>
  SQUARES.has(key) && isSquare(value) && !isInside(boardOf(ruleset, town.tiles), value)
    ? faultAt(pathText(path), { _tag: "OutsideTheMap", square: value })
    : null;

const noHouse = ({ town, supply }: State, { path, key, value }: Named): Malformed | null =>
  key !== "house" || supply.houses.some((house) => house === value) || town.houses.some(({ house }) => house === value)
    ? null
    : unshaped(pathText(path), { _tag: "NotThere" });

/** A seat that nobody sits on. */
const noSeat = ({ chains }: State, { path, key, value }: Named): Malformed | null =>
  (key === "seat" || key === "winner") && typeof value === "number" && !chains[value]
    ? unshaped(pathText(path), { _tag: "NoSuchSeat", seats: chains.length })
    : null;

/** The first field from `named` inwards that names what is not there. A list counts as what its entries are. */
const misnamed = (ruleset: Ruleset, state: State, named: Named): Malformed | null => {
  const { path, key, value } = named;
  const isObject = typeof value === "object" && value !== null;
  const isList = Array.isArray(value);
  if (!isObject || isList) {
    const fault = outside(ruleset, state, named) ?? noHouse(state, named) ?? noSeat(state, named);
    if (fault || !isObject) return fault;
  }
  for (const [name, each] of Object.entries(value)) {
    const inner = { path: { outer: path, name: isList ? Number(name) : name }, key: isList ? key : name, value: each };
    const fault = misnamed(ruleset, state, inner);
    if (fault) return fault;
  }
  return null;
};

/** What a fact changes of the state of a module that does not tell it: each folds its own, so that none depends on the others. */
const foreignTo = (ruleset: Ruleset, state: State, event: Event): Malformed | null => {
  const others = Object.keys(ruleset.states).filter((id) => !event._tag.startsWith(`${id}:`));
  if (others.length === 0) return null;
  const after = ruleset.events[event._tag]?.evolve(state, event);
  const changed = after && others.find((id) => differing(state.modules?.[id], after.modules?.[id]));
  return changed ? otherFact(`modules.${changed}`, state.modules?.[changed], after.modules?.[changed]) : null;
};

/**
 * Why a fact of a log cannot follow on a state, whatever was rolled and whatever is secret: a place off the map, a house that is not
 * in the game, money or cards that do not add up, a card of which none is left, a beginning that is not that of its map, the state of a
 * module that another one changes. Null when it may.
 */
export const invalidEvent = (
  ruleset: Ruleset,
  seats: number,
  tiles: TileRows | undefined,
  state: State,
  event: Event,
  earlier: readonly Event[] = [],
): Malformed | null => {
  if (event._tag === "GameBegan") return ofOpening(ruleset, seats, tiles, event);
  for (const [name, value] of Object.entries(event)) {
    const fault = misnamed(ruleset, state, { path: { outer: null, name }, key: name, value });
    if (fault) return fault;
  }
  return unfounded({ ruleset, state, earlier }, event) ?? foreignTo(ruleset, state, event);
};
