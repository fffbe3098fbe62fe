import type { Command, State } from "@blueplate/engine";
import { bySeat, type DecisionPoint, roundOf, type Rules, type Seat, type SeatDecider } from "@blueplate/kernel";
import type { Bot } from "../../bot.ts";
import { playoutDecider } from "../../decider.ts";
import type { PlanContext } from "../planner/outlook.ts";
import { featuresOf } from "../value/features.ts";
import { chancesOf } from "../value/position-value.ts";
import type { Candidate } from "./candidate.ts";
import { leastCertain, type WeighedModel } from "./opponents.ts";
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
  /** Dollars that a command is worth beside what its line tells. */
  readonly dollarsBeside: (command: Command) => number;
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

/** Rounds that every candidate is played on before any is left out; one where there is little work to do. */
const FIRST_ROUNDS = 3;
/** The part of the work that this may use; the rest is for playing on those that look best. */
const FIRST_STAGE = 0.5;
/** Rounds that these are played on at most: games are over before. */
const ROUNDS_AT_MOST = 20;
/** Another command than the planner's own must look so much better: its worth has this on top. */
export const MARGIN = 0.015;

const firstRounds = (seatRounds: number, seats: number): number =>
  seatRounds >= seats * FIRST_ROUNDS * 4 ? FIRST_ROUNDS : 1;

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

/** Dollars by which a finished line may err: so much, and more for every round that was played to come there. */
const ERRS_BY = 10;
const ERRS_MORE = 12;

/** Dollars that are as much as one on the scale of the odds, with so many rounds between them and the end. */
const dollarsOfOdds = (rounds: number): number => ERRS_BY + ERRS_MORE * rounds;

const chanceOfOdds = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** The chance of the seat where a line stands: at its end a clear lead is worth more than a narrow one. */
const chanceIn = ({ here, rules, position }: SearchSetup, { point }: PlayoutLine): number => {
  if (rules.outcome(point.state) === null) return chancesOf(here.ruleset, point.state)[here.seat] ?? 0;
  const cash = point.state.chains.map((chain) => chain.cash);
  const ahead = (cash[here.seat] ?? 0) - Math.max(...cash.filter((_, seat) => seat !== here.seat));
  return chanceOfOdds(ahead / dollarsOfOdds((roundOf(point.state) ?? 0) - (roundOf(position.state) ?? 0)));
};

/** Nothing is surer than that. */
const LEAST_CHANCE = 0.001;

/** A chance with so many dollars more in hand. */
const chanceWith = ({ here, position }: SearchSetup, chance: number, dollars: number): number => {
  if (dollars === 0) return chance;
  const odds = Math.log((chance + LEAST_CHANCE) / (1 - chance + LEAST_CHANCE));
  return chanceOfOdds(odds + dollars / dollarsOfOdds(featuresOf(here.ruleset, position.state).roundsLeft));
};

/** A branch with the chance of the seat where its line stands. */
interface PlayedBranch extends Branch {
  readonly worth: number;
}

const played = (setup: SearchSetup, branch: Branch, rounds: number): PlayedBranch => {
  const round = branch.round + rounds;
  const line = untilRound(branch.line, round);
  const worth = chanceWith(setup, chanceIn(setup, line), setup.dollarsBeside(branch.candidate.command));
  return { ...branch, line, round, worth };
};

/**
 * A branch played on, valued after each round: the further two lines are played, the more they part for other reasons than the commands that
 * they began with.
 */
const playedThrough = (setup: SearchSetup, branch: Branch, rounds: number): PlayedBranch => {
  let last = played(setup, branch, 1);
  let sum = last.worth;
  for (let round = 1; round < rounds; round++) {
    last = played(setup, last, 1);
    sum += last.worth;
  }
  return { ...last, worth: sum / rounds };
};

/** The chance that a candidate gives against the less likely models, with the shares of the rival of whom least is known. */
const againstOthers = (setup: SearchSetup, candidate: WeighedCandidate): number => {
  const others = leastCertain(setup.rivals, setup.here.seat);
  if ((others[0]?.weight ?? 1) > SURE) return candidate.worth;
  return others.slice(1).reduce(
    (sum, { weight }, at) => {
      const rounds = firstRounds(setup.seatRounds, setup.position.state.chains.length);
      const { worth } = playedThrough(setup, branchOf(setup, candidate, at + 1), rounds);
      return sum + weight * worth;
    },
    (others[0]?.weight ?? 1) * candidate.worth,
  );
};

/** From this share on the likeliest model is taken for what the rival is. */
const SURE = 0.9;

/** How many of the best are also tried against the less likely models. */
const TRIED_AGAINST_OTHERS = 2;

/** Games last longer now and then than is thought. */
const LONGER = 1.5;

/** How many of so many branches are played on, and how many rounds at most: to the end, as far as the work that is left allows. */
const furtherPlan = ({ here, position, seatRounds }: SearchSetup, branches: number, rounds: number) => {
  const seats = position.state.chains.length;
  const left = seatRounds - seats * rounds * branches;
  const toTheEnd = Math.max(1, featuresOf(here.ruleset, position.state).roundsLeft - rounds);
  const most = Math.max(2, Math.min(Math.ceil(branches / 2), Math.floor(left / seats / toTheEnd)));
  return { most, rounds: Math.min(ROUNDS_AT_MOST, Math.floor((left * LONGER) / seats / (most + 1))) };
};

/** A branch played on: what was seen on the way counts as much as its end, of which a line tells one among many. */
const playedOn = (setup: SearchSetup, branch: PlayedBranch, rounds: number): PlayedBranch => {
  if (rounds < 1 || setup.rules.outcome(branch.line.point.state) !== null) return branch;
  const later = played(setup, branch, rounds);
  return { ...later, worth: (branch.worth + later.worth) / 2 };
};

const byWorth = (one: { readonly worth: number }, other: { readonly worth: number }): number => other.worth - one.worth;

/**
 * The candidates as the search ranks them, the best first; the first one given is what would be done without it. All are played on for some
 * rounds and valued; the better ones and the first go on to the end, since a value that was learned is wrong just where a search looks for
 * its mistakes.
 */
export const searched = (setup: SearchSetup, candidates: readonly Candidate[]): readonly WeighedCandidate[] => {
  const [own] = candidates;
  const rounds = firstRounds(setup.seatRounds, setup.position.state.chains.length);
  const weighed = ({ candidate, worth }: PlayedBranch): WeighedCandidate => ({
    ...candidate,
    worth: worth + (candidate === own ? MARGIN : 0),
  });
  const looked = candidates
    .map((candidate) => playedThrough(setup, branchOf(setup, candidate, 0), rounds))
    .map((branch) => ({ branch, ...weighed(branch) }))
    .toSorted(byWorth);
  const further = furtherPlan(setup, looked.length, rounds);
  const goesOn = ({ branch }: { readonly branch: PlayedBranch }, place: number): boolean =>
    place < further.most || branch.candidate === own;
  const ended = looked
    .filter(goesOn)
    .map(({ branch }) => weighed(playedOn(setup, branch, further.rounds)))
    .toSorted(byWorth);
  const tried = ended
    .slice(0, TRIED_AGAINST_OTHERS)
    .map((candidate) => ({ ...candidate, worth: againstOthers(setup, candidate) }));
  const left = looked.filter((each, place) => !goesOn(each, place)).map(({ branch }) => weighed(branch));
  return [...tried.toSorted(byWorth), ...ended.slice(TRIED_AGAINST_OTHERS), ...left];
};
