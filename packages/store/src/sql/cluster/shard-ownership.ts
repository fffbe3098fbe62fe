import { Deferred, Duration, Effect, Schedule, Semaphore } from "effect";
import type { Sql } from "postgres";
import type { WatchedLock } from "../../lock.ts";
import type { ClusterNode, IdFilter, Ownership } from "../../ownership.ts";
import type { StoreFailure } from "../../failures.ts";
import { type ClusterState, exitNode, giveShards, look, setLeaving, takeShards } from "./node-session.ts";
import type { Notices } from "./notices.ts";
import { planShards, shardOf } from "./shard-plan.ts";

/** How often a node looks who lives and owns what: so late at most it hears of a death. */
const LOOK_EVERY = Duration.millis(500);

/** How long what is being changed may keep a shard from being given away; what is written later finds the fence. */
const DRAINED_WITHIN = Duration.seconds(2);

/** The topic under which nodes tell that shards have other owners, or that somebody came or goes. */
const MOVED = "moved";

/** The topic under which a node tells another one, by its id, that it has heard of it only now: nothing was told to it before. */
const FOUND = "found";

/** Where a node stands: what it knows, and who wants to hear of changes. */
interface Membership {
  state: ClusterState;
  /** Shards that are being given away. */
  giving: ReadonlySet<number>;
  isLeaving: boolean;
  readonly drains: ((isGiven: IdFilter) => Effect.Effect<void>)[];
  readonly listeners: ((isMoved: IdFilter) => void)[];
}

const nothingKnown = (): Membership => ({
  state: { nodes: [], owners: [] },
  giving: new Set(),
  isLeaving: false,
  drains: [],
  listeners: [],
});

const inShards =
  (shards: ReadonlySet<number>): IdFilter =>
  (id) =>
    shards.has(shardOf(id));

/** What a node may do with the database. */
interface Node {
  readonly client: Sql;
  readonly me: number;
  readonly watched: WatchedLock;
  readonly notices: Notices;
}

/**
 * Puts what was found in place, and tells those who listen which shards have another owner. Whoever is new may have read already what
 * was changed while this node told nobody of it: that one is told so.
 */
const learn = ({ notices }: Node, membership: Membership, found: ClusterState): void => {
  const { owners, nodes } = membership.state;
  const moved = new Set(found.owners.flatMap((owner, shard) => (owner === owners[shard] ? [] : [shard])));
  membership.state = found;
  if (moved.size > 0) for (const listener of membership.listeners) listener(inShards(moved));
  // The first look is its own coming: until then it owned nothing.
  const isFirst = nodes.length === 0;
  const known = new Set(nodes.map(({ id }) => id));
  for (const { id } of found.nodes) if (!isFirst && !known.has(id)) notices.tell(FOUND, String(id));
};

/** Gives away what the plan says others should have, once nothing of it is being changed. */
const give = ({ client, me }: Node, membership: Membership, plan: readonly (number | null)[]) =>
  Effect.gen(function* () {
    // Where nobody else takes anything, what is owned is kept until the end.
    if (plan.every((to) => to === null)) return false;
    const given = plan.flatMap((to, shard) => (membership.state.owners[shard] === me && to !== me ? [shard] : []));
    if (given.length === 0) return false;
    membership.giving = new Set(given);
    const drained = Effect.forEach(membership.drains, (drain) => drain(inShards(membership.giving)), { discard: true });
    yield* Effect.ignore(Effect.timeout(drained, DRAINED_WITHIN));
    for (const [to, shards] of Map.groupBy(given, (shard) => plan[shard] ?? null)) {
      yield* giveShards(client, me, shards, to);
    }
    return true;
  });

