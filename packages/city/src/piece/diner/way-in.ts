import type { ChainStyle } from "../../view.ts";
import type { PlanPoint } from "./plan.ts";

/** How people get into a diner whose open side looks south, from its middle, in squares. */
export interface WayIn {
  /** On the lot before the door, and the middle of the door. */
  readonly before: PlanPoint;
  readonly door: PlanPoint;
  /** From the door past tables and guests to a free place at the counter. */
  readonly inside: readonly [PlanPoint, ...PlanPoint[]];
  /** Where the waitress stands when nobody has come: at the end of the counter. */
  readonly staff: PlanPoint;
}

/** The ways into the five diners. */
export const WAYS_IN: Readonly<Record<ChainStyle, WayIn>> = {
  comet: {
    before: [0.58, 0.8],
    door: [0.294, 0.405],
    inside: [
      [0.3, 0.15],
      [0.2, 0.09],
    ],
    staff: [0.34, -0.14],
  },
  "big-top": {
    before: [0, 0.98],
    door: [0, 0.84],
    inside: [
      [0.01, 0.34],
      [0.22, -0.01],
    ],
    staff: [0.36, -0.24],
  },
  fountain: {
    before: [0, 1],
    door: [0, 0.79],
    inside: [
      [0.08, 0.5],
      [0.27, 0.14],
      [0.17, -0.14],
    ],
    staff: [0.33, -0.28],
  },
  "silver-rail": {
    before: [0.2, 0.8],
    door: [0.2, 0.52],
    inside: [
      [0.34, 0.3],
      [0.6, 0.22],
      [0.5, 0.17],
    ],
    staff: [0.68, -0.02],
  },
  harlequin: {
    before: [0.62, 0.62],
    door: [0.42, 0.42],
    inside: [
      [0.06, 0.36],
      [0.1, 0.1],
      [0.3, 0.075],
      [0.22, 0.075],
    ],
    staff: [0.39, -0.16],
  },
};
