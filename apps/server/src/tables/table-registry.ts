import { NoSuchTable, type NotStored } from "@blueplate/api";
import type { Chat, EventLog, Seats, Tables } from "@blueplate/store";
import { Context, Effect, Layer } from "effect";
import { type Subscribers, subscribers } from "../holding/subscribers.ts";
import { type ActorRegistry, actorRegistry } from "../holding/actor-registry.ts";
import type { GameCatalogue } from "./catalogue.ts";
import { loadOwner } from "./load.ts";
import type { TableActor } from "./table-actor.ts";

type Store = EventLog | Tables | Seats | Chat;

type Held = ActorRegistry<TableActor, NoSuchTable>;

/** The tables in memory, each with its one owner, and who follows them. */
export class TableRegistry extends Context.Service<
  TableRegistry,
  {
    /** The owner of a table, read from the store if it is not in memory. */
    open(table: string): Effect.Effect<TableActor, NoSuchTable | NotStored>;
    /** Changes a table: one change at a time, never interrupted, with the owner that is valid now. */
    change<A, E, R>(
      table: string,
      change: (owner: TableActor) => Effect.Effect<A, E, R>,
    ): Effect.Effect<A, E | NoSuchTable | NotStored, R>;
    /** Drops an owner whose last write may or may not have happened. */
    forget(owner: TableActor): void;
    /** Tells followers, and whoever else listens, that a table changed. */
    announce(table: string): void;
    /** Calls `listener` for every change of any table. */
    listen(listener: (table: string) => void): void;
    readonly follow: Subscribers["follow"];
    readonly leave: Subscribers["leave"];
    /** The guests who follow a table, one for each connection. */
    readonly here: Subscribers["here"];
    /** Waits until no table is being changed. */
    readonly settled: Held["settled"];
  }
>()("server/TableRegistry") {}

const makeHall = Effect.gen(function* () {
  const store = yield* Effect.context<Store | GameCatalogue>();
  const listeners: ((table: string) => void)[] = [];
  const { wake, here, follow, leave } = subscribers();
  const owners = yield* actorRegistry<TableActor, NoSuchTable>({
    read: (table) => Effect.provideContext(loadOwner(table), store),
    missing: (table) => new NoSuchTable({ table }),
    here,
  });
  return TableRegistry.of({
    ...owners,
    forget: (owner) => {
      owners.forget(owner);
      wake(owner.id);
    },
    announce: (table) => {
      wake(table);
      for (const listener of listeners) listener(table);
    },
    listen: (listener) => void listeners.push(listener),
    follow,
    leave,
    here,
  });
});

/** The registry over the store. */
export const tableRegistry = Layer.effect(TableRegistry, makeHall);
