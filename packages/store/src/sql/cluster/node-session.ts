import { Effect } from "effect";
import type { Sql } from "postgres";
import { query } from "../database.ts";

/** The class of the locks that nodes hold, each its own by its id: gone with the connection, so others see a death at once. */
const NODE_LOCKS = 0x6e6f6465;

/** Milliseconds after which a node that says nothing has lost what it owns, though its connection may be open. */
const LEASE_MS = 3_000;

/** A node as its row tells. */
export interface NodeRow {
  readonly id: number;
  readonly url: string;
  readonly leaving: boolean;
}

/** Who lives and who owns what, as one look found it. */
export interface ClusterState {
  readonly nodes: readonly NodeRow[];
  /** By shard. */
  readonly owners: readonly (number | null)[];
}

const nextId = async (client: Sql): Promise<number> => {
  const [row] = await client<{ id: string }[]>`select nextval('nodes_id_seq') as id`;
  if (!row) throw new Error("no id for a node");
  return Number(row.id);
};

/** Writes this server down as a node that takes no shards yet; its id. `client` has one connection, which lives as long as the node. */
export const enterNode = (client: Sql, url: string) =>
  query("Cluster.enter", async () => {
    const id = await nextId(client);
    // First the lock: a node without one counts as dead.
    await client`select pg_advisory_lock(${NODE_LOCKS}, ${id})`;
    await client`
      insert into nodes (id, url, leaving, expires_at)
      values (${id}, ${url}, true, clock_timestamp() + ${LEASE_MS} * interval '1 ms')`;
    return id;
  });

/** Puts the end of a node's lease off; false where it is over. Whoever is dead or silent is removed. */
const renew = async (client: Sql, me: number): Promise<boolean> => {
  const renewed = await client`
    update nodes set expires_at = clock_timestamp() + ${LEASE_MS} * interval '1 ms' where id = ${me} returning id`;
  if (renewed.length === 0) return false;
  await client`
    delete from nodes where id <> ${me} and (
      expires_at < clock_timestamp() or not exists (
        select from pg_locks
        where locktype = 'advisory' and classid = ${NODE_LOCKS} and objid = nodes.id::int and objsubid = 2 and granted
          and database = (select oid from pg_database where datname = current_database())
      )
    )`;
  return true;
};

const read = async (client: Sql): Promise<ClusterState> => {
  const nodes = await client<{ id: string; url: string; leaving: boolean }[]>`
    select id, url, leaving from nodes order by id`;
  const rows = await client<{ shard: number; node: string | null }[]>`select shard, node from shards order by shard`;
  const living = new Map(nodes.map((node) => [node.id, Number(node.id)]));
  return {
    nodes: nodes.map((node) => ({ ...node, id: Number(node.id) })),
    owners: rows.map(({ node }) => (node === null ? null : (living.get(node) ?? null))),
  };
};

/** Puts the lease off and looks who else lives; null where the lease was over. */
export const look = (client: Sql, me: number) =>
  query("Cluster.look", async () => ((await renew(client, me)) ? read(client) : null));

/** Lays the shards out, all of them nobody's, where that was not done. */
export const layOut = (client: Sql, count: number) =>
  Effect.asVoid(
    query(
      "Cluster.layOut",
      () => client`insert into shards (shard) select generate_series(0, ${count - 1}) on conflict do nothing`,
    ),
  );

/** Takes shards that nobody living has; waits for what their dead owner may still be writing. How many it got. */
export const takeShards = (client: Sql, me: number, wanted: readonly number[]) =>
  query("Cluster.take", async () => {
    const taken = await client`
      update shards set node = ${me}
      where shard in ${client(wanted)} and (node is null or node not in (select id from nodes)) returning shard`;
    return taken.length;
  });

/** Gives own shards to another node, or to nobody. */
export const giveShards = (client: Sql, me: number, given: readonly number[], to: number | null) =>
  Effect.asVoid(
    query(
      "Cluster.give",
      () => client`update shards set node = ${to} where shard in ${client(given)} and node = ${me}`,
    ),
  );

/** Says whether a node takes shards. */
export const setLeaving = (client: Sql, me: number, leaving: boolean) =>
  Effect.asVoid(query("Cluster.setLeaving", () => client`update nodes set leaving = ${leaving} where id = ${me}`));

/** The end of a node that has given everything away. */
export const exitNode = (client: Sql, me: number) =>
  Effect.asVoid(query("Cluster.exit", () => client`delete from nodes where id = ${me}`));
