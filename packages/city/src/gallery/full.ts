import { CHAIN_STYLES, type CityCampaign, type CityHouse, type CityView, type Square } from "../view.ts";
import { printedHouses, townOf } from "./town.ts";

const town = townOf(["A C K S D", "G O J B R", "H I P M E", "N F T L O"]);
const placed: Square[] = [
  [8, 8],
  [0, 18],
  [13, 18],
  [20, 19],
  [21, 5],
  [17, 16],
];
const goods = ["burger", "pizza", "beer", "lemonade", "soft-drink"] as const;
const sites: Square[] = [
  [0, 0],
  [3, 5],
  [5, 8],
  [13, 10],
  [3, 13],
  [5, 13],
  [18, 3],
  [15, 8],
  [23, 8],
  [23, 0],
  [8, 18],
  [18, 18],
  [20, 18],
  [5, 18],
  [15, 0],
];

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

/** Five players, twenty tiles, everything built: what the limit on draw calls is measured on. */
export const full: CityView = {
  town,
  houses: [
    ...printedHouses(town).map((at, i) => house(at, i + 1, null)),
    ...placed.map((at, i) => house(at, i + 14, i % 2 ? "E" : null)),
  ],
  restaurants: sites.map((at, i) => ({
    style: CHAIN_STYLES[i % 5] ?? "comet",
    at,
    entrance: (["NW", "NE", "SE", "SW"] as const)[i % 4] ?? "SE",
    open: i % 7 !== 6,
    driveIn: i % 5 === 1,
    bankrupt: false,
  })),
  campaigns: [
    campaign(1, "radio", { at: [16, 11], width: 1, height: 1 }),
    campaign(2, "radio", { at: [0, 11], width: 1, height: 1 }),
    campaign(4, "airplane", { side: "N", offset: 6, width: 1 }),
    campaign(5, "airplane", { side: "E", offset: 6, width: 3 }),
    campaign(6, "airplane", { side: "W", offset: 9, width: 5 }),
    campaign(7, "mailbox", { at: [8, 15], width: 2, height: 2 }),
    campaign(9, "mailbox", { at: [5, 6], width: 1, height: 1 }),
    campaign(11, "billboard", { at: [10, 18], width: 3, height: 2 }),
    campaign(12, "billboard", { at: [15, 18], width: 2, height: 2 }),
    campaign(13, "billboard", { at: [3, 10], width: 1, height: 3 }),
    campaign(15, "billboard", { at: [20, 13], width: 1, height: 1 }),
  ],
  hour: "noon",
};
