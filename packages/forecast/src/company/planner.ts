import {
  type Cards,
  type Command,
  countList,
  countOf,
  type EmployeeId,
  type Event,
  type FoodChainMagnateRules,
  isLegalStructure,
  kindsOf,
  listCounts,
  newTurn,
  type State,
  structureOf,
  subtractCounts,
  timesIn,
  turnOf,
} from "@blueplate/engine";
import { check, open, seal, type Seat } from "@blueplate/kernel";
import { postsOf } from "./career.ts";
import { powersOf } from "./company.ts";
import { dueOf } from "../bank/cover.ts";
import { dayLeftOf } from "./day.ts";
import { claimsIn, foresee, foreseeFacts } from "../acts/foresee.ts";
import { nextRoundStart } from "../round/next-morning.ts";
import { pencilDay } from "./pencil.ts";
import { PLANNED_ROUNDS, type PlannedRound, type RoundPlan } from "./round-plan.ts";

/** Whose plan it is, and by which rules. */
interface Office {
  readonly rules: FoodChainMagnateRules;
  readonly seat: Seat;
}

/** The start of a round's working day, and how its structure came about. */
interface WorkingDayStart {
  readonly day: State;
  readonly revealed: boolean;
  readonly atWork: Cards;
  readonly beach: Cards;
  readonly missing: readonly EmployeeId[];
  readonly facts: readonly Event[];
}

const handIn = (state: State, seat: Seat): Cards => {
  const hand = state.chains[seat]?.hand;
  return (hand ? open(hand, seat) : null) ?? {};
};

/** The structure turned up on a morning, as if the seat were alone, and the day that follows (R5.8, R7.1). */
const reveal = ({ rules, seat }: Office, morning: State, work: readonly EmployeeId[]): WorkingDayStart => {
  const hand = handIn(morning, seat);
  const chosen = work.filter((each, at) => timesIn(work.slice(0, at), each) < countOf(hand, each));
  const missing = listCounts(subtractCounts(countList(work), countList(chosen)));
  const atWork = countList(chosen);
  const beach = subtractCounts(hand, atWork);
  const overfilled = !isLegalStructure(structureOf(rules.ruleset, atWork), morning.ceoSlots);
  const went = overfilled ? { atWork: {}, beach: hand } : { atWork, beach };
  const fact: Event = { _tag: "StructuresRevealed", structures: [{ seat, selected: chosen, ...went, overfilled }] };
  const seen = foreseeFacts(rules, { ...morning, turnOrder: [seat] }, [fact]);
  const { turnOrder } = morning;
  const turn = newTurn(rules.ruleset, seen.state, seat);
  const day: State = { ...seen.state, turnOrder, stage: { _tag: "working", turn, queue: [] } };
  return { day, revealed: false, atWork, beach, missing, facts: seen.events };
};

/** Plays the commands as far as the forms take them. */
const playedOn = ({ rules, seat }: Office, before: State, commands: readonly Command[]) => {
  let state = before;
  const facts: Event[] = [];
  const results = commands.map((command) => {
    const seen = foresee(rules, state, seat, command);
    if (!seen) return { events: [], refusal: check(rules, state, seat, command) };
    ({ state } = seen);
    facts.push(...seen.events);
    return { events: seen.events, refusal: null };
  });
  return { state, facts, results };
};

/** The cards that give a training, by kind. */
const teachersIn = (events: readonly Event[], day: State, seat: Seat): readonly EmployeeId[] =>
  events.flatMap((event) =>
    event._tag === "Trained"
      ? event.teachers.flatMap(({ teacher }) => turnOf(day, seat)?.teachers[teacher]?.employee ?? [])
      : [],
  );

/** The recruits and trainings of a day, what they bring about, and what could still be added. */
const working = (office: Office, day: State, { hires, trainings }: RoundPlan) => {
  const { rules, seat } = office;
  const hire = (employee: EmployeeId): Command => ({ _tag: "work.hire", employee });
  const recruited = playedOn(office, day, hires.map(hire));
  const trained = playedOn(
    office,
    recruited.state,
    trainings.map((each): Command => ({ _tag: "work.train", ...each })),
  );
  const turn = turnOf(trained.state, seat);
  const { employees } = rules.ruleset.content;
  return {
    state: trained.state,
    facts: [...recruited.facts, ...trained.facts],
    hires: hires.map((employee, at) => ({ employee, refusal: recruited.results[at]?.refusal ?? null })),
    trainings: trainings.map((each, at) => ({
      ...each,
      by: teachersIn(trained.results[at]?.events ?? [], day, seat),
      refusal: trained.results[at]?.refusal ?? null,
    })),
    left: {
      hires: dayLeftOf(rules.ruleset, recruited.state, seat)["work.hire"] ?? 0,
      steps: dayLeftOf(rules.ruleset, trained.state, seat)["work.train"] ?? 0,
    },
    recruits: kindsOf(employees)
      .filter((each) => employees[each]?.entry === true)
      .map((employee) => ({ employee, refusal: check(rules, recruited.state, seat, hire(employee)) })),
    careers: [...new Set([...(turn?.phantoms ?? []), ...kindsOf(trained.state.chains[seat]?.beach ?? {})])]
      .map((employee) => ({ employee, posts: postsOf(rules.ruleset, trained.state, seat, employee) }))
      .filter(({ posts }) => posts.length > 0),
    stranded: turn?.phantoms ?? [],
  };
};

