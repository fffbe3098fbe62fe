import { type DecidingMomentReader, type Entry, greatestGainOf, mainline, seatsOf } from "@blueplate/kernel";
import { Result } from "effect";
import { type Card, faceOf } from "./cards.ts";
import type { Event, TrickWon } from "./events/index.ts";
import { optionsOf, type Stars } from "./options.ts";

/** A round as everybody heard of it: its tricks, and what each seat scored. */
interface ScoredRound {
  readonly tricks: readonly TrickWon[];
  readonly points: readonly number[];
}

const roundsIn = (events: readonly Event[]): readonly ScoredRound[] => {
  const rounds: ScoredRound[] = [];
  let tricks: TrickWon[] = [];
  for (const event of events) {
    if (event._tag === "TrickWon") tricks.push(event);
    if (event._tag !== "RoundScored") continue;
    rounds.push({ tricks, points: event.results.map(({ points }) => points) });
    tricks = [];
  }
  return rounds;
};

/** The trick that brought this seat most stars, of equals the first; undefined where it won none. */
const bestTrick = (tricks: readonly TrickWon[], seat: number, stars: Stars): TrickWon | undefined => {
  const starsOf = (card: Card): number => stars(faceOf(card).suit, faceOf(card).rank);
  const starsIn = ({ plays }: TrickWon): number => plays.reduce((sum, { card }) => sum + starsOf(card), 0);
  const own = tricks.filter(({ winner }) => winner === seat);
  return own.toSorted((one, other) => starsIn(other) - starsIn(one))[0];
};

/** The round that decided a game of Trick-n-Chef: its best trick, and what everybody had before it, and after it. */
export const decidingMomentOf: DecidingMomentReader = ({ config }, entries, [winner]) => {
  if (winner === undefined) return null;
  // cast: the log is of this game, whose facts these are.
  const rounds = roundsIn(mainline(entries as readonly Entry<Event>[]).flatMap(({ events }) => events));
  const standings: (readonly number[])[] = [seatsOf(config.seats).map(() => 0)];
  for (const { points } of rounds)
    standings.push((standings.at(-1) ?? []).map((sum, seat) => sum + (points[seat] ?? 0)));
  const gain = greatestGainOf(standings, winner);
  if (!gain) return null;
  const { stars } = Result.getOrThrow(optionsOf(config));
  const best = bestTrick(rounds[gain.part]?.tricks ?? [], winner, stars);
  const laid = (best?.plays ?? []).map(({ seat, card }) => ({
    seat,
    kind: "card",
    value: card,
    isWinning: seat === best?.winner,
  }));
  return { outline: null, laid, before: gain.before, after: gain.after };
};
