import { cornerSquare, type Corner, type State } from "@blueplate/engine";
import { beginTable, listOffers } from "@blueplate/kernel";
import { foodChainMagnate, modulesOf } from "@blueplate/variants";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { boxOnPage, KNOB, knobBeside, type MapLayout } from "../../src/town/ground.ts";

const PHONES = {
  "a usual phone": { west: 0, north: 92, east: 390, south: 716 },
  "a low phone": { west: 0, north: 92, east: 360, south: 512 },
} as const;
/** Pixels at the head of the map in which its buttons stand, and squares of the rim round the board. */
const HEAD = 52;
const RIM = 2;

/** A town drawn whole in the middle of its box, below the buttons. */
const drawnIn = (box: (typeof PHONES)[keyof typeof PHONES], columns: number, rows: number): MapLayout => {
  const [wide, high] = [box.east - box.west, box.south - box.north - HEAD];
  const square = Math.min(wide / (columns + RIM), high / (rows + RIM));
  const west = box.west + (wide - columns * square) / 2;
  const north = box.north + HEAD + (high - rows * square) / 2;
  return {
    squareAt: () => null,
    pointOf: (x, y) => ({ x: west + x * square, y: north + y * square }),
    moved: () => undefined,
  };
};

/** The same town seen from above in the south, as the town in three dimensions is: what is far is small. */
const seenFromAside = (box: (typeof PHONES)[keyof typeof PHONES], columns: number, rows: number): MapLayout => {
  const plan = drawnIn(box, columns, rows);
  const middle = (box.west + box.east) / 2;
  const { y: north } = plan.pointOf(0, 0);
  return {
    ...plan,
    pointOf: (x, y) => {
      const at = plan.pointOf(x, y);
      const share = 0.78 + (0.22 * y) / rows;
      return { x: middle + (at.x - middle) * share, y: north + (at.y - north) * 0.79 * share };
    },
  };
};

interface Spot {
  readonly at: readonly [number, number];
  readonly entrance: Corner;
}

/** Everywhere that the first restaurant of a game may stand. */
const firstSpots = (seed: string, seats: number): { readonly state: State; readonly spots: readonly Spot[] } => {
  const config = { modules: modulesOf("standard"), options: {}, seats };
  const rules = Result.getOrThrow(foodChainMagnate.load(config));
  const { state } = beginTable(rules, seed, 0);
  const spots = rules.waitsFor(state).flatMap((seat) =>
    [...listOffers(rules, state, seat)].flatMap((each) =>
      // cast: such a command says where the restaurant stands.
      each._tag === "setup.placeRestaurant" ? [each as unknown as Spot] : [],
    ),
  );
  // cast: the table was begun under its rules.
  return { state: state as State, spots };
};

const CASES = Object.entries(PHONES).flatMap(([phone, box]) => [
  { name: `on the flat map of ${phone}`, box, layoutIn: drawnIn },
  { name: `in the town of ${phone}`, box, layoutIn: seenFromAside },
]);

describe.each(CASES)("$name the knob that turns the first restaurant", ({ box, layoutIn }) => {
  it.each([2, 3, 4, 5])("lies over no square at which it could be entered, in towns for %i", (seats) => {
    for (const seed of ["a", "b", "c"]) {
      const { state, spots } = firstSpots(seed, seats);
      expect(spots.length).toBeGreaterThan(20);
      const [columns, rows] = [(state.town.tiles[0]?.length ?? 0) * 5, state.town.tiles.length * 5];
      const layout = layoutIn(box, columns, rows);
      const boxOf = ([x, y]: readonly [number, number], size: number) =>
        boxOnPage({ west: x, north: y, east: x + size, south: y + size }, layout);
      const doors = new Map(spots.map(({ at, entrance }) => cornerSquare(at, entrance)).map((at) => [at.join(), at]));
      const places = [...doors.values()].map((at) => boxOf(at, 1));
      for (const { at } of spots) {
        const knob = knobBeside(boxOf(at, 2), box, { places });
        if (!knob) throw new Error("the restaurant is in sight");
        const hidden = places.filter(
          ({ west, north, east, south }) =>
            west < knob.x + KNOB && east > knob.x && north < knob.y + KNOB && south > knob.y,
        );
        expect(hidden, `seed ${seed}, restaurant at ${at.join()}`).toEqual([]);
      }
    }
  });
});
