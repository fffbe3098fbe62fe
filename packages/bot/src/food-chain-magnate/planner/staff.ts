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
import { UNREACHED } from "@blueplate/forecast";
import { open } from "@blueplate/kernel";
import { memoizeByName, memoizeRecent } from "../memoize.ts";
import { dollarsFor } from "../worth.ts";
import { type Appraisal, cutsPrices, ideaDollars, isAtDinner, raisesPrices } from "./appraisal.ts";
import { buildingToday } from "./building.ts";
import { hireWorth } from "./card-worth.ts";
import { type Crew, crewDollars, crewOf, firstCut, withPrice } from "./crew.ts";
import type { Outlook } from "./outlook.ts";
import type { Seller } from "./tonight.ts";
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
  market: (appraisal, _ability, { kind, nth }) => ideaDollars(appraisal, kind, nth) ?? 0,
  build: ({ here }) => buildingToday(here),
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

const bestHire = memoizeRecent((appraisal: Appraisal): number => {
  const { here } = appraisal;
  let best = 0;
  const rows = here.ruleset.content.employees;
  for (const kind of kindsOf(rows)) {
    if (rows[kind]?.entry !== true || countOf(here.state.supply.employees, kind) === 0) continue;
    best = Math.max(best, hireWorth(appraisal, kind));
  }
  return best;
});

const worthOfLesson = memoizeRecent((appraisal: Appraisal): number => {
  const isFirst = appraisal.open.some(({ trigger }) => trigger._tag === "trained");
  const [lesson] = plannedLessons(appraisal, appraisal.here.home);
  return (lesson?.gain ?? 4) + (isFirst ? 40 : 0);
});

const slotsOf = (appraisal: Appraisal, kind: EmployeeId): number =>
  abilityOf(appraisal.here.ruleset.content, kind, "manage")?.slots ?? 0;

/** Managers at work: those with most room, as many as sit under the CEO. */
const leading = (appraisal: Appraisal, hand: Cards): readonly EmployeeId[] =>
  listCounts(hand)
    .filter((kind) => slotsOf(appraisal, kind) > 0)
    .toSorted((a, b) => slotsOf(appraisal, b) - slotsOf(appraisal, a))
    .slice(0, appraisal.here.state.ceoSlots);

/** The crew at dinner tonight, with what the first price cutter ever brings. */
export const crewTonight = ({ here, open: rows }: Appraisal, cards: Cards): Crew => {
  const cut = entriesOf(cards).reduce((most, [kind]) => Math.min(most, firstCut(rows, kind)), 0);
  return withPrice(crewOf(here, here.me, cards), cut);
};

/** How likely a rival comes with everybody it has, and not with nobody: what it has handed in is sealed. */
const IN_FORCE = 0.6;

/**
 * What dinner brings with these cards at work, should rivals come with everybody or with nobody, in dollars. Kept for this decision: who is left
 * out of one crew comes up again in the next.
 */
export const dollarsTonight = (appraisal: Appraisal, cards: Cards): number => {
  const known = knownEvenings(appraisal);
  const name = nameOf(cards);
  const dollars = known.get(name) ?? tonightOf(appraisal, cards);
  known.set(name, dollars);
  return dollars;
};
const knownEvenings = memoizeRecent((_: Appraisal) => new Map<string, number>());

const nameOf = (cards: Cards): string => {
  let name = "";
  for (const [kind, count] of entriesOf(cards)) name += `${kind} ${count} `;
  return name;
};

const tonightOf = (appraisal: Appraisal, cards: Cards): number => {
  const { tonight, rivals, rivalsIdle } = appraisal.here;
  const crew = crewTonight(appraisal, cards);
  const against = (sellers: readonly Seller[]): number => crewDollars(tonight, sellers, crew);
  return IN_FORCE * against(rivals) + (1 - IN_FORCE) * against(rivalsIdle);
};

interface Weakest {
  readonly kind: EmployeeId;
  readonly dollars: number;
}

/** A rival may leave its guests hungry: whoever makes what they want has a chance, and an open slot costs nothing. */
const CHANCE = 0.5;

const chanceOf = memoizeByName((here: Outlook, kind: EmployeeId): number => {
  const makes = abilityOf(here.ruleset.content, kind, "cook")?.makes;
  if (!makes) return 0;
  const isWanted = here.tonight.some(
    ({ house, at }) =>
      (here.own.distances[at] ?? UNREACHED) < UNREACHED && house.demand.some((good) => countOf(makes, good) > 0),
  );
  return isWanted ? CHANCE : 0;
});

/** What is done beside dinner pays in rounds that are still to come: the chance that there is one. */
const chanceOfTomorrow = ({ roundsLeft }: Outlook): number => Math.min(1, roundsLeft - 1);

/** Dollars of a card beside dinner: what it does today, and what is open to whoever shows it. Kept for this decision. */
const besideDinner = (appraisal: Appraisal, kind: EmployeeId, nth: number): number => {
  const dollars = () => todayBeside(appraisal, kind, nth) + firstTime(appraisal, kind, nth);
  return (knownBeside(appraisal, kind)[nth] ??= dollars() * chanceOfTomorrow(appraisal.here));
};
const knownBeside = memoizeByName((_appraisal: Appraisal, _kind: EmployeeId): number[] => []);

