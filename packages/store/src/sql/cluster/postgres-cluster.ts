import { sql } from "drizzle-orm";
import { Context, Effect, Layer } from "effect";
import type { Sql } from "postgres";
import { nodes, shards } from "../../schema/cluster.ts";
import { ShardOwnership } from "../../ownership.ts";
import { advisoryLock } from "../advisory-lock.ts";
import { connect } from "../client.ts";
import { Database, type WriteGuard, fenced, NOT_OWNED, query } from "../database.ts";
import { migrated } from "../migrations.ts";
import { enterNode, layOut } from "./node-session.ts";
import { makeNotices } from "./notices.ts";
import { shardOf, SHARDS } from "./shard-plan.ts";
import { shardOwnership } from "./shard-ownership.ts";

/** A node that stops in the middle of a transaction keeps others from its shard no longer than this. */
const UNFINISHED_AFTER_MS = 2_000;

/** The lock under which one node at a time brings the tables up to date. */
const MIGRATION = 0x6d696772;

/** The row that says that node `me` owns a shard, kept as it is until the write is done. */
const ownShard = (me: number, shard: number) =>
  sql`select ${shards.node} from ${shards} where ${shards.shard} = ${shard} and ${shards.node} = ${me} for share`;

/** Shards without repetition, as PostgreSQL writes a list of numbers: a value that comes when the statement runs. */
const WANTED = sql`${sql.placeholder("shards")}::text::int[]`;

/** A row where node `me` owns all of some shards, each kept as it is until the write is done. */
const ownShards = (me: number) => sql`
  select count(*) from (
    select from ${shards} where ${shards.shard} = any(${WANTED}) and ${shards.node} = ${me} order by ${shards.shard} for share
  ) as held having count(*) = cardinality(${WANTED})`;

/** The row of node `me` itself, for what is about no table and no study. */
const ownRow = (me: number) => sql`select ${nodes.id} from ${nodes} where ${nodes.id} = ${me} for key share`;

const guardOf = (me: number): WriteGuard => ({
  owned: ownShards(me),
  shared: (of) => ({ shards: `{${[...new Set(of.map(shardOf))].join(",")}}` }),
  refuse: async (tx, of) => {
    const bounded = sql`set_config('idle_in_transaction_session_timeout', ${String(UNFINISHED_AFTER_MS)}, true)`;
    const owned = of === undefined ? ownRow(me) : ownShard(me, shardOf(of));
    // Either driver answers a list of rows here: a cluster is on PostgreSQL.
    const held = await tx.execute(sql`with owned as (${owned}) select ${bounded} from owned`);
    return Array.isArray(held) && held.length === 1 ? null : NOT_OWNED;
  },
});

/** The database with its tables as they are today: nodes that start together bring them up to date one after the other. */
const upToDate = async (session: Sql, client: Sql) => {
  await session`select pg_advisory_lock(${MIGRATION})`;
  try {
    return await migrated(client);
  } finally {
    await session`select pg_advisory_unlock(${MIGRATION})`;
  }
};

/** A PostgreSQL server at `database`, shared with other nodes: `url` is where they reach this one. */
export const postgresCluster = (database: string, url: string) =>
  Layer.effectContext(
    Effect.gen(function* () {
      const { watched, client: session } = yield* advisoryLock(database, "shared");
      const client = yield* Effect.acquireRelease(
        query("connect", () => connect(database)),
        (open) => Effect.ignore(query("close", () => open.end({ timeout: 5 }))),
      );
      const db = yield* query("migrate", () => upToDate(session, client));
      yield* layOut(session, SHARDS);
      const me = yield* enterNode(session, url);
      const run = Effect.runForkWith(yield* Effect.context());
      const notices = makeNotices(
        client,
        me,
        (cause) => void run(Effect.logWarning("A notice was not sent", { cause })),
      );
      const ownership = yield* shardOwnership({ client: session, me, watched, notices }, url);
      return Context.make(Database, Database.of({ ...fenced({ db, client }, watched, guardOf(me)), dump: null })).pipe(
        Context.add(ShardOwnership, ownership),
      );
    }),
  );
