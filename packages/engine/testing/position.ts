import {
  applyEvents,
  diceFor,
  nextSlot,
  type PickedFields,
  type Refusal,
  seal,
  seatOf,
  type Tagged,
} from "@blueplate/kernel";
import { OPTION_ROWS, type Options } from "../src/content/index.ts";
import { BLANK, evolve } from "../src/evolve/index.ts";
import { addGarden, placeHouse } from "../src/forms/build.ts";
import { buyDrinks } from "../src/forms/buy-drinks.ts";
import { endTurn } from "../src/forms/end-turn.ts";
import { fetchDrink } from "../src/forms/fetch-drink.ts";
import { launchCampaign } from "../src/forms/launch-campaign.ts";
import { moveRestaurant } from "../src/forms/move-restaurant.ts";
import { openRestaurant } from "../src/forms/open-restaurant.ts";
import { passPlacing, placeFirstRestaurant } from "../src/forms/place-first-restaurant.ts";
import { produce } from "../src/forms/produce.ts";
import { baseRuleset, phaseRow, reducerOf } from "../src/rules/index.ts";
import type { Ruleset } from "../src/ruleset/index.ts";
import { boardOf } from "../src/geometry/index.ts";
import {
  type CampaignPlace,
  type Command,
  type CommandOf,
  type CommandTag,
  type Corner,
  countList,
  type EmployeeId,
  type Event,
  type Good,
  type MilestoneId,
  type Phase,
  type Side,
  type Square,
  type State,
  type TileRows,
} from "../src/model/index.ts";

// cast: every option has a value in the third printing.
const THIRD = Object.fromEntries(Object.entries(OPTION_ROWS).map(([id, row]) => [id, row.third])) as Options;

/** The base game of the third printing, with other options where a test names them. */
export const rulesetWith = (options: Partial<Options> = {}): Ruleset => baseRuleset({ ...THIRD, ...options });

/** `[x, y, entrance]`, the fourth word for one that opens in clean-up. */
export type PlacedRestaurant = readonly [x: number, y: number, entrance: Corner, soon?: "coming soon"];

/** What a position differs in from a game that has just begun; lists by seat. */
export interface TestTown {
  readonly tiles: TileRows;
  readonly restaurants?: readonly (readonly PlacedRestaurant[])[];
  readonly atWork?: readonly (readonly EmployeeId[])[];
  readonly milestones?: readonly (readonly MilestoneId[])[];
  readonly gone?: readonly MilestoneId[];
  readonly newHouses?: readonly { readonly house: number; readonly at: Square; readonly garden: Side }[];
  readonly gardens?: Readonly<Record<number, Side>>;
  readonly campaigns?: readonly {
    readonly campaign: number;
    readonly owner?: number;
    readonly good?: Good;
    readonly place: CampaignPlace;
  }[];
  readonly seats?: number;
  readonly options?: Partial<Options>;
}

export interface TestPosition {
  readonly ruleset: Ruleset;
  readonly state: State;
}

const fold = (state: State, events: readonly Event[]): State => events.reduce(evolve, state);

const began = (ruleset: Ruleset, given: TestTown, seats: number): Event => {
  const { content } = ruleset;
  const { houses } = boardOf(ruleset, given.tiles);
  const numbers = Object.keys(content.campaigns).map(Number);
  return {
    _tag: "GameBegan",
    seats,
    bank: 50 * seats,
    ceoSlots: 3,
    supply: {
      employees: {},
      campaigns: numbers.filter((each) => content.campaigns[each]?.seats.includes(seats)),
      houses: content.houses,
      gardens: content.constants.gardens,
    },
    town: {
      tiles: given.tiles,
      houses: houses.map(({ house, at }) => ({ house, at, printed: true, garden: null, demand: [] })),
      campaigns: [],
    },
    turnOrder: Array.from({ length: seats }, (_, index) => seatOf(index)),
  };
};

const developer = "new-business-developer";
const built = (given: TestTown): readonly Event[] => [
  ...(given.newHouses ?? []).map(
    (each) => ({ _tag: "HousePlaced" as const, seat: seatOf(0), developer, ...each }) as const,
  ),
  ...Object.entries(given.gardens ?? {}).map(
    ([house, garden]) => ({ _tag: "GardenAdded", seat: seatOf(0), developer, house: Number(house), garden }) as const,
  ),
  ...(given.campaigns ?? []).map(
    ({ campaign, owner = 0, good = "burger" as const, place }) =>
      ({
        _tag: "CampaignLaunched",
        seat: seatOf(owner),
        marketer: "brand-director",
        campaign,
        good,
        left: 2,
        place,
      }) as const,
  ),
];

