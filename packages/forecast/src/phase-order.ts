import { type Phase, phaseOf, type Ruleset, type State } from "@blueplate/engine";

const placeOf = ({ phases: { round } }: Pick<Ruleset, "phases">, phase: Phase): number =>
  round.findIndex(({ id }) => id === phase);

/** True where the phase that is on comes before another one of the round, whatever phases modules have put in; never outside of a round. */
export const isBeforePhase = (ruleset: Pick<Ruleset, "phases">, { stage }: State, phase: Phase): boolean => {
  const now = placeOf(ruleset, phaseOf(stage));
  return now >= 0 && now < placeOf(ruleset, phase);
};

/** True where the phase that is on comes after another one of the round, likewise. */
export const isAfterPhase = (ruleset: Pick<Ruleset, "phases">, { stage }: State, phase: Phase): boolean => {
  const before = placeOf(ruleset, phase);
  return before >= 0 && placeOf(ruleset, phaseOf(stage)) > before;
};

/**
 * True where dinner is on or follows the working day at once: a phase of a module between them may change what guests want and chains
 * hold, whatever people do.
 */
export const isDinnerNext = (ruleset: Pick<Ruleset, "phases">, { stage }: State): boolean =>
  stage._tag === "dinnertime" || placeOf(ruleset, "dinnertime") === placeOf(ruleset, "working") + 1;
