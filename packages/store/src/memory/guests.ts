import { Effect, Option } from "effect";
import { Guests } from "../guests.ts";
import type { Programs } from "../programs.ts";
import type { GuestFacts, GuestFilter, SeatRecord, TableRecord } from "../records.ts";

/** A guest in memory, under the hash of their cookie. */
export interface StoredGuest {
  readonly id: string;
  readonly createdAt: number;
}

interface Memory {
  readonly tables: ReadonlyMap<string, TableRecord>;
  readonly seats: ReadonlyMap<string, readonly SeatRecord[]>;
  readonly guests: Map<string, StoredGuest>;
}

const placesOf = (memory: Memory, guest: string): readonly SeatRecord[] =>
  [...memory.seats.values()].flat().filter((place) => place.guest === guest);

const fits = (memory: Memory, filter: GuestFilter, guest: string): boolean => {
  switch (filter._tag) {
    case "Newest":
      return true;
    case "Ids":
      return filter.ids.includes(guest);
    case "Named": {
      const sought = filter.text.toLowerCase();
      return (
        guest === filter.text || placesOf(memory, guest).some(({ player }) => player.toLowerCase().includes(sought))
      );
    }
  }
};

const factsOf = (memory: Memory, { id, createdAt }: StoredGuest): Omit<GuestFacts, "programs"> => {
  const hosted = [...memory.tables.values()].filter(({ host }) => host === id);
  const places = placesOf(memory, id);
  const times = [...hosted, ...places.flatMap(({ table }) => memory.tables.get(table) ?? [])].map(
    ({ updatedAt }) => updatedAt,
  );
  return {
    id,
    createdAt,
    names: [...new Set(places.map(({ player }) => player))],
    hosted: hosted.length,
    unfinished: hosted.filter(({ status }) => status !== "finished").length,
    lastMoveAt: times.length === 0 ? null : Math.max(...times),
  };
};

/** Guests in memory. */
export const guestsIn = (memory: Memory, programs: Programs["Service"]) =>
  Guests.of({
    create: (id, tokenHash, createdAt) => Effect.sync(() => void memory.guests.set(tokenHash, { id, createdAt })),
    byTokenHash: (tokenHash) => Effect.sync(() => Option.fromNullishOr(memory.guests.get(tokenHash)?.id)),
    facts: (filter, limit) =>
      Effect.forEach(
        [...memory.guests.values()]
          .filter(({ id }) => fits(memory, filter, id))
          .toSorted((one, other) => other.createdAt - one.createdAt || (other.id < one.id ? -1 : 1))
          .slice(0, limit),
        (guest) =>
          Effect.map(programs.of(guest.id), (own) => ({
            ...factsOf(memory, guest),
            programs: own.map(({ id, name }) => ({ id, name })),
          })),
      ),
  });
