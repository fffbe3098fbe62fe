import type { Malformed } from "@blueplate/kernel";
import type { ScenarioPosition, ExpectationPart } from "@blueplate/kernel/scenario";
import { employeeRow } from "../content/index.ts";
import {
  type Command,
  type EmployeeId,
  type Event,
  faultAt,
  type FoodChainMagnateFault,
  type Good,
  type MilestoneId,
  type Phase,
  type State,
} from "../model/index.ts";
import { phaseRow } from "../rules/index.ts";
import type { Ruleset } from "../ruleset/index.ts";
import type { Distance } from "./distance.ts";

/** The rules and the position at the end of a file's steps. */
interface There {
  readonly ruleset: Ruleset;
  readonly state: State;
}

/** Why something is not there, or null. */
type Look<T> = (there: There, name: T) => FoodChainMagnateFault | null;

/** The first name that is not there, with its field inside the part. */
type Absent<T> = (there: There, expected: T) => Malformed | null;

type Named<T> = Readonly<Record<string, T | null | undefined>>;

const one =
  <T>(look: Look<T>): Absent<T> =>
  (there, name) => {
    const fault = look(there, name);
    return fault && faultAt("", fault);
  };

const further = (step: string, fault: Malformed | null | undefined): Malformed | null =>
  fault
    ? { ...fault, field: `${step}${fault.field === "" || fault.field.startsWith("[") ? "" : "."}${fault.field}` }
    : null;

const first = <T>(
  names: readonly (readonly [step: string, name: T])[],
  absent: (name: T) => Malformed | null,
): Malformed | null => {
  for (const [step, name] of names) {
    const fault = further(step, absent(name));
    if (fault) return fault;
  }
  return null;
};

/** Every element of a list. */
const each =
  <T>(absent: Absent<T>): Absent<readonly T[]> =>
  (there, list) =>
    first(
      list.map((name, index) => [`[${index}]`, name] as const),
      (name) => absent(there, name),
    );

/** Every value of a record; one that expects nothing names nothing. */
const values =
  <T>(absent: Absent<T>): Absent<Named<T>> =>
  (there, record) =>
    first(Object.entries(record), (value) => (value === null || value === undefined ? null : absent(there, value)));

/** Every key of a record. */
const keys =
  (look: Look<string>): Absent<Named<unknown>> =>
  (there, record) =>
    first(
      Object.keys(record).map((key) => [key, key] as const),
      (key) => one(look)(there, key),
    );

const both =
  <T>(...all: readonly Absent<T>[]): Absent<T> =>
  (there, expected) => {
    for (const absent of all) {
      const fault = absent(there, expected);
      if (fault) return fault;
    }
    return null;
  };

const card: Look<EmployeeId> = ({ ruleset }, employee) =>
  employeeRow(ruleset.content, employee) ? null : { _tag: "NoSuchCard", employee };

const good: Look<Good> = ({ ruleset }, name) =>
  Object.hasOwn(ruleset.content.goods, name) ? null : { _tag: "NoSuchGood", good: name };

const milestone: Look<MilestoneId> = ({ ruleset }, name) =>
  Object.hasOwn(ruleset.content.milestones, name) ? null : { _tag: "NoSuchMilestone", milestone: name };

const house: Look<number> = ({ state }, number) =>
  state.town.houses.some((each) => each.house === number) ? null : { _tag: "NoSuchHouse", house: number };

/** A tile of any number of players: one that waits for more is not on the board, and that may be said. */
const campaignTile: Look<number> = ({ ruleset }, number) =>
  Object.hasOwn(ruleset.content.campaigns, number) ? null : { _tag: "CampaignNotInGame" };

const running: Look<number> = (there, number) => {
  if (there.state.town.campaigns.some((each) => each.campaign === number)) return null;
  return campaignTile(there, number) ?? { _tag: "CampaignNotRunning", campaign: number };
};

const restaurant: Look<Distance["from"]["restaurant"]> = ({ state }, square) => {
  const [x, y] = square;
  const there = state.chains.some(({ restaurants }) => restaurants.some(({ at }) => at[0] === x && at[1] === y));
  return there ? null : { _tag: "NoRestaurantThere", square };
};

const phase: Look<string> = ({ ruleset }, name) =>
  // cast: a name that is none is what is asked for.
  name === "over" || phaseRow(ruleset, name as Phase) ? null : { _tag: "NoSuchPhase" };

const ofNumber =
  (look: Look<number>): Look<string> =>
  (there, name) => {
    const number = Number(name);
    // "04" is no number of a house.
    return look(there, String(number) === name ? number : Number.NaN);
  };

// cast: the keys were decoded as kinds of goods.
const ofGood: Look<string> = (there, name) => good(there, name as Good);
// cast: the keys were decoded as kinds of cards.
const ofCard: Look<string> = (there, name) => card(there, name as EmployeeId);

const cards = values(each(one(card)));

const distance: Absent<Distance> = (there, { from, to }) =>
  further("from.restaurant", one(restaurant)(there, from.restaurant)) ??
  further("to.house", one(house)(there, to.house));

const busy: Absent<{ readonly employee: EmployeeId; readonly campaign: number }> = (there, expected) =>
  further("employee", one(card)(there, expected.employee)) ??
  further("campaign", one(campaignTile)(there, expected.campaign));

const goodOf: Absent<{ readonly good?: Good }> = (there, expected) =>
  expected.good === undefined ? null : further("good", one(good)(there, expected.good));

type Sight = Named<readonly EmployeeId[]>;
const sees: Absent<{ readonly hand?: Sight; readonly atWork?: Sight; readonly beach?: Sight }> = (there, expected) => {
  for (const part of ["hand", "atWork", "beach"] as const) {
    const sight = expected[part];
    const fault = sight && further(part, cards(there, sight));
    if (fault) return fault;
  }
  return null;
};

/** By part of `then` what it may name and need not be there. */
const ABSENT = {
  stock: values(keys(ofGood)),
  beach: cards,
  atWork: cards,
  hand: cards,
  busy: values(each(busy)),
  milestones: values(each(one(milestone))),
  phase: one(phase),
  supply: keys(ofCard),
  demand: both<Named<readonly Good[]>>(keys(ofNumber(house)), values(each(one(good)))),
  campaigns: both<Named<{ readonly good?: Good }>>(keys(ofNumber(campaignTile)), values(goodOf)),
  distance: each(distance),
  reach: both<Named<readonly number[]>>(keys(ofNumber(running)), values(each(one(house)))),
  sees: values(sees),
};

/** What a part of `then` names in vain: a house, restaurant, card, good, milestone, campaign or phase that is not there. */
export const absentIn = (ruleset: Ruleset, part: string): Pick<ExpectationPart<State, Command, Event>, "absent"> => {
  if (!Object.hasOwn(ABSENT, part)) return {};
  // cast: each row takes what the codec of its own part has decoded.
  const absent = ABSENT[part as keyof typeof ABSENT] as Absent<unknown>;
  return {
    absent: ({ state }: ScenarioPosition<State, Command, Event>, expected) => absent({ ruleset, state }, expected),
  };
};
