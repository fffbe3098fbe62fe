import { and, asc, eq, gt, inArray, isNull } from "drizzle-orm";
import { Effect, Layer, Option } from "effect";
import { seatDevices, seatLinks, seats } from "../schema/index.ts";
import type { SeatRecord } from "../records.ts";
import { SeatStore } from "../seats.ts";
import { Database, type SqlDatabase, query } from "./database.ts";

const at = (table: string, seat: number) => and(eq(seats.table, table), eq(seats.seat, seat));

const linksTo = (table: string, seat: number) => and(eq(seatLinks.table, table), eq(seatLinks.seat, seat));

const devicesOf = (table: string, seat: number) => and(eq(seatDevices.table, table), eq(seatDevices.seat, seat));

/** Seats with the further devices of their persons. */
const read = async (db: SqlDatabase, tables: readonly string[]): Promise<readonly SeatRecord[]> => {
  const [places, devices] = await Promise.all([
    db
      .select()
      .from(seats)
      .where(inArray(seats.table, [...tables]))
      .orderBy(asc(seats.table), asc(seats.seat)),
    db
      .select()
      .from(seatDevices)
      .where(inArray(seatDevices.table, [...tables])),
  ]);
  return places.map((place) => ({
    ...place,
    devices: devices.flatMap(({ table, seat, guest }) => (table === place.table && seat === place.seat ? [guest] : [])),
  }));
};

const claim = async (tx: SqlDatabase, tokenHash: string, table: string, guest: string, now: number) => {
  const fresh = and(eq(seatLinks.tokenHash, tokenHash), eq(seatLinks.table, table), gt(seatLinks.expiresAt, now));
  const [used] = await tx.delete(seatLinks).where(fresh).returning();
  if (!used) return null;
  await tx.insert(seatDevices).values({ table, seat: used.seat, guest });
  return { table: used.table, seat: used.seat };
};

/** The devices of a seat and the links that add one. */
const linking = ({ write }: Database["Service"]): Pick<SeatStore["Service"], "offer" | "claim" | "keepOnly"> => ({
  offer: (tokenHash, table, seat, expiresAt) =>
    write(
      "Seats.offer",
      async (tx) => {
        await tx.delete(seatLinks).where(linksTo(table, seat));
        await tx.insert(seatLinks).values({ tokenHash, table, seat, expiresAt });
      },
      table,
    ),
  claim: (tokenHash, table, guest, now) =>
    write("Seats.claim", (tx) => claim(tx, tokenHash, table, guest, now), table).pipe(Effect.map(Option.fromNullishOr)),
  keepOnly: (table, seat, guest) =>
    write(
      "Seats.keepOnly",
      async (tx) => {
        await tx.update(seats).set({ guest }).where(at(table, seat));
        await tx.delete(seatDevices).where(devicesOf(table, seat));
        await tx.delete(seatLinks).where(linksTo(table, seat));
      },
      table,
    ),
});

type Places = Pick<SeatStore["Service"], "take" | "dress" | "seatBot" | "leave">;

/** Who sits on a seat, and how it looks. */
const seating = ({ write }: Database["Service"]): Places => {
  const changed = (name: string, table: string, run: (tx: SqlDatabase) => PromiseLike<unknown>) =>
    write(`Seats.${name}`, run, table).pipe(Effect.asVoid);
  return {
    take: (table, seat, guest, look) => {
      const isFree = and(at(table, seat), isNull(seats.guest), isNull(seats.bot));
      const sat = (tx: SqlDatabase) =>
        tx
          .update(seats)
          .set({ ...look, guest })
          .where(isFree)
          .returning({ seat: seats.seat });
      return write("Seats.take", sat, table).pipe(Effect.map((rows) => rows.length === 1));
    },
    dress: (table, seat, look) => changed("dress", table, (tx) => tx.update(seats).set(look).where(at(table, seat))),
    seatBot: (table, seat, bot, player) =>
      changed("seatBot", table, (tx) =>
        tx
          .update(seats)
          .set({ bot, player })
          .where(and(at(table, seat), isNull(seats.guest))),
      ),
    leave: (table, seat) =>
      changed("leave", table, async (tx) => {
        await tx.update(seats).set({ guest: null, player: "", orders: null }).where(at(table, seat));
        await tx.delete(seatDevices).where(devicesOf(table, seat));
        await tx.delete(seatLinks).where(linksTo(table, seat));
      }),
  };
};

/** Seats in SQL. */
export const seatStore = Layer.effect(
  SeatStore,
  Effect.map(Database, (database) => {
    const { db, write } = database;
    return SeatStore.of({
      of: (table) => query("Seats.of", () => read(db, [table])),
      ofAll: (all) => (all.length === 0 ? Effect.succeed([]) : query("Seats.ofAll", () => read(db, all))),
      order: (table, seat, orders) =>
        write("Seats.order", (tx) => tx.update(seats).set({ orders }).where(at(table, seat)), table).pipe(
          Effect.asVoid,
        ),
      ...seating(database),
      ...linking(database),
    });
  }),
);
