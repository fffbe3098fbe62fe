import { type Event, isMagnate, type Phase, rulesetOf } from "@blueplate/engine";
import { carryOut, type DecisionPoint, diceFor, endOf, playLine, type Seat, type Tagged } from "@blueplate/kernel";
import type { Bot } from "../../bot.ts";
import { playoutDecider } from "../../decider.ts";
import type { Coach } from "../coach/coach.ts";
import { knowledgeOf } from "../../knowledge/seat-knowledge.ts";
import { chancesOf } from "../value/position-value.ts";
import { type Advantage, advantagesOf } from "./advantages.ts";
import { isSameDay } from "./same-day.ts";
import { type DecisionSpan, decisionSpans, type GameLine, goesOn, stateOf } from "./decision-spans.ts";

/** What came of decisions some rounds later, as planners played on from them. */
export interface ReviewedResult {
  /** The chance of the seat to win, from 0 to 1. */
  readonly chance: number;
  /** The money of the seat, in dollars. */
  readonly cash: number;
}

/** Decisions of a seat for which a better plan was found. */
export interface ReviewedDecision {
  readonly seat: Seat;
  readonly round: number;
  readonly phase: Phase;
  /** The step after which the decisions begin, and the step with which they end. */
  readonly from: number;
  readonly to: number;
  readonly played: ReviewedResult;
  /** Whether the coach would have done what was played: nobody is told off for that without a word. */
  readonly coachAgrees: boolean;
  readonly better: ReviewedResult & {
    readonly commands: readonly Tagged[];
    readonly events: readonly Tagged[];
    /** Why, as the planner has it; the weightiest first. */
    readonly reasons: readonly Tagged[];
    /** In what the seat stands better besides its money where both were played on; none where the game is over by then. */
    readonly advantages: readonly Advantage[];
  };
}

/** How far a review has come, from 0 to 1, and what it has found: of each seat the decisions that cost it most, the worst first. */
export interface Review {
  readonly share: number;
  readonly found: readonly ReviewedDecision[];
}

/** Rounds that are played on before what came of decisions is weighed. */
export const REVIEW_ROUNDS = 2;

/** Smaller differences, of the chance or in dollars, say more about the value than about the decision. */
const LEAST_CHANCE = 0.04;
const LEAST_CASH = 25;

/** Decisions of each seat that a review tells of. */
const FOR_EACH_SEAT = 5;

/** Decisions of a span, and of what is played on after it, at most. */
const SPAN_AT_MOST = 80;
const LINE_AT_MOST = 2_000;

const SEED = "review";

/** What a review is made with: the bot that plays on for everybody, those whose plans are tried, and whom newcomers ask. */
export interface Reviewers {
  readonly model: Bot;
  readonly advisers: readonly Bot[];
  readonly coach: Coach;
}

const seedOf = ({ turn }: DecisionPoint, seat: Seat): string => `${SEED}|${turn}|${seat}`;

/** What is decided in place of a span, told what has come of it so far; null where that comes to no end. */
const planOf = (
  { before, seat }: DecisionSpan,
  decide: (point: DecisionPoint, done: readonly Tagged[]) => Tagged | null,
) => {
  const commands: Tagged[] = [];
  const events: Tagged[] = [];
  const end = endOf(
    playLine(before, (point) => decide(point, events), {
      dice: (turn) => diceFor(SEED, turn),
      most: SPAN_AT_MOST,
      choose: (waiting) => waiting.find((each) => each === seat),
      until: (now, decisions) => decisions > 0 && !goesOn(before, now, seat),
    }),
    (ply) => {
      commands.push(ply.command);
      events.push(...ply.events);
    },
  );
  return end._tag === "Reached" || end._tag === "Over" ? { after: end.last, commands, events } : null;
};

/** What an adviser would have done in place of a span, with its reasons; null where it comes to no end. */
const planBy = (adviser: Bot, span: DecisionSpan) => {
  const reasons: Tagged[] = [];
  const plan = planOf(span, (point) => {
    const known = knowledgeOf(point.rules, point.state, span.seat);
    const decision = adviser.decide(known, point.rules, { seed: seedOf(point, span.seat), work: 1 });
    reasons.push(...(decision.reasons ?? []));
    return decision.command;
  });
  return plan && { ...plan, reasons };
};

/** Whether the coach would have done what was played, in whatever order: it is asked what it knew at the table. */
const wouldCoach = (coach: Coach, span: DecisionSpan, facts: readonly Tagged[]): boolean => {
  const { seat } = span;
  const plan = planOf(span, ({ rules, state }, events) =>
    // cast: the facts of a line of this game.
    coach.decide({ rules, state, seat, facts: [...facts, ...events] as unknown as readonly Event[] }),
  );
  return plan !== null && isSameDay(plan.commands, span.commands);
};

