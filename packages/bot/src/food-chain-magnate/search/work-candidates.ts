import { actorsOf, careersOf, type Command, entriesOf, kindsOf, turnOf } from "@blueplate/engine";
import { check } from "@blueplate/kernel";
import { campaignIdeas } from "../planner/advertising.ts";
import { campaignReason } from "../planner/campaign-reason.ts";
import { type Appraisal, appraisalAt } from "../planner/appraisal.ts";
import { hireWorth, worthIn } from "../planner/card-worth.ts";
import type { PlanContext } from "../planner/outlook.ts";
import type { PlanReason } from "../planner/reasons.ts";

/** Something that could be done, and what the planner makes of it in dollars. */
interface Idea {
  readonly command: Command;
  readonly dollars: number;
  readonly reasons: readonly PlanReason[];
}

const hires = (appraisal: Appraisal): readonly Idea[] => {
  const { employees } = appraisal.here.ruleset.content;
  return kindsOf(employees)
    .filter((kind) => employees[kind]?.entry === true)
    .map((employee) => {
      const dollars = hireWorth(appraisal, employee);
      return {
        command: { _tag: "work.hire", employee },
        dollars,
        reasons: dollars >= 1 ? [{ _tag: "CardPays", employee, dollars }] : [],
      };
    });
};

const lessons = (appraisal: Appraisal): readonly Idea[] => {
  const { here } = appraisal;
  const steps = Math.max(0, ...(turnOf(here.state, here.seat)?.teachers ?? []).map(({ left }) => left));
  return entriesOf(here.me.beach).flatMap(([employee]) =>
    [...careersOf(here.ruleset, employee)].flatMap(([to, needed]): readonly Idea[] => {
      const dollars = worthIn(appraisal, to) - Math.max(0, worthIn(appraisal, employee));
      const reasons = dollars >= 1 ? [{ _tag: "LessonPays", employee, to, dollars } as const] : [];
      return needed <= steps ? [{ command: { _tag: "work.train", employee, to }, dollars, reasons }] : [];
    }),
  );
};

/** Campaigns of one marketeer that are looked at. */
const CAMPAIGNS = 4;

const campaigns = ({ before }: Appraisal): readonly Idea[] =>
  actorsOf(before.ruleset, before.state, before.seat, "market").flatMap((marketer) =>
    campaignIdeas(before, marketer)
      .slice(0, CAMPAIGNS)
      .map((idea) => ({
        command: idea.command,
        dollars: idea.dollars,
        reasons: [campaignReason(before, idea, idea.good, idea.dollars)],
      })),
  );

/**
 * What could be done next on a working day beside what the planner would do: other hires, lessons and campaigns. What is of the kind of
 * the planner's own comes first, since the rest gives up a step of the day, and of each kind what the planner itself makes most of.
 */
export const workAlternatives = (here: PlanContext, planned: Command): readonly Idea[] => {
  const { stage } = here.state;
  if (stage._tag !== "working" || stage.turn.seat !== here.seat || stage.turn.ended) return [];
  const { steps } = here.ruleset;
  const before = (step: (typeof steps)[number]): boolean => steps.indexOf(stage.turn.step) <= steps.indexOf(step);
  const appraisal = appraisalAt(here);
  const ideas = [
    ...(stage.turn.step === steps[0] ? hires(appraisal) : []),
    ...(before("train") ? lessons(appraisal) : []),
    ...(before("campaigns") ? campaigns(appraisal) : []),
  ];
  const isAside = ({ command }: Idea): number => Number(command._tag !== planned._tag);
  return ideas
    .toSorted((a, b) => isAside(a) - isAside(b) || b.dollars - a.dollars)
    .filter(({ command }) => check(here.rules, here.state, here.seat, command) === null);
};
