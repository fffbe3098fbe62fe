import { type Entry, mainline, type Tagged } from "@blueplate/kernel";
import type { CardTableRows, LaidCard } from "./rows.ts";

/** What lies before one player. */
export interface SeatCards {
  /** The hand, or null where it is closed. */
  readonly hand: readonly string[] | null;
  readonly handSize: number;
  /** The cards won in this round, or null where they are closed. */
  readonly pile: readonly string[] | null;
  readonly pileSize: number;
  /** Points of the rounds that are over. */
  readonly scores: readonly number[];
  readonly tokens: readonly string[];
  readonly coins: number;
}

/** A trick that is over. */
export interface WonTrick {
  /** In the order in which they were played. */
  readonly plays: readonly LaidCard[];
  readonly winner: number | null;
  /** Who played lowest. */
  readonly taker: number | null;
}

/** What lies on a card table, read from a view by the rows of its game. */
export interface CardTableView {
  readonly seats: readonly SeatCards[];
  readonly trick: readonly LaidCard[];
  /** The trick before, as long as its cards lie open. */
  readonly last: WonTrick | null;
  /** The tricks of the round in order where they stay open to all; none where they do not. */
  readonly history: readonly WonTrick[];
  readonly leader: number | null;
  /** By kind in play; none before a round has begun. */
  readonly middle: readonly { readonly kind: string; readonly count: number; readonly isAside: boolean }[];
  readonly lit: readonly string[];
  readonly reserve: number;
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const recordOf = (value: unknown): Fields => (isRecord(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const numberOf = (value: unknown): number => (typeof value === "number" ? value : 0);
const namesIn = (value: unknown): readonly string[] => listOf(value).filter((each) => typeof each === "string");

/** What lies in an envelope that is open, or null. */
const openNames = (envelope: unknown): readonly string[] | null => {
  const content = recordOf(envelope)["content"];
  return Array.isArray(content) ? namesIn(content) : null;
};

const laidIn = (rows: CardTableRows, value: unknown): readonly LaidCard[] =>
  listOf(value)
    .map(recordOf)
    .flatMap((row) => {
      const card = row[rows.slots.card];
      return typeof card === "string"
        ? [{ seat: numberOf(row["seat"]), card, coins: numberOf(row[rows.slots.coins]) }]
        : [];
    });

/** A trick that is over, as an event or a state has it; null where its cards are not told. */
export const wonTrickIn = (rows: CardTableRows, value: unknown): WonTrick | null => {
  const trick = recordOf(value);
  const plays = laidIn(rows, trick[rows.trick.plays]);
  const seatAt = (name: string): number | null => {
    const seat = trick[name];
    return typeof seat === "number" ? seat : null;
  };
  return plays.length === 0 ? null : { plays, winner: seatAt(rows.trick.winner), taker: seatAt(rows.trick.taker) };
};

const seatIn = (rows: CardTableRows, value: unknown): SeatCards => {
  const before = recordOf(value);
  return {
    hand: openNames(before[rows.seat.hand]),
    handSize: numberOf(before[rows.seat.handSize]),
    pile: openNames(before[rows.seat.pile]),
    pileSize: numberOf(before[rows.seat.pileSize]),
    scores: listOf(before[rows.seat.scores]).map(numberOf),
    tokens: namesIn(before[rows.seat.tokens]),
    coins: numberOf(before[rows.seat.coins]),
  };
};

/** What lies on the table of a view. */
export const readCardTable = (rows: CardTableRows, view: unknown): CardTableView => {
  const state = recordOf(view);
  const aside = namesIn(state[rows.table.aside]);
  const kinds = namesIn(state[rows.table.kinds]);
  const leader = state[rows.table.leader];
  return {
    seats: listOf(state[rows.table.seats]).map((seat) => seatIn(rows, seat)),
    trick: laidIn(rows, state[rows.table.trick]),
    last: wonTrickIn(rows, state[rows.table.last]),
    history: listOf(state[rows.table.history]).flatMap((each) => wonTrickIn(rows, each) ?? []),
    leader: typeof leader === "number" ? leader : null,
    middle: Object.entries(recordOf(state[rows.table.middle]))
      .filter(([kind]) => kinds.includes(kind))
      .map(([kind, count]) => ({ kind, count: numberOf(count), isAside: aside.includes(kind) })),
    lit: namesIn(state[rows.table.lit]),
    reserve: numberOf(state[rows.table.reserve]),
  };
};

/** The trick that was won last, as everybody saw it when it was told; null before the first. */
export const lastTrickIn = (rows: CardTableRows, entries: readonly Entry[]): WonTrick | null => {
  const isTrick = ({ _tag }: Tagged): boolean => _tag === rows.trick.event;
  const entry = mainline(entries).findLast((each) => each.events.some(isTrick));
  return wonTrickIn(rows, entry?.events.findLast(isTrick));
};

/** What one player's round came to, as it was written down. */
export interface ScoredPile {
  readonly cards: readonly string[];
  /** The cards that count, each with its token. */
  readonly counted: readonly string[];
  /** Tokens that stand on no card. */
  readonly spare: readonly string[];
  readonly coins: number;
  /** All points, with the coins. */
  readonly points: number;
}

/** A round that is over. */
export interface ScoredRound {
  /** From 0 on, as the points of a seat are listed. */
  readonly round: number;
  /** By seat. */
  readonly piles: readonly ScoredPile[];
  /** Its tricks in order, as everybody was told each; none where the first of them lay before a position that was set up. */
  readonly tricks: readonly WonTrick[];
}

const scoredPileIn = ({ slots, scored }: CardTableRows, value: unknown): ScoredPile => {
  const result = recordOf(value);
  return {
    cards: namesIn(result[scored.pile]),
    counted: namesIn(listOf(result[scored.counted]).map((each) => recordOf(each)[slots.card])),
    spare: namesIn(result[scored.spare]),
    coins: numberOf(result[scored.coins]),
    points: numberOf(result[scored.points]),
  };
};

/** A round as it was written down, with what was told of its tricks before. */
const scoredRoundIn = (rows: CardTableRows, event: Tagged, told: readonly WonTrick[]): ScoredRound => {
  const { round, results } = rows.scored;
  const scored = recordOf(event);
  const piles = listOf(scored[results]).map((each) => scoredPileIn(rows, each));
  const won = piles.reduce((sum, { cards }) => sum + cards.length, 0);
  const isWhole = told.reduce((sum, { plays }) => sum + plays.length, 0) === won;
  return { round: numberOf(scored[round]) - 1, piles, tricks: isWhole ? told : [] };
};

/** The rounds that are over, as each was written down. Of those before a position that was set up there is nothing but points. */
export const scoredRoundsIn = (rows: CardTableRows, entries: readonly Entry[]): readonly ScoredRound[] => {
  const rounds: ScoredRound[] = [];
  let told: readonly WonTrick[] = [];
  for (const event of mainline(entries).flatMap(({ events }) => events)) {
    if (event._tag === rows.trick.event) told = [...told, ...[wonTrickIn(rows, event) ?? []].flat()];
    if (event._tag !== rows.scored.event) continue;
    rounds.push(scoredRoundIn(rows, event, told));
    told = [];
  }
  return rounds;
};
