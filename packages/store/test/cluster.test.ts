import { Context, Effect, Exit, Layer, Scope } from "effect";
import open from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Chat, clusterStore, Guests, type Ownership, postgresStore, ShardOwnership, Tables } from "../src/index.ts";
import { planShards, shardOf, SHARDS } from "../src/sql/cluster/shard-plan.ts";
import { startPostgres, tableRecord, type TestPostgres } from "../src/testing/index.ts";

let postgres: TestPostgres | null = null;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  await postgres?.stop();
}, 60_000);

const countBy = (owners: readonly (number | null)[]) =>
  Object.fromEntries([...Map.groupBy(owners, (owner) => owner)].map(([owner, all]) => [String(owner), all.length]));

it("gives every node an equal part and moves no more shards than that takes", () => {
  const nobody: readonly (number | null)[] = Array.from({ length: SHARDS }, () => null);
  expect(countBy(planShards(nobody, []))).toEqual({ null: SHARDS });
  const alone = planShards(nobody, [1]);
  expect(countBy(alone)).toEqual({ 1: SHARDS });
  const two = planShards(alone, [1, 2]);
  expect(countBy(two)).toEqual({ 1: 32, 2: 32 });
  const three = planShards(two, [1, 2, 3]);
  expect(Object.values(countBy(three)).toSorted((one, other) => one - other)).toEqual([21, 21, 22]);
  expect(three.filter((owner, shard) => owner !== two[shard])).toEqual(Array.from({ length: 21 }, () => 3));
  expect(planShards(three, [1, 2, 3])).toEqual(three);
  const without = planShards(three, [1, 3]);
  expect(countBy(without)).toEqual({ 1: 32, 3: 32 });
  expect(without.every((owner, shard) => three[shard] === 2 || owner === three[shard])).toBe(true);
});

/** A node that has joined. */
const nodeAt = async (database: string, url: string) => {
  const scope = await Effect.runPromise(Scope.make());
  const built = await Effect.runPromise(Layer.buildWithScope(clusterStore(database, url), scope));
  const ownership: Ownership = Context.get(built, ShardOwnership);
  await Effect.runPromise(ownership.join);
  const run = <A, E>(effect: Effect.Effect<A, E, Tables | Chat | Guests>) =>
    Effect.runPromise(Effect.result(Effect.provideContext(effect, built)));
  return { ownership, run, stop: () => Effect.runPromise(Scope.close(scope, Exit.void)) };
};

const ids = Array.from({ length: 400 }, (_, at) => `table ${at}`);
const ownedBy = ({ isOwned }: Ownership) => ids.filter(isOwned);

const until = async (holds: () => boolean | Promise<boolean>) => {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
};

const seatAt = (table: string) => ({
  table,
  seat: 0,
  guest: null,
  player: "",
  bannerName: "",
  bannerColour: "",
  bot: null,
});

const writesTo = (table: string, seq: number) =>
  Chat.use((chat) => chat.append({ table, seq, seat: 0, name: "Ann", text: "hi", at: 0 }));

