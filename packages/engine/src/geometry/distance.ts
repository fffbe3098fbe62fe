import type { Ruleset } from "../ruleset/index.ts";
import { countAbility } from "../content/index.ts";
import { type Chain, CORNERS, type Restaurant, type Square, type Town } from "../model/index.ts";
import { type Board, boardOf, DIRECTIONS, indexOf, isInside, isRoad, neighbour } from "./board.ts";
import { cornerSquare } from "./pieces.ts";

/** An entrance: its square, and the north-west square of its restaurant. */
export interface Entrance {
  readonly square: Square;
  readonly restaurant: Square;
}

/** Not connected. */
export const NEVER = 255;

/** True while a manager at work makes the chain's open restaurants drive-ins (R3.6.6). */
export const hasDriveIn = (ruleset: Ruleset, chain: Chain): boolean =>
  countAbility(ruleset.content, chain.atWork, "driveIn") > 0;

const entrancesOfOne = ({ at, entrance, open }: Restaurant, driveIn: boolean): readonly Entrance[] =>
  driveIn && open
    ? CORNERS.map((corner) => ({ square: cornerSquare(at, corner), restaurant: at }))
    : [{ square: cornerSquare(at, entrance), restaurant: at }];

/** Where guests enter: the entrances of the chain's open restaurants, all four corners with a drive-in (R3.6). */
export const doorsOf = (ruleset: Ruleset, chain: Chain): readonly Entrance[] => {
  const driveIn = hasDriveIn(ruleset, chain);
  return chain.restaurants.filter((each) => each.open).flatMap((each) => entrancesOfOne(each, driveIn));
};

/** Where the chain's own people measure from (R3.7.2; option range-origin). */
export const entrancesOf = (ruleset: Ruleset, chain: Chain): readonly Entrance[] => {
  if (ruleset.options["range-origin"] === "open-only") return doorsOf(ruleset, chain);
  const driveIn = hasDriveIn(ruleset, chain);
  return chain.restaurants.flatMap((each) => entrancesOfOne(each, driveIn));
};

const crossing = (board: Board, from: number, to: number): number => (board.tileOf[from] === board.tileOf[to] ? 0 : 1);

/** Spreads from all nodes at one distance over those at the same, and collects those one border on. */
const spread = (board: Board, field: Uint8Array, open: number[], distance: number): number[] => {
  const further: number[] = [];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (field[node] !== distance) continue;
    for (let direction = 0; direction < 4; direction++) {
      const to = board.next[node * 4 + direction] ?? -1;
      if (to < 0) continue;
      const reached = distance + crossing(board, node >> 1, to >> 1);
      if (reached >= (field[to] ?? 0)) continue;
      field[to] = reached;
      (reached === distance ? open : further).push(to);
    }
  }
  return further;
};

/** Borders crossed from an entrance square to every road node, `NEVER` where none leads (R3.4.2). Kept with the board. */
export const roadField = (board: Board, entrance: number): Uint8Array => {
  const known = board.fields.get(entrance);
  if (known) return known;
  const field = new Uint8Array(board.print.length * 2).fill(NEVER);
  const starts: number[][] = [[], []];
  for (const direction of DIRECTIONS) {
    const road = neighbour(board, entrance, direction);
    if (road < 0 || !isRoad(board.print[road])) continue;
    const distance = crossing(board, entrance, road);
    // An entrance beside a bridge may use either of its roads (R3.6.5).
    for (const node of board.print[road] === "X" ? [road * 2, road * 2 + 1] : [road * 2]) {
      field[node] = Math.min(field[node] ?? NEVER, distance);
      starts[distance]?.push(node);
    }
  }
  let open = starts[0] ?? [];
  for (let distance = 0; open.length > 0 || distance === 0; distance++) {
    const further = spread(board, field, open, distance);
    open = distance === 0 ? [...further, ...(starts[1] ?? [])] : further;
  }
  board.fields.set(entrance, field);
  return field;
};

