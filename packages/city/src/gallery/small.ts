import type { CityView } from "../view.ts";
import { printedHouses, townOf } from "./town.ts";

const town = townOf(["A C K", "G O J", "H I P"]);

/** The first morning of a two-player game: printed houses, no demand, one restaurant each. */
export const small: CityView = {
  town,
  houses: printedHouses(town).map((at, i) => ({
    house: [5, 18, 2, 16, 12, 13, 15][i] ?? i,
    at: [at[0], at[1]],
    garden: null,
    demand: [],
    room: 3,
  })),
  restaurants: [
    { style: "comet", at: [0, 0], entrance: "SE", open: true, driveIn: false, bankrupt: false },
    { style: "fountain", at: [13, 8], entrance: "NW", open: true, driveIn: false, bankrupt: true },
  ],
  campaigns: [],
  hour: "morning",
};
