import { FLOOR, LOT } from "../piece/diner/livery.ts";
import { WAYS_IN } from "../piece/diner/way-in.ts";
import { dinerMiddle, mastOf } from "../piece/restaurant-place.ts";
import { turnedBy } from "../piece/stand.ts";
import type { CityRestaurant } from "../view.ts";
import { along, type TravellerPose, wayLength, type WayPoint } from "./way.ts";

/** A way that is walked, in squares; how far it is to the door, behind which the floor lies higher. */
export interface Footpath {
  readonly points: readonly WayPoint[];
  readonly toDoor: number;
}

/** Free of every diner's walls: beside it, where the kerb is broad, and before it. */
const [BESIDE, BEFORE] = [1.02, 0.95];

/** What the beats need to know of a diner that is walked into. */
export type WalkedDiner = Pick<CityRestaurant, "at" | "entrance" | "style">;

/** A restaurant as far as it is walked into. */
export const dinerOf = ({ at, entrance, style }: CityRestaurant): WalkedDiner => ({ at, entrance, style });

/** Along the lot from the kerb, where the mast stands, to what lies before the door: round the building, where that hides it. */
const roundTo = ([x, z]: WayPoint, before: WayPoint): readonly WayPoint[] => {
  const side = Math.sign(x) * BESIDE;
  const isAcross = Math.sign(x) !== Math.sign(before[0]) && before[0] !== 0;
  const corners: readonly WayPoint[] = [
    [side, z],
    [side, BEFORE],
  ];
  return [[x, z], ...(z < 0 ? corners : []), ...(isAcross ? [[0, BEFORE] as const] : []), before];
};

/** The diner's own points on the board; its open side looks to the quarter of `turn`. */
const frameOf = (diner: WalkedDiner, turn: number) => {
  const middle = dinerMiddle(diner);
  const [mastX, mastZ] = mastOf(diner);
  return {
    mast: turnedBy(mastX - middle[0], mastZ - middle[1], -turn),
    onBoard: (point: WayPoint): WayPoint => {
      const [x, z] = turnedBy(point[0], point[1], turn);
      return [middle[0] + x, middle[1] + z];
    },
  };
};

const footpath = (outside: readonly WayPoint[], door: WayPoint, inside: readonly WayPoint[]): Footpath => ({
  points: [...outside, door, ...inside],
  toDoor: wayLength([...outside, door]),
});

/** From the kerb before a diner to the counter. */
export const wayToCounter = (diner: WalkedDiner, turn: number): Footpath => {
  const { mast, onBoard } = frameOf(diner, turn);
  const { before, door, inside } = WAYS_IN[diner.style];
  return footpath(roundTo(mast, before).map(onBoard), onBoard(door), inside.map(onBoard));
};

/** From before the door of a diner to where its waitress stands: she goes the other way first. */
export const wayToStaff = (diner: WalkedDiner, turn: number): Footpath => {
  const { onBoard } = frameOf(diner, turn);
  const { before, door, inside, staff } = WAYS_IN[diner.style];
  return footpath([onBoard(before)], onBoard(door), [...inside.slice(0, -1), staff].map(onBoard));
};

/** How long the step up to the floor takes, in squares. */
const STEP = 0.12;
const LOOK = 0.06;

/** Somebody so many squares along a way; `back` where they come out. */
export const walkOn = ({ points, toDoor }: Footpath, distance: number, back: boolean): TravellerPose => {
  const whole = wayLength(points);
  const at = Math.max(0, Math.min(whole, distance));
  const [x, z] = along(points, at);
  const [from, to] = [along(points, Math.max(0, at - LOOK)), along(points, Math.min(whole, at + LOOK))];
  const raised = Math.max(0, Math.min(1, (at - toDoor) / STEP + 0.5));
  const turn = Math.atan2(to[0] - from[0], to[1] - from[1]);
  return { at: [x, LOT + (FLOOR - LOT) * raised, z], turn: back ? turn + Math.PI : turn };
};
