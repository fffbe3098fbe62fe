import type { State } from "@blueplate/engine";
import { listOffers, type Seat, type Table } from "@blueplate/kernel";
import type { Locator, Page } from "@playwright/test";
import { stateOf } from "./local-game.ts";
import { endTurn } from "./magnate.ts";
import { DESK, PHONE, type Size, WIDE } from "./pictures/picture.ts";

/** What is to be seen at a table of Food Chain Magnate, and how it is brought about. */
export interface Sight {
  readonly seed?: string;
  /** Five chains unless told. */
  readonly seats?: number;
  readonly builder?: boolean;
  readonly at: (table: Table, ann: Seat) => boolean;
  /** What is pressed at that moment. */
  readonly act?: (page: Page, size: Size) => Promise<void>;
  /** Every size unless told. */
  readonly sizes?: readonly Size[];
  /** Pieces and families move; otherwise the town is at rest. */
  readonly moves?: boolean;
}

const asked = (page: Page): Locator => page.getByRole("region", { name: "Your move" });
const form = (page: Page, name: string): Promise<void> =>
  asked(page)
    .getByRole("group", { name: "What do you do?" })
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .click();
/** The first thing that is offered in the step that is open. */
const first = (page: Page): Promise<void> =>
  asked(page).locator(".slot :is(.choices, .offers, .card-row, .posts) button:enabled").first().click();
const isPhone = ({ width }: Size): boolean => width === PHONE.width;

type Stage = State["stage"]["_tag"];
const moment =
  (round: number, stage: Stage) =>
  (table: Table): boolean => {
    const state = stateOf(table);
    return state.round === round && state.stage._tag === stage;
  };
const confirm = (page: Page): Promise<void> => asked(page).locator(".confirm button[data-kind=main]").click();
/** A working day in the middle of the game on which a campaign can be started. */
const campaigning = (table: Table, ann: Seat): boolean => {
  const { round, stage } = stateOf(table);
  if (round < 4 || stage._tag !== "working") return false;
  for (const { _tag } of listOffers(table.rules, table.state, ann)) if (_tag === "work.launchCampaign") return true;
  return false;
};
/** On a phone the town lies on a page of its own. */
const toCity = async (page: Page, size: Size): Promise<void> => {
  if (isPhone(size)) await page.getByRole("button", { name: "City", exact: true }).click();
};

/** What a key opens beside the table or over it. */
const panel =
  (key: string, name: string) =>
  async (page: Page): Promise<void> => {
    await page.keyboard.press(key);
    await page.getByRole("dialog", { name }).waitFor();
  };

const building = { seats: 3, seed: "pencil", builder: true, at: moment(5, "working") } as const;

/** Everything that is pictured of a table, by the name of its pictures. */
export const SIGHTS: Readonly<Record<string, Sight>> = {
  "first-restaurants": { at: moment(1, "setup-restaurants") },
  restructuring: { at: moment(8, "restructuring") },
  order: { at: moment(7, "order-of-business") },
  working: { at: moment(8, "working") },
  city: { at: moment(8, "working"), sizes: [PHONE], act: toCity },
  recruit: { at: moment(8, "working"), act: (page) => form(page, "Hire") },
  train: {
    at: moment(5, "working"),
    act: async (page) => {
      await form(page, "Train");
      await first(page);
    },
  },
  campaign: {
    at: campaigning,
    act: async (page) => {
      await form(page, "Start campaign");
      await first(page);
    },
  },
  kitchen: { at: moment(8, "working"), act: (page) => form(page, "Cook") },
  drinks: {
    at: moment(8, "working"),
    act: async (page) => {
      await form(page, "Fetch");
      await first(page);
    },
  },
  house: {
    ...building,
    act: async (page) => {
      await form(page, "Place house");
      await asked(page).locator(".number-line button:enabled").first().click();
    },
  },
  restaurant: { ...building, act: (page) => form(page, "Open restaurant") },
  dinner: {
    seed: "pencil",
    at: moment(7, "working"),
    moves: true,
    act: async (page, size) => {
      await endTurn(page);
      await toCity(page, size);
      const families = page.getByRole("list", { name: "Dinner, house by house" }).getByRole("listitem");
      // The others end their days first.
      await families.nth(2).waitFor({ timeout: 120_000 });
    },
  },
  payday: { at: moment(8, "payday") },
  marketing: {
    at: moment(8, "payday"),
    moves: true,
    sizes: [WIDE, DESK],
    act: async (page) => {
      await confirm(page);
      await page.locator(".city-map[data-playing=marketing]").waitFor({ timeout: 120_000 });
    },
  },
  freezer: { at: moment(9, "cleanup") },
  round: {
    at: moment(8, "restructuring"),
    act: async (page, size) => {
      await toCity(page, size);
      await page.getByRole("button", { name: "Round 7 in short" }).click();
    },
  },
  orders: {
    at: moment(6, "working"),
    act: (page) =>
      asked(page)
        .getByRole("button", { name: /^Standing orders/ })
        .click(),
  },
  glossary: {
    at: moment(6, "payday"),
    act: async (page, size) => {
      if (isPhone(size)) await page.getByRole("button", { name: "Race", exact: true }).click();
      await page
        .locator(isPhone(size) ? ".tab-body h3[data-term]" : ".dock h3[data-term]")
        .last()
        .hover();
      await page.getByRole("tooltip").waitFor();
    },
  },
  planner: {
    seats: 2,
    seed: "pencil",
    at: moment(3, "order-of-business"),
    act: async (page) => {
      await page.keyboard.press("o");
      const planner = page.getByRole("dialog", { name: "Planner" });
      const round = (number: number): Locator => planner.getByRole("region", { name: `Round ${number}` });
      await round(3).getByLabel("Hire…").selectOption({ label: "Trainer" });
      await round(4).getByRole("button", { name: "Send Kitchen Trainee to the beach" }).click();
      await round(4).getByRole("button", { name: "Put Trainer to work" }).click();
      await round(4).getByLabel("Train…").selectOption({ label: "Kitchen Trainee → Burger Cook" });
    },
  },
  pencil: {
    at: moment(5, "order-of-business"),
    act: async (page) => {
      await page.keyboard.press("p");
      await form(page, "Hire");
      await first(page);
      await confirm(page);
      await form(page, "Cook");
    },
  },
  tomorrow: {
    at: moment(8, "working"),
    act: async (page, size) => {
      await toCity(page, size);
      await page.keyboard.press("c");
    },
  },
  supply: { at: moment(8, "working"), act: panel("s", "Supply") },
  milestones: { at: moment(8, "working"), act: panel("m", "Milestones") },
  keys: { at: moment(8, "working"), act: panel("?", "Keys") },
  words: {
    at: moment(8, "working"),
    act: async (page) => {
      await panel("/", "In words")(page);
      await page.keyboard.type("houses I win");
      await page.keyboard.press("Enter");
    },
  },
  race: {
    at: moment(8, "working"),
    act: async (page, size) => {
      if (isPhone(size)) await page.getByRole("button", { name: "Race", exact: true }).click();
      else await page.getByRole("tab", { name: "Race" }).click();
    },
  },
  ending: { at: ({ rules, state }) => rules.outcome(state) !== null },
};
