import { type Dice, seatsOf } from "@blueplate/kernel";
import { type Content, copiesInGame } from "../content/index.ts";
import type { Ruleset } from "../ruleset/index.ts";
import { boardOf } from "../geometry/index.ts";
import { type EventOf, kindsOf, type Supply, type TileRows } from "../model/index.ts";

const QUARTERS = [0, 90, 180, 270] as const;

/** Draws and turns the tiles of a map (R2.3). */
const drawTiles = ({ content }: Ruleset, seats: number, dice: Dice, label: string): TileRows => {
  const { columns, rows } = content.seats[seats]?.map ?? { columns: 0, rows: 0 };
  const ids = dice.shuffle(`${label} tiles`, Object.keys(content.tiles));
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const id = ids[row * columns + column] ?? "";
      return `${id}${QUARTERS[dice.int(`${label} turn ${id}`, QUARTERS.length)]}`;
    }),
  );
};

const hasAllDrinks = (ruleset: Ruleset, tiles: TileRows): boolean =>
  new Set(boardOf(ruleset, tiles).sources.map(({ good }) => good)).size === 3;

/** A map drawn by chance; drawn again until every drink is there where that is played (R22.1; option intro-all-drinks). */
const drawMap = (ruleset: Ruleset, seats: number, dice: Dice): TileRows => {
  const again = ruleset.content.reserves.length === 0 && ruleset.options["intro-all-drinks"] === "redraw";
  for (let draw = 0; ; draw++) {
    const tiles = drawTiles(ruleset, seats, dice, `map ${draw}`);
    if (!again || hasAllDrinks(ruleset, tiles)) return tiles;
  }
};

/** The piles of a new game (R2.1). */
export const fullSupply = (content: Content, seats: number): Supply => ({
  employees: Object.fromEntries(
    kindsOf(content.employees).map((employee) => [employee, copiesInGame(content, employee, seats)]),
  ),
  campaigns: Object.entries(content.campaigns)
    .filter(([, row]) => row.seats.includes(seats))
    .map(([campaign]) => Number(campaign)),
  houses: content.houses,
  gardens: content.constants.gardens,
});

/** The first fact of a game: the town, the bank, the supply, and who begins (R2.1 to R2.5). */
export const opening = (
  ruleset: Ruleset,
  seats: number,
  chosen: TileRows | undefined,
  dice: Dice,
): EventOf<"GameBegan"> => {
  const tiles = chosen ?? drawMap(ruleset, seats, dice);
  const { content } = ruleset;
  return {
    _tag: "GameBegan",
    seats,
    bank: content.seats[seats]?.bank ?? 0,
    ceoSlots: content.constants.ceoSlots,
    supply: fullSupply(content, seats),
    town: {
      tiles,
      houses: boardOf(ruleset, tiles).houses.map(({ house, at }) => ({
        house,
        at,
        printed: true,
        garden: null,
        demand: [],
      })),
      campaigns: [],
    },
    turnOrder: dice.shuffle("starting order", seatsOf(seats)),
  };
};
