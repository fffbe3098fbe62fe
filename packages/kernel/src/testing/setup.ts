import type { Rules } from "../rules.ts";
import type { Json, Tagged } from "../json.ts";
import type { TablePly } from "../match/match.ts";
import { type Seat, seatsOf, type Viewer } from "../seat.ts";

/** What has been foreseen or decided, by subject: `house 7 in round 3`. */
export type ForecastStatements = Readonly<Record<string, Json>>;

/** What a game's forecasts say, for the law that it happens. A number may be foreseen as `{ atLeast, atMost }`. */
export interface ForecastCheck<S, C extends Tagged, E extends Tagged> {
  /** What would happen by itself if nobody acted any more. */
  foresee(rules: Rules<S, C, E>, state: S): ForecastStatements;
  /** The same, told by what has happened: of each subject that the decision led straight into. */
  happened(rules: Rules<S, C, E>, before: S, events: readonly E[]): ForecastStatements;
  /** What is called sure, whatever anybody may still do. */
  sure(rules: Rules<S, C, E>, state: S): ForecastStatements;
  /** What of all that may be called sure has been decided by these events. */
  decided(rules: Rules<S, C, E>, before: S, events: readonly E[]): ForecastStatements;
}

/** What the laws are tried on. */
export interface LawsSetup<S, C extends Tagged, E extends Tagged> {
  /** The rules by a name for the report: rulesets, numbers of players, options. */
  readonly rules: Readonly<Record<string, Rules<S, C, E>>>;
  /** Random games a ruleset and law. */
  readonly games: number;
  /** Leads the seeds; `laws` by default. */
  readonly seed?: string;
  /** More decisions than any game takes. */
  readonly decisionsAtMost: number;
  /** The rounds of a game and more than any game takes, where the game counts them. */
  readonly rounds?: { readonly of: (state: S) => number; readonly atMost: number };
  /** Every how many decisions the costly laws look closely; 1 by default. */
  readonly every?: number;
  /** How often a game the laws look that go through its whole log each time; 12 by default. */
  readonly wholeLooks?: number;
  /** Offers listed at most a seat and decision; 200 by default. */
  readonly offersAtMost?: number;
  /** Neighbours of legal commands tried a decision; 20 by default. */
  readonly neighbours?: number;
  /** When the facts of two commands come to the same; equal facts by default. For offers that stand for many (routes). */
  readonly alike?: (one: readonly E[], other: readonly E[]) => boolean;
  /** What the game keeps (money, cards): says what is wrong, or null. */
  readonly invariant?: (state: S, rules: Rules<S, C, E>) => string | null;
  /** The game's forecasts; without them the law of forecasts has nothing to look at. */
  readonly forecast?: ForecastCheck<S, C, E>;
}

/** A law: looks at moments of random games and says what is broken, or null. */
export interface Law<S, C extends Tagged, E extends Tagged> {
  readonly name: string;
  /** True when it looks at every n-th moment only. */
  readonly costly: boolean;
  /** True when each look goes through the whole log up to there: few moments are looked at, spread over the game. */
  readonly wholeLog?: true;
  look(moment: TablePly<S, C, E>, setup: LawsSetup<S, C, E>): string | null;
}

/** Looks of a law that goes through the whole log, when the set-up does not say: a game's are a multiple of its length. */
export const WHOLE_LOOKS = 12;

/** Offers listed when the set-up does not say. */
export const OFFERS_AT_MOST = 200;

/** Neighbours tried when the set-up does not say. */
export const NEIGHBOURS = 20;

/** Everybody who may look at a table. */
export const viewersOf = (seats: number): readonly Viewer[] => [...seatsOf(seats), "watcher"];

/** The seats that may give a command now. */
export const actingSeats = <S>(rules: Rules<S>, state: S): readonly Seat[] => [
  ...new Set([...rules.waitsFor(state), ...rules.mayResubmit(state)]),
];

/** Through JSON and back. */
export const throughJson = (value: unknown): unknown => {
  const back: unknown = JSON.parse(JSON.stringify(value));
  return back;
};

/** The encoded form of a command as JSON. */
export const encoded = <S, C extends Tagged, E extends Tagged>(rules: Rules<S, C, E>, command: C): Json =>
  // cast: an encoded command is JSON by the codec's contract.
  rules.codecs.command.encode(command) as Json;
