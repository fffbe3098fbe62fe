import { type AskRematch, MalformedInput, type NewTable, NotYourSeat } from "@blueplate/api";
import { isProgram, type StoredReservation } from "@blueplate/store";
import { Effect } from "effect";
import type { GameCatalogue } from "../tables/catalogue.ts";
import { factsFor } from "../tables/facts.ts";
import { askedRematch, setRematch } from "../tables/questions.ts";
import { seatOfGuest, type TableActor } from "../tables/table-actor.ts";
import type { TableRegistry } from "../tables/table-registry.ts";
import { create } from "./opening.ts";

/** True where several people sat: only they can ask for the next game at the same time. */
const isShared = ({ seats }: TableActor): boolean =>
  seats.filter(({ guest }) => guest !== null && !isProgram(guest)).length > 1;

/** True while a table gathers players, and for those who play there until its game is over. */
const canCome = (next: TableActor, guest: string): boolean =>
  next.record.status === "open" || (next.record.status === "running" && seatOfGuest(next, guest) !== null);

/** The next game that was asked for, as long as a guest can come to it: null where it is over, was closed, has begun without them, or was never asked for. */
const nextOf = (registry: TableRegistry["Service"], actor: TableActor, guest: string) => {
  const asked = askedRematch(actor);
  if (!asked) return Effect.succeed(null);
  return registry.open(asked.table).pipe(
    Effect.map((next) => (canCome(next, guest) ? next : null)),
    Effect.catchTag("NoSuchTable", () => Effect.succeed(null)),
  );
};

/** Whose the seats of the next table are, where several sat: everybody has moved on as far as whoever asks. */
const reservations = (actor: TableActor, by: number, { seats }: NewTable): readonly StoredReservation[] => {
  const mine = seats.findIndex(({ kind }) => kind === "me");
  if (!isShared(actor) || mine === -1 || seats.length !== actor.seats.length) return [];
  return actor.seats.flatMap(({ seat, player, guest, devices }) => {
    const at = (seat + mine - by + seats.length) % seats.length;
    const isAwaited = guest !== null && !isProgram(guest) && seats[at]?.kind !== "bot";
    return isAwaited ? [{ seat: at, player, guests: [guest, ...devices] }] : [];
  });
};

/** The table of the next game of the people at one that is over. Its lock is held meanwhile, so that two who ask at once open one. */
export const rematchFor = (
  registry: TableRegistry["Service"],
  catalogue: GameCatalogue["Service"],
  guest: string,
  { table, next }: AskRematch,
) =>
  registry.change(table, (actor) =>
    Effect.gen(function* () {
      const by = seatOfGuest(actor, guest);
      if (by === null) return yield* Effect.fail(new NotYourSeat({ table }));
      if (actor.record.status !== "finished") {
        return yield* Effect.fail(new MalformedInput({ field: "table", message: "its game is not over" }));
      }
      const known = yield* nextOf(registry, actor, guest);
      if (known) return { facts: factsFor(known, guest), isNew: false };
      const facts = yield* create(registry, catalogue, guest, next, undefined, reservations(actor, by, next));
      if (isShared(actor)) yield* setRematch(registry, actor, { table: facts.id, by });
      return { facts, isNew: true };
    }),
  );
