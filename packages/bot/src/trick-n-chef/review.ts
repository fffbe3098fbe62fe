import { diceFor, hasClosed, type Rules, type Seat } from "@blueplate/kernel";
import type { Command, State } from "@blueplate/trick-n-chef";
import type { GameLine } from "../food-chain-magnate/review/decision-spans.ts";
import { knowledgeAt } from "../knowledge/seat-knowledge.ts";
import { CHEF_ADVICE } from "./advice.ts";
import { hardChef } from "./hard.ts";
import { optionsIn } from "./options-in.ts";
import { candidatesFor, roundLine, type RoundMove, roundPlayedOut } from "./playouts.ts";
import { roundWorth } from "./round-worth.ts";

/** A decision of Trick-n-Chef for which a better one was found. */
export interface ReviewedPlay {
  readonly seat: Seat;
  readonly round: number;
  /** The trick that ran or was just over, from 1; 0 before the first. */
  readonly trick: number;
  /** The step after which it was decided. */
  readonly from: number;
  readonly played: Command;
  readonly better: Command;
  /** The better play and what may follow it, to the end of the round: what the bot expects of everybody, the others' cards as they lay. */
  readonly line: readonly RoundMove[];
  /** Points of the round that the seat could expect after either. */
  readonly expected: { readonly played: number; readonly better: number };
}

/** How far a review of plays has come, from 0 to 1, and the plays that cost each seat most, the worst first. */
export interface PlayReview {
  readonly share: number;
  readonly found: readonly ReviewedPlay[];
}

/** Worlds in which what was played and what the bot would play are both played out: the same for both. */
const WORLDS = 60;

/** Smaller differences say more about the worlds than about the play. */
const LEAST_POINTS = 1;

/** Plays of each seat that a review tells of. */
const FOR_EACH_SEAT = 3;

type ChefRules = Rules<State, Command>;

/** The moment of a decision: what the seat knew then decides what the better play is. */
interface Moment {
  readonly rules: ChefRules;
  readonly state: State;
  readonly seat: Seat;
  readonly from: number;
}

/** What a round comes to after a command, in points and as the bot values it, over all worlds. */
const expectedOf = ({ rules, state, seat, from }: Moment, command: Command) => {
  const options = optionsIn(rules);
  const dice = diceFor("review", from);
  const known = knowledgeAt(rules, state, seat);
  let [points, worth] = [0, 0];
  for (let nth = 0; nth < WORLDS; nth++) {
    const world = known.sample(dice, `review ${nth}`);
    const end = roundPlayedOut(rules, options, { world, command, dice, nth });
    points += (end.players[seat]?.scores.at(-1) ?? 0) / WORLDS;
    worth += roundWorth(rules, end, seat) / WORLDS;
  }
  return { points, worth };
};

const trickOf = ({ players, step }: State): number => {
  const won = players.reduce((sum, { pileSize }) => sum + pileSize, 0) / players.length;
  return step === "play" ? won + 1 : won;
};

const isSame = (one: Command, other: Command): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What the bot would have done, where that comes to more than what was played. */
const betterPlay = (moment: Moment, played: Command): ReviewedPlay | null => {
  const { rules, state, seat, from } = moment;
  if (candidatesFor(rules, optionsIn(rules), state, seat).length < 2) return null;
  const known = knowledgeAt(rules, state, seat);
  const { command: better } = hardChef.decide(known, rules, { seed: CHEF_ADVICE.seed, work: 1 });
  if (isSame(better, played)) return null;
  const [one, other] = [expectedOf(moment, played), expectedOf(moment, better)];
  if (other.points - one.points < LEAST_POINTS || other.worth <= one.worth) return null;
  const expected = { played: one.points, better: other.points };
  const line = roundLine(rules, optionsIn(rules), state, { seat, command: better });
  return { seat, round: state.round, trick: trickOf(state), from, played, better, line, expected };
};

const lossOf = ({ expected }: ReviewedPlay): number => expected.better - expected.played;

const worst = (found: readonly ReviewedPlay[]): readonly ReviewedPlay[] => {
  const ranked = found.toSorted((one, other) => lossOf(other) - lossOf(one));
  const nth = (each: ReviewedPlay): number => ranked.filter(({ seat }) => seat === each.seat).indexOf(each);
  return ranked.filter((each) => nth(each) < FOR_EACH_SEAT);
};

/**
 * Looks through a finished line of Trick-n-Chef for the plays that cost each seat most. The bot that searches decides in place of the
 * seat, knowing what it knew, as it would have advised; what was played and what the bot plays are then played out in the same worlds. Yields after every
 * decision. Nothing is found in a line of another game, nor where something was hidden.
 */
// oxlint-disable-next-line func-style -- a generator
export function* playReviewOf({ rules, start, steps }: GameLine): Generator<PlayReview, PlayReview, void> {
  const found: ReviewedPlay[] = [];
  let state = start;
  for (const [from, { seat, command, events }] of rules.game === hardChef.game ? steps.entries() : []) {
    // cast: the rules are those of this game.
    const moment = { rules: rules as unknown as ChefRules, state: state as State, seat, from };
    const better = command && !hasClosed(state) ? betterPlay(moment, command as Command) : null;
    if (better) found.push(better);
    for (const event of events) state = rules.evolve(state, event);
    yield { share: (from + 1) / steps.length, found: worst(found) };
  }
  return { share: 1, found: worst(found) };
}
