import { type Event, type PhaseSpan, reducerOf, type Ruleset, runPhases, type State } from "@blueplate/engine";
import type { PhaseRun } from "@blueplate/kernel";
import { dinnerOf, isDinnerAhead } from "../dinner/dinner.ts";
import { noRandomness } from "../acts/no-randomness.ts";
import { isNight, nightOf } from "./night.ts";

/** What lies between payday and the next round. */
const CALENDAR: PhaseSpan = { after: ["dinnertime", "payday"] };

const begun = (ruleset: Ruleset, home: State): State =>
  reducerOf(ruleset).evolve(home, {
    _tag: "PhaseBegan",
    round: home.round + 1,
    stage: { _tag: "restructuring", submitted: home.chains.map(() => null) },
  });

/**
 * The next restructuring if nothing but the calendar went on: campaigns run and end, their marketeers and everybody else come
 * home, milestones that somebody holds are closed (R18, R19). Nobody eats, nobody is paid, stock is left out of it: a freezer
 * is not asked.
 */
export const nextRoundStart = (ruleset: Ruleset, state: State): State => {
  const bare: State = { ...state, chains: state.chains.map((chain) => ({ ...chain, stock: {} })) };
  return begun(ruleset, runPhases(ruleset, bare, CALENDAR, noRandomness).state);
};

/** Dinner and night if nobody acted any more, as far as they are still to come; nothing outside of a round. */
export const nightIfNobodyActs = (ruleset: Ruleset, state: State): PhaseRun<State, Event> => {
  if (isDinnerAhead(ruleset, state)) return nightOf(ruleset, dinnerOf(ruleset, state).after);
  return isNight(ruleset, state) ? nightOf(ruleset, state) : { state, events: [], states: [] };
};

/**
 * The next restructuring if nobody acted any more: dinner and salaries are paid, campaigns run, freezers keep what tomorrow wants
 * first (R14 to R19). The state itself outside of a round.
 */
export const morningIfNobodyActs = (ruleset: Ruleset, state: State): State =>
  isDinnerAhead(ruleset, state) || isNight(ruleset, state)
    ? begun(ruleset, nightIfNobodyActs(ruleset, state).state)
    : state;
