import { NotStored } from "@blueplate/api";
import { type IdFilter, type Ownership, ShardOwnership, type StoreFailure } from "@blueplate/store";
import { Clock, Duration, Effect, Option, Schedule, type Scope, Semaphore } from "effect";
import { OwnedElsewhere } from "./owned-elsewhere.ts";

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
  /** Stores something new, whose actor it answers: what was just written is not read again. */
  add<E, R>(create: Effect.Effect<O, E, R>): Effect.Effect<void, E, R>;
  /** Those in memory. */
  readonly loaded: () => ReadonlyMap<string, O>;
  /** Drops an actor whose last write may or may not have happened. */
  forget(actor: O): void;
  /** Drops those that have another owner now. */
  forgetMoved(isMoved: IdFilter): void;
  /** What another server owns has changed: it is brought up to date before it is looked at again. */
  outdate(id: string): void;
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

/** What is kept in memory, and how it is come by: `read` from the store, `missing` when it is not there, `here` who follows it. */
export interface ActorSource<O extends Actor, Missing> {
  read(id: string): Effect.Effect<Option.Option<O>, StoreFailure>;
  /** Brings what another server owns up to what is stored; null where it is only looked at over there. */
  readonly catchUp: ((actor: O) => Effect.Effect<Option.Option<O>, StoreFailure>) | null;
  missing(id: string): Missing;
  readonly here: (id: string) => readonly string[];
}

/** What is in memory, and what of it is not as it is stored. */
interface ActorCache<O extends Actor> {
  readonly actors: Map<string, O>;
  readonly outdated: Set<string>;
  /** What is being brought up to date: whoever looks at it waits. */
  readonly catchingUp: Set<string>;
  /** Counts how often ids got other owners. */
  moves: number;
}

/** Reads what is not in memory; anew where it got another owner meanwhile, since the one before may have changed it last. */
const reading = <O extends Actor, Missing>(cache: ActorCache<O>, holding: ActorSource<O, Missing>) => {
  const read = (id: string): Effect.Effect<O, Missing | NotStored> =>
    Effect.gen(function* () {
      const present = cache.actors.get(id);
      if (present) return present;
      const { moves } = cache;
      cache.outdated.delete(id);
      const actor = yield* stored(holding.read(id));
      // Whoever has stored it meanwhile has its actor, and there is one.
      const added = cache.actors.get(id);
      if (added) return added;
      if (cache.moves !== moves) return yield* read(id);
      if (Option.isNone(actor)) return yield* Effect.fail(holding.missing(id));
      cache.actors.set(id, actor.value);
      return actor.value;
    });
  return read;
};

/** Brings an actor up to date that another server owns. */
const catchingUp = <O extends Actor, Missing>(
  { actors, outdated, catchingUp: busy }: ActorCache<O>,
  holding: ActorSource<O, Missing>,
  catchUp: NonNullable<ActorSource<O, Missing>["catchUp"]>,
) => {
  const settle = (actor: O, now: Option.Option<O>): Effect.Effect<O, Missing> => {
    if (Option.isSome(now) && now.value === actor) return Effect.succeed(actor);
    actor.gone = true;
    const isHeld = actors.get(actor.id) === actor;
    if (isHeld) actors.delete(actor.id);
    if (Option.isNone(now)) return Effect.fail(holding.missing(actor.id));
    if (isHeld) actors.set(actor.id, now.value);
    return Effect.succeed(now.value);
  };
  return (actor: O): Effect.Effect<O, Missing | NotStored> =>
    actor.lock.withPermits(1)(
      Effect.suspend(() => {
        if (!outdated.delete(actor.id)) return Effect.succeed(actors.get(actor.id) ?? actor);
        busy.add(actor.id);
        return stored(catchUp(actor)).pipe(
          Effect.tapError(() => Effect.sync(() => outdated.add(actor.id))),
          Effect.flatMap((now) => settle(actor, now)),
          Effect.ensuring(Effect.sync(() => busy.delete(actor.id))),
        );
      }),
    );
};

