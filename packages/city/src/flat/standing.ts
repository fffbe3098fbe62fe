import { allSquares, heightOf, isSource, widthOf } from "../town/board.ts";
import { type RoadSquare, roadsOf } from "../town/roads.ts";
import { gardenSquares } from "../town/route.ts";
import type { CityHouse, CityTown, CityView, Square } from "../view.ts";
import { type Rectangle, boxAround, boxAt, grown } from "../placing/rectangle.ts";
import { campaignNode, frameOf } from "./campaign.ts";
import { createCrowd, type OccupiedSquares, type MapObstacle } from "../placing/occupied-squares.ts";
import { GAP } from "../placing/placing.ts";
import { fixtures } from "./fixtures.ts";
import { rim } from "./rim.ts";
import { inkOf } from "./ink.ts";
import { lettered } from "./lettered.ts";
import { EDGE, type FlatNode, type Labels } from "./node.ts";
import { houseNode } from "./house.ts";
import { restaurantNode } from "./restaurant.ts";

/** What it costs that a tag lies over one square of this and hides that much of it. */
const WEIGHTS = { piece: 8, bridge: 2.6, deadEnd: 2.6, garden: 1, seam: 2.4, rim: 0.5, road: 1.8 };

/** What is read may not be lain over. */
const readIn = (node: FlatNode): readonly MapObstacle[] => inkOf(node).map((box) => ({ ...box, weight: Infinity }));

const squareBox = ([x, y]: Square): Rectangle => boxAt(x, y, 1, 1);

const roadThing = ({ at, bridge, end, seams }: RoadSquare): MapObstacle => {
  const [x, y] = at;
  if (bridge) return { ...boxAt(x, y - 0.5, 1, 2), weight: WEIGHTS.bridge };
  return { ...squareBox(at), weight: end ? WEIGHTS.deadEnd : seams.length > 0 ? WEIGHTS.seam : WEIGHTS.road };
};

/** The four sides of a box within another, as so many boxes. */
const sidesOf = (inner: Rectangle, outer: Rectangle): readonly Rectangle[] => [
  { ...outer, south: inner.north },
  { ...outer, north: inner.south },
  { ...outer, east: inner.west, north: inner.north, south: inner.south },
  { ...outer, west: inner.east, north: inner.north, south: inner.south },
];

/** The squares of all sources of drinks. */
export const sourceFrames = (town: CityTown): readonly Rectangle[] =>
  allSquares(town)
    .filter((square) => isSource(town, square))
    .map(squareBox);

/** What is there before anything is built: rim, roads, sources; and the edge of the drawing, beyond which nothing is seen. */
const townCrowd = lettered((town: CityTown, labels): OccupiedSquares => {
  const [w, h] = [widthOf(town), heightOf(town)];
  const board = boxAt(0, 0, w, h);
  const drawing = boxAt(-EDGE, -EDGE, w + EDGE * 2, h + EDGE * 2);
  return createCrowd([
    ...readIn(rim(town, labels)),
    ...readIn(fixtures(town)),
    ...sidesOf(board, boxAt(-1, -1, w + 2, h + 2)).map((box) => ({ ...box, weight: WEIGHTS.rim })),
    ...sidesOf(drawing, boxAt(-EDGE - 2, -EDGE - 2, w + EDGE * 2 + 4, h + EDGE * 2 + 4)).map((box) => ({
      ...box,
      weight: Infinity,
    })),
    ...roadsOf(town).map(roadThing),
    ...sourceFrames(town).map((box) => ({ ...box, weight: WEIGHTS.piece })),
  ]);
});

/** A piece: all that is read in it, and where it stands. */
const thingsOf = (node: FlatNode, frame: Rectangle, of: object): readonly MapObstacle[] => [
  ...readIn(node),
  { ...frame, weight: WEIGHTS.piece, of },
];

/** A piece that nothing else may lie over; it may lie beside it without the gap that is between tags. */
export const keptFree = (node: FlatNode, frame: Rectangle, of: object): readonly MapObstacle[] => [
  ...thingsOf(node, frame, of),
  { ...grown(frame, -GAP), weight: Infinity, of, isHeart: true },
];

const buildingBox = ([x, y]: Square): Rectangle => boxAt(x, y, 2, 2);

const gardenThings = (house: CityHouse): readonly MapObstacle[] =>
  house.garden ? [{ ...boxAround(gardenSquares(house.at, house.garden)), weight: WEIGHTS.garden, of: house }] : [];

/** What is built. */
const builtThings = ({ town, houses, restaurants, campaigns }: CityView, labels: Labels): readonly MapObstacle[] => [
  ...houses.flatMap((house) => [
    ...thingsOf(houseNode(house, labels), buildingBox(house.at), house),
    ...gardenThings(house),
  ]),
  ...restaurants.flatMap((restaurant) => keptFree(restaurantNode(restaurant), buildingBox(restaurant.at), restaurant)),
  ...campaigns.flatMap((campaign) => keptFree(campaignNode(town, campaign, labels), frameOf(town, campaign), campaign)),
];

/** All that tags have to keep clear of, before there are any. */
export const crowdsOf = (view: CityView, labels: Labels): readonly OccupiedSquares[] => [
  townCrowd(view.town, labels),
  createCrowd(builtThings(view, labels)),
];

/** The squares on which something is built: houses, restaurants, campaigns. */
export const builtFrames = ({ town, houses, restaurants, campaigns }: CityView): readonly Rectangle[] => [
  ...[...houses, ...restaurants].map(({ at }) => buildingBox(at)),
  ...campaigns.map((campaign) => frameOf(town, campaign)),
];
