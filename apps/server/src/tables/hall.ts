import { NoSuchTable, NotStored } from "@blueplate/api";
import { Chat, EventLog, Seats, type StoreFailure, Tables } from "@blueplate/store";
import { Clock, Context, Duration, Effect, Layer, Option, Schedule, Semaphore } from "effect";
import type { Catalogue } from "./catalogue.ts";
import { loadOwner } from "./load.ts";
import type { Owner } from "./owner.ts";

/** A table that nobody watches or uses for this long leaves memory; its log brings it back. */
const IDLE = Duration.minutes(10);

/** Somebody who follows tables: told the id of each that changed. */
export interface Follower {
  readonly guest: string;
  wake(table: string): void;
}

type Store = EventLog | Tables | Seats | Chat;

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
    follow(follower: Follower, tables: readonly string[]): void;
    leave(follower: Follower, tables: readonly string[]): void;
    /** The guests who follow a table, one for each connection. */
    here(table: string): readonly string[];
    /** Waits until no table is being changed. */
    readonly settled: Effect.Effect<void>;
  }
>()("server/Hall") {}

/** Turns what the store fails with into what a client may know; the cause goes to the log. */
export const stored = <A, R>(effect: Effect.Effect<A, StoreFailure, R>): Effect.Effect<A, NotStored, R> =>
  effect.pipe(
    Effect.tapError((failure) =>
      Effect.logError("The store failed", { operation: failure.operation, reason: failure.reason }),
    ),
    Effect.mapError(() => new NotStored({ message: "The store did not answer; try again" })),
  );

const opening = (owners: Map<string, Owner>, store: Context.Context<Store | Catalogue>) => {
  const loading = Semaphore.makeUnsafe(1);
  const read = (table: string) =>
    Effect.gen(function* () {
      const present = owners.get(table);
      if (present) return present;
      const owner = yield* stored(Effect.provideContext(loadOwner(table), store));
      if (Option.isNone(owner)) return yield* Effect.fail(new NoSuchTable({ table }));
      owners.set(table, owner.value);
      return owner.value;
    });
  return (table: string): Effect.Effect<Owner, NoSuchTable | NotStored> =>
    Effect.suspend(() => {
      const present = owners.get(table);
      return present ? Effect.succeed(present) : loading.withPermits(1)(read(table));
    });
};

const following = () => {
  const followers = new Map<string, Set<Follower>>();
  const wake = (table: string) => followers.get(table)?.forEach((follower) => follower.wake(table));
  return {
    wake,
    here: (table: string) => Array.from(followers.get(table) ?? [], (follower) => follower.guest),
    follow: (follower: Follower, tables: readonly string[]) => {
      for (const table of tables) {
        followers.set(table, (followers.get(table) ?? new Set()).add(follower));
        wake(table);
      }
    },
    leave: (follower: Follower, tables: readonly string[]) => {
      for (const table of tables) {
        const rest = followers.get(table);
        rest?.delete(follower);
        if (rest?.size === 0) followers.delete(table);
        wake(table);
      }
    },
  };
};

const sweeping = (owners: Map<string, Owner>, here: (table: string) => readonly string[]) =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis;
    for (const owner of owners.values()) {
      const idle = now - owner.touched > Duration.toMillis(IDLE);
      if (!idle || here(owner.id).length > 0) continue;
      owner.gone = true;
      owners.delete(owner.id);
    }
  });

/** Waits until nothing is being written any more. */
const settling = (owners: ReadonlyMap<string, Owner>): Effect.Effect<void> =>
  Effect.suspend(() =>
    Effect.forEach(owners.values(), (owner) => owner.lock.withPermits(1)(Effect.void), { discard: true }),
  );

const makeHall = Effect.gen(function* () {
  const store = yield* Effect.context<Store | Catalogue>();
  const owners = new Map<string, Owner>();
  const listeners: ((table: string) => void)[] = [];
  const open = opening(owners, store);
  const { wake, here, follow, leave } = following();
  const changed = <A, E, R>(
    table: string,
    change: (owner: Owner) => Effect.Effect<A, E, R>,
  ): Effect.Effect<A, E | NoSuchTable | NotStored, R> =>
    Effect.flatMap(open(table), (owner) =>
      owner.lock.withPermits(1)(
        Effect.flatMap(Clock.currentTimeMillis, (now) => {
          if (owner.gone) return Effect.succeed(null);
          owner.touched = now;
          return Effect.map(change(owner), (value) => ({ value }));
        }),
      ),
    ).pipe(Effect.flatMap((done) => (done ? Effect.succeed(done.value) : changed(table, change))));
  yield* Effect.forkScoped(Effect.repeat(sweeping(owners, here), Schedule.spaced(Duration.minutes(1))));
  return Hall.of({
    open,
    change: (table, change) => Effect.uninterruptible(changed(table, change)),
    forget: (owner) => {
      owner.gone = true;
      if (owners.get(owner.id) === owner) owners.delete(owner.id);
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
    settled: settling(owners),
  });
});

/** The hall over the store. */
export const hall = Layer.effect(Hall, makeHall);