/** Salaries paid out of what is known of; where that does not suffice nothing is said of milestones. */
const paying = ({ rules, seat }: Office, state: State, due: number) => {
  const cash = state.chains[seat]?.cash ?? 0;
  const rest = Math.max(0, cash - due);
  const poorer: State = {
    ...state,
    chains: state.chains.map((chain) => (chain.seat === seat ? { ...chain, cash: rest } : chain)),
  };
  if (due === 0 || due > cash) return { state: poorer, facts: [] };
  const bank = state.bank.stock + due;
  const paid: Event = { _tag: "MoneyPaid", seat, reason: "salaries", amount: -due, owed: 0, cash: rest, bank };
  const seen = foreseeFacts(rules, state, [paid]);
  return { state: seen.state, facts: seen.events };
};

/** One round of the plan, and the position on its evening. */
const roundOf = (office: Office, start: WorkingDayStart, plan: RoundPlan) => {
  const { rules, seat } = office;
  const { day, atWork } = start;
  const work = working(office, day, plan);
  const { state, facts, ...done } = work;
  const cash = state.chains[seat]?.cash ?? 0;
  const due = dueOf(rules.ruleset, state, seat) ?? 0;
  const paid = paying(office, state, due);
  const structure = structureOf(rules.ruleset, atWork);
  const round: PlannedRound = {
    round: day.round,
    revealed: start.revealed,
    atWork,
    beach: start.beach,
    missing: start.missing,
    structure,
    open: day.ceoSlots + structure.slots - structure.managers - structure.others,
    powers: powersOf(rules.ruleset, rules.ruleset.formulas.workforce(rules.ruleset, day, seat)),
    ...done,
    claims: claimsIn([...start.facts, ...facts, ...paid.facts], seat),
    cash,
    due,
    short: Math.max(0, due - cash),
  };
  return { round, evening: paid.state };
};

/** The day of the present round as far as it still lies ahead: with its structure known, or to be turned up. */
const today = (office: Office, state: State, planned: readonly EmployeeId[] | null): WorkingDayStart | null => {
  const { rules, seat } = office;
  const chain = state.chains[seat];
  const day = pencilDay(rules.ruleset, state, seat);
  if (day && chain) {
    return { day, revealed: true, atWork: chain.atWork, beach: chain.beach, missing: [], facts: [] };
  }
  if (state.stage._tag !== "restructuring" || !state.turnOrder.includes(seat)) return null;
  const submitted = open(state.stage.submitted[seat] ?? seal([], null), seat);
  return reveal(office, state, planned ?? submitted ?? []);
};

/** Who worked before, as far as they are in hand. */
const stillThere = (worked: Cards, hand: Cards): readonly EmployeeId[] =>
  kindsOf(worked).flatMap((kind) =>
    Array.from({ length: Math.min(countOf(worked, kind), countOf(hand, kind)) }, () => kind),
  );

/** The evening of a round of which nothing is left to plan, salaries that are still due paid; null outside a game. */
const tonight = (office: Office, state: State): State | null => {
  const { rules, seat } = office;
  const { _tag: phase } = state.stage;
  if (phase === "setup-restaurants" || phase === "setup-reserve" || phase === "over") return null;
  if (!state.turnOrder.includes(seat)) return null;
  return paying(office, state, dueOf(rules.ruleset, state, seat) ?? 0).state;
};

/**
 * A company over the next rounds as `plans` (found by their round) would make it: hands, structures, recruits, trainings with
 * their teachers, salaries against known cash, milestones on the way (R5, R8, R9, R17, R20). Whatever is impossible is told with
 * the refusal of the form and left out of what follows. Computed on the seat's own view: others do nothing, nobody eats, and
 * marketeers who go away are planned by nobody. Begins with this round while the seat's day in it lies ahead. Empty outside a game.
 */
export const plannerOf = (
  rules: FoodChainMagnateRules,
  state: State,
  seat: Seat,
  plans: readonly RoundPlan[],
): readonly PlannedRound[] => {
  const office: Office = { rules, seat };
  const planOn = (round: number): RoundPlan =>
    plans.find((each) => each.round === round) ?? { round, work: null, hires: [], trainings: [] };
  const rounds: PlannedRound[] = [];
  let start = today(office, state, planOn(state.round).work);
  let evening = start ? null : tonight(office, state);
  while (rounds.length < PLANNED_ROUNDS) {
    if (!start) {
      if (!evening) break;
      const before = evening.chains[seat]?.atWork ?? {};
      const last = rounds.at(-1)?.atWork ?? before;
      const morning = nextRoundStart(rules.ruleset, evening);
      start = reveal(office, morning, planOn(morning.round).work ?? stillThere(last, handIn(morning, seat)));
    }
    const next = roundOf(office, start, planOn(start.day.round));
    rounds.push(next.round);
    ({ evening } = next);
    start = null;
  }
  return rounds;
};
