import { describe, expect, it } from "vitest";
import { busy } from "../src/gallery/busy.ts";
import { draw, type PieceDrawing } from "../src/piece/drawing.ts";
import { housePieces } from "../src/piece/home.ts";
import { CHAIN_STYLES, type ChainStyle } from "../src/view.ts";

/** Where a drawing has its corners, in hundredths of a square. */
const bodyOf = (drawing: PieceDrawing): string => {
  const spots = draw(drawing).getAttribute("position");
  return Array.from(spots.array, (value) => Math.round(value * 100)).join();
};

describe("houses", () => {
  const [one] = busy.houses;
  const drawings = Array.from({ length: 12 }, (_, i) => {
    if (!one) throw new Error("a house expected");
    const [house] = housePieces(busy.town, { ...one, house: i + 1, garden: null });
    if (house?.drawing.kind !== "house") throw new Error("a house comes first");
    return house.drawing;
  });

  it("from 1 to 12 are twelve bodies, whatever their colours", () => {
    const bare = drawings.map((drawing) => bodyOf({ ...drawing, wall: "#FFFFFF", roof: "#FFFFFF" }));
    expect(new Set(bare).size).toBe(12);
  });

  it("from 1 to 12 are of twelve looks: no two have the same bungalow under the same roof", () => {
    expect(new Set(drawings.map(({ type, extra }) => `${type} ${extra}`)).size).toBe(12);
    expect(new Set(drawings.map(({ type, roof }) => `${type} ${roof}`)).size).toBe(12);
  });
});

/** Places along a side of a lot of two squares at which an outline is asked. */
const FINE = 50;

type Corner = readonly [number, number];

/** How far a place lies to the left of a line. */
const leftOf = ([ax, az]: Corner, [bx, bz]: Corner, [x, z]: Corner): number =>
  (bx - ax) * (z - az) - (bz - az) * (x - ax);

/** Whether a triangle lies over a place, seen from above. */
const covers = (a: Corner, b: Corner, c: Corner, at: Corner): boolean => {
  const sides = [leftOf(a, b, at), leftOf(b, c, at), leftOf(c, a, at)];
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
};

/** Walls and roofs stand higher than this, floors, counters and guests' legs do not. */
const ROOMS = 0.25;

/** The places of its lot that walls and roofs of a diner cover, seen from straight above: its outline, hollow where one looks in. */
const planOf = (style: ChainStyle): ReadonlySet<number> => {
  const spots = draw({ kind: "diner", style, shut: false }).getAttribute("position");
  const corner = (i: number): Corner => [spots.getX(i), spots.getZ(i)];
  const index = (value: number): number => Math.floor(((value + 1) / 2) * FINE);
  const middle = (i: number): number => ((i + 0.5) / FINE) * 2 - 1;
  const found = new Set<number>();
  for (let i = 0; i < spots.count; i += 3) {
    if ([i, i + 1, i + 2].every((one) => spots.getY(one) < ROOMS)) continue;
    const [a, b, c] = [corner(i), corner(i + 1), corner(i + 2)];
    const [xs, zs] = [
      [a[0], b[0], c[0]],
      [a[1], b[1], c[1]],
    ];
    for (let x = index(Math.min(...xs)); x <= index(Math.max(...xs)); x++)
      for (let z = index(Math.min(...zs)); z <= index(Math.max(...zs)); z++)
        if (covers(a, b, c, [middle(x), middle(z)])) found.add(z * FINE + x);
  }
  return found;
};

/** The share of what two plans cover together that only one of them does. */
const differenceOf = (one: ReadonlySet<number>, other: ReadonlySet<number>): number => {
  const both = [...one].filter((place) => other.has(place)).length;
  return 1 - both / (one.size + other.size - both);
};

describe("diners", () => {
  it("are told apart by their outline from above alone: any two share two thirds of it at most", () => {
    const plans = CHAIN_STYLES.map((style) => [style, planOf(style)] as const);
    for (const [style, plan] of plans) expect([style, plan.size > 300]).toEqual([style, true]);
    const alike = plans.flatMap(([style, plan], i) =>
      plans.slice(i + 1).flatMap(([rival, other]) => (differenceOf(plan, other) > 0.33 ? [] : [`${style} ${rival}`])),
    );
    expect(alike).toEqual([]);
  });
});
