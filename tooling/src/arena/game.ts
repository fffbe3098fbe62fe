import { type PlayQuality, qualityOf } from "@blueplate/bot";
import { ranksOf } from "@blueplate/bot/rating";
import { isMagnate } from "@blueplate/engine";
import {
  beginTable,
  bySeat,
  check,
  type DecisionPoint,
  endOf,
  legalCommand,
  playOn,
  roundOf,
  type Rules,
  type Seat,
  type SeatDecider,
  seatsOf,
  stopText,
  type Table,
  type Tagged,
} from "@blueplate/kernel";
import type { Player } from "../playing/players.ts";
import { addLatency, bucketOf, type Latency } from "./latency.ts";
import type { ArenaGamePlan } from "./seating.ts";

/** How a seat played: what it decided in which time, and how often somebody else had to decide for it. */
export interface SeatRecord {
  readonly name: string;
  /** By the part of the game: what stands before the dot of a command's tag. */
  readonly latency: Readonly<Record<string, Latency>>;
  /** Decisions that the bot threw at, gave none for, or gave one that the rules refuse. */
  readonly fallbacks: number;
  /** What the first of them was. */
  readonly fault?: string;
  /** Dollars or points at the end. */
  readonly score: number;
}

/** A finished game of an arena, as it is kept. Plain data. */
export interface ArenaGame extends ArenaGamePlan {
  readonly records: readonly SeatRecord[];
  /** The seats that won; none where the game found no end. */
  readonly winners: readonly number[];
  /** By seat, 1 for the winners. */
  readonly ranks: readonly number[];
  readonly rounds: number;
  readonly decisions: number;
  /** Why the game has no end, where it has none. */
  readonly unfinished?: string;
  /** How it was played: by all seats together, and by the name of those of each bot. */
  readonly quality?: PlayQuality;
  readonly qualities?: Readonly<Record<string, PlayQuality>>;
}

/** Decisions after which a game is given up. */
const DECISIONS_AT_MOST = 20_000;

interface SeatAccumulator {
  readonly latency: Record<string, Latency>;
  fallbacks: number;
  fault?: string;
}

/** What is wrong with an answer; null for a legal command. */
const faultOf = ({ rules, state }: DecisionPoint, seat: Seat, answer: Tagged | null | Error): string | null => {
  if (answer instanceof Error) return answer.message;
  // A bot of a file may answer anything.
  if (typeof answer !== "object" || answer === null) return "it gave no command";
  const refusal = check(rules, state, seat, answer);
  return refusal && `${JSON.stringify(answer)} is refused: ${JSON.stringify(refusal)}`;
};

const answerOf = (decide: SeatDecider, point: DecisionPoint, seat: Seat): Tagged | null | Error => {
  try {
    return decide(point, seat);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

/** The same decider under a watch; where it gives no legal command, the first legal one stands in. */
const watched =
  (decide: SeatDecider, book: SeatAccumulator): SeatDecider =>
  (point, seat) => {
    const started = performance.now();
    const answer = answerOf(decide, point, seat);
    const ms = performance.now() - started;
    const fault = faultOf(point, seat, answer);
    const command = fault === null && !(answer instanceof Error) ? answer : legalCommand(point, seat);
    if (fault !== null) {
      book.fallbacks++;
      book.fault ??= `turn ${point.turn}: ${fault}`;
    }
    const [phase = ""] = (command?._tag ?? "").split(".");
    book.latency[phase] = addLatency(book.latency[phase] ?? {}, { [bucketOf(ms)]: 1 });
    return command;
  };

const recordOf = (name: string, { latency, fallbacks, fault }: SeatAccumulator, score: number): SeatRecord => ({
  name,
  latency,
  fallbacks,
  ...(fault === undefined ? {} : { fault }),
  score,
});

/** How a game was played, where it is one that can be told of. */
const qualitiesOf = (table: Table, seated: readonly Player[]): Pick<ArenaGame, "quality" | "qualities"> => {
  if (!isMagnate(table.rules)) return {};
  const names = seated.map(({ name }) => name);
  const archetypes = seatsOf(seated.length).map((seat) => seated[seat]?.bot?.archetypeAt?.(table.state, seat));
  const seatsNamed = (name: string): readonly number[] => names.flatMap((each, seat) => (each === name ? [seat] : []));
  const each = [...new Set(names)].map((name) => [name, qualityOf(table, seatsNamed(name), archetypes)] as const);
  return { quality: qualityOf(table, undefined, archetypes), qualities: Object.fromEntries(each) };
};

/** Plays a game of an arena; `players` by the places that its seats name. */
export const playArenaGame = (
  rules: Rules,
  players: readonly Player[],
  plan: ArenaGamePlan,
): { readonly game: ArenaGame; readonly table: Table } => {
  const seated = plan.seats.flatMap((place) => players[place] ?? []);
  const books = seated.map((): SeatAccumulator => ({ latency: {}, fallbacks: 0 }));
  const deciders = seated.map(({ deciderFor }, seat) =>
    watched(deciderFor(plan.seed), books[seat] ?? { latency: {}, fallbacks: 0 }),
  );
  const end = endOf(playOn(beginTable(rules, plan.seed, 0), bySeat(deciders), { most: DECISIONS_AT_MOST }));
  const outcome = end._tag === "Over" ? end.outcome : { winners: [], ranking: [] };
  const scoreOf = (seat: number): number => outcome.ranking.find((each) => each.seat === seat)?.score ?? 0;
  const game: ArenaGame = {
    ...plan,
    records: seated.map(({ name }, seat) =>
      recordOf(name, books[seat] ?? { latency: {}, fallbacks: 0 }, scoreOf(seat)),
    ),
    winners: outcome.winners,
    ranks: ranksOf(outcome),
    rounds: roundOf(end.last.state) ?? 0,
    decisions: end.decisions,
    ...(end._tag === "Over" ? {} : { unfinished: stopText(end) }),
    ...qualitiesOf(end.last, seated),
  };
  return { game, table: end.last };
};
