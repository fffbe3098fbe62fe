import {
  type Command,
  countList,
  type EmployeeId,
  isLegalStructure,
  kindsOf,
  structureOf,
  subtractCounts,
} from "@blueplate/engine";
import { check, open } from "@blueplate/kernel";
import { appraisalAt } from "../planner/appraisal.ts";
import type { PlanContext } from "../planner/outlook.ts";
import { structureDollars } from "../planner/staff.ts";

const without = (cards: readonly EmployeeId[], kind: EmployeeId): readonly EmployeeId[] => {
  const at = cards.indexOf(kind);
  return cards.filter((_, index) => index !== at);
};

/** Structures that differ from the planner's by a card more, one less, or one in place of another: those it makes most of today first. */
export const structureAlternatives = (here: PlanContext, chosen: readonly EmployeeId[]): readonly Command[] => {
  const { rules, state, seat } = here;
  const appraisal = appraisalAt(here);
  const chain = state.chains[seat];
  const hand = (chain && open(chain.hand, seat)) ?? {};
  const atWork = kindsOf(countList(chosen));
  const idle = kindsOf(subtractCounts(hand, countList(chosen)));
  const lists = [
    ...idle.map((kind) => [...chosen, kind]),
    ...idle.flatMap((kind) => atWork.filter((each) => each !== kind).map((each) => [...without(chosen, each), kind])),
    ...atWork.map((kind) => without(chosen, kind)),
  ];
  return lists
    .filter((employees) => isLegalStructure(structureOf(here.ruleset, countList(employees)), state.ceoSlots))
    .map((employees) => ({
      command: { _tag: "restructure.submit", employees } as const,
      dollars: structureDollars(appraisal, countList(employees)),
    }))
    .filter(({ command }) => check(rules, state, seat, command) === null)
    .toSorted((a, b) => b.dollars - a.dollars)
    .map(({ command }) => command);
};
