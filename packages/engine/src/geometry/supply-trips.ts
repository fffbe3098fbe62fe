import type { Square } from "../model/index.ts";
import { type Board, DIRECTIONS, type SupplyTrip, indexOf, isInside, isRoad, neighbour, squareAt } from "./board.ts";

/** How far a trip may go: borders (tiles for a flight), and whether all of it must be used (option buyer-route-length). */
export interface TripReach {
  readonly range: number;
  readonly exact: boolean;
}

/** The sources beside a road square, as a bit set over the board's sources (R11.4). */
const sourcesBeside = (board: Board, road: number): number => {
  let bits = 0;
  for (let direction = 0; direction < 4; direction++) {
    const source = board.sourceAt[neighbour(board, road, direction)] ?? -1;
    if (source >= 0) bits |= 1 << source;
  }
  return bits;
};

const listBits = (bits: number): readonly number[] => {
  const list: number[] = [];
  for (let bit = 0; bit < 32; bit++) if ((bits & (1 << bit)) !== 0) list.push(bit);
  return list;
};

/** A trip under way: the road square reached and how it was entered (-1: from the entrance). */
interface Trip {
  readonly node: number;
  readonly heading: number;
  readonly borders: number;
  readonly taken: number;
  readonly before: Trip | null;
}

const routeOf = (board: Board, trip: Trip): readonly Square[] => {
  const squares: Square[] = [];
  for (let at: Trip | null = trip; at; at = at.before) squares.unshift(squareAt(board, at.node >> 1));
  return squares;
};

const startTrips = (board: Board, entrance: number): readonly Trip[] => {
  const trips: Trip[] = [];
  for (const direction of DIRECTIONS) {
    const road = neighbour(board, entrance, direction);
    if (road < 0 || !isRoad(board.print[road])) continue;
    const borders = board.tileOf[road] === board.tileOf[entrance] ? 0 : 1;
    const taken = sourcesBeside(board, road);
    const nodes = board.print[road] === "X" ? [road * 2, road * 2 + 1] : [road * 2];
    for (const node of nodes) trips.push({ node, heading: -1, borders, taken, before: null });
  }
  return trips;
};

const stepsFrom = (board: Board, trip: Trip, reach: TripReach): readonly Trip[] => {
  const steps: Trip[] = [];
  for (let direction = 0; direction < 4; direction++) {
    // No U-turn: never straight back to the square just left (R11.5).
    if (trip.heading >= 0 && direction === (trip.heading + 2) % 4) continue;
    const node = board.next[trip.node * 4 + direction] ?? -1;
    if (node < 0) continue;
    const borders = trip.borders + (board.tileOf[node >> 1] === board.tileOf[trip.node >> 1] ? 0 : 1);
    if (borders > reach.range) continue;
    const taken = trip.taken | sourcesBeside(board, node >> 1);
    steps.push({ node, heading: direction, borders, taken, before: trip });
  }
  return steps;
};

