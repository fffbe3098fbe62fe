import { and, count, desc, eq, exists, ilike, inArray, isNotNull, max, or, sql } from "drizzle-orm";
import type { GuestFacts, GuestFilter } from "../records.ts";
import { guests, programs, seats, tables } from "../schema/index.ts";
import { containing } from "./containing.ts";
import type { SqlDatabase } from "./database.ts";

const fitting = (db: SqlDatabase, filter: GuestFilter) => {
  switch (filter._tag) {
    case "Newest":
      return undefined;
    case "Ids":
      return inArray(guests.id, [...filter.ids]);
    case "Named": {
      const named = db
        .select({ seat: seats.seat })
        .from(seats)
        .where(and(eq(seats.guest, guests.id), ilike(seats.player, containing(filter.text))));
      return or(eq(guests.id, filter.text), exists(named));
    }
  }
};

/** How many tables guests host, how many of those are not over, and when one of them was changed last. */
const hostedBy = (db: SqlDatabase, ids: readonly string[]) =>
  db
    .select({
      guest: tables.host,
      hosted: count(),
      unfinished: sql<number>`(count(*) filter (where ${tables.status} <> 'finished'))::int`,
      at: max(tables.updatedAt),
    })
    .from(tables)
    .where(inArray(tables.host, [...ids]))
    .groupBy(tables.host);

/** What guests called themselves at tables, and when one of those was changed last. */
const seatedAs = (db: SqlDatabase, ids: readonly string[]) =>
  db
    .select({ guest: seats.guest, name: seats.player, at: max(tables.updatedAt) })
    .from(seats)
    .innerJoin(tables, eq(tables.id, seats.table))
    .where(inArray(seats.guest, [...ids]))
    .groupBy(seats.guest, seats.player)
    .orderBy(desc(max(tables.updatedAt)));

const programsOf = (db: SqlDatabase, ids: readonly string[]) =>
  db
    .select({ owner: programs.owner, id: programs.id, name: programs.name })
    .from(programs)
    .where(and(inArray(programs.owner, [...ids]), isNotNull(programs.tokenHash)));

/** At most `limit` guests with what they do here, the newest first. The hashes of their cookies are not read. */
export const guestFacts = async (
  db: SqlDatabase,
  filter: GuestFilter,
  limit: number,
): Promise<readonly GuestFacts[]> => {
  if (filter._tag === "Ids" && filter.ids.length === 0) return [];
  const found = await db
    .select({ id: guests.id, createdAt: guests.createdAt })
    .from(guests)
    .where(fitting(db, filter))
    .orderBy(desc(guests.createdAt), desc(guests.id))
    .limit(limit);
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [hosted, seated, owned] = await Promise.all([hostedBy(db, ids), seatedAs(db, ids), programsOf(db, ids)]);
  return found.map(({ id, createdAt }) => {
    const own = hosted.find(({ guest }) => guest === id);
    const sat = seated.filter(({ guest }) => guest === id);
    const times = [own?.at, ...sat.map(({ at }) => at)].flatMap((at) => at ?? []);
    return {
      id,
      createdAt,
      names: sat.map(({ name }) => name),
      hosted: own?.hosted ?? 0,
      unfinished: own?.unfinished ?? 0,
      lastMoveAt: times.length === 0 ? null : Math.max(...times),
      programs: owned.flatMap((program) => (program.owner === id ? [{ id: program.id, name: program.name }] : [])),
    };
  });
};
