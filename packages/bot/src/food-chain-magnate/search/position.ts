import { type Command, rulesetOf, type Stage, type State } from "@blueplate/engine";
import { type DecisionPoint, type Dice, mayRead, type Rules, type Seat } from "@blueplate/kernel";
import type { SeatKnowledge } from "../../knowledge/seat-knowledge.ts";

/** What others have handed in sealed is taken back: a model of theirs hands it in again, better than chance would. */
const withoutSealed = (stage: Stage, seat: Seat): Stage => {
  if (stage._tag === "restructuring")
    return { ...stage, submitted: stage.submitted.map((each) => (each && mayRead(each, seat) ? each : null)) };
  if (stage._tag === "payday")
    return { ...stage, submitted: stage.submitted.map((each) => (each && mayRead(each, seat) ? each : null)) };
  return stage;
};

/**
 * A reserve card that the seat has not seen is taken for the last there is, which planners lay: drawn by chance it would end the lines of
 * one decision sooner than those of the next.
 */
const withLikelyReserves = (rules: Rules<State, Command>, { seat, view }: SeatKnowledge, state: State): State => {
  const face = rulesetOf(rules).content.reserves.at(-1)?.face;
  // cast: the bot is asked only at tables of its own game.
  const looked = (view as State).chains[seat]?.seenReserves;
  if (face === undefined || state.bank.breaks > 0 || (looked && mayRead(looked, seat))) return state;
  const chains = state.chains.map((chain) =>
    chain.reserve && !mayRead(chain.reserve, seat) ? { ...chain, reserve: { ...chain.reserve, content: face } } : chain,
  );
  return { ...state, chains };
};

/** A full position that agrees with what a seat knows, and in which others have yet to hand in what they keep sealed. */
export const positionFrom = (
  known: SeatKnowledge,
  rules: Rules<State, Command>,
  dice: Dice,
  label: string,
): DecisionPoint<State, Command> => {
  // cast: the bot is asked only at tables of its own game.
  const state = known.sample(dice, label) as State;
  const stage = withoutSealed(state.stage, known.seat);
  return { rules, state: { ...withLikelyReserves(rules, known, state), stage }, turn: 0 };
};
