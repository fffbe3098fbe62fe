import { allSquares, printAt, rectangle, squareKey } from "../town/board.ts";
import { roadsBeside } from "../town/route.ts";
import { CHAIN_STYLES, type CityCampaign, type CityHouse, type CityView, type Square } from "../view.ts";
import { printedHouses, townOf } from "./town.ts";

const town = townOf(["A C K S D", "G O J B R", "H I P M E", "N F T L O"]);
const goods = ["burger", "pizza", "beer", "lemonade", "soft-drink"] as const;

/** Hands out empty places of a size, beside a road if asked, from a given row on; each square once. */
const placeMaker = () => {
  const taken = new Set<string>();
  const fits = (squares: readonly Square[], road: boolean): boolean =>
    squares.every((square) => printAt(town, square) === "." && !taken.has(squareKey(square))) &&
    (!road || roadsBeside(town, squares).length > 0);
  return (width: number, height: number, from: number, road = false): Square => {
    const squares = allSquares(town);
    const start = squares.slice(from * 25 + ((from * 7) % 25)).concat(squares);
    const at = start.find((square) => fits(rectangle(square, width, height), road)) ?? [0, 0];
    for (const square of rectangle(at, width, height)) taken.add(squareKey(square));
    return at;
  };
};

const house = (at: Square, number: number, garden: CityHouse["garden"]): CityHouse => ({
  house: number,
  at,
  garden,
  demand: goods.slice(0, number % (garden ? 6 : 4)).map((_, i) => goods[(number + i * 2) % 5] ?? "burger"),
  room: garden ? 5 : 3,
});

const campaign = (number: number, kind: CityCampaign["kind"], site: CityCampaign["site"]): CityCampaign => ({
  campaign: number,
  kind,
  style: CHAIN_STYLES[number % 5] ?? "comet",
  good: goods[number % 5] ?? "burger",
  left: number % 4 === 0 ? "endless" : 1 + (number % 4),
  site,
});

const place = placeMaker();
const at = (width: number, height: number, from: number) => ({ at: place(width, height, from), width, height });
const restaurants = Array.from({ length: 14 }, (_, i) => place(2, 2, Math.floor(i * 1.4), true));
const houses = Array.from({ length: 5 }, (_, i) => place(3, 2, 2 + i * 4, true));

/** Five players, twenty tiles, everything built: what the limit on draw calls is measured on. */
export const full: CityView = {
  town,
  houses: [
    ...printedHouses(town).map((square, i) => house(square, i + 1, null)),
    ...houses.map((square, i) => house(square, i + 15, "E")),
  ],
  restaurants: restaurants.map((square, i) => ({
    style: CHAIN_STYLES[i % 5] ?? "comet",
    at: square,
    entrance: (["NW", "NE", "SE", "SW"] as const)[i % 4] ?? "SE",
    open: i % 7 !== 6,
    driveIn: i % 5 === 1,
    bankrupt: false,
  })),
  campaigns: [
    campaign(1, "radio", at(1, 1, 11)),
    campaign(2, "radio", at(1, 1, 4)),
    campaign(4, "airplane", { side: "N", offset: 6, width: 1 }),
    campaign(5, "airplane", { side: "E", offset: 6, width: 3 }),
    campaign(6, "airplane", { side: "W", offset: 9, width: 5 }),
    campaign(7, "mailbox", at(2, 2, 15)),
    campaign(9, "mailbox", at(1, 1, 7)),
    campaign(11, "billboard", at(3, 2, 16)),
    campaign(12, "billboard", at(2, 2, 9)),
    campaign(13, "billboard", at(3, 1, 10)),
    campaign(15, "billboard", at(1, 1, 13)),
  ],
  hour: "noon",
};