/** Who of a crew brings least today: the dinner as it would be without the card, and what else it does. */
const weakestOf = (appraisal: Appraisal, cards: Cards, evening: number): Weakest | null => {
  let weakest: Weakest | null = null;
  for (const [kind, count] of entriesOf(cards)) {
    if (slotsOf(appraisal, kind) > 0) continue;
    const without = isAtDinner(appraisal.here, kind)
      ? dollarsTonight(appraisal, subtractCounts(cards, { [kind]: 1 }))
      : evening;
    const beside = besideDinner(appraisal, kind, count - 1);
    const dollars = evening - without + beside + chanceOf(appraisal.here, kind);
    if (dollars < (weakest?.dollars ?? Number.POSITIVE_INFINITY)) weakest = { kind, dollars };
  }
  return weakest;
};

/** Less than this is not worth an open slot. */
const LEAST = 0.01;

/** Everybody present works, but for whoever brings nothing, and, where there is no room, for whoever brings least. */
const filled = (appraisal: Appraisal, managers: readonly EmployeeId[], present: Cards): Cards => {
  const room =
    appraisal.here.state.ceoSlots - managers.length + managers.reduce((sum, kind) => sum + slotsOf(appraisal, kind), 0);
  const idle = listCounts(present).filter((kind) => slotsOf(appraisal, kind) > 0);
  let cards = addCounts(subtractCounts(present, countList(idle)), countList(managers));
  for (;;) {
    const weakest = weakestOf(appraisal, cards, dollarsTonight(appraisal, cards));
    const isFull = totalOf(cards) - managers.length > room;
    if (!weakest || (!isFull && weakest.dollars > LEAST)) return cards;
    cards = subtractCounts(cards, { [weakest.kind]: 1 });
  }
};

/** The crew, with or without those who raise prices: whichever earns more. */
const priced = (appraisal: Appraisal, managers: readonly EmployeeId[], present: Cards): readonly EmployeeId[] => {
  const dear = entriesOf(present).filter(([kind]) => raisesPrices(appraisal.here, kind));
  const usual = filled(appraisal, managers, subtractCounts(present, Object.fromEntries(dear)));
  if (dear.length === 0) return listCounts(usual);
  const other = filled(appraisal, managers, present);
  return listCounts(dollarsTonight(appraisal, other) > dollarsTonight(appraisal, usual) ? other : usual);
};

/** A milestone that is open to whoever shows the card. */
const firstTime = ({ open: rows, here }: Appraisal, kind: EmployeeId, nth: number): number => {
  if (nth > 0) return 0;
  const shown = rows.some(({ trigger }) => trigger._tag === "revealed" && trigger.employees.includes(kind));
  const makes = abilityOf(here.ruleset.content, kind, "cook")?.makes ?? {};
  const produced = rows.some(({ trigger }) => trigger._tag === "produced" && (makes[trigger.good] ?? 0) > 0);
  return (shown ? 10 : 0) + (produced && countAbility(here.ruleset.content, here.home, "cook") < 2 ? 40 : 0);
};

/** Without the cards that one does not think of. */
const cardsInView = ({ here }: Appraisal, cards: Cards): Cards =>
  here.blinkers.cutsPrices ? cards : Object.fromEntries(entriesOf(cards).filter(([kind]) => !cutsPrices(here, kind)));

/** How many steps of training these cards teach. */
const stepsTaughtBy = ({ here }: Appraisal, cards: Cards): number =>
  entriesOf(cards).reduce(
    (sum, [kind, count]) => sum + (abilityOf(here.ruleset.content, kind, "train")?.steps ?? 0) * count,
    0,
  );

/** Who works today. Nobody stays at home for a lesson that nobody would give. */
export const structureFor = (appraisal: Appraisal): readonly EmployeeId[] => {
  const { here } = appraisal;
  const hand = open(here.me.hand, here.seat) ?? {};
  const staffedBy = (cards: Cards): readonly EmployeeId[] => {
    const present = cardsInView(appraisal, cards);
    return priced(appraisal, leading(appraisal, present), present);
  };
  const kept = keptForLessons(appraisal, hand);
  const staff = staffedBy(subtractCounts(hand, kept));
  const isTaught = totalOf(kept) === 0 || stepsTaughtBy(appraisal, countList(staff)) > 0;
  return isTaught ? staff : staffedBy(hand);
};

/** Dollars of tonight's dinner that would be missed without a card, when everybody in hand works. */
const missedTonight = ({ here }: Appraisal, hand: Cards): ((kind: EmployeeId) => number) => {
  const dollarsWith = (cards: Cards): number => crewDollars(here.tonight, here.rivals, crewOf(here, here.me, cards));
  const all = dollarsWith(hand);
  return (kind) => (isAtDinner(here, kind) ? Math.max(0, all - dollarsWith(subtractCounts(hand, { [kind]: 1 }))) : 0);
};

/** Cards that stay on the beach to be taught something that is worth more than their work today. */
const keptForLessons = (appraisal: Appraisal, hand: Cards): Cards => {
  const steps = stepsTaughtBy(appraisal, hand);
  if (steps === 0) return {};
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

/** Dollars of a structure as the planner sees it: tonight's dinner, and what else everybody does today. */
export const structureDollars = (appraisal: Appraisal, cards: Cards): number =>
  listCounts(cards).reduce(
    ({ sum, nth }, kind) => {
      const before = nth.get(kind) ?? 0;
      nth.set(kind, before + 1);
      return { sum: sum + besideDinner(appraisal, kind, before), nth };
    },
    { sum: dollarsTonight(appraisal, cards), nth: new Map<EmployeeId, number>() },
  ).sum;
