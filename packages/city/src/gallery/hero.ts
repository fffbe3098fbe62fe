import type { CityView } from "../view.ts";
import { busy } from "./busy.ts";

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
