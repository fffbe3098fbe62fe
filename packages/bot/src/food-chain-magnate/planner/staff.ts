import {
  type Ability,
  abilityOf,
  addCounts,
  type Cards,
  countAbility,
  countList,
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
import { type Appraisal, ideaDollars, isAtDinner } from "./appraisal.ts";
import { hireWorth } from "./card-worth.ts";
import type { Outlook } from "./outlook.ts";
import { type Crew, crewDollars, crewOf, firstCut, withMember, withPrice } from "./crew.ts";
import { plannedLessons } from "./lessons.ts";

type TodayOf<T extends Ability["_tag"]> = (
  appraisal: Appraisal,
  ability: Extract<Ability, { readonly _tag: T }>,
  card: { readonly kind: EmployeeId; readonly nth: number },
) => number;

/** Dollars of an ability by what is done with it today, for the how manyth card of its kind. */
const TODAY: { readonly [T in Ability["_tag"]]?: TodayOf<T> } = {
  recruit: (appraisal, { actions }) => bestHire(appraisal) * actions * 0.6,
  train: (appraisal, _ability, { nth }) => worthOfLesson(appraisal) * 0.7 ** nth,
  market: (appraisal, _ability, { kind, nth }) => ideaDollars(appraisal, kind)[nth] ?? 0,
  build: ({ here }) => (here.roundsLeft > 2 ? 12 : 0),
  open: ({ here }) =>
    here.me.restaurants.length < here.ruleset.content.constants.restaurantsPerChain && here.roundsLeft > 2 ? 6 : 0,
};

/** Dollars that a card brings by what it does today, beside dinner. */
const todayBeside = (appraisal: Appraisal, kind: EmployeeId, nth: number): number =>
  (appraisal.here.ruleset.content.employees[kind]?.abilities ?? []).reduce(
    (sum, ability) => {
      // cast: the table has for each tag the row that takes this ability.
      const today = TODAY[ability._tag] as TodayOf<Ability["_tag"]> | undefined;
      return sum + (today?.(appraisal, ability, { kind, nth }) ?? 0);
    },
    dollarsFor(appraisal.here, kind) ?? 0,
  );

const bestHire = (appraisal: Appraisal): number => {
  const { here } = appraisal;
  let best = 0;
  const rows = here.ruleset.content.employees;
  for (const kind of kindsOf(rows)) {
    if (rows[kind]?.entry !== true || countOf(here.state.supply.employees, kind) === 0) continue;
    best = Math.max(best, hireWorth(appraisal, kind));
  }
  return best;
};

const worthOfLesson = (appraisal: Appraisal): number => {
  const isFirst = appraisal.open.some(({ trigger }) => trigger._tag === "trained");
  const [lesson] = plannedLessons(appraisal, appraisal.here.home);
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

interface Choice {
  readonly kind: EmployeeId;
  readonly crew: Crew;
  readonly evening: number;
  readonly dollars: number;
}

/** What each of the price cutters in hand brings, of the number that does best together. */
const cutsTogether = (here: Outlook, first: Crew, kind: EmployeeId, count: number, gain: number): number => {
  let best = gain;
  let crew = first;
  const one = crewDollars(here, here.tonight, here.rivals, first);
  for (let more = 2; more <= count; more++) {
    crew = withMember(here, crew, kind);
    best = Math.max(best, (gain + crewDollars(here, here.tonight, here.rivals, crew) - one) / more);
  }
  return best;
};

/** Who of those left brings most today beside this crew; null where nobody brings anything. */
const bestOf = (appraisal: Appraisal, crew: Crew, before: number, left: Cards): Choice | null => {
  const { here } = appraisal;
  let best: Choice | null = null;
  for (const [kind, count] of entriesOf(left)) {
    if (slotsOf(appraisal, kind) > 0) continue;
    const nth = countOf(crew.cards, kind);
    const cut = nth === 0 ? firstCut(appraisal.open, kind) : 0;
    const more = withPrice(withMember(here, crew, kind), cut);
    const evening = isAtDinner(here, kind) ? crewDollars(here, here.tonight, here.rivals, more) : before;
    const gain =
      (abilityOf(here.ruleset.content, kind, "price")?.delta ?? 0) < 0
        ? cutsTogether(here, more, kind, count, evening - before)
        : evening - before;
    const dollars = gain + todayBeside(appraisal, kind, nth) + firstTime(appraisal, kind, nth);
    if (dollars > (best?.dollars ?? 0.01)) best = { kind, crew: more, evening, dollars };
  }
  return best;
};

/** Fills the room with whoever brings most, one after the other, as long as somebody brings anything. */
const filled = (appraisal: Appraisal, managers: readonly EmployeeId[], hand: Cards): readonly EmployeeId[] => {
  const { here } = appraisal;
  const room =
    here.state.ceoSlots - managers.length + managers.reduce((sum, kind) => sum + slotsOf(appraisal, kind), 0);
  const leaders = countList(managers);
  let left = subtractCounts(hand, leaders);
  let crew = crewOf(here, here.me, leaders);
  let before = crewDollars(here, here.tonight, here.rivals, crew);
  const chosen: EmployeeId[] = [];
  while (chosen.length < room && totalOf(left) > 0) {
    const best = bestOf(appraisal, crew, before, left);
    if (!best) break;
    chosen.push(best.kind);
    left = subtractCounts(left, { [best.kind]: 1 });
    crew = best.crew;
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
  const hand = open(here.me.hand, here.seat) ?? {};
  const kept = keptForLessons(appraisal, hand);
  const present = subtractCounts(hand, kept);
  const managers = leading(appraisal, present);
  return [...managers, ...filled(appraisal, managers, present)];
};

/** Dollars of tonight's dinner that would be missed without a card, when everybody in hand works. */
const missedTonight = ({ here }: Appraisal, hand: Cards): ((kind: EmployeeId) => number) => {
  const dollarsWith = (cards: Cards): number =>
    crewDollars(here, here.tonight, here.rivals, crewOf(here, here.me, cards));
  const all = dollarsWith(hand);
  return (kind) => (isAtDinner(here, kind) ? Math.max(0, all - dollarsWith(subtractCounts(hand, { [kind]: 1 }))) : 0);
};

/** Cards that stay on the beach to be taught something that is worth more than their work today. */
const keptForLessons = (appraisal: Appraisal, hand: Cards): Cards => {
  const { here } = appraisal;
  const { content } = here.ruleset;
  const steps = entriesOf(hand).reduce(
    (sum, [kind, count]) => sum + (abilityOf(content, kind, "train")?.steps ?? 0) * count,
    0,
  );
  const missed = missedTonight(appraisal, hand);
  let kept: Cards = {};
  let used = 0;
  for (const { from, gain, steps: needed, hired } of plannedLessons(appraisal, hand)) {
    if (used + needed > steps || gain < missed(from) + todayBeside(appraisal, from, countOf(kept, from)) + 10) continue;
    used += needed;
    if (!hired) kept = addCounts(kept, { [from]: 1 });
  }
  return kept;
};
