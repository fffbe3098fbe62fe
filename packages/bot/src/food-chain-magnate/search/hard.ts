import { type Command, rulesetOf, type State } from "@blueplate/engine";
import { bySeat, diceFor, roundOf, type Rules, type Seat } from "@blueplate/kernel";
import type { Bot, Budget } from "../../bot.ts";
import { playoutDecider } from "../../decider.ts";
import { knowledgeOf, type SeatKnowledge } from "../../knowledge/seat-knowledge.ts";
import type { Worths } from "../module-worth.ts";
import { ARCHETYPES, archetypeFor } from "../planner/archetypes.ts";
import { mediumWith } from "../planner/medium.ts";
import type { PlanContext } from "../planner/outlook.ts";
import { seenCards } from "../seen-cards.ts";
import { hereOf } from "../table.ts";
import { chancesOf } from "../value/position-value.ts";
import type { Candidate } from "./candidate.ts";
import { candidatesFor } from "./candidates.ts";
import { halved } from "./halving.ts";
import { type PlayoutLine, untilRound } from "./playout-line.ts";
import { positionFrom } from "./position.ts";

/** Rounds of one seat that are played for a decision, with ordinary work. */
const SEAT_ROUNDS = 64;
/** Rounds that the best candidates are played on. */
const ROUNDS_AHEAD = 6;
const CANDIDATES = 14;

interface Search {
  readonly here: PlanContext;
  readonly known: SeatKnowledge;
  readonly rules: Rules<State, Command>;
  readonly seed: string;
  readonly bots: ReadonlyMap<string, Bot>;
}

/** A candidate with its line as far as it has been played. */
interface Branch {
  readonly candidate: Candidate;
  readonly line: PlayoutLine;
  readonly round: number;
}

/** The line that begins with a candidate's command and goes on as its company would. */
const lineOf = ({ here, known, rules, seed, bots }: Search, candidate: Candidate): PlayoutLine => {
  const point = positionFrom(known, rules, diceFor(seed, 0), "position");
  const seedOf = ({ turn }: { readonly turn: number }, of: Seat): string => `${seed}|${turn}|${of}`;
  const policies = point.state.chains.map(({ seat }) => {
    const archetype = seat === here.seat ? candidate.archetype : archetypeFor(point.state, seat);
    return playoutDecider(bots.get(archetype.id) ?? never(), seedOf);
  });
  const later = bySeat(policies);
  let isFirst = true;
  return {
    point,
    seed,
    // cast: the policies are of this game.
    decide: (at, seat) => {
      if (isFirst && seat === here.seat) {
        isFirst = false;
        return candidate.command;
      }
      return later(at as never, seat) as Command | null;
    },
  };
};

const never = (): never => {
  throw new Error("there is no such policy");
};

/** The chance of the seat where the line stands. */
const worthOf = ({ here, rules }: Search, { point }: PlayoutLine): number => {
  const outcome = rules.outcome(point.state);
  if (!outcome) return chancesOf(here.ruleset, point.state)[here.seat] ?? 0;
  const won = outcome.winners.includes(here.seat) ? 1 / outcome.winners.length : 0;
  const cash = point.state.chains.map((chain) => chain.cash);
  const own = cash[here.seat] ?? 0;
  const ahead = own - Math.max(...cash.filter((_, seat) => seat !== here.seat));
  return won + Math.tanh(ahead / 500) / 100;
};

const searched = (search: Search, candidates: readonly Candidate[], work: number) => {
  const { here } = search;
  const begun = roundOf(here.state) ?? 0;
  const branches = candidates.map((candidate): Branch => ({
    candidate,
    line: lineOf(search, candidate),
    round: begun,
  }));
  const trials = halved(branches, {
    budget: SEAT_ROUNDS * work,
    stages: ROUNDS_AHEAD,
    least: 2,
    further: (branch) => {
      if (search.rules.outcome(branch.line.point.state))
        return { item: branch, worth: worthOf(search, branch.line), cost: 0 };
      const round = branch.round + 1;
      const line = untilRound(branch.line, round);
      return { item: { ...branch, line, round }, worth: worthOf(search, line), cost: here.state.chains.length };
    },
  });
  return trials.map(({ item, worth }) => ({ ...item.candidate, worth }));
};

/**
 * Searches: whole days as the planner would spend them, and changes of them, are played on against models of the others on common dice,
 * the better half further than the rest, and valued by what was learned from finished games.
 */
export const hardWith = (worths: Worths): Bot => {
  const bots = new Map(ARCHETYPES.map((archetype) => [archetype.id, mediumWith(worths, archetype)]));
  return {
    id: "hard",
    game: "food-chain-magnate",
    opensOnlyItsOwn: true,
    decide: (known, anyRules, budget: Budget) => {
      const { view, seat, seen } = known;
      // cast: the bot is asked only at tables of its own game.
      const rules = anyRules as Rules<State, Command>;
      const state = view as State;
      const archetype = archetypeFor(state, seat);
      const here: PlanContext = {
        ...hereOf(state, seat, rules, budget, worths),
        ruleset: rulesetOf(rules),
        hands: seenCards(seen).hands,
        archetype,
      };
      const planned = (as: { readonly id: string }): Command =>
        (bots.get(as.id) ?? never()).decide(knowledgeOf(rules, state, seat, seen) as never, anyRules, budget)
          .command as Command;
      const candidates = candidatesFor(here, planned, ARCHETYPES, diceFor(budget.seed, 1), CANDIDATES);
      const [only] = candidates;
      if (!only) throw new Error(`seat ${seat} has nothing to choose from`);
      if (candidates.length === 1) return { command: only.command };
      const search: Search = { here, known, rules, seed: budget.seed, bots };
      const considered = searched(search, candidates, budget.work);
      return { command: considered[0]?.command ?? only.command, considered };
    },
  };
};
