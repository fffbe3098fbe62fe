import { afterAll, beforeAll, expect, it } from "vitest";
import { measureMigrations, type MeasuredMigration } from "../src/measure/migrations.ts";
import { startPostgres, type TestPostgres } from "../src/testing/index.ts";

let server: TestPostgres | null = null;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());

it("tells of every migration whom it keeps waiting, with games in the database, and of a database in use that it is none of its own", async (test) => {
  if (!server) return test.skip("no PostgreSQL on this machine");
  const rows: MeasuredMigration[] = [];
  const measure = (url: string) => measureMigrations(url, { games: 40, entries: 2 }, (row) => rows.push(row));
  await measure(server.url);
  const held = Object.fromEntries(rows.map((row) => [row.name, row.held.map(({ table, mode }) => `${table} ${mode}`)]));
  expect(held["0000_tables"]).toEqual([]);
  expect(held["0001_questions"]).toEqual(["entries AccessExclusiveLock", "tables AccessExclusiveLock"]);
  expect(held["0008_tables_by_seed"]).toEqual(["tables ShareLock"]);
  expect(held["0010_audit"]).toEqual([]);
  const origins = await server.ask(`select origin, count(*)::int as games from tables group by origin order by origin`);
  expect(origins).toEqual([
    { origin: "daily", games: 2 },
    { origin: "drawn", games: 36 },
    { origin: "imported", games: 2 },
  ]);
  await expect(measure(server.url)).rejects.toThrow("not empty");
});
