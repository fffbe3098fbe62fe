import { type BaseGood, DRINKS, FOODS } from "../model/index.ts";
import { CAMPAIGN_KINDS, CAMPAIGN_ROWS } from "./campaigns.ts";
import { EMPLOYEE_ROWS } from "./employees.ts";
import { MILESTONE_ROWS } from "./milestones.ts";
import type {
  CampaignKindRow,
  CampaignRow,
  EmployeeRows,
  GoodRow,
  GoodRows,
  MilestoneRows,
  ReserveRow,
  SeatsRow,
  TileRow,
} from "./row.ts";
import { TILE_ROWS } from "./tiles.ts";

/** Numbers of the rules that stand on no card. Money in dollars. */
export const CONSTANTS = {
  unitPrice: 10,
  salary: 5,
  ceoRecruits: 1,
  ceoSlots: 3,
  /** Room for demand on a house, and with a garden (R18.2). */
  room: 3,
  roomWithGarden: 5,
  restaurantsPerChain: 3,
  gardens: 8,
  /** How often the bank breaks until the game ends (R21.1). */
  breaksToEnd: 2,
} as const;
export type Constants = { readonly [K in keyof typeof CONSTANTS]: number };

/** The rows of a ruleset: the first of the three seams that a variant may edit. */
export interface Content {
  readonly employees: EmployeeRows;
  readonly milestones: MilestoneRows;
  readonly campaigns: Readonly<Record<number, CampaignRow>>;
  /** By kind; tiles of a kind without a row lie on squares. */
  readonly campaignKinds: Readonly<Record<string, CampaignKindRow>>;
  readonly tiles: Readonly<Record<string, TileRow>>;
  readonly goods: GoodRows;
  /** Numbers of the houses that are placed during play (R12.5). */
  readonly houses: readonly number[];
  /** Empty in games without reserve cards (R22.1). */
  readonly reserves: readonly ReserveRow[];
  readonly seats: Readonly<Record<number, SeatsRow>>;
  readonly constants: Constants;
}

const SEATS: Readonly<Record<number, SeatsRow>> = {
  2: { bank: 100, uniqueCopies: 1, map: { columns: 3, rows: 3 } },
  3: { bank: 150, uniqueCopies: 1, map: { columns: 4, rows: 3 } },
  4: { bank: 200, uniqueCopies: 2, map: { columns: 4, rows: 4 } },
  5: { bank: 250, uniqueCopies: 3, map: { columns: 5, rows: 4 } },
};

const goodRow = (kind: GoodRow["kind"]): GoodRow => ({ kind, marketable: true });

/** The goods of the base game (R1.4). */
// cast: every good of the base game is food or drink.
const GOOD_ROWS = Object.fromEntries([
  ...FOODS.map((good) => [good, goodRow("food")]),
  ...DRINKS.map((good) => [good, goodRow("drink")]),
]) as Readonly<Record<BaseGood, GoodRow>>;

/** The rows that lie in the box of the base game; the others wait for a variant. */
const boxed = <R extends { readonly variant?: true }>(rows: Readonly<Record<string, R>>): Readonly<Record<string, R>> =>
  Object.fromEntries(Object.entries(rows).filter(([, row]) => row.variant !== true));

/** The box of the base game. */
export const BASE_CONTENT: Content = {
  employees: boxed(EMPLOYEE_ROWS),
  milestones: boxed(MILESTONE_ROWS),
  campaigns: CAMPAIGN_ROWS,
  campaignKinds: CAMPAIGN_KINDS,
  tiles: TILE_ROWS,
  goods: GOOD_ROWS,
  houses: [1, 3, 6, 9, 11, 14, 17, 19],
  reserves: [
    { face: 100, amount: 100, ceoSlots: 2 },
    { face: 200, amount: 200, ceoSlots: 3 },
    { face: 300, amount: 300, ceoSlots: 4 },
  ],
  seats: SEATS,
  constants: CONSTANTS,
};
