import { actorsOf, careersOf, type Command, entriesOf, kindsOf, turnOf } from "@blueplate/engine";
import { check } from "@blueplate/kernel";
import { campaignIdeas } from "../planner/advertising.ts";
import { outlookOf, type PlanContext } from "../planner/outlook.ts";
import { tomorrowOf } from "../planner/tomorrow.ts";

const legal = ({ rules, state, seat }: PlanContext, commands: readonly Command[]): readonly Command[] =>
  commands.filter((command) => check(rules, state, seat, command) === null);

const hires = (here: PlanContext): readonly Command[] => {
  const { employees } = here.ruleset.content;
  const offers = kindsOf(employees).filter((kind) => employees[kind]?.entry === true);
  return legal(
    here,
    offers.map((employee): Command => ({ _tag: "work.hire", employee })),
  );
};

const lessons = (here: PlanContext): readonly Command[] => {
  const turn = turnOf(here.state, here.seat);
  const beach = here.state.chains[here.seat]?.beach ?? {};
  const steps = Math.max(0, ...(turn?.teachers ?? []).map(({ left }) => left));
  if (steps === 0) return [];
  return legal(
    here,
    entriesOf(beach).flatMap(([employee]) =>
      [...careersOf(here.ruleset, employee)].flatMap(([to, needed]): readonly Command[] =>
        needed <= steps ? [{ _tag: "work.train", employee, to }] : [],
      ),
    ),
  );
};

/** Campaigns of one marketeer that are looked at. */
const CAMPAIGNS = 4;

const campaigns = (here: PlanContext): readonly Command[] => {
  const able = actorsOf(here.ruleset, here.state, here.seat, "market");
  if (able.length === 0) return [];
  const tomorrow = tomorrowOf(outlookOf(here));
  const ideas = able.flatMap((marketer) => campaignIdeas(tomorrow, marketer).slice(0, CAMPAIGNS));
  return legal(
    here,
    ideas.map(({ command }) => command),
  );
};

/** What could be done next on a working day beside what the planner would do: other hires, lessons and campaigns. */
export const workAlternatives = (here: PlanContext): readonly Command[] => {
  const { stage } = here.state;
  if (stage._tag !== "working" || stage.turn.seat !== here.seat || stage.turn.ended) return [];
  const { steps } = here.ruleset;
  const before = (step: (typeof steps)[number]): boolean => steps.indexOf(stage.turn.step) <= steps.indexOf(step);
  return [
    ...(stage.turn.step === here.ruleset.steps[0] ? hires(here) : []),
    ...(before("train") ? lessons(here) : []),
    ...(before("campaigns") ? campaigns(here) : []),
  ];
};
