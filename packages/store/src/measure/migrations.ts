import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Sql, TransactionSql } from "postgres";
import { connect } from "../sql/client.ts";
import { migrationsFolder } from "../sql/migrations.ts";

/** How many games lie in the database while it is brought to the tables of today, and how many entries each has. */
export interface StoredAmount {
  readonly games: number;
  readonly entries: number;
}

/** A table that others have to wait for, and how the lock is called that they wait for. */
interface HeldTable {
  readonly table: string;
  readonly mode: string;
}

/** What a migration took. */
export interface MeasuredMigration {
  readonly name: string;
  readonly ms: number;
  /** Of the tables that were there before. */
  readonly held: readonly HeldTable[];
}

/** The migrations in their order, each with its statements. */
const migrations = (): readonly { readonly name: string; readonly statements: readonly string[] }[] =>
  readdirSync(migrationsFolder)
    .filter((file) => file.endsWith(".sql"))
    .toSorted()
    .map((file) => ({
      name: file.replace(/\.sql$/, ""),
      statements: readFileSync(join(migrationsFolder, file), "utf8").split("--> statement-breakpoint"),
    }));

/** Games as the first server stored them: one in twenty the town of a day, one in twenty imported, three seats each. */
const fill = async (client: Sql, { games, entries }: StoredAmount): Promise<void> => {
  await client`
    insert into tables
    select 'game-' || n, 'A table', 'food-chain-magnate', '{"ruleset":"standard","seats":3}', 'hash',
      case when n % 20 = 0 then 'daily' || chr(9) || n else 'seed-' || n end, n % 3 = 0, 'finished',
      case when n % 20 = 1 then 'imported' else 'guest-' || n % 5000 end, null, null, ${entries}, n, n
    from generate_series(1, ${games}::int) n`;
  await client`
    insert into seats
    select 'game-' || n, seat, 'guest-' || (n + seat) % 5000, 'Somebody', 'A chain', '#d33e2c', null
    from generate_series(1, ${games}::int) n, generate_series(0, 2) seat`;
  await client`
    insert into entries
    select 'game-' || n, seq, 'Played', seq % 3, 'command-' || seq, '{"_tag":"work.recruit","hires":["recruiting-girl"]}',
      ('[' || repeat('{"_tag":"CardHired","seat":1,"card":"recruiting-girl","rest":"of what it says"},', 6) || 'null]')::json, true, null, n
    from generate_series(1, ${games}::int) n, generate_series(1, ${entries}::int) seq`;
  await client`analyze`;
};

/** The locks of this transaction for which those who read or write wait, on tables of `before`. */
const heldOf = (client: TransactionSql, before: readonly string[]) => client<HeldTable[]>`
  select relation::regclass::text as "table", mode from pg_locks
  where pid = pg_backend_pid() and locktype = 'relation' and relation::regclass::text in (select jsonb_array_elements_text(${client.json([...before])}))
    and mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
  order by 1, 2`;

const measured = async (client: Sql, name: string, statements: readonly string[]): Promise<MeasuredMigration> => {
  const before = await client<{ name: string }[]>`select tablename as name from pg_tables where schemaname = 'public'`;
  const begun = performance.now();
  const held = await client.begin(async (transaction) => {
    for (const statement of statements) if (statement.trim() !== "") await transaction.unsafe(statement);
    return heldOf(
      transaction,
      before.map((each) => each.name),
    );
  });
  return { name, ms: performance.now() - begun, held: held.map(({ table, mode }) => ({ table, mode })) };
};

/**
 * Brings an empty PostgreSQL database at `url` from the first tables to those of today with games in it, one migration after the other,
 * and tells of each how long it took and whom it kept waiting. What it has laid out stays there.
 */
export const measureMigrations = async (
  url: string,
  amount: StoredAmount,
  tell: (row: MeasuredMigration) => void,
): Promise<void> => {
  const client = await connect(url, { max: 1 });
  try {
    const [there] = await client<
      { count: number }[]
    >`select count(*)::int as count from pg_tables where schemaname = 'public'`;
    if (there?.count !== 0) throw new Error("the database of DATABASE_URL is not empty");
    for (const [at, { name, statements }] of migrations().entries()) {
      tell(await measured(client, name, statements));
      if (at === 0) await fill(client, amount);
    }
  } finally {
    await client.end();
  }
};
