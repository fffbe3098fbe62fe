import {
  addQuality,
  type KindsByTopic,
  noQuality,
  type PlayQuality,
  type QualityFigures,
  qualityFigures,
  type WilsonInterval,
  wilson,
} from "@blueplate/bot";
import { cautiousRating, expectedShares, NEW_RATING, rated, type Rating, type Ratings } from "@blueplate/bot/rating";
import type { ArenaGame, SeatRecord } from "./game.ts";
import { addLatency, type Latency, quantileMs } from "./latency.ts";

/** How long decisions took, in milliseconds. */
export interface LatencyFigures {
  readonly decisions: number;
  readonly msP50: number;
  readonly msP95: number;
}

/** How games were played; empty for games of which nothing of the kind is counted. */
export type ReportedQuality = (PlayQuality & { readonly figures: QualityFigures }) | Readonly<Record<string, never>>;

/** How often the bots of a name finished before those of another one, half of it where they shared a rank. */
export interface HeadToHead extends WilsonInterval {
  readonly against: string;
  readonly meetings: number;
}

/**
 * How a bot did. `games` are its seats in all games: a bot with three copies at a table plays three at a time, so that the fair share
 * of everybody is one by the number of seats.
 */
export interface BotReport extends WilsonInterval {
  readonly name: string;
  readonly wins: number;
  readonly games: number;
  readonly msP50: number;
  readonly msP95: number;
  readonly fallbacks: number;
  /** The first fall-back, in words. */
  readonly fault?: string;
  readonly phases: Readonly<Record<string, LatencyFigures>>;
  /** `cautious`: what the bot is as good as, all but surely. `expected`: the share of wins that the ratings expect. */
  readonly rating: Rating & { readonly cautious: number; readonly expected: number };
  readonly meanScore: number;
  readonly headToHead: readonly HeadToHead[];
  /** How its seats played. */
  readonly quality: ReportedQuality;
}

/** What an arena found out. */
export interface ArenaReport {
  readonly games: number;
  /** Games that found no end: nobody's wins. */
  readonly unfinished: number;
  readonly rounds: { readonly median: number; readonly max: number };
  readonly quality: ReportedQuality;
  readonly bots: readonly BotReport[];
}

/** A seat of a game, with the game. */
interface PlayedSeat {
  readonly game: ArenaGame;
  readonly seat: number;
  readonly record: SeatRecord;
}

const seatsIn = (games: readonly ArenaGame[]): readonly PlayedSeat[] =>
  games.flatMap((game) => game.records.map((record, seat) => ({ game, seat, record })));

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length);

/** The value in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const winOf = ({ game, seat }: PlayedSeat): number => (game.winners.includes(seat) ? 1 / game.winners.length : 0);

const phasesOf = (seats: readonly PlayedSeat[]): ReadonlyMap<string, Latency> => {
  const phases = new Map<string, Latency>();
  for (const { record } of seats)
    for (const [phase, latency] of Object.entries(record.latency))
      phases.set(phase, addLatency(phases.get(phase) ?? {}, latency));
  return phases;
};

const figuresOf = (latency: Latency): LatencyFigures => ({
  decisions: sum(Object.values(latency)),
  msP50: quantileMs(latency, 0.5),
  msP95: quantileMs(latency, 0.95),
});

const meetingsOf = (games: readonly ArenaGame[], name: string, against: string): HeadToHead => {
  let meetings = 0;
  let ahead = 0;
  for (const { records, ranks } of games)
    for (const [seat, one] of records.entries())
      for (const [other, two] of records.entries()) {
        const [rank, theirs] = [ranks[seat], ranks[other]];
        if (one.name !== name || two.name !== against || rank === undefined || theirs === undefined) continue;
        meetings++;
        ahead += rank < theirs ? 1 : rank === theirs ? 0.5 : 0;
      }
  return { against, meetings, ...wilson(ahead, meetings) };
};

const ratingsAfter = (games: readonly ArenaGame[]): Ratings => {
  let ratings: Ratings = new Map();
  for (const { records, ranks } of games) {
    const names = records.map(({ name }) => name);
    if (ranks.length === names.length) ratings = rated(ratings, names, ranks);
  }
  return ratings;
};

/** The share of wins that ratings expect of a bot at the tables that it sat at. */
const expectedOf = (games: readonly ArenaGame[], ratings: Ratings, name: string): number => {
  const shares = new Map<string, number>();
  const seen: number[] = [];
  for (const { records } of games) {
    const names = records.map((record) => record.name).toSorted();
    const nth = names.indexOf(name);
    if (nth === -1) continue;
    const key = names.join("\n");
    const share = shares.get(key) ?? expectedShares(names.map((each) => ratings.get(each) ?? NEW_RATING))[nth] ?? 0;
    shares.set(key, share);
    for (const each of names) if (each === name) seen.push(share);
  }
  return mean(seen);
};

const summed = (qualities: readonly PlayQuality[], expected: KindsByTopic): ReportedQuality => {
  if (qualities.length === 0) return {};
  const sum = qualities.reduce(addQuality, noQuality);
  return { ...sum, figures: qualityFigures(sum, expected) };
};

/** What the reports of all bots of an arena are made of. */
interface ReportSource {
  readonly games: readonly ArenaGame[];
  readonly ratings: Ratings;
  readonly names: readonly string[];
  readonly expected: KindsByTopic;
}

const botReport = ({ games, ratings, names, expected }: ReportSource, name: string): BotReport => {
  const seats = seatsIn(games).filter(({ record }) => record.name === name);
  const wins = sum(seats.map(winOf));
  const phases = phasesOf(seats);
  const { msP50, msP95 } = figuresOf([...phases.values()].reduce(addLatency, {}));
  const fault = seats.find(({ record }) => record.fault !== undefined)?.record.fault;
  const rating = ratings.get(name) ?? NEW_RATING;
  return {
    name,
    wins,
    games: seats.length,
    ...wilson(wins, seats.length),
    msP50,
    msP95,
    fallbacks: sum(seats.map(({ record }) => record.fallbacks)),
    ...(fault === undefined ? {} : { fault }),
    phases: Object.fromEntries([...phases].map(([phase, latency]) => [phase, figuresOf(latency)])),
    rating: { ...rating, cautious: cautiousRating(rating), expected: expectedOf(games, ratings, name) },
    meanScore: mean(seats.map(({ record }) => record.score)),
    quality: summed(
      games.flatMap(({ qualities }) => qualities?.[name] ?? []),
      expected,
    ),
    headToHead: names.filter((each) => each !== name).map((each) => meetingsOf(games, name, each)),
  };
};

/** What the games tell, in the order of their numbers, whichever ended first. `expected`: what good play uses somewhere. */
export const arenaReport = (played: readonly ArenaGame[], expected: KindsByTopic = {}): ArenaReport => {
  const games = played.toSorted((a, b) => a.nth - b.nth);
  const names = [...new Set(seatsIn(games).map(({ record }) => record.name))];
  const ratings = ratingsAfter(games);
  const rounds = games.map((game) => game.rounds);
  return {
    games: games.length,
    unfinished: games.filter(({ unfinished }) => unfinished !== undefined).length,
    rounds: { median: median(rounds), max: Math.max(0, ...rounds) },
    quality: summed(
      games.flatMap(({ quality }) => quality ?? []),
      expected,
    ),
    bots: names.map((name) => botReport({ games, ratings, names, expected }, name)),
  };
};
