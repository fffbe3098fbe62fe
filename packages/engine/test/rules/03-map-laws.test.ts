import { describe, expect, it } from "vitest";
import {
  airTrips,
  boardOf,
  cornerSquare,
  flyAlong,
  type SupplyTrip,
  roadTrips,
  squareAt,
} from "../../src/geometry/index.ts";
import type { Square } from "../../src/model/index.ts";
import { toHouse, toSquares } from "../../testing/measure.ts";
import { settingUp, type TestTown } from "../../testing/position.ts";
import { randomTown, turnedSquare, turnedTown } from "../../testing/random-town.ts";
import { type Walker, walkerFor } from "../../testing/walker.ts";

const entranceOf = (given: TestTown): Square => {
  const [x, y, corner] = given.restaurants?.[0]?.[0] ?? [0, 0, "NW"];
  return cornerSquare([x, y], corner);
};

/** Smallest number of borders of any walk to each road square, by walking on as long as a square gets nearer. */
const walkedDistances = (walker: Walker, entrance: Square): ReadonlyMap<string, number> => {
  const best = new Map<string, number>();
  // A bridge has two roads: what counts is the square and the one before it.
  let walks = walker
    .beside(entrance)
    .filter(walker.isRoad)
    .map((road) => [entrance, road]);
  while (walks.length > 0) {
    const longer: Square[][] = [];
    for (const walk of walks) {
      const key = String(walk.slice(-2));
      if ((best.get(key) ?? Infinity) <= walker.borders(walk)) continue;
      best.set(key, walker.borders(walk));
      for (const to of walker.following(walk)) longer.push([...walk, to]);
    }
    walks = longer;
  }
  const nearest = new Map<string, number>();
  for (const [key, borders] of best) {
    const square = key.split(",").slice(2).join(",");
    nearest.set(square, Math.min(nearest.get(square) ?? Infinity, borders));
  }
  return nearest;
};

/** Every flight of at most `moves` tiles beside each other, none of them twice, from the first one on (R11.7). */
const flightsFrom = (path: readonly Square[], columns: number, rows: number, moves: number): readonly Square[][] => {
  const [x, y] = path.at(-1) ?? [0, 0];
  const beside: readonly Square[] = [
    [x, y - 1],
    [x + 1, y],
    [x, y + 1],
    [x - 1, y],
  ];
  const further = beside.filter(
    ([column, row]) =>
      column >= 0 && row >= 0 && column < columns && row < rows && !path.some(([a, b]) => a === column && b === row),
  );
  return [
    [...path],
    ...(moves > 0 ? further.flatMap((to) => flightsFrom([...path, to], columns, rows, moves - 1)) : []),
  ];
};

/** The sets of sources of all walks within `range` borders and so many squares. */
const walkedTrips = (walker: Walker, entrance: Square, range: number, squares: number): ReadonlySet<string> => {
  const sets = new Set<string>();
  let walks: readonly (readonly Square[])[] = walker
    .beside(entrance)
    .filter(walker.isRoad)
    .map((road) => [entrance, road]);
  for (let length = 0; length < squares && walks.length > 0; length++) {
    walks = walks.filter((walk) => walker.borders(walk) <= range);
    for (const walk of walks) sets.add(walker.sourcesAlong(walk));
    walks = walks.flatMap((walk) => walker.following(walk).map((to) => [...walk, to]));
  }
  return sets;
};

const TOWNS = Array.from({ length: 12 }, (_, seed) => ({ seed, given: randomTown(seed, 3, 2 + (seed % 2)) }));

