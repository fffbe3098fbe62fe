import type { CityHouse, CityView } from "../view.ts";
import { printedHouses, townOf } from "./town.ts";

const town = townOf(["A C K S", "G O J B", "H I P M", "N F T L"]);
const numbers = [5, 18, 2, 16, 12, 4, 13, 15, 10];
const demands: CityHouse["demand"][] = [
  ["burger", "burger", "pizza", "beer", "lemonade"],
  ["pizza", "soft-drink"],
  ["burger", "beer"],
  ["lemonade"],
  ["beer", "soft-drink", "burger"],
  ["soft-drink"],
  [],
  ["burger", "pizza", "soft-drink"],
  ["beer", "beer", "beer"],
];

/** A four-by-four town in the middle of a five-player game. */
export const busy: CityView = {
  town,
  houses: [
    ...printedHouses(town).map((at, i): CityHouse => ({
      house: numbers[i] ?? i + 1,
      at: [at[0], at[1]],
      garden: i === 0 ? "S" : i === 6 ? "W" : null,
      demand: demands[i] ?? [],
      room: i === 0 || i === 6 ? 5 : 3,
    })),
    { house: 20, at: [0, 18], garden: "E", demand: ["pizza", "lemonade"], room: 5 },
  ],
  restaurants: [
    { style: "comet", at: [0, 0], entrance: "SE", open: true, driveIn: false, bankrupt: false },
    { style: "silver-rail", at: [13, 15], entrance: "SW", open: true, driveIn: false, bankrupt: false },
    { style: "big-top", at: [3, 13], entrance: "NW", open: true, driveIn: true, bankrupt: false },
    { style: "harlequin", at: [18, 3], entrance: "NW", open: true, driveIn: false, bankrupt: false },
    { style: "fountain", at: [13, 10], entrance: "SW", open: true, driveIn: false, bankrupt: false },
    { style: "comet", at: [8, 18], entrance: "NW", open: false, driveIn: false, bankrupt: false },
  ],
  campaigns: [
    {
      campaign: 14,
      kind: "billboard",
      style: "silver-rail",
      good: "burger",
      left: 2,
      site: { at: [3, 9], width: 2, height: 1 },
    },
    {
      campaign: 11,
      kind: "billboard",
      style: "harlequin",
      good: "pizza",
      left: "endless",
      site: { at: [5, 18], width: 3, height: 2 },
    },
    {
      campaign: 1,
      kind: "radio",
      style: "harlequin",
      good: "soft-drink",
      left: 3,
      site: { at: [17, 11], width: 1, height: 1 },
    },
    {
      campaign: 9,
      kind: "mailbox",
      style: "fountain",
      good: "beer",
      left: 1,
      site: { at: [5, 6], width: 1, height: 1 },
    },
    {
      campaign: 5,
      kind: "airplane",
      style: "big-top",
      good: "lemonade",
      left: 4,
      site: { side: "E", offset: 6, width: 3 },
    },
  ],
  hour: "noon",
};
