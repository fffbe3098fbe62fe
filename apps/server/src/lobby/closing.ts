import { AlreadyStarted, NotTheHost } from "@blueplate/api";
import { Tables } from "@blueplate/store";
import { Clock, Duration, Effect, Schedule } from "effect";
import { stored } from "../actors/actor-registry.ts";
import { WriteSwitch } from "../moderation/write-switch.ts";
import { isOfToday } from "./daily.ts";
import { TableRegistry } from "../tables/table-registry.ts";
import type { TableActor } from "../tables/table-actor.ts";

/** A table that gathers players is closed when nobody has touched it for so long and nobody looks at it. */
const KEPT_FOR = Duration.days(14);

/** How often abandoned tables are looked for, and how many are closed at a time. */
const LOOK_EVERY = Duration.hours(1);
const AT_A_TIME = 100;

/** Removes a table; whoever follows it is told that it is gone. Called with the actor's lock held. */
const close = (registry: TableRegistry["Service"], actor: TableActor) =>
  Effect.gen(function* () {
    yield* stored(Tables.use((tables) => tables.remove(actor.id)));
    registry.forget(actor);
    yield* Effect.logInfo("A table was closed", { table: actor.id, status: actor.record.status });
  });

/** Whoever runs the server closes a table in any state; `before` comes first, and nothing happens where it fails. */
export const closeByOperator = <A, E, R>(
  registry: TableRegistry["Service"],
  table: string,
  before: Effect.Effect<A, E, R>,
) => registry.change(table, (actor) => Effect.tap(before, () => close(registry, actor)));

/** Closing takes a game from nobody: it has not begun, or its host plays alone against bots; and it gives no second try at today's. */
const mayClose = ({ record, seats }: TableActor, host: string, now: number): boolean =>
  record.status === "open" ||
  (record.status === "running" &&
    !isOfToday(record, now) &&
    seats.every(({ guest }) => guest === null || guest === host));

/** The host closes a table. */
export const closeByHost = (registry: TableRegistry["Service"], host: string, table: string) =>
  registry.change(table, (actor) =>
    Effect.gen(function* () {
      if (actor.record.host !== host) return yield* Effect.fail(new NotTheHost({ table }));
      if (!mayClose(actor, host, yield* Clock.currentTimeMillis))
        return yield* Effect.fail(new AlreadyStarted({ table }));
      yield* close(registry, actor);
      return { closed: table };
    }),
  );

const closeIfAbandoned = (registry: TableRegistry["Service"], table: string, before: number) =>
  registry.change(table, (actor) => {
    const { status, updatedAt } = actor.record;
    const abandoned = status === "open" && updatedAt < before && registry.here(table).length === 0;
    return abandoned ? close(registry, actor) : Effect.void;
  });

const look = (registry: TableRegistry["Service"]) =>
  Effect.gen(function* () {
    if (!(yield* WriteSwitch).isOpen()) return;
    const before = (yield* Clock.currentTimeMillis) - Duration.toMillis(KEPT_FOR);
    const found = yield* stored(Tables.use((tables) => tables.list({ _tag: "Untouched", before }, AT_A_TIME)));
    for (const { id } of found.filter((one) => registry.isOwned(one.id)))
      yield* Effect.ignore(closeIfAbandoned(registry, id, before));
  });

/** Closes tables that were opened and forgotten, now and from time to time. */
export const closingAbandoned = (registry: TableRegistry["Service"]) =>
  Effect.repeat(Effect.ignore(look(registry)), Schedule.spaced(LOOK_EVERY));
