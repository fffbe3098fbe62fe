import type { Overlay } from "../overlay/overlay.ts";
import { bordersOf, driveBetween, entranceSquare, houseSquares, roadsBeside } from "../town/route.ts";
import { allSquares, isRoad, rectangle } from "../town/board.ts";
import type { Square } from "../view.ts";
import { busy } from "./busy.ts";

const { town } = busy;
const door = entranceSquare([0, 0], "SE");

const near = allSquares(town).flatMap((at): { at: Square; distance: number }[] => {
  if (!isRoad(town, at)) return [];
  const start = roadsBeside(town, [door]);
  const distance = Math.min(
    ...start.map((from) => {
      const drive = driveBetween(town, [door], [from]) && driveFrom(from, at);
      return drive ? bordersOf(drive) : 99;
    }),
  );
  return distance <= 2 ? [{ at, distance }] : [];
});

/** A drive between road squares: from one beside the first to the second itself. */
function driveFrom(from: Square, to: Square): Square[] | null {
  if (from[0] === to[0] && from[1] === to[1]) return [from];
  const drive = driveBetween(town, [from], [to]);
  return drive && [from, ...drive, to];
}

/** The roads within two borders of a restaurant. */
export const range: readonly Overlay[] = [{ kind: "range", style: "comet", squares: near }];

/** The block of a mailbox, with what each house would get. */
export const reach: readonly Overlay[] = [
  { kind: "reach", style: "comet", squares: rectangle([8, 13], 6, 4).filter((at) => !isRoad(town, at)) },
  {
    kind: "chips",
    chips: [
      { at: [8, 15], text: "+1", tone: "plain" },
      { at: [11, 13], text: "full", tone: "dim" },
    ],
  },
];

const restaurant = { style: "silver-rail", entrance: "NE", open: true, driveIn: false, bankrupt: false } as const;

/** A restaurant in hand where it may stand. */
export const ghost: readonly Overlay[] = [
  { kind: "left", style: "silver-rail", squares: rectangle([15, 18], 2, 2) },
  {
    kind: "ghost",
    piece: { kind: "restaurant", restaurant: { ...restaurant, at: [8, 8], entrance: "NW" } },
    refused: null,
    contact: [7, 8],
  },
];

/** The same restaurant where it may not. */
export const refused: readonly Overlay[] = [
  {
    kind: "ghost",
    piece: { kind: "restaurant", restaurant: { ...restaurant, at: [5, 13] } },
    refused: "touches no road",
    contact: null,
  },
];

const eater = busy.houses[2];
const drive = eater ? driveBetween(town, houseSquares(eater), [entranceSquare([13, 10], "SW")]) : null;

/** A drive with its borders, a selection, what differs, and a forecast. */
export const route: readonly Overlay[] = [
  { kind: "routes", style: "fountain", routes: [drive ?? []], chips: [{ at: [6, 5], text: "+2 beer" }] },
  { kind: "selection", squares: rectangle([13, 10], 2, 2) },
  { kind: "changed", how: "step", squares: rectangle([2, 16], 2, 2) },
  { kind: "changed", how: "other", squares: rectangle([7, 16], 2, 2) },
  { kind: "changed", how: "gone", squares: rectangle([12, 16], 2, 2) },
  { kind: "forecast", lines: [{ from: [12, 1], to: [18, 3], style: "harlequin", sure: true }] },
];

/** Three drives along one road, each to be followed by itself. */
export const routes: readonly Overlay[] = [
  {
    kind: "routes",
    style: "silver-rail",
    routes: [drive ?? [], drive?.slice(0, 9) ?? [], drive?.slice(2).toReversed() ?? []],
    chips: [{ at: [6, 5], text: "+2" }],
  },
];

/** Two people point: at a house and at a square. */
export const pings: readonly Overlay[] = [
  { kind: "ping", style: "comet", squares: eater ? houseSquares(eater) : [], text: "Ann", wide: true },
  { kind: "ping", style: "fountain", squares: [[7, 11]], text: "Bob", wide: false },
];

/** What a commentator draws: an arrow for each tone, and a ring. */
export const drawn: readonly Overlay[] = [
  { kind: "drawn", from: [3, 3], to: [9, 4], tone: "good" },
  { kind: "drawn", from: [3, 10], to: [9, 11], tone: "doubtful" },
  { kind: "drawn", from: [15, 6], to: [11, 10], tone: "danger" },
  { kind: "drawn", from: [10, 15], to: [16, 16], tone: "idea" },
  { kind: "drawn", from: [16, 9], to: [16, 9], tone: "danger" },
  { kind: "drawn", from: [12.5, 1.5], to: [12.5, 1.5], tone: "idea", radius: 1.5 },
];

/** Spots on offer. */
export const spots: readonly Overlay[] = [
  {
    kind: "spots",
    style: "comet",
    spots: [
      { id: "a", squares: rectangle([5, 8], 2, 2), anchor: [6.5, 8.5] },
      { id: "b", squares: rectangle([8, 8], 2, 2), anchor: [8.5, 8.5] },
    ],
  },
];
