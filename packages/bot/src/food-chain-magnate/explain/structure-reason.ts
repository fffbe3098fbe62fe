import { type Cards, totalOf } from "@blueplate/engine";
import { powersOf } from "@blueplate/forecast";
import { appraisalOf } from "../planner/appraisal.ts";
import { crewEvening } from "../planner/crew.ts";
import { type Outlook, withCards } from "../planner/outlook.ts";
import { crewTonight } from "../planner/staff.ts";
import type { Evening } from "../planner/tonight.ts";
import type { MoveReason } from "./move-reason.ts";

const broughtBy = (here: Outlook, cards: Cards, evening: Evening): MoveReason | null => {
  if (totalOf(cards) === 0) return null;
  const { ruleset, state, seat, tonight } = here;
  const workforce = ruleset.formulas.workforce(ruleset, withCards(state, seat, cards), seat);
  const { hires, trainings, campaigns } = powersOf(ruleset, workforce);
  const own = evening.income.length - 1;
  const houses = tonight.flatMap(({ house }, nth) => (evening.served[nth] === own ? [house.house] : []));
  return { _tag: "StructureBrings", houses, dollars: evening.income[own] ?? 0, hires, trainings, campaigns };
};

/** What those at work can do today, once everybody's structure lies open: the dinner as all can foresee it, and the steps of the day. */
export const structureReason = (here: Outlook): MoveReason | null => broughtBy(here, here.me.atWork, here.evening);

/** The same of a structure that is handed in, for whoever may read it: rivals may come with everybody they have. */
export const sealedStructureReason = (here: Outlook, cards: Cards): MoveReason | null => {
  const appraisal = appraisalOf(here);
  return broughtBy(here, cards, crewEvening(here.tonight, here.rivals, crewTonight(appraisal, cards)));
};