const opening = <O extends Actor, Missing>(
  cache: ActorCache<O>,
  holding: ActorSource<O, Missing>,
  { isOwned }: Ownership,
) => {
  const loading = Semaphore.makeUnsafe(1);
  const read = reading(cache, holding);
  const followed = holding.catchUp ? catchingUp(cache, holding, holding.catchUp) : null;
  return (id: string): Effect.Effect<O, Missing | NotStored> =>
    Effect.suspend(() => {
      const present = cache.actors.get(id);
      if (isOwned(id)) return present ? Effect.succeed(present) : loading.withPermits(1)(read(id));
      if (!followed) return Effect.fail(new OwnedElsewhere(id));
      if (!present) return loading.withPermits(1)(read(id));
      const isCurrent = !cache.outdated.has(id) && !cache.catchingUp.has(id);
      return isCurrent ? Effect.succeed(present) : followed(present);
    });
};

const sweeping = <O extends Actor>({ actors, outdated }: ActorCache<O>, here: (id: string) => readonly string[]) =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis;
    for (const id of outdated) if (!actors.has(id)) outdated.delete(id);
    for (const actor of actors.values()) {
      const idle = now - actor.touched > Duration.toMillis(IDLE);
      if (!idle || here(actor.id).length > 0) continue;
      actor.gone = true;
      actors.delete(actor.id);
    }
  });

/** Holds what was just stored, unless it has had another owner meanwhile or somebody has read it already. */
const adding =
  <O extends Actor>(cache: ActorCache<O>, { isOwned }: Ownership): ActorRegistry<O, never>["add"] =>
  (create) =>
    Effect.suspend(() => {
      const { moves } = cache;
      return Effect.map(create, (actor) => {
        const isKnown = cache.moves !== moves || cache.actors.has(actor.id);
        if (!isKnown && isOwned(actor.id)) cache.actors.set(actor.id, actor);
      });
    });

const changing = <O extends Actor, Missing>(open: ActorRegistry<O, Missing>["open"], { isOwned }: Ownership) => {
  const changed = <A, E, R>(
    id: string,
    change: (actor: O) => Effect.Effect<A, E, R>,
  ): Effect.Effect<A, E | Missing | NotStored, R> =>
    Effect.flatMap(
      Effect.suspend(() => (isOwned(id) ? open(id) : Effect.fail(new OwnedElsewhere(id)))),
      (actor) =>
        actor.lock.withPermits(1)(
          Effect.flatMap(Clock.currentTimeMillis, (now) => {
            if (actor.gone || !isOwned(id)) return Effect.succeed(null);
            actor.touched = now;
            return Effect.map(change(actor), (value) => ({ value }));
          }),
        ),
    ).pipe(Effect.flatMap((done) => (done ? Effect.succeed(done.value) : changed(id, change))));
  return changed;
};

/** Waits until nothing of it is being changed, and drops it. */
const released = <O extends Actor>({ actors }: ActorCache<O>, isGiven: IdFilter) =>
  Effect.forEach(
    [...actors.values()].filter(({ id }) => isGiven(id)),
    (actor) =>
      actor.lock.withPermits(1)(
        Effect.sync(() => {
          actor.gone = true;
          if (actors.get(actor.id) === actor) actors.delete(actor.id);
        }),
      ),
    { discard: true },
  );

/** Owners over the store; those that nobody uses leave memory as long as the scope is open. */
export const actorRegistry = <O extends Actor, Missing>(
  holding: ActorSource<O, Missing>,
): Effect.Effect<ActorRegistry<O, Missing>, never, Scope.Scope> =>
  Effect.gen(function* () {
    const ownership = yield* ShardOwnership;
    const cache: ActorCache<O> = { actors: new Map(), outdated: new Set(), catchingUp: new Set(), moves: 0 };
    const { actors, outdated } = cache;
    const open = opening(cache, holding, ownership);
    const change = changing(open, ownership);
    const forget = (actor: O): void => {
      actor.gone = true;
      if (actors.get(actor.id) === actor) actors.delete(actor.id);
    };
    ownership.beforeGiving((isGiven) => released(cache, isGiven));
    yield* Effect.forkScoped(Effect.repeat(sweeping(cache, holding.here), Schedule.spaced(Duration.minutes(1))));
    return {
      open,
      add: adding(cache, ownership),
      change: (id, edit) => Effect.uninterruptible(change(id, edit)),
      loaded: () => actors,
      forget,
      forgetMoved: (isMoved) => {
        cache.moves += 1;
        for (const actor of actors.values()) if (isMoved(actor.id)) forget(actor);
      },
      outdate: (id) => void outdated.add(id),
      settled: Effect.suspend(() =>
        Effect.forEach(actors.values(), (actor) => actor.lock.withPermits(1)(Effect.void), { discard: true }),
      ),
    };
  });