/** Borders crossed from the entrance to a square that is no road, the last border included, or `NEVER` (R3.4.2). */
export const distanceToSquare = (board: Board, field: Uint8Array, square: number): number => {
  let best = NEVER;
  for (const direction of DIRECTIONS) {
    const road = neighbour(board, square, direction);
    if (road < 0 || !isRoad(board.print[road])) continue;
    const onRoad = Math.min(field[road * 2] ?? NEVER, field[road * 2 + 1] ?? NEVER);
    if (onRoad !== NEVER) best = Math.min(best, onRoad + crossing(board, road, square));
  }
  return best;
};

/** The nearest way to a piece: the distance and the restaurant it is measured from, or null when not connected. */
export interface Nearest {
  readonly distance: number;
  readonly restaurant: Square;
}

/** The smallest distance from any of the entrances to any square of the piece (R3.4.3). */
export const distanceTo = (
  ruleset: Ruleset,
  town: Town,
  entrances: readonly Entrance[],
  target: readonly Square[],
): Nearest | null => {
  const board = boardOf(ruleset, town.tiles);
  let best: Nearest | null = null;
  for (const { square, restaurant } of entrances) {
    const field = roadField(board, indexOf(board, square));
    for (const each of target) {
      if (!isInside(board, each)) continue;
      const distance = distanceToSquare(board, field, indexOf(board, each));
      if (distance !== NEVER && (best === null || distance < best.distance)) best = { distance, restaurant };
    }
  }
  return best;
};

/** True when an entrance on this square would touch a road (R3.6.2). The restaurant's own squares are never roads. */
export const touchesRoad = (board: Board, square: number): boolean => {
  for (let direction = 0; direction < 4; direction++) {
    const to = neighbour(board, square, direction);
    if (to >= 0 && isRoad(board.print[to])) return true;
  }
  return false;
};

/** Any road will do: 0 beside a road, `NEVER` elsewhere. Kept with the board. */
export const roadContact = (board: Board): Uint8Array => {
  const known = board.contacts.get(-1);
  if (known) return known;
  const contact = new Uint8Array(board.print.length).fill(NEVER);
  for (let index = 0; index < contact.length; index++) if (touchesRoad(board, index)) contact[index] = 0;
  board.contacts.set(-1, contact);
  return contact;
};

/** Distances from an entrance to every square beside a road. Kept with the board. */
const contactFrom = (board: Board, entrance: number): Uint8Array => {
  const known = board.contacts.get(entrance);
  if (known) return known;
  const field = roadField(board, entrance);
  const contact = new Uint8Array(board.print.length);
  for (let index = 0; index < contact.length; index++) contact[index] = distanceToSquare(board, field, index);
  board.contacts.set(entrance, contact);
  return contact;
};

/** The smaller of both distances of every square. Kept with the first. */
const nearer = (first: Uint8Array, second: Uint8Array): Uint8Array => {
  const known = nearerOf.get(first) ?? new WeakMap<Uint8Array, Uint8Array>();
  const hit = known.get(second);
  if (hit) return hit;
  const nearest = first.map((distance, index) => Math.min(distance, second[index] ?? NEVER));
  nearerOf.set(first, known.set(second, nearest));
  return nearest;
};
const nearerOf = new WeakMap<Uint8Array, WeakMap<Uint8Array, Uint8Array>>();

/** The smallest distance from any of the entrances to every square beside a road; `NEVER` where none leads. */
export const contactsFrom = (board: Board, entrances: readonly Entrance[]): Uint8Array => {
  let nearest: Uint8Array | undefined;
  for (const { square } of entrances) {
    const contact = contactFrom(board, indexOf(board, square));
    nearest = nearest ? nearer(nearest, contact) : contact;
  }
  return nearest ?? new Uint8Array(board.print.length).fill(NEVER);
};
