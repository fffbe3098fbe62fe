import { and, asc, eq, gt, inArray, isNull } from "drizzle-orm";
import { Effect, Layer, Option } from "effect";
import { moveLinks, seats } from "../schema.ts";
import { Seats } from "../seats.ts";
import { Database, type Db, query } from "./database.ts";

const at = (table: string, seat: number) => and(eq(seats.table, table), eq(seats.seat, seat));

const linksTo = (table: string, seat: number) => and(eq(moveLinks.table, table), eq(moveLinks.seat, seat));

const claim = (db: Db, tokenHash: string, table: string, guest: string, now: number) =>
  db.transaction(async (tx) => {
    const fresh = and(eq(moveLinks.tokenHash, tokenHash), eq(moveLinks.table, table), gt(moveLinks.expiresAt, now));
    const [used] = await tx.delete(moveLinks).where(fresh).returning();
    if (!used) return null;
    await tx.update(seats).set({ guest }).where(at(used.table, used.seat));
    return { table: used.table, seat: used.seat };
  });

/** Links that move a seat. */
const linking = (db: Db): Pick<Seats["Service"], "offerMove" | "claim"> => ({
  offerMove: (tokenHash, table, seat, expiresAt) =>
    query("Seats.offerMove", () =>
      db.transaction(async (tx) => {
        await tx.delete(moveLinks).where(linksTo(table, seat));
        await tx.insert(moveLinks).values({ tokenHash, table, seat, expiresAt });
      }),
    ),
  claim: (tokenHash, table, guest, now) =>
    query("Seats.claim", () => claim(db, tokenHash, table, guest, now)).pipe(Effect.map(Option.fromNullishOr)),
});

/** Seats in SQL. */
export const seatStore = Layer.effect(
  Seats,
  Effect.map(Database, ({ db }) =>
    Seats.of({
      of: (table) =>
        query("Seats.of", () => db.select().from(seats).where(eq(seats.table, table)).orderBy(asc(seats.seat))),
      ofAll: (all) =>
        all.length === 0
          ? Effect.succeed([])
          : query("Seats.ofAll", () =>
              db
                .select()
                .from(seats)
                .where(inArray(seats.table, [...all]))
                .orderBy(asc(seats.table), asc(seats.seat)),
            ),
      take: (table, seat, guest, look) =>
        query("Seats.take", () =>
          db
            .update(seats)
            .set({ ...look, guest })
            .where(and(at(table, seat), isNull(seats.guest), isNull(seats.bot)))
            .returning({ seat: seats.seat }),
        ).pipe(Effect.map((rows) => rows.length === 1)),
      dress: (table, seat, look) =>
        query("Seats.dress", () => db.update(seats).set(look).where(at(table, seat))).pipe(Effect.asVoid),
      seatBot: (table, seat, bot, player) =>
        query("Seats.seatBot", () =>
          db
            .update(seats)
            .set({ bot, player })
            .where(and(at(table, seat), isNull(seats.guest))),
        ).pipe(Effect.asVoid),
      leave: (table, seat) =>
        query("Seats.leave", () =>
          db.transaction(async (tx) => {
            await tx.update(seats).set({ guest: null, player: "" }).where(at(table, seat));
            await tx.delete(moveLinks).where(linksTo(table, seat));
          }),
        ),
      ...linking(db),
    }),
  ),
);
