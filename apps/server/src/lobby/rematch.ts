import { type AskRematch, MalformedInput, NotYourSeat } from "@blueplate/api";
import { isProgram } from "@blueplate/store";
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
      const facts = yield* create(registry, catalogue, guest, next);
      if (isShared(actor)) yield* setRematch(registry, actor, { table: facts.id, by });
      return { facts, isNew: true };
    }),
  );
