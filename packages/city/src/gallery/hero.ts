import type { CityView } from "../view.ts";
import { busy } from "./busy.ts";

/** A picture of the front door: how large it is baked, the square in its middle, and how many of its pixels a square has. */
export interface HeroShot {
  readonly width: number;
  readonly height: number;
  readonly at: readonly [number, number];
  readonly pixels: number;
}

/** The pictures of the front door: on a desk, and on a phone. */
export const HERO_SHOTS = {
  wide: { width: 1440, height: 464, at: [9.6, 11.6], pixels: 58 },
  narrow: { width: 780, height: 620, at: [11.6, 11.4], pixels: 80 },
} as const satisfies Readonly<Record<string, HeroShot>>;

/** The town of the front door: an evening with five diners round one crossing, where everybody is hungry. */
export const hero: CityView = {
  ...busy,
  houses: [
    ...busy.houses,
    { house: 21, at: [18, 13], garden: null, demand: ["burger"], room: 3 },
    { house: 22, at: [13, 18], garden: "E", demand: ["pizza"], room: 5 },
  ],
  restaurants: [
    { style: "comet", at: [8, 10], entrance: "SW", open: true, driveIn: false, bankrupt: false },
    { style: "silver-rail", at: [13, 15], entrance: "SW", open: true, driveIn: false, bankrupt: false },
    { style: "big-top", at: [3, 13], entrance: "NW", open: true, driveIn: true, bankrupt: false },
    { style: "harlequin", at: [15, 8], entrance: "SE", open: true, driveIn: false, bankrupt: false },
    { style: "fountain", at: [13, 10], entrance: "SW", open: true, driveIn: false, bankrupt: false },
  ],
  campaigns: [
    {
      campaign: 14,
      kind: "billboard",
      style: "silver-rail",
      good: "burger",
      left: 2,
      site: { at: [8, 15], width: 3, height: 1 },
    },
    {
      campaign: 11,
      kind: "billboard",
      style: "harlequin",
      good: "pizza",
      left: "endless",
      site: { at: [13, 13], width: 1, height: 2 },
    },
    {
      campaign: 1,
      kind: "radio",
      style: "fountain",
      good: "soft-drink",
      left: 3,
      site: { at: [16, 11], width: 1, height: 1 },
    },
  ],
  hour: "evening",
};
