import { type DecidingMomentReader, type Entry, greatestGainOf, mainline, seatsOf } from "@blueplate/kernel";
import type { Event } from "./events/index.ts";

/** The round that decided a game of Trick-n-Chef: what everybody had before it, and after it. */
export const decidingMomentOf: DecidingMomentReader = ({ config }, entries, [winner]) => {
  if (winner === undefined) return null;
  const standings: (readonly number[])[] = [seatsOf(config.seats).map(() => 0)];
  // cast: the log is of this game, whose facts these are.
  for (const { events } of mainline(entries as readonly Entry<Event>[]))
    for (const event of events)
      if (event._tag === "RoundScored")
        standings.push((standings.at(-1) ?? []).map((points, seat) => points + (event.results[seat]?.points ?? 0)));
  const gain = greatestGainOf(standings, winner);
  return gain && { outline: null, before: gain.before, after: gain.after };
};
