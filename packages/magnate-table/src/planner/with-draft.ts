import type { EmployeeId } from "@blueplate/engine";
import type { RoundPlan } from "@blueplate/forecast";

/** The plans with whom the chart of the structure has at work just now in the round that it is for, unless that is planned otherwise. */
export const withDraft = (
  plans: readonly RoundPlan[],
  round: number,
  atWork: readonly EmployeeId[],
): readonly RoundPlan[] => {
  const planned = plans.find((each) => each.round === round) ?? { round, work: null, hires: [], trainings: [] };
  const others = plans.filter((each) => each.round !== round);
  return planned.work === null ? [...others, { ...planned, work: atWork }] : plans;
};
