import { type PhaseSpan, reducerOf, type Ruleset, runPhases, type State } from "@blueplate/engine";
import { noRandomness } from "../what-if/no-randomness.ts";

/** What lies between payday and the next round. */
const NIGHT: PhaseSpan = { after: ["dinnertime", "payday"], to: "cleanup" };

/**
 * The next restructuring if nothing but the calendar went on: campaigns run and end, their marketeers and everybody else come
 * home, milestones that somebody holds are closed (R18, R19). Nobody eats, nobody is paid, stock is left out of it: a freezer
 * is not asked.
 */
export const nextMorning = (ruleset: Ruleset, state: State): State => {
  const bare: State = { ...state, chains: state.chains.map((chain) => ({ ...chain, stock: {} })) };
  const home = runPhases(ruleset, bare, NIGHT, noRandomness).state;
  const submitted = home.chains.map(() => null);
  return reducerOf(ruleset).evolve(home, {
    _tag: "PhaseBegan",
    round: state.round + 1,
    stage: { _tag: "restructuring", submitted },
  });
};
