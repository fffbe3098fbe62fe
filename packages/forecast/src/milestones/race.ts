import {
  abilityOf,
  type AbilityTag,
  actorsOf,
  type Chain,
  countOf,
  type EmployeeId,
  holdsMilestone,
  isNothing,
  kindsOf,
  mayDo,
  type MilestoneId,
  type Ruleset,
  type State,
  type WorkingStep,
  type Trigger,
  turnOf,
} from "@blueplate/engine";
import { open, type Seat, type Viewer } from "@blueplate/kernel";
import { yetToAct } from "../bank/bank.ts";
import { powersOf } from "../company/company.ts";
import { dayLeftOf } from "../company/day.ts";

/** Somebody who could gain a milestone, and by which of its cards; by none where the CEO or the stock suffices. */
export interface MilestoneClaim {
  readonly seat: Seat;
  readonly cards: readonly EmployeeId[];
}

/** An open milestone: who has it since this round, and who could still gain it in it. */
export interface MilestoneRace {
  readonly milestone: MilestoneId;
  readonly holders: readonly Seat[];
  readonly claims: readonly MilestoneClaim[];
  /** False where more could claim it than these eyes can see, or only the evening decides; once the game is over nobody can. */
  readonly known: boolean;
}

/** A company on a working day. */
interface Day {
  readonly ruleset: Ruleset;
  readonly state: State;
  readonly chain: Chain;
  /** False once it has ended its day. */
  readonly acts: boolean;
}

const hasTile = ({ content }: Ruleset, state: State, kind: string): boolean =>
  state.supply.campaigns.some((campaign) => content.campaigns[campaign]?.kind === kind);

/** The cards at work that can do such a thing and have not acted yet. */
const idle = ({ ruleset, state, chain, acts }: Day, tag: AbilityTag): readonly EmployeeId[] =>
  acts ? actorsOf(ruleset, state, chain.seat, tag) : [];

/** True while the step is not behind the company. */
const isOpen = ({ ruleset, state, chain, acts }: Day, step: WorkingStep): boolean =>
  acts && (turnOf(state, chain.seat) === null || mayDo(ruleset, state, chain.seat, step));

const orNull = <T>(list: readonly T[]): readonly T[] | null => (list.length > 0 ? list : null);

const marketing = (day: Day, kind?: string): readonly EmployeeId[] =>
  idle(day, "market").filter((employee) =>
    abilityOf(day.ruleset.content, employee, "market")?.kinds.some(
      (each) => (kind ?? each) === each && hasTile(day.ruleset, day.state, each),
    ),
  );

const cooking = (day: Day, good: string): readonly EmployeeId[] =>
  idle(day, "cook").filter((employee) =>
    kindsOf(abilityOf(day.ruleset.content, employee, "cook")?.makes ?? {}).some((made) => made === good),
  );

/** The most that the company may have to pay today: whom it still hires or trains may cost a salary, too (R17.4). */
const mostPaid = ({ ruleset, state, chain, acts }: Day): number => {
  const { seat } = chain;
  const { gross } = ruleset.formulas.billOf(ruleset, state, seat, chain);
  if (!acts) return gross;
  const { hires, trainings } = powersOf(ruleset, ruleset.formulas.workforce(ruleset, state, seat));
  const left = dayLeftOf(ruleset, state, seat);
  const more = turnOf(state, seat) ? (left["work.hire"] ?? 0) + (left["work.train"] ?? 0) : hires + trainings;
  return gross + more * ruleset.content.constants.salary;
};

/** With which cards at work the company may meet it today, null if it cannot; undefined where only the evening decides. */
const meansFor = (day: Day, trigger: Trigger): readonly EmployeeId[] | null | undefined => {
  const { ruleset, state, chain } = day;
  const ifOpen = (step: WorkingStep, cards: readonly EmployeeId[]) => (isOpen(day, step) ? orNull(cards) : null);
  switch (trigger._tag) {
    case "recruited": {
      const enough = powersOf(ruleset, ruleset.formulas.workforce(ruleset, state, chain.seat)).hires >= trigger.persons;
      return enough && isOpen(day, "recruit") ? idle(day, "recruit") : null;
    }
    case "trained":
      return ifOpen("train", idle(day, "train"));
    case "placed":
      return ifOpen("campaigns", marketing(day, trigger.kind));
    case "marketed":
      return ifOpen("campaigns", marketing(day));
    case "produced":
      return ifOpen("food-and-drink", cooking(day, trigger.good));
    case "salariesPaid":
      return mostPaid(day) >= trigger.atLeast ? [] : null;
    case "threwAway":
      if (!isNothing(chain.stock)) return [];
      return ifOpen(
        "food-and-drink",
        (["cook", "fetch", "buy"] as const).flatMap((tag) => idle(day, tag)),
      );
    // Structures are revealed once a round, before the day.
    case "revealed":
      return null;
    // Money comes in at dinner; when a module's own trigger is met only its row knows.
    case "module":
    case "cash":
      return undefined;
  }
};

/** Who could gain it with the cards at work, or in the evening by whom and what he has then; null where only the evening decides. */
const claimsToday = (ruleset: Ruleset, state: State, held: readonly Seat[], trigger: Trigger) => {
  const acting = yetToAct(state);
  const claims: MilestoneClaim[] = [];
  for (const seat of state.turnOrder) {
    const chain = state.chains[seat];
    if (!chain || held.includes(seat)) continue;
    const cards = meansFor({ ruleset, state, chain, acts: acting.includes(seat) }, trigger);
    if (cards === undefined) return null;
    if (cards) claims.push({ seat, cards });
  }
  return claims;
};

/** Who could gain it by what the reveal will show, as far as the viewer may look into hands (R20.3). */
const claimsAtReveal = (state: State, viewer: Viewer, trigger: Trigger): readonly MilestoneClaim[] => {
  if (trigger._tag !== "revealed") return [];
  return state.chains.flatMap((chain): readonly MilestoneClaim[] => {
    const hand = open(chain.hand, viewer) ?? {};
    const cards = trigger.employees.filter((each) => countOf(hand, each) > 0);
    return cards.length > 0 ? [{ seat: chain.seat, cards }] : [];
  });
};

/**
 * The milestones that are open, in the order of the rules, with who holds them since this round (open to all until clean-up,
 * R19.5) and who could gain them: today with the cards at work, before the reveal with the cards in hand that `viewer` may see
 * (R20.3). In the evening nobody can be named.
 */
export const racesOf = (ruleset: Ruleset, state: State, viewer: Viewer = "watcher"): readonly MilestoneRace[] => {
  const { _tag: phase } = state.stage;
  const isDay = phase === "working" || phase === "order-of-business";
  return kindsOf(ruleset.content.milestones)
    .filter((milestone) => !state.milestonesGone.includes(milestone))
    .map((milestone): MilestoneRace => {
      const trigger = ruleset.content.milestones[milestone]?.trigger;
      const held = state.chains.filter((chain) => holdsMilestone(chain, milestone)).map(({ seat }) => seat);
      const today = isDay && trigger ? claimsToday(ruleset, state, held, trigger) : null;
      const sealed = phase === "restructuring" && trigger ? claimsAtReveal(state, viewer, trigger) : [];
      return { milestone, holders: held, claims: today ?? sealed, known: today !== null || phase === "over" };
    });
};
