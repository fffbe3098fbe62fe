import {
  type Ability,
  abilityOf,
  addCounts,
  type Cards,
  countAbility,
  countOf,
  type EmployeeId,
  entriesOf,
  kindsOf,
  listCounts,
  subtractCounts,
  totalOf,
} from "@blueplate/engine";
import { open } from "@blueplate/kernel";
import { dollarsFor } from "../worth.ts";
import { type Appraisal, eveningDollars, ideaDollars, isAtDinner } from "./appraisal.ts";
import { hireWorth } from "./card-worth.ts";
import { plannedLessons } from "./lessons.ts";
import { withOne } from "./outlook.ts";

type TodayOf<T extends Ability["_tag"]> = (
  appraisal: Appraisal,
  ability: Extract<Ability, { readonly _tag: T }>,
  card: { readonly kind: EmployeeId; readonly nth: number; readonly worths: Map<EmployeeId, number> },
) => number;

/** Dollars of an ability by what is done with it today, for the how manyth card of its kind. */
const TODAY: { readonly [T in Ability["_tag"]]?: TodayOf<T> } = {
  recruit: (appraisal, { actions }, { worths }) => bestHire(appraisal, worths) * actions * 0.6,
  train: (appraisal, _ability, { worths, nth }) => worthOfLesson(appraisal, worths) * 0.7 ** nth,
  market: (appraisal, _ability, { kind, nth }) => ideaDollars(appraisal, kind)[nth] ?? 0,
  build: ({ here }) => (here.roundsLeft > 2 ? 12 : 0),
  open: ({ here }) =>
    here.me.restaurants.length < here.ruleset.content.constants.restaurantsPerChain && here.roundsLeft > 2 ? 6 : 0,
};

/** Dollars that a card brings by what it does today, beside dinner. */
const todayBeside = (appraisal: Appraisal, kind: EmployeeId, nth: number, worths: Map<EmployeeId, number>): number =>
  (appraisal.here.ruleset.content.employees[kind]?.abilities ?? []).reduce(
    (sum, ability) => {
      // cast: the table has for each tag the row that takes this ability.
      const today = TODAY[ability._tag] as TodayOf<Ability["_tag"]> | undefined;
      return sum + (today?.(appraisal, ability, { kind, nth, worths }) ?? 0);
    },
    dollarsFor(appraisal.here, kind) ?? 0,
  );

const bestHire = (appraisal: Appraisal, worths: Map<EmployeeId, number>): number => {
  const { here } = appraisal;
  let best = 0;
  const rows = here.ruleset.content.employees;
  for (const kind of kindsOf(rows)) {
    if (rows[kind]?.entry !== true || countOf(here.state.supply.employees, kind) === 0) continue;
    best = Math.max(best, hireWorth(appraisal, kind, worths));
  }
  return best;
};

const worthOfLesson = (appraisal: Appraisal, worths: Map<EmployeeId, number>): number => {
  const isFirst = appraisal.open.some(({ trigger }) => trigger._tag === "trained");
  const [lesson] = plannedLessons(appraisal, appraisal.here.home, worths);
  return (lesson?.gain ?? 4) + (isFirst ? 40 : 0);
};

const slotsOf = (appraisal: Appraisal, kind: EmployeeId): number =>
  abilityOf(appraisal.here.ruleset.content, kind, "manage")?.slots ?? 0;

/** Managers at work: those with most room, as many as sit under the CEO. */
const leading = (appraisal: Appraisal, hand: Cards): readonly EmployeeId[] =>
  listCounts(hand)
    .filter((kind) => slotsOf(appraisal, kind) > 0)
    .toSorted((a, b) => slotsOf(appraisal, b) - slotsOf(appraisal, a))
    .slice(0, appraisal.here.state.ceoSlots);

/** Fills the room with whoever brings most, one after the other, as long as somebody brings anything. */
const filled = (
  appraisal: Appraisal,
  managers: readonly EmployeeId[],
  hand: Cards,
  worths: Map<EmployeeId, number>,
): readonly EmployeeId[] => {
  const { here } = appraisal;
  const room =
    here.state.ceoSlots - managers.length + managers.reduce((sum, kind) => sum + slotsOf(appraisal, kind), 0);
  let left = subtractCounts(
    hand,
    managers.reduce<Cards>((sum, kind) => withOne(sum, kind), {}),
  );
  let atWork = managers.reduce<Cards>((sum, kind) => withOne(sum, kind), {});
  let before = eveningDollars(here, here.tonight, here.rivals, atWork);
  const chosen: EmployeeId[] = [];
  while (chosen.length < room && totalOf(left) > 0) {
    let best: { readonly kind: EmployeeId; readonly dollars: number; readonly evening: number } | null = null;
    for (const [kind] of entriesOf(left)) {
      if (slotsOf(appraisal, kind) > 0) continue;
      const evening = isAtDinner(here, kind)
        ? eveningDollars(here, here.tonight, here.rivals, withOne(atWork, kind))
        : before;
      const nth = countOf(atWork, kind);
      const dollars = evening - before + todayBeside(appraisal, kind, nth, worths) + firstTime(appraisal, kind, nth);
      if (dollars > (best?.dollars ?? 0.01)) best = { kind, dollars, evening };
    }
    if (!best) break;
    chosen.push(best.kind);
    atWork = withOne(atWork, best.kind);
    left = subtractCounts(left, { [best.kind]: 1 });
    before = best.evening;
  }
  return chosen;
};

/** A milestone that is open to whoever shows the card. */
const firstTime = ({ open: rows, here }: Appraisal, kind: EmployeeId, nth: number): number => {
  if (nth > 0) return 0;
  const shown = rows.some(({ trigger }) => trigger._tag === "revealed" && trigger.employees.includes(kind));
  const makes = abilityOf(here.ruleset.content, kind, "cook")?.makes ?? {};
  const produced = rows.some(({ trigger }) => trigger._tag === "produced" && (makes[trigger.good] ?? 0) > 0);
  return (shown ? 10 : 0) + (produced && countAbility(here.ruleset.content, here.home, "cook") < 2 ? 40 : 0);
};

/** Who works today. */
export const structureFor = (appraisal: Appraisal): readonly EmployeeId[] => {
  const { here } = appraisal;
  const worths = new Map<EmployeeId, number>();
  const hand = open(here.me.hand, here.seat) ?? {};
  const kept = keptForLessons(appraisal, hand, worths);
  const present = subtractCounts(hand, kept);
  const managers = leading(appraisal, present);
  return [...managers, ...filled(appraisal, managers, present, worths)];
};

/** Cards that stay on the beach to be taught something that is worth more than their work today. */
const keptForLessons = (appraisal: Appraisal, hand: Cards, worths: Map<EmployeeId, number>): Cards => {
  const { here } = appraisal;
  const { content } = here.ruleset;
  const steps = entriesOf(hand).reduce(
    (sum, [kind, count]) => sum + (abilityOf(content, kind, "train")?.steps ?? 0) * count,
    0,
  );
  let kept: Cards = {};
  let used = 0;
  for (const { from, gain, steps: needed, hired } of plannedLessons(appraisal, hand, worths)) {
    if (used + needed > steps || gain < todayBeside(appraisal, from, countOf(kept, from), worths) + 10) continue;
    used += needed;
    if (!hired) kept = addCounts(kept, { [from]: 1 });
  }
  return kept;
};
