import { type Command, type EmployeeId, isNothing, kindsOf, recruitActions, turnOf } from "@blueplate/engine";
import { check } from "@blueplate/kernel";
import type { Consideration } from "../../bot.ts";
import { fill } from "../table.ts";
import type { Appraisal } from "./appraisal.ts";
import { hireWorth } from "./card-worth.ts";
import { plannedLessons } from "./lessons.ts";
import { nextOfOpening } from "./openings.ts";
import type { Outlook } from "./outlook.ts";
import { decided, type PlannedDecision } from "./reasons.ts";

const legal = (here: Outlook, command: Command): Command | null =>
  check(here.rules, here.state, here.seat, command) === null ? command : null;

const canHire = ({ ruleset, state, seat }: Outlook): boolean => {
  const turn = turnOf(state, seat);
  return turn !== null && turn.step === ruleset.steps[0] && turn.recruits.length < recruitActions(ruleset, state, seat);
};

const canTeach = ({ state, seat, ruleset, me }: Outlook): boolean => {
  const turn = turnOf(state, seat);
  if (!turn || ruleset.steps.indexOf(turn.step) > ruleset.steps.indexOf("train")) return false;
  if (turn.phantoms.length > 0) return true;
  return !isNothing(me.beach) && turn.teachers.some(({ left }) => left > 0);
};

/** True where a round after today is likely enough for whoever is hired or taught to work in it. */
const paysLater = ({ roundsLeft }: Outlook): boolean => roundsLeft >= 1.5;

/** True where somebody has been hired who must be taught today. */
const mustTeach = ({ state, seat }: Outlook): boolean => (turnOf(state, seat)?.phantoms.length ?? 0) > 0;

/** True while somebody can still be hired or taught today, and it can pay. */
export const growsToday = (here: Outlook): boolean =>
  mustTeach(here) || (paysLater(here) && (canHire(here) || canTeach(here)));

/** Hires below that are not worth a place. */
const WORTH_HIRING = 4;

/** Cards that can be hired as they are and of which some are left. */
const offersOf = ({ ruleset, state }: Outlook): readonly EmployeeId[] => {
  const { employees } = ruleset.content;
  return kindsOf(employees).filter(
    (kind) => employees[kind]?.entry === true && (state.supply.employees[kind] ?? 0) > 0,
  );
};

/** Hires whoever the opening asks for, whatever others would be worth. */
export const hireForOpening = (here: Outlook): PlannedDecision | null => {
  const opening = canHire(here) ? nextOfOpening(here, offersOf(here)) : null;
  const command = opening && legal(here, { _tag: "work.hire", employee: opening });
  return command && { command, reasons: [{ _tag: "OpeningAsks", archetype: here.archetype.id, employee: opening }] };
};

/** Hires whoever is worth most. */
const hireSomebody = (appraisal: Appraisal): PlannedDecision | null => {
  const { here } = appraisal;
  if (!canHire(here)) return null;
  const ranked = offersOf(here)
    .map((kind) => ({ kind, dollars: hireWorth(appraisal, kind) }))
    .filter(({ dollars }) => dollars > WORTH_HIRING)
    .toSorted((a, b) => b.dollars - a.dollars);
  const considered = ranked.map(({ kind, dollars }): Consideration<Command> => ({
    command: { _tag: "work.hire", employee: kind },
    worth: dollars,
  }));
  for (const { kind, dollars } of ranked) {
    const command = legal(here, { _tag: "work.hire", employee: kind });
    if (command) return { command, reasons: [{ _tag: "CardPays", employee: kind, dollars }], considered };
  }
  return null;
};

/** Teaches whoever gains most by it. */
const teachSomebody = (appraisal: Appraisal): PlannedDecision | null => {
  const { here } = appraisal;
  const turn = turnOf(here.state, here.seat);
  if (!turn || !canTeach(here)) return null;
  const phantom = turn.phantoms[0];
  if (phantom !== undefined) return decided(fill(here, "work.train", { employee: () => phantom }));
  const left = Math.max(0, ...turn.teachers.map((teacher) => teacher.left));
  for (const { from, to, gain } of plannedLessons(appraisal, here.me.beach, left)) {
    const command = legal(here, { _tag: "work.train", employee: from, to });
    if (command) return { command, reasons: [{ _tag: "LessonPays", employee: from, to, dollars: gain }] };
  }
  const isFirst = appraisal.open.some(({ trigger }) => trigger._tag === "trained");
  return isFirst ? decided(fill(here, "work.train")) : null;
};

/** Hires and teaches, one step; null when nothing of it is worth doing. */
export const growCompany = (appraisal: Appraisal): PlannedDecision | null =>
  hireSomebody(appraisal) ?? teachSomebody(appraisal);
