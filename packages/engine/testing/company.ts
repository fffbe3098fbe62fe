import { beginTable, check, play, type Refusal, seal, type Seat, seatOf } from "@blueplate/kernel";
import { checkedRules } from "@blueplate/kernel/testing/checked";
import { Result } from "effect";
import {
  type Cards,
  type Command,
  countList,
  type EmployeeId,
  type Event,
  type FoodChainMagnateRules,
  type MilestoneId,
  type State,
  withCount,
} from "../src/index.ts";
import type { Ruleset } from "../src/ruleset/index.ts";
import { newTurn } from "../src/phases/working.ts";
import { baseRules } from "./base-game.ts";
import { rulesetWith } from "./position.ts";

/** What a company differs in from one that has just begun. */
export interface Company {
  readonly atWork?: readonly EmployeeId[];
  readonly beach?: readonly EmployeeId[];
  readonly hand?: readonly EmployeeId[];
  readonly milestones?: readonly MilestoneId[];
}

/** The rules of a standard game with these options, every fact checked. */
export const rulesWith = (options: Readonly<Record<string, string>> = {}, seats = 2): FoodChainMagnateRules =>
  checkedRules(baseRules(options, seats));

const withCompanies = (state: State, companies: readonly Company[], gone: readonly MilestoneId[]): State => ({
  ...state,
  round: 5,
  milestonesGone: gone,
  chains: state.chains.map((chain, seat) => ({
    ...chain,
    atWork: countList(companies[seat]?.atWork ?? []),
    beach: countList(companies[seat]?.beach ?? []),
    hand: seal("everybody", countList(companies[seat]?.hand ?? [])),
    milestones: (companies[seat]?.milestones ?? []).map((milestone) => ({ milestone, round: 4 })),
  })),
});

/** The first player's working day in round 5, the turn order being that of the seats. */
export const workingDay = (
  rules: FoodChainMagnateRules,
  companies: readonly Company[],
  gone: readonly MilestoneId[] = [],
  piles: Partial<Cards> = {},
  ruleset: Ruleset = rulesetWith(),
): State => {
  const began = withCompanies(beginTable(rules, "company", 0).state, companies, gone);
  let employees = began.supply.employees;
  for (const [kind, count] of Object.entries(piles)) {
    // cast: piles are named by kinds of cards.
    const id = kind as EmployeeId;
    employees = withCount(employees, id, (count ?? 0) - (employees[id] ?? 0));
  }
  const state = { ...began, supply: { ...began.supply, employees }, turnOrder: began.chains.map(({ seat }) => seat) };
  return { ...state, stage: { _tag: "working", turn: newTurn(ruleset, state, seatOf(0)), queue: [seatOf(1)] } };
};

/** The start of restructuring with these hands. */
export const restructuring = (rules: FoodChainMagnateRules, companies: readonly Company[]): State => {
  const state = withCompanies(beginTable(rules, "company", 0).state, companies, []);
  const turnOrder = state.chains.map(({ seat }) => seat);
  return { ...state, turnOrder, stage: { _tag: "restructuring", submitted: state.chains.map(() => null) } };
};

const dice = { int: () => 0, shuffle: <T>(_label: string, items: readonly T[]) => items, rolls: 0 };

/** The state after a command and everything that follows from it; a refusal fails the test. */
export const give = (rules: FoodChainMagnateRules, state: State, command: Command, seat = 0): State => {
  const played = play(rules, state, seatOf(seat), command, dice);
  if (Result.isFailure(played)) throw new Error(JSON.stringify(played.failure));
  return played.success.state;
};

/** The facts of a command. */
export const eventsOfCommand = (
  rules: FoodChainMagnateRules,
  state: State,
  command: Command,
  seat = 0,
): readonly Event[] => {
  const played = play(rules, state, seatOf(seat), command, dice);
  return Result.isSuccess(played) ? played.success.events : [];
};

/** Why a command is refused, or null. */
export const refused = (rules: FoodChainMagnateRules, state: State, command: Command, seat = 0): Refusal | null =>
  check(rules, state, seatOf(seat), command);

/** A hire. */
export const hire = (employee: EmployeeId): Command => ({ _tag: "work.hire", employee });

/** A training, by these training cards where named. */
export const train = (employee: EmployeeId, to: EmployeeId, using?: readonly EmployeeId[]): Command =>
  using ? { _tag: "work.train", employee, to, using } : { _tag: "work.train", employee, to };

/** The training cards that may be named next for a training, after those in `using`. */
export const teachersOffered = (
  rules: FoodChainMagnateRules,
  state: State,
  training: { readonly employee: EmployeeId; readonly to: EmployeeId },
  using: readonly EmployeeId[] = [],
): readonly unknown[] => {
  const slot = rules.forms["work.train"]?.slots.find(({ name }) => name === "using");
  return slot?.shape === "list" ? slot.candidates(state, seatOf(0), training, using) : [];
};

export type { Seat };
