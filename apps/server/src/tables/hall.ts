import { NoSuchTable, type NotStored } from "@blueplate/api";
import type { Chat, EventLog, Seats, Tables } from "@blueplate/store";
import { Context, Effect, Layer } from "effect";
import { type Following, following } from "../holding/following.ts";
import { type Holder, holderOf } from "../holding/holder.ts";
import type { Catalogue } from "./catalogue.ts";
import { loadOwner } from "./load.ts";
import type { Owner } from "./owner.ts";

type Store = EventLog | Tables | Seats | Chat;

type Held = Holder<Owner, NoSuchTable>;

/** The tables in memory, each with its one owner, and who follows them. */
export class Hall extends Context.Service<
  Hall,
  {
    /** The owner of a table, read from the store if it is not in memory. */
    open(table: string): Effect.Effect<Owner, NoSuchTable | NotStored>;
    /** Changes a table: one change at a time, never interrupted, with the owner that is valid now. */
    change<A, E, R>(
      table: string,
      change: (owner: Owner) => Effect.Effect<A, E, R>,
    ): Effect.Effect<A, E | NoSuchTable | NotStored, R>;
    /** Drops an owner whose last write may or may not have happened. */
    forget(owner: Owner): void;
    /** Tells followers, and whoever else listens, that a table changed. */
    announce(table: string): void;
    /** Calls `listener` for every change of any table. */
    listen(listener: (table: string) => void): void;
    readonly follow: Following["follow"];
    readonly leave: Following["leave"];
    /** The guests who follow a table, one for each connection. */
    readonly here: Following["here"];
    /** Waits until no table is being changed. */
    readonly settled: Held["settled"];
  }
>()("server/Hall") {}

const makeHall = Effect.gen(function* () {
  const store = yield* Effect.context<Store | Catalogue>();
  const listeners: ((table: string) => void)[] = [];
  const { wake, here, follow, leave } = following();
  const owners = yield* holderOf<Owner, NoSuchTable>({
    read: (table) => Effect.provideContext(loadOwner(table), store),
    missing: (table) => new NoSuchTable({ table }),
    here,
  });
  return Hall.of({
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

/** The hall over the store. */
export const hall = Layer.effect(Hall, makeHall);
