import type { Command, State } from "@blueplate/engine";
import { bySeat, type DecisionPoint, roundOf, type Rules, type Seat, type SeatDecider } from "@blueplate/kernel";
import type { Bot } from "../../bot.ts";
import { playoutDecider } from "../../decider.ts";
import type { PlanContext } from "../planner/outlook.ts";
import { chancesOf } from "../value/position-value.ts";
import type { Candidate } from "./candidate.ts";
import { halved } from "../../search/halving.ts";
import type { WeighedModel } from "./opponents.ts";
import { type PlayoutLine, untilRound } from "./playout-line.ts";

/** What a search is made with. */
export interface SearchSetup {
  readonly here: PlanContext;
  readonly rules: Rules<State, Command>;
  /** A full position that agrees with what the seat knows: the same for every candidate. */
  readonly position: DecisionPoint<State, Command>;
  /** Chance of the playouts: the same for every candidate. */
  readonly seed: string;
  /** Who plays on for the seat itself, by the kind of company. */
  readonly planners: ReadonlyMap<string, Bot>;
  /** By seat, whom a rival may play like, the likeliest first. */
  readonly rivals: readonly (readonly WeighedModel[])[];
  /** Rounds of one seat that may be played. */
  readonly seatRounds: number;
}

/** A candidate that was looked at, and the chance to win that it was found to give. */
export interface WeighedCandidate extends Candidate {
  readonly worth: number;
}

/** A candidate with its line as far as it has been played. */
interface Branch {
  readonly candidate: Candidate;
  readonly line: PlayoutLine;
  readonly round: number;
}

/** Rounds that those are played on which are still left, stage by stage, after the first one. */
const ROUNDS_AHEAD = [2, 2, 3, 4];
/** Rounds that every candidate is played on; one where there is little work to do. */
const FIRST_ROUNDS = 3;
/** The part of the work that the first stage may use. */
const FIRST_STAGE = 0.75;
/** Another command than the planner's own must look so much better: its worth has this on top. */
export const MARGIN = 0.015;

const firstRounds = (seatRounds: number, seats: number): number =>
  seatRounds >= seats * FIRST_ROUNDS * FIRST_ROUNDS ? FIRST_ROUNDS : 1;

/** How many candidates a search has the work for. */
export const candidatesWithin = (seatRounds: number, seats: number): number =>
  Math.max(2, Math.floor((seatRounds * FIRST_STAGE) / seats / firstRounds(seatRounds, seats)));

/** Decides the candidate's command first, then as its company and the models of the others would; `nth` says which models. */
const deciderFor = (
  { here, position, seed, planners, rivals }: SearchSetup,
  { command, archetype }: Candidate,
  nth: number,
): SeatDecider<State, Command> => {
  const seedOf = ({ turn }: { readonly turn: number }, of: Seat): string => `${seed}|${nth}|${turn}|${of}`;
  const bots = position.state.chains.map(({ seat }) =>
    seat === here.seat ? planners.get(archetype.id) : (rivals[seat]?.[nth] ?? rivals[seat]?.[0])?.bot,
  );
  const later = bySeat(bots.map((bot) => (bot ? playoutDecider(bot, seedOf) : () => null)));
  let isFirst = true;
  return (point, seat) => {
    if (isFirst && seat === here.seat) {
      isFirst = false;
      return command;
    }
    // cast: the bots are of this game.
    return later(point, seat) as Command | null;
  };
};

const branchOf = (setup: SearchSetup, candidate: Candidate, nth: number): Branch => ({
  candidate,
  line: { point: setup.position, decide: deciderFor(setup, candidate, nth), seed: `${setup.seed}|${nth}` },
  round: roundOf(setup.position.state) ?? 0,
});

/** The chance of the seat where the line stands; of won games the richer ones are a little better. */
const worthOf = ({ here, rules }: SearchSetup, { point }: PlayoutLine): number => {
  const outcome = rules.outcome(point.state);
  if (!outcome) return chancesOf(here.ruleset, point.state)[here.seat] ?? 0;
  const won = outcome.winners.includes(here.seat) ? 1 / outcome.winners.length : 0;
  const cash = point.state.chains.map((chain) => chain.cash);
  const ahead = (cash[here.seat] ?? 0) - Math.max(...cash.filter((_, seat) => seat !== here.seat));
  return won + Math.tanh(ahead / 500) / 100;
};

const played = (setup: SearchSetup, branch: Branch, rounds: number): Branch & { readonly worth: number } => {
  const round = branch.round + rounds;
  const line = untilRound(branch.line, round);
  return { ...branch, line, round, worth: worthOf(setup, line) };
};

/** The chance that a candidate gives against the less likely models, each with its share. */
const againstOthers = (setup: SearchSetup, candidate: WeighedCandidate): number => {
  const others = setup.rivals.find((models) => models.length > 1) ?? [];
  return others.slice(1).reduce(
    (sum, { weight }, at) => {
      const rounds = firstRounds(setup.seatRounds, setup.position.state.chains.length);
      const { worth } = played(setup, branchOf(setup, candidate, at + 1), rounds);
      return sum + weight * worth;
    },
    (others[0]?.weight ?? 1) * candidate.worth,
  );
};

/** How many of the best are also tried against the less likely models. */
const TRIED_AGAINST_OTHERS = 2;

/** The candidates as the search ranks them, the best first; the first one given is what would be done without it. */
export const searched = (setup: SearchSetup, candidates: readonly Candidate[]): readonly WeighedCandidate[] => {
  const [own] = candidates;
  const seats = setup.position.state.chains.length;
  const trials = halved(
    candidates.map((candidate) => branchOf(setup, candidate, 0)),
    {
      budget: setup.seatRounds,
      stages: ROUNDS_AHEAD.length + 1,
      further: (branch, stage) => {
        const rounds = stage === 0 ? firstRounds(setup.seatRounds, seats) : (ROUNDS_AHEAD[stage - 1] ?? 1);
        const isOver = setup.rules.outcome(branch.line.point.state) !== null;
        const item = played(setup, branch, rounds);
        const worth = item.worth + (branch.candidate === own ? MARGIN : 0);
        return { item, worth, cost: isOver ? 0 : seats * rounds };
      },
    },
  ).map(({ item, worth }): WeighedCandidate => ({ ...item.candidate, worth }));
  const tried = trials
    .slice(0, TRIED_AGAINST_OTHERS)
    .map((candidate) => ({ ...candidate, worth: againstOthers(setup, candidate) }));
  return [...tried.toSorted((a, b) => b.worth - a.worth), ...trials.slice(TRIED_AGAINST_OTHERS)];
};