const searchRoads = (board: Board, entrance: number, reach: TripReach): readonly SupplyTrip[] => {
  const found = new Map<number, SupplyTrip>();
  const seen = new Set<string>();
  let open = startTrips(board, entrance).filter((trip) => trip.borders <= reach.range);
  // Breadth first over squares, so that the first trip with a set of sources has the fewest squares.
  while (open.length > 0) {
    const next: Trip[] = [];
    for (const trip of open) {
      const key = `${trip.node}|${trip.heading}|${trip.borders}|${trip.taken}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (!found.has(trip.taken) && (!reach.exact || trip.borders === reach.range)) {
        found.set(trip.taken, { route: routeOf(board, trip), distance: trip.borders, sources: listBits(trip.taken) });
      }
      next.push(...stepsFrom(board, trip, reach));
    }
    open = next;
  }
  return [...found.values()];
};

const cached = (board: Board, key: string, search: () => readonly SupplyTrip[]): readonly SupplyTrip[] => {
  const known = board.supplyTrips.get(key);
  if (known) return known;
  const trips = search();
  board.supplyTrips.set(key, trips);
  return trips;
};

/** One shortest drive for every set of sources that some legal drive from this entrance collects (R11.4, R11.5). */
export const roadTrips = (board: Board, entrance: Square, reach: TripReach): readonly SupplyTrip[] => {
  const index = indexOf(board, entrance);
  return cached(board, `road ${index} ${reach.range} ${reach.exact}`, () => searchRoads(board, index, reach));
};

/** The drive along these squares: its borders and sources, or the reason why nobody can drive it. */
export const driveAlong = (
  board: Board,
  entrance: Square,
  route: readonly Square[],
): { readonly distance: number; readonly sources: readonly number[] } | "not-beside" | "no-road" | "u-turn" => {
  const squares = route.map((square) => (isInside(board, square) ? indexOf(board, square) : -1));
  let trips = startTrips(board, indexOf(board, entrance)).filter((trip) => trip.node >> 1 === squares[0]);
  if (trips.length === 0) return "not-beside";
  const endless: TripReach = { range: Number.POSITIVE_INFINITY, exact: false };
  for (const [index, square] of squares.entries()) {
    if (index === 0) continue;
    const back = index >= 2 && squares[index - 2] === square;
    if (back) return "u-turn";
    trips = trips.flatMap((trip) => stepsFrom(board, trip, endless)).filter((trip) => trip.node >> 1 === square);
    if (trips.length === 0) return "no-road";
  }
  const trip = trips[0];
  return trip ? { distance: trip.borders, sources: listBits(trip.taken) } : "no-road";
};

const sourcesOnTile = (board: Board, tile: number): number => {
  let bits = 0;
  for (const [index, source] of board.sources.entries()) if (board.tileOf[source.index] === tile) bits |= 1 << index;
  return bits;
};

const tilesBeside = (board: Board, tile: number): readonly number[] => {
  const column = tile % board.columns;
  const row = Math.floor(tile / board.columns);
  const beside: number[] = [];
  if (row > 0) beside.push(tile - board.columns);
  if (column < board.columns - 1) beside.push(tile + 1);
  if (row < board.rows - 1) beside.push(tile + board.columns);
  if (column > 0) beside.push(tile - 1);
  return beside;
};

const searchAir = (board: Board, start: number, reach: TripReach): readonly SupplyTrip[] => {
  const found = new Map<number, readonly number[]>();
  const fly = (path: readonly number[], taken: number): void => {
    const moves = path.length - 1;
    const known = found.get(taken);
    if ((!reach.exact || moves === reach.range) && (!known || known.length > path.length)) found.set(taken, path);
    if (moves === reach.range) return;
    for (const tile of tilesBeside(board, path.at(-1) ?? start)) {
      if (!path.includes(tile)) fly([...path, tile], taken | sourcesOnTile(board, tile));
    }
  };
  fly([start], sourcesOnTile(board, start));
  return [...found].map(([taken, path]) => ({
    route: path.map((tile): Square => [tile % board.columns, Math.floor(tile / board.columns)]),
    distance: path.length - 1,
    sources: listBits(taken),
  }));
};

/** One shortest flight for every set of sources, from the entrance's tile on; routes name tiles `[column, row]` (R11.7). */
export const airTrips = (board: Board, entrance: Square, reach: TripReach): readonly SupplyTrip[] => {
  const tile = board.tileOf[indexOf(board, entrance)] ?? 0;
  return cached(board, `air ${tile} ${reach.range} ${reach.exact}`, () => searchAir(board, tile, reach));
};

/** The flight over these tiles: its moves and sources, or the reason why nobody can fly it. */
export const flyAlong = (
  board: Board,
  entrance: Square,
  route: readonly Square[],
): { readonly distance: number; readonly sources: readonly number[] } | "not-beside" | "no-road" | "u-turn" => {
  const tiles = route.map(([column, row]) =>
    column < 0 || row < 0 || column >= board.columns || row >= board.rows ? -1 : row * board.columns + column,
  );
  if (tiles[0] !== board.tileOf[indexOf(board, entrance)]) return "not-beside";
  let taken = 0;
  for (const [index, tile] of tiles.entries()) {
    const before = tiles[index - 1];
    if (before !== undefined && !tilesBeside(board, before).includes(tile)) return "no-road";
    if (tiles.indexOf(tile) !== index) return "u-turn";
    taken |= sourcesOnTile(board, tile);
  }
  return { distance: tiles.length - 1, sources: listBits(taken) };
};
