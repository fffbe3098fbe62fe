import type { TestPostgres } from "@blueplate/store/testing";

/** How long a file of PostgreSQL may be where there is room for its journal alone. */
const JOURNAL_ALONE = 1024 * 1024;

/** How long one may be where there is no room for anything, its journal neither. */
export const NOTHING = 8 * 1024;

/** Entries that make their file longer than a part of the journal is. */
const BALLAST = `
  with t as (
    insert into tables (id, name, game, config, hash, seed, listed, status, host, seq, created_at, updated_at)
    values ('ballast', '', 'toy', '{}', '', '', false, 'finished', '', -1, 0, 0) returning id)
  insert into entries (table_id, seq, kind, events, at)
  select t.id, n, 'GameStarted', to_json(rpad(md5(n::text), 1920, md5(n::text))), 0 from generate_series(1, 1000) n, t`;

export const CANNOT_FILL = "files cannot be limited on this machine";

/** From now on the disk of a database has room for its journal and none for entries. False where this machine cannot do that. */
export const fillEntries = async (database: TestPostgres): Promise<boolean> => {
  await database.ask(BALLAST);
  return database.fillDisk(JOURNAL_ALONE);
};
