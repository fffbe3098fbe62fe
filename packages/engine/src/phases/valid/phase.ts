import type { Malformed } from "@blueplate/kernel";
import { type FactCheck, mustBeThere, otherFact } from "./fault.ts";

/** Rounds are counted one by one, and what is kept by seat is kept for every seat. */
const phaseBegan: FactCheck<"PhaseBegan"> = ({ state }, { round, stage }): Malformed | null => {
  if (round !== state.round && round !== state.round + 1) return otherFact("round", state.round, round);
  const bySeat =
    stage._tag === "restructuring" || stage._tag === "payday"
      ? stage.submitted
      : stage._tag === "dinnertime"
        ? stage.earned
        : stage._tag === "cleanup"
          ? stage.kept
          : null;
  return bySeat && bySeat.length !== state.chains.length
    ? otherFact("stage", state.chains.length, bySeat.length)
    : null;
};

const turnBegan: FactCheck<"TurnBegan"> = ({ state }, { turn, queue }) =>
  mustBeThere("turn.seat", state.turnOrder.includes(turn.seat) && !queue.includes(turn.seat));

const reserveChosen: FactCheck<"ReserveChosen"> = ({ ruleset }, { amount: { content } }) =>
  mustBeThere("amount", content === null || ruleset.content.reserves.some(({ face }) => face === content));

/** Facts of the passing of phases and turns. */
export const PHASE_CHECKS = {
  PhaseBegan: phaseBegan,
  TurnBegan: turnBegan,
  ReserveChosen: reserveChosen,
} as const;
