import type { Command, Stage, State } from "@blueplate/engine";
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

/** A full position that agrees with what a seat knows, and in which others have yet to hand in what they keep sealed. */
export const positionFrom = (
  known: SeatKnowledge,
  rules: Rules<State, Command>,
  dice: Dice,
  label: string,
): DecisionPoint<State, Command> => {
  // cast: the bot is asked only at tables of its own game.
  const state = known.sample(dice, label) as State;
  return { rules, state: { ...state, stage: withoutSealed(state.stage, known.seat) }, turn: 0 };
};
