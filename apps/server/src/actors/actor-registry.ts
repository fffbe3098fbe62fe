import { NotStored } from "@blueplate/api";
import type { StoreFailure } from "@blueplate/store";
import { Clock, Duration, Effect, Option, Schedule, type Scope, Semaphore } from "effect";

/** What nobody watches or uses for this long leaves memory; what is stored brings it back. */
const IDLE = Duration.minutes(10);

/** Something in memory that has one actor: it is changed only while its lock is held. */
export interface Actor {
  readonly id: string;
  readonly lock: Semaphore.Semaphore;
  /** When it was last used, in milliseconds since 1970. */
  touched: number;
  /** True once another actor may exist: whoever still holds this one has to ask again. */
  gone: boolean;
}

/** The actors in memory, one for each id. */
export interface ActorRegistry<O extends Actor, Missing> {
  /** The actor, read from the store if it is not in memory. */
  open(id: string): Effect.Effect<O, Missing | NotStored>;
  /** One change at a time, never interrupted, with the actor that is valid now. */
  change<A, E, R>(
    id: string,
    change: (actor: O) => Effect.Effect<A, E, R>,
  ): Effect.Effect<A, E | Missing | NotStored, R>;
  /** Those in memory. */
  readonly loaded: () => ReadonlyMap<string, O>;
  /** Drops an actor whose last write may or may not have happened. */
  forget(actor: O): void;
  /** Waits until nothing is being changed. */
  readonly settled: Effect.Effect<void>;
}

/** Turns what the store fails with into what a client may know; the cause goes to the log. */
export const stored = <A, R>(effect: Effect.Effect<A, StoreFailure, R>): Effect.Effect<A, NotStored, R> =>
  effect.pipe(
    Effect.tapError((failure) =>
      Effect.logError("The store failed", { operation: failure.operation, reason: failure.reason }),
    ),
    Effect.mapError(() => new NotStored({ message: "The store did not answer; try again" })),
  );

/** What is held, and how it is come by: `read` from the store, `missing` when it is not there, `here` who follows it. */
export interface ActorSource<O extends Actor, Missing> {
  read(id: string): Effect.Effect<Option.Option<O>, StoreFailure>;
  missing(id: string): Missing;
  readonly here: (id: string) => readonly string[];
}

const opening = <O extends Actor, Missing>(actors: Map<string, O>, holding: ActorSource<O, Missing>) => {
  const loading = Semaphore.makeUnsafe(1);
  const read = (id: string): Effect.Effect<O, Missing | NotStored> =>
    Effect.gen(function* () {
      const present = actors.get(id);
      if (present) return present;
      const actor = yield* stored(holding.read(id));
      if (Option.isNone(actor)) return yield* Effect.fail(holding.missing(id));
      actors.set(id, actor.value);
      return actor.value;
    });
  return (id: string): Effect.Effect<O, Missing | NotStored> =>
    Effect.suspend(() => {
      const present = actors.get(id);
      return present ? Effect.succeed(present) : loading.withPermits(1)(read(id));
    });
};

const sweeping = <O extends Actor>(actors: Map<string, O>, here: (id: string) => readonly string[]) =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis;
    for (const actor of actors.values()) {
      const idle = now - actor.touched > Duration.toMillis(IDLE);
      if (!idle || here(actor.id).length > 0) continue;
      actor.gone = true;
      actors.delete(actor.id);
    }
  });

const changing = <O extends Actor, Missing>(open: ActorRegistry<O, Missing>["open"]) => {
  const changed = <A, E, R>(
    id: string,
    change: (actor: O) => Effect.Effect<A, E, R>,
  ): Effect.Effect<A, E | Missing | NotStored, R> =>
    Effect.flatMap(open(id), (actor) =>
      actor.lock.withPermits(1)(
        Effect.flatMap(Clock.currentTimeMillis, (now) => {
          if (actor.gone) return Effect.succeed(null);
          actor.touched = now;
          return Effect.map(change(actor), (value) => ({ value }));
        }),
      ),
    ).pipe(Effect.flatMap((done) => (done ? Effect.succeed(done.value) : changed(id, change))));
  return changed;
};

/** Owners over the store; those that nobody uses leave memory as long as the scope is open. */
export const actorRegistry = <O extends Actor, Missing>(
  holding: ActorSource<O, Missing>,
): Effect.Effect<ActorRegistry<O, Missing>, never, Scope.Scope> =>
  Effect.gen(function* () {
    const actors = new Map<string, O>();
    const open = opening(actors, holding);
    const change = changing(open);
    yield* Effect.forkScoped(Effect.repeat(sweeping(actors, holding.here), Schedule.spaced(Duration.minutes(1))));
    return {
      open,
      change: (id, edit) => Effect.uninterruptible(change(id, edit)),
      loaded: () => actors,
      forget: (actor) => {
        actor.gone = true;
        if (actors.get(actor.id) === actor) actors.delete(actor.id);
      },
      settled: Effect.suspend(() =>
        Effect.forEach(actors.values(), (actor) => actor.lock.withPermits(1)(Effect.void), { discard: true }),
      ),
    };
  });