/** One look: puts the lease off, takes what nobody has and gives away what others should have. */
const looking = (node: Node, membership: Membership): Effect.Effect<void, StoreFailure> =>
  Effect.gen(function* () {
    const { client, me, watched, notices } = node;
    const found = yield* look(client, me);
    if (!found) return void watched.lose("its lease was over");
    learn(node, membership, found);
    const takers = found.nodes.flatMap(({ id, leaving }) => (leaving ? [] : [id]));
    const plan = planShards(found.owners, takers);
    const wanted = plan.flatMap((to, shard) => (to === me && found.owners[shard] === null ? [shard] : []));
    const taken = wanted.length === 0 ? 0 : yield* takeShards(client, me, wanted);
    const isGiven = yield* give(node, membership, plan);
    if (taken === 0 && !isGiven) return;
    const after = yield* look(client, me);
    if (after) learn(node, membership, after);
    notices.tell(MOVED, "");
  }).pipe(
    Effect.ensuring(
      Effect.sync(() => {
        membership.giving = new Set();
      }),
    ),
  );

/** Does something again for whoever asks: those who ask while it has not begun get the same one. */
const shared = (work: Effect.Effect<void>): Effect.Effect<void> => {
  const oneByOne = Semaphore.makeUnsafe(1);
  let next: Deferred.Deferred<void> | null = null;
  return Effect.suspend(() => {
    if (next) return Deferred.await(next);
    const mine = Deferred.makeUnsafe<void>();
    next = mine;
    const begun = Effect.suspend(() => {
      next = null;
      return work;
    });
    const done = Effect.sync(() => {
      if (next === mine) next = null;
      Deferred.doneUnsafe(mine, Effect.void);
    });
    return Effect.ensuring(oneByOne.withPermits(1)(begun), done);
  });
};

const readings = (
  { me, watched }: Node,
  membership: Membership,
  url: string,
): Pick<Ownership, "self" | "isOwned" | "ownerOf" | "peers"> => {
  const nodeOf = (id: number | null | undefined): ClusterNode | null =>
    membership.state.nodes.find((node) => node.id === id) ?? null;
  return {
    self: { id: me, url },
    isOwned: (id) => {
      const shard = shardOf(id);
      return membership.state.owners[shard] === me && !membership.giving.has(shard) && watched.loss() === null;
    },
    ownerOf: (id) => {
      const owner = membership.state.owners[shardOf(id)];
      return owner === me ? null : nodeOf(owner);
    },
    peers: () => membership.state.nodes.filter((node) => node.id !== me),
  };
};

/** Owns shards as a node, as long as the scope is open. */
export const shardOwnership = (node: Node, url: string) =>
  Effect.gen(function* () {
    const { client, me, notices } = node;
    const membership = nothingKnown();
    const begun = Effect.suspend(() => (node.watched.loss() ? Effect.void : looking(node, membership)));
    const refresh = shared(
      Effect.catchCause(begun, (cause) => Effect.logWarning("A look at the cluster failed", { cause })),
    );
    const run = Effect.runForkWith(yield* Effect.context());
    notices.onTold(MOVED, () => void run(refresh));
    // While the connection was away, or before others knew of this node, whatever they own may have changed.
    const missed = (): void => {
      const { owners } = membership.state;
      for (const listener of membership.listeners) listener((id) => owners[shardOf(id)] !== me);
    };
    notices.onTold(FOUND, (id) => {
      if (Number(id) === me) missed();
    });
    yield* Effect.promise(() => notices.listen(missed));
    yield* Effect.addFinalizer(() => Effect.ignore(exitNode(client, me)));
    yield* looking(node, membership);
    yield* Effect.forkScoped(Effect.repeat(refresh, Schedule.spaced(LOOK_EVERY)));
    const ownership: Ownership = {
      ...readings(node, membership, url),
      refresh,
      join: Effect.ignore(Effect.andThen(setLeaving(client, me, false), refresh)),
      leave: Effect.suspend(() => {
        membership.isLeaving = true;
        return Effect.ignore(Effect.andThen(setLeaving(client, me, true), refresh));
      }),
      isLeaving: () => membership.isLeaving,
      beforeGiving: (drained) => void membership.drains.push(drained),
      onMoved: (moved) => void membership.listeners.push(moved),
      tell: notices.tell,
      onTold: notices.onTold,
    };
    return ownership;
  });