const opened = (given: TestTown): readonly Event[] =>
  (given.restaurants ?? []).flatMap((list, seat) =>
    list.map(
      ([x, y, entrance, soon]) =>
        ({
          _tag: "RestaurantPlaced",
          seat: seatOf(seat),
          manager: "local-manager",
          at: [x, y] as const,
          entrance,
          open: soon === undefined,
        }) as const,
    ),
  );

/** The state once a phase has begun. */
const begun = (ruleset: Ruleset, state: State, phase: Phase): State =>
  applyEvents(reducerOf(ruleset), state, phaseRow(ruleset, phase)?.begin(ruleset, state) ?? [], diceFor("town", 0))
    .state;

/** A position in which all stands as given and the first restaurants are to be placed. */
export const settingUp = (given: TestTown): TestPosition => {
  const ruleset = rulesetWith(given.options);
  const start = fold(BLANK, [began(ruleset, given, given.seats ?? 2), ...opened(given), ...built(given)]);
  return { ruleset, state: begun(ruleset, start, "setup-restaurants") };
};

/** A position at the start of the first player's working day. */
export const working = (given: TestTown): TestPosition => {
  const { ruleset, state } = settingUp({ restaurants: [[[0, 0, "SE"]], [[8, 8, "NW"]]], ...given });
  const staffed: State = {
    ...state,
    round: 5,
    milestonesGone: given.gone ?? [],
    chains: state.chains.map((chain, seat) => ({
      ...chain,
      hand: seal("everybody", {}),
      atWork: countList(given.atWork?.[seat] ?? []),
      busy: [],
      milestones: (given.milestones?.[seat] ?? []).map((milestone) => ({ milestone, round: 4 })),
    })),
  };
  return { ruleset, state: begun(ruleset, staffed, "working") };
};

const FORMS = {
  "setup.placeRestaurant": placeFirstRestaurant,
  "setup.pass": passPlacing,
  "work.launchCampaign": launchCampaign,
  "work.produce": produce,
  "work.fetchDrink": fetchDrink,
  "work.buyDrinks": buyDrinks,
  "work.placeHouse": placeHouse,
  "work.addGarden": addGarden,
  "work.openRestaurant": openRestaurant,
  "work.moveRestaurant": moveRestaurant,
  "work.endTurn": endTurn,
} as const;
export type TownTag = keyof typeof FORMS & CommandTag;

/** The form of a command under the position's ruleset. */
// cast: the row of a tag is the form of its command.
export const formOf = <T extends TownTag>({ ruleset }: TestPosition, tag: T) =>
  (FORMS[tag] as unknown as (rules: Ruleset) => ReturnType<(typeof FORMS)[T]>)(ruleset);

/** Why the command is refused, or null: `NotNow` while its form is closed. */
export const refusalOf = (
  position: TestPosition,
  command: Command & { readonly _tag: TownTag },
  seat = 0,
): Refusal | null => {
  const form = formOf(position, command._tag);
  if (!form.isAvailable(position.state, seatOf(seat))) {
    return { _tag: "NotNow", rule: form.unavailableReason(position.state, seatOf(seat)) };
  }
  // cast: the form was looked up by the command's tag.
  return form.refuse(position.state, seatOf(seat), command as never);
};

/** The facts that follow from a command; fails the test when it is refused. */
export const factsOf = (
  position: TestPosition,
  command: Command & { readonly _tag: TownTag },
  seat = 0,
): readonly Event[] => {
  const refusal = refusalOf(position, command, seat);
  if (refusal) throw new Error(`refused: ${JSON.stringify(refusal)}`);
  // cast: as above.
  return formOf(position, command._tag).decide(position.state, seatOf(seat), command as never, diceFor("town", 0));
};

/** The position after a command, with nothing following by itself. */
export const after = (
  position: TestPosition,
  command: Command & { readonly _tag: TownTag },
  seat = 0,
): TestPosition => ({
  ...position,
  state: fold(position.state, factsOf(position, command, seat)),
});

/** What the next open slot of a form offers after `picked`. */
export const offers = (
  position: TestPosition,
  tag: TownTag,
  picked: PickedFields = {},
  seat = 0,
): readonly unknown[] => {
  // cast: slots do not depend on the command's type.
  const form = formOf(position, tag) as unknown as Parameters<typeof nextSlot<State, Tagged, Event>>[0];
  const slot = nextSlot(form, position.state, seatOf(seat), picked, ["turned"]);
  return slot?.shape === "choice" ? slot.candidates(position.state, seatOf(seat), picked) : [];
};

/** A command of `tag`, without its tag being written twice. */
export const order = <T extends TownTag>(tag: T, fields: Omit<CommandOf<T>, "_tag">): CommandOf<T> =>
  // cast: the fields of that command.
  ({ _tag: tag, ...fields }) as CommandOf<T>;
