import { once } from "../once.ts";
import { CHAINS, PLAQUE, TOWN } from "../palette.ts";
import { restaurantKey } from "../piece/stand.ts";
import { rectangle, sameSquare } from "../town/board.ts";
import { entranceSquare } from "../town/route.ts";
import type { CityRestaurant, Square } from "../view.ts";
import { DINERS } from "./diner.ts";
import { glyph } from "./glyph.ts";
import { type FlatNode, node, rect } from "./node.ts";
import { stroke } from "./path.ts";
import { sign } from "./sign.ts";

/** Towards which corner of its restaurant a square lies: −1 or 1 across and down. */
const wayTo = ([x, y]: Square, [u, v]: Square): readonly [number, number] => [u > x ? 1 : -1, v > y ? 1 : -1];

/** A white mat on a corner of a restaurant: one square wide before its entrance, smaller where a drive-in has others. */
const mat = (at: Square, [u, v]: Square, ring: string, wide: number): FlatNode => {
  const [dx, dy] = wayTo(at, [u, v]);
  const out = 0.36 - wide / 2;
  return rect(u + 0.5 - wide / 2 + dx * out, v + 0.5 - wide / 2 + dy * out, wide, wide, {
    fill: PLAQUE.paper,
    stroke: ring,
    "stroke-width": 2,
    rx: 2,
  });
};

const BANKRUPT = "#8F8A86";

/** Beams of a scaffold, or boards over what is shut. */
const beams = ([x, y]: Square, colour: string): FlatNode =>
  node("path", {
    d: [0.3, 0.7, 1.1, 1.5]
      .flatMap((at) => [
        stroke([
          [x + at + 0.1, y + 0.14],
          [x + at + 0.1, y + 1.86],
        ]),
        stroke([
          [x + 0.14, y + at + 0.1],
          [x + 1.86, y + at + 0.1],
        ]),
      ])
      .join(""),
    fill: "none",
    stroke: colour,
    "stroke-width": 1.2,
  });

/** What stands on the lot: the diner with its sign, leaning away from its door; a scaffold while it is coming soon; boards when it is bankrupt. */
const building = (
  { at, style, open, bankrupt, driveIn }: CityRestaurant,
  [dx, dy]: readonly [number, number],
): readonly FlatNode[] => {
  const [x, y] = at;
  const chain = CHAINS[style];
  const aside = driveIn ? 0.04 : 0.16;
  const middle = [x + 1 - dx * aside, y + 1 - dy * aside] as const;
  if (bankrupt) return [beams(at, "#6F6A68"), sign(style, middle[0], middle[1], 15, "#B9B3AA")];
  if (!open) return [beams(at, TOWN.wood), sign(style, middle[0], middle[1], 17, chain.body)];
  return [...DINERS[style](middle, driveIn ? 0.66 : 0.78), sign(style, middle[0], middle[1], 12, chain.body)];
};

/** A restaurant: lot and diner in the chain's colour and outline, its sign, a white mat on the entrance; dashed while coming soon, grey when bankrupt. */
export const restaurantNode = once((restaurant: CityRestaurant): FlatNode => {
  const { at, style, open, bankrupt, driveIn, goods = [] } = restaurant;
  const [x, y] = at;
  const chain = CHAINS[style];
  const door = entranceSquare(at, restaurant.entrance);
  const others = driveIn ? rectangle(at, 2, 2).filter((square) => !sameSquare(square, door)) : [];
  const [dx, dy] = wayTo(at, door);
  return node("g", { "data-restaurant": restaurantKey(restaurant) }, [
    rect(x + 0.06, y + 0.06, 1.88, 1.88, {
      fill: bankrupt ? BANKRUPT : open ? chain.body : PLAQUE.paper,
      stroke: open ? TOWN.ink : chain.body,
      "stroke-width": 2,
      rx: 3,
      ...(open ? {} : { "stroke-dasharray": "4 3" }),
    }),
    ...building(restaurant, [dx, dy]),
    ...others.map((square) => mat(at, square, chain.body, 0.42)),
    mat(at, door, chain.body, 0.72),
    ...(bankrupt ? [] : [sign(style, door[0] + 0.5, door[1] + 0.5, 11, chain.body)]),
    // Goods stand in the corner across from the door.
    ...(open && !bankrupt ? goods : []).map((good, i) =>
      glyph(good, x + (dx > 0 ? 0.1 : 1.34) + i * dx * 0.56, y + (dy > 0 ? 0.1 : 1.34), 11),
    ),
  ]);
});