it("nodes share the tables, each writes about its own alone, and whoever leaves or dies leaves its part to the others", async (context) => {
  if (!postgres) return context.skip("no PostgreSQL on this machine");
  const first = await nodeAt(postgres.url, "http://first");
  expect(ownedBy(first.ownership)).toEqual(ids);
  const drained: string[] = [];
  first.ownership.beforeGiving((isGiven) =>
    Effect.sync(() => {
      // What is being given away takes no changes any more.
      expect(ids.filter((id) => isGiven(id) && first.ownership.isOwned(id))).toEqual([]);
      drained.push(...ids.filter(isGiven));
    }),
  );
  const [second, moved] = [await nodeAt(postgres.url, "http://second"), new Set<number>()];
  second.ownership.onMoved((isMoved) => ids.filter(isMoved).forEach((id) => moved.add(shardOf(id))));
  await until(() => ownedBy(second.ownership).length > 0 && ownedBy(first.ownership).length < ids.length);
  expect([...ownedBy(first.ownership), ...ownedBy(second.ownership)].toSorted()).toEqual(ids.toSorted());
  expect(drained.toSorted()).toEqual(ownedBy(second.ownership).toSorted());
  const [mine = "", theirs = ""] = [ownedBy(first.ownership)[0], ownedBy(second.ownership)[0]];
  expect(first.ownership.ownerOf(theirs)).toEqual({ ...second.ownership.self, leaving: false });
  expect(first.ownership.ownerOf(mine)).toBe(null);

  const creates = (id: string) => Tables.use((tables) => tables.create(tableRecord(id), [seatAt(id)]));
  expect(await first.run(creates(mine))).toMatchObject({ _tag: "Success" });
  expect(await first.run(writesTo(mine, 0))).toMatchObject({ _tag: "Success" });
  expect(await first.run(creates(theirs))).toMatchObject({ _tag: "Failure" });
  expect(await first.run(writesTo(theirs, 0))).toMatchObject({
    _tag: "Failure",
    failure: { reason: "another server owns the database" },
  });
  // A refused write about one table is no loss of the others.
  expect(await first.run(Guests.use((guests) => guests.create("g", "hash", 0)))).toMatchObject({ _tag: "Success" });

  await Effect.runPromise(second.ownership.leave);
  await until(() => ownedBy(first.ownership).length === ids.length);
  expect(ownedBy(second.ownership)).toEqual([]);
  await second.stop();
  await first.stop();
});

it("a node whose session ends has lost everything at once, writes nothing more, and the others go on with it", async (context) => {
  if (!postgres) return context.skip("no PostgreSQL on this machine");
  const [dying, other] = [await nodeAt(postgres.url, "http://dying"), await nodeAt(postgres.url, "http://other")];
  await until(() => ownedBy(other.ownership).length > 0 && ownedBy(dying.ownership).length < ids.length);
  const [table = ""] = ownedBy(dying.ownership);
  await postgres.ask(`
    select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and objsubid = 2 and objid = ${dying.ownership.self?.id ?? 0}`);
  await until(() => ownedBy(other.ownership).length === ids.length);
  expect(ownedBy(dying.ownership)).toEqual([]);
  expect(await dying.run(writesTo(table, 1))).toMatchObject({ _tag: "Failure" });
  expect(await dying.run(Guests.use((guests) => guests.create("late", "late", 0)))).toMatchObject({ _tag: "Failure" });
  await dying.stop();
  await other.stop();
});

it("what others changed before they knew of a node, and told nobody, is looked at anew by that one", async (context) => {
  if (!postgres) return context.skip("no PostgreSQL on this machine");
  const { url } = postgres;
  const first = await nodeAt(url, "http://first");
  const client = open(url, { max: 1 });
  const doubted = new Set<string>();
  // While its row is held, the first one cannot look who else lives.
  const second = await client.begin(async (tx) => {
    await tx`select from nodes for update`;
    const newcomer = await nodeAt(url, "http://second");
    newcomer.ownership.onMoved((isMoved) => ids.filter(isMoved).forEach((id) => doubted.add(id)));
    expect(first.ownership.peers()).toEqual([]);
    return newcomer;
  });
  await until(() => doubted.size === ids.length);
  expect(ownedBy(first.ownership).length).toBeGreaterThan(0);
  await second.stop();
  await first.stop();
  await client.end();
});

it("a server that wants the database for itself does not start beside a node, nor a node beside it", async (context) => {
  if (!postgres) return context.skip("no PostgreSQL on this machine");
  const { url } = postgres;
  const opened = <A, E>(store: Layer.Layer<A, E>) => Effect.runPromiseExit(Effect.scoped(Layer.build(store)));
  const node = await nodeAt(url, "http://node");
  expect(String(await opened(postgresStore(url)))).toContain("is in use by another server");
  await node.stop();
  const scope = await Effect.runPromise(Scope.make());
  await Effect.runPromise(Layer.buildWithScope(postgresStore(url), scope));
  expect(String(await opened(clusterStore(url, "http://node")))).toContain("is in use by another server");
  await Effect.runPromise(Scope.close(scope, Exit.void));
});
