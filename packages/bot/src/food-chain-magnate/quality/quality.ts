import { type Event, type EventTag, rulesetOf, type State } from "@blueplate/engine";
import { seatsOf, type Table } from "@blueplate/kernel";
import { closeCampaign, count, COUNTED, type GameAccumulator, type SeatAccumulator } from "./counted.ts";
import { addAll, noTally, type PlayCounts, type PlayQuality } from "./play-quality.ts";

const newGame = (rules: Table["rules"]): GameAccumulator => {
  const ruleset = rulesetOf(rules);
  const seats = seatsOf(rules.config.seats).map((): SeatAccumulator => ({
    counts: noTally(),
    arrived: {},
    arrivedFree: {},
    opened: 0,
    opening: [],
  }));
  return { ruleset, content: ruleset.content, seats, campaigns: new Map(), round: 0, unserved: 0, leftHungry: [] };
};

const read = ({ rules, line }: Pick<Table, "rules" | "line">): GameAccumulator => {
  const game = newGame(rules);
  let state = rules.initialState;
  for (const { events } of line)
    for (const event of events) {
      // cast: the table has for each tag the row that takes this event.
      const row = COUNTED[event._tag as EventTag] as
        | ((game: GameAccumulator, event: Event, before: State) => void)
        | undefined;
      // cast: tables of this game tell its events, and have its states.
      row?.(game, event as unknown as Event, state as State);
      state = rules.evolve(state, event);
    }
  for (const campaign of game.campaigns.keys()) closeCampaign(game, campaign);
  return game;
};

const once = (count: number): number => (count === 0 ? 0 : 1);

/** Every kind that somebody of these has, once. */
const kindsWith = (books: readonly SeatAccumulator[]): PlayCounts => {
  const all = noTally();
  for (const { counts } of books) addAll(all, counts);
  const kinds = noTally();
  addAll(kinds, all, once);
  return kinds;
};

/**
 * How a game of Food Chain Magnate was played, by its log alone; where seats are named, by these, who may be one bot's. What companies meant to
 * become stands in no log: `archetypes` say it by seat.
 */
export const qualityOf = (
  { rules, line, state }: Pick<Table, "rules" | "line" | "state">,
  of: readonly number[] = seatsOf(rules.config.seats),
  archetypes: readonly (string | undefined)[] = [],
): PlayQuality => {
  const game = read({ rules, line });
  for (const seat of seatsOf(rules.config.seats)) {
    const archetype = archetypes[seat];
    if (archetype !== undefined) count(game, seat, "archetypes", archetype);
  }
  const played = game.seats.filter((_, seat) => of.includes(seat));
  const winners = rules.outcome(state)?.winners ?? [];
  const winning = game.seats.filter((_, seat) => of.includes(seat) && winners.some((winner) => winner === seat));
  const openings = new Set(played.map(({ opening }) => opening.toSorted().join("\n")));
  const counts = noTally();
  for (const book of played) addAll(counts, book.counts);
  return {
    games: 1,
    counts,
    gamesWith: kindsWith(played),
    winsWith: kindsWith(winning),
    sameOpenings: openings.size < played.length ? 1 : 0,
    unserved: game.unserved,
    leftHungry: game.leftHungry.filter((by) => by.some((seat) => of.includes(seat))).length,
  };
};