describe("the map against plain walking", () => {
  it.each(TOWNS)("R3.4.2 the distance to every square of random town $seed", ({ given }) => {
    const walker = walkerFor(given);
    const position = settingUp(given);
    const roads = walkedDistances(walker, entranceOf(given));
    for (const square of walker.squares.filter((each) => !walker.isRoad(each))) {
      const nearest = Math.min(
        ...walker.beside(square).map((road) => (roads.get(String(road)) ?? Infinity) + walker.borders([road, square])),
      );
      expect([square, toSquares(position, 0, square)]).toEqual([square, nearest === Infinity ? null : nearest]);
    }
  });
  it.each(TOWNS)(
    "R11.4, R11.5 every set of sources that a walk of 13 squares collects in random town $seed",
    ({ given }) => {
      const { ruleset, state } = settingUp(given);
      const board = boardOf(ruleset, state.town.tiles);
      const trips = roadTrips(board, entranceOf(given), { range: 2, exact: false });
      const setOf = (trip: SupplyTrip) =>
        trip.sources
          .map((index) => String(board.sources[index]?.at))
          .toSorted()
          .join(" ");
      const walker = walkerFor(given);
      const offered = trips.filter((trip) => trip.route.length <= 13).map(setOf);
      expect(new Set(offered)).toEqual(walkedTrips(walker, entranceOf(given), 2, 13));
      expect(new Set(trips.map(setOf)).size).toBe(trips.length);
      for (const trip of trips) {
        const walk = [entranceOf(given), ...trip.route];
        expect([walker.borders(walk), walker.sourcesAlong(walk)]).toEqual([trip.distance, setOf(trip)]);
        for (let length = 2; length < walk.length; length++) {
          expect(walker.following(walk.slice(0, length))).toContainEqual(walk[length]);
        }
      }
    },
  );
});

describe("a flight goes over the tiles that it names", () => {
  it.each(TOWNS)("R11.7 each is as long and brings what flying it does in random town $seed", ({ given }) => {
    const { ruleset, state } = settingUp(given);
    const board = boardOf(ruleset, state.town.tiles);
    const entrance = entranceOf(given);
    for (const { route, distance, sources } of airTrips(board, entrance, { range: 3, exact: false })) {
      expect(route[0]).toEqual(entrance.map((at) => Math.floor(at / 5)));
      expect(flyAlong(board, entrance, route)).toEqual({ distance, sources });
    }
  });
  it.each([
    { exact: false, title: "none that brings the same is shorter" },
    { exact: true, title: "option full-range: each has the most moves" },
  ])("R11.7 $title in random towns", ({ exact }) => {
    for (const { given } of TOWNS) {
      const { ruleset, state } = settingUp(given);
      const board = boardOf(ruleset, state.town.tiles);
      const [x, y] = entranceOf(given);
      const shortest = new Map<string, number>();
      for (const path of flightsFrom([[Math.floor(x / 5), Math.floor(y / 5)]], board.columns, board.rows, 3)) {
        if (exact && path.length < 4) continue;
        const over = new Set(path.map(String));
        const sources = board.sources.flatMap(({ at }, index) =>
          over.has(String(at.map((each) => Math.floor(each / 5)))) ? [index] : [],
        );
        shortest.set(String(sources), Math.min(shortest.get(String(sources)) ?? Infinity, path.length - 1));
      }
      const flown = airTrips(board, [x, y], { range: 3, exact });
      expect(new Map(flown.map(({ sources, distance }) => [String(sources), distance]))).toEqual(shortest);
      expect(flown).toHaveLength(shortest.size);
    }
  });
});

describe("north is a word: a town turned by a quarter is the same town", () => {
  it.each(TOWNS)("R3.4, R3.7 distances and trips of random town $seed", ({ given }) => {
    const other = turnedTown(given);
    const [straight, turned] = [settingUp(given), settingUp(other)];
    const rows = given.tiles.length;
    const board = boardOf(straight.ruleset, straight.state.town.tiles);
    for (const { house } of board.houses) expect(toHouse(turned, 0, house)).toBe(toHouse(straight, 0, house));
    for (const index of board.print.keys()) {
      const square = squareAt(board, index);
      expect(toSquares(turned, 0, turnedSquare(square, rows))).toBe(toSquares(straight, 0, square));
    }
    const turnedBoard = boardOf(turned.ruleset, turned.state.town.tiles);
    for (const trips of [roadTrips, airTrips]) {
      const here = trips(board, entranceOf(given), { range: 3, exact: false });
      const there = trips(turnedBoard, entranceOf(other), { range: 3, exact: false });
      const sets = (trips: readonly SupplyTrip[], at: (index: number) => string) =>
        trips.map((trip) => trip.sources.map(at).toSorted().join(" ")).toSorted();
      const turnedSets = sets(here, (index) => String(turnedSquare(board.sources[index]?.at ?? [0, 0], rows)));
      expect(sets(there, (index) => String(turnedBoard.sources[index]?.at))).toEqual(turnedSets);
    }
  });
});