/** Where a position leads to when the model plays on for everybody. */
const playedOn = (after: DecisionPoint, { round }: DecisionSpan, model: Bot): DecisionPoint => {
  const decide = playoutDecider(model, seedOf);
  return endOf(
    playLine(after, decide, {
      dice: (turn) => diceFor(SEED, turn),
      step: carryOut,
      most: LINE_AT_MOST,
      until: (now) => stateOf(now).round >= round + REVIEW_ROUNDS,
    }),
  ).last;
};

const resultOf = (last: DecisionPoint, seat: Seat): ReviewedResult => {
  const state = stateOf(last);
  const cash = state.chains[seat]?.cash ?? 0;
  const outcome = last.rules.outcome(last.state);
  if (outcome) return { cash, chance: outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0 };
  return { cash, chance: chancesOf(rulesetOf(last.rules), state)[seat] ?? 0 };
};

const isSame = (one: readonly Tagged[], other: readonly Tagged[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A dollar as a part of a chance, where chances are alike: whoever is far behind or ahead can still play better. */
const DOLLAR = 0.001;

const worthOf = ({ chance, cash }: ReviewedResult): number => chance + cash * DOLLAR;

/** Whether a plan is told of as better than what was played: by enough chance for its money, or by enough money for its chance. */
export const isBetter = (plan: ReviewedResult, played: ReviewedResult): boolean => {
  const chance = plan.chance - played.chance;
  // More chance for more money than it is worth is no better plan.
  if (worthOf(plan) <= worthOf(played)) return false;
  return chance >= LEAST_CHANCE || (chance > -LEAST_CHANCE / 2 && plan.cash - played.cash >= LEAST_CASH);
};

const lossOf = ({ played, better }: ReviewedDecision): number => worthOf(better) - worthOf(played);

/** In what a seat stands better where one line was played on than where another was; nothing where either came to the end of the game. */
const advantagesBetween = (better: DecisionPoint, other: DecisionPoint, seat: Seat): readonly Advantage[] => {
  const isOver = [better, other].some(({ rules, state }) => rules.outcome(state) !== null);
  return isOver ? [] : advantagesOf(rulesetOf(better.rules), stateOf(better), stateOf(other), seat);
};

/** The best of the plans for a span, where one is better than what was played. */
const betterPlan = (
  line: GameLine,
  span: DecisionSpan,
  { model, advisers, coach }: Reviewers,
): ReviewedDecision | null => {
  const plans = advisers
    .flatMap((adviser) => planBy(adviser, span) ?? [])
    .filter(({ commands }, at, all) => all.findIndex((each) => isSame(each.commands, commands)) === at)
    .filter(({ commands }) => !isSame(commands, span.commands));
  if (plans.length === 0) return null;
  const { seat, round, phase, from, to } = span;
  const other = playedOn(span.after, span, model);
  const played = resultOf(other, seat);
  const [best] = plans
    .map(({ after, ...plan }) => {
      const end = playedOn(after, span, model);
      return { end, plan: { ...plan, ...resultOf(end, seat) } };
    })
    .toSorted((one, two) => worthOf(two.plan) - worthOf(one.plan));
  if (!best || !isBetter(best.plan, played)) return null;
  const advantages = advantagesBetween(best.end, other, seat);
  const facts = line.steps.slice(0, from).flatMap(({ events }) => events);
  const coachAgrees = wouldCoach(coach, span, facts);
  return { seat, round, phase, from, to, played, coachAgrees, better: { ...best.plan, advantages } };
};

/** Of each seat the worst decisions; the worst of all first. */
const worst = (found: readonly ReviewedDecision[]): readonly ReviewedDecision[] => {
  const ranked = found.toSorted((one, other) => lossOf(other) - lossOf(one));
  const nth = (each: ReviewedDecision): number => ranked.filter(({ seat }) => seat === each.seat).indexOf(each);
  return ranked.filter((each) => nth(each) < FOR_EACH_SEAT);
};

/**
 * Looks through a finished line for the decisions that cost each seat most. For every span of decisions the plans of `advisers` are
 * tried in its place; both are played on by `model` for all seats with the same dice, and weighed by the learned value. Yields after
 * every span. Nothing is found in a line of another game, nor where something was hidden.
 */
// oxlint-disable-next-line func-style -- a generator
export function* reviewOf(line: GameLine, reviewers: Reviewers): Generator<Review, Review, void> {
  const spans = isMagnate(line.rules) ? decisionSpans(line) : [];
  const found: ReviewedDecision[] = [];
  for (const [at, span] of spans.entries()) {
    const better = betterPlan(line, span, reviewers);
    if (better) found.push(better);
    yield { share: (at + 1) / spans.length, found: worst(found) };
  }
  return { share: 1, found: worst(found) };
}

/**
 * What came of what a seat decided after a step of a line: for somebody who looks for a better day than that of a game. Null where it
 * decided nothing there.
 */
export const weighDecisions = (
  line: GameLine,
  { seat, from }: Pick<ReviewedDecision, "seat" | "from">,
  model: Bot,
): ReviewedResult | null => {
  const span = isMagnate(line.rules) && decisionSpans(line).find((each) => each.from === from && each.seat === seat);
  return span ? resultOf(playedOn(span.after, span, model), seat) : null;
};
