import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { Context, Effect, Exit, Layer, Scope } from "effect";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { LockLost } from "../src/failures.ts";
import { holdFolder } from "../src/folder/lock.ts";
import { guests } from "../src/schema/index.ts";
import { EventLog } from "../src/event-log.ts";
import { Database } from "../src/sql/database.ts";
import { eventLog } from "../src/sql/event-log.ts";
import { postgres } from "../src/sql/postgres.ts";
import { startPostgres, startWire, tempFolder, type TestPostgres } from "../src/testing/index.ts";

type Opened = Database["Service"];

const scopes: Scope.Closeable[] = [];
const open = async (url: string): Promise<Opened> => {
  const scope = await Effect.runPromise(Scope.make());
  scopes.push(scope);
  return Context.get(await Effect.runPromise(Layer.buildWithScope(postgres(url), scope)), Database);
};
afterEach(async () => {
  for (const scope of scopes.splice(0)) await Effect.runPromise(Scope.close(scope, Exit.void));
});

/** Waits until the lock is lost. */
const lossOf = ({ lock }: Pick<Opened, "lock">): Promise<LockLost> => Effect.runPromise(Effect.flip(lock.lost));

/** Writes a guest; `meanwhile` happens inside the transaction. The reason where it is not acknowledged. */
const write = ({ write: run }: Opened, id: string, meanwhile: () => Promise<unknown> = () => Promise.resolve()) =>
  Effect.runPromise(
    Effect.match(
      run("test", async (tx) => {
        await tx.insert(guests).values({ id, tokenHash: id, createdAt: 1 });
        await meanwhile();
      }),
      { onSuccess: () => "written", onFailure: ({ cause }) => (cause instanceof LockLost ? cause.reason : cause) },
    ),
  );

/** Writes a guest in one statement; the reason where it is not acknowledged. */
const writeOnce = ({ writeOnce: run }: Opened, id: string) =>
  Effect.runPromise(
    Effect.match(
      run(
        "test",
        (owned) => sql`
          with owned as (${owned}),
          added as (insert into guests select ${sql.placeholder("id")}, ${sql.placeholder("id")}, 1 where exists (select from owned))
          select 1 where exists (select from owned)`,
        { id },
      ),
      { onSuccess: () => "written", onFailure: ({ cause }) => (cause instanceof LockLost ? cause.reason : cause) },
    ),
  );

const idsIn = async ({ db }: Opened) => (await db.select().from(guests)).map(({ id }) => id);

describe("the lock of a PostgreSQL database", () => {
  let server: TestPostgres | null = null;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server?.stop());
  afterEach(() => server?.ask("truncate guests"));
  const withPostgres = (name: string, test: (running: TestPostgres) => Promise<void>) =>
    it(name, (context) => (server ? test(server) : context.skip("no PostgreSQL on this machine")));

  withPostgres("is lost when its session ends: nothing is written from then on", async (running) => {
    const first = await open(running.url);
    expect([await write(first, "before"), first.lock.isHeld()]).toEqual(["written", true]);
    await running.endLockHolder();
    expect((await lossOf(first)).message).toContain("The lock of the database is lost (its connection was closed)");
    expect([await write(first, "after"), first.lock.isHeld()]).toEqual(["its connection was closed", false]);
    expect(await idsIn(first)).toEqual(["before"]);
  });

  withPostgres("is lost when PostgreSQL says nothing any more, though no connection was closed", async (running) => {
    const wire = await startWire(running.url);
    const first = await open(wire.url);
    const began = performance.now();
    wire.cut("both");
    expect((await lossOf(first)).reason).toBe("PostgreSQL does not answer");
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(await write(first, "after")).toBe("PostgreSQL does not answer");
    wire.stop();
  });

  withPostgres("fences off a server that has not noticed that another one owns the database", async (running) => {
    const first = await open(running.url);
    await running.ask("update fence set token = token + 1");
    expect(first.lock.isHeld()).toBe(true);
    expect(await write(first, "late")).toBe("another server owns the database");
    expect([first.lock.isHeld(), await idsIn(first)]).toEqual([false, []]);
  });

  withPostgres("fences off a single statement as it does a transaction", async (running) => {
    const first = await open(running.url);
    expect(await writeOnce(first, "its own")).toBe("written");
    await running.ask("update fence set token = token + 1");
    expect(await writeOnce(first, "late")).toBe("another server owns the database");
    expect([first.lock.isHeld(), await idsIn(first)]).toEqual([false, ["its own"]]);
    expect(await writeOnce(first, "again")).toBe("another server owns the database");
  });

  withPostgres("fences off an entry of a table, with what it changes about it", async (running) => {
    const first = await open(running.url);
    await running.ask(`insert into tables (id, name, game, config, hash, seed, listed, status, host, seq, created_at, updated_at)
      values ('t', 't', 'g', '{}', 'h', 's', false, 'running', 'ann', -1, 0, 0)`);
    const append = (seq: number) =>
      Effect.runPromise(
        EventLog.use((log) => log.append("t", [{ _tag: "GameStarted", seq, events: [], at: 1 }])).pipe(
          Effect.provide(eventLog),
          Effect.provideService(Database, first),
          Effect.match({ onSuccess: () => "written", onFailure: ({ _tag }) => _tag }),
        ),
      );
    expect(await append(0)).toBe("written");
    await running.ask("update fence set token = token + 1");
    expect(await append(1)).toBe("StoreFailure");
    const kept = await running.ask(
      "select t.seq as last, count(*) as entries from tables t join entries e on e.table_id = t.id group by t.seq",
    );
    expect(JSON.stringify(kept)).toMatch(/0.*1/);
    await running.ask("delete from tables");
  });

  withPostgres(
    "is handed on only when what was being written has ended, and that is not acknowledged",
    async (running) => {
      const first = await open(running.url);
      let second: Promise<Opened> | null = null;
      let opened = false;
      const answer = await write(first, "on its way", async () => {
        await running.endLockHolder();
        await lossOf(first);
        second = open(running.url);
        void second.then(() => (opened = true));
        const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%fence%'";
        while ((await running.ask(waiting)).length === 0) expect(opened).toBe(false);
      });
      expect(answer).toBe("its connection was closed");
      const next = await (second ?? open(running.url));
      // It may be there, as after any write that was not acknowledged; what the next owner reads stays as it is.
      expect(await idsIn(next)).toEqual(["on its way"]);
      expect(await write(next, "its own")).toBe("written");
    },
  );
});

describe("the lock of a data folder", () => {
  const held = async (change: (path: string) => void) => {
    const folder = tempFolder();
    try {
      const losing = Effect.flatMap(holdFolder(folder), ({ lock }) => {
        change(join(folder, "server.lock"));
        return Effect.flip(lock.lost);
      });
      return (await Effect.runPromise(Effect.scoped(losing))).reason;
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  it("is lost when another server holds it, and when it is removed", async () => {
    const other = JSON.stringify({ nonce: "n", pid: 7, start: null, host: "elsewhere" });
    const reasons = await Promise.all([held((path) => writeFileSync(path, other)), held((path) => rmSync(path))]);
    expect(reasons).toEqual([
      "process 7 on elsewhere holds the data folder",
      "server.lock was removed from the data folder",
    ]);
  });
});
