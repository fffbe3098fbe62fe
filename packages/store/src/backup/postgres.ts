import { spawn } from "node:child_process";
import { Data, Effect } from "effect";
import { advisoryLock } from "../sql/advisory-lock.ts";
import { connect } from "../sql/client.ts";
import { query } from "../sql/database.ts";
import { NotEmpty } from "./not-empty.ts";

/** A tool of PostgreSQL is not on the path, or has failed. */
export class ToolFailed extends Data.TaggedError("ToolFailed")<{ readonly message: string }> {}

/** How PostgreSQL's tools find the database: in their environment, since other people of the machine can read arguments. */
const environmentOf = (url: string): Readonly<Record<string, string>> => {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const named = {
    PGHOST: decodeURIComponent(hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get("sslmode") ?? "",
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== ""));
};

const run = (url: string, tool: string, args: readonly string[]) =>
  Effect.callback<void, ToolFailed>((resume) => {
    const fail = (message: string) => resume(Effect.fail(new ToolFailed({ message })));
    const child = spawn(tool, args, {
      env: { ...process.env, ...environmentOf(url) },
      stdio: ["ignore", "ignore", "pipe"],
    });
    let said = "";
    child.stderr.on("data", (text: Buffer) => (said += text.toString()));
    child.once("error", () => fail(`${tool} is not on the path: install the client tools of PostgreSQL`));
    child.once("close", (code) => (code === 0 ? resume(Effect.void) : fail(`${tool}: ${said.trim()}`)));
  });

/** Writes the database at `url` into a file, as of one moment, while servers go on. */
export const dumpPostgres = (url: string, file: string) =>
  run(url, "pg_dump", ["--format=custom", "--no-owner", "--no-privileges", `--file=${file}`]);

/** Fails where the database holds tables of ours. */
const empty = (url: string) =>
  Effect.scoped(
    Effect.gen(function* () {
      const client = yield* Effect.acquireRelease(
        query("connect", () => connect(url, { max: 1 })),
        (open) => Effect.ignore(query("close", () => open.end({ timeout: 1 }))),
      );
      const ask = () => client<{ there: boolean }[]>`select to_regclass('public.tables') is not null as there`;
      const [row] = yield* query("look", ask);
      if (row?.there === false) return;
      const message =
        "The database holds games already. A backup is put into an empty one only: make one with createdb.";
      return yield* Effect.fail(new NotEmpty({ message }));
    }),
  );

const RESTORE = ["--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error"];

/** Puts such a file into the empty database at `url`, all of it or nothing, while no server owns it. */
export const restorePostgres = (url: string, file: string) =>
  Effect.scoped(
    Effect.gen(function* () {
      yield* advisoryLock(url);
      yield* empty(url);
      const database = decodeURIComponent(new URL(url).pathname.slice(1));
      yield* run(url, "pg_restore", [...RESTORE, "--dbname", database, file]);
    }),
  );
