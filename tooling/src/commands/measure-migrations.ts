import { measureMigrations } from "@blueplate/store/measure";
import { fail } from "../fail.ts";
import { parsed } from "./parsed.ts";

/**
 * `pnpm measure:migrations [--games N] [--entries N]`: how long each migration takes in a PostgreSQL database with so many games, and which
 * tables it keeps others from meanwhile. DATABASE_URL names an empty one.
 */
const usage = "usage: DATABASE_URL=… pnpm measure:migrations [--games N] [--entries N]";
const { values } = parsed(
  { options: { games: { type: "string", default: "100000" }, entries: { type: "string", default: "20" } } },
  usage,
);

const positive = (name: "games" | "entries"): number => {
  const value = Number(values[name]);
  return Number.isInteger(value) && value > 0 ? value : fail(`--${name}: a whole number above 0. ${usage}`);
};

const url = process.env["DATABASE_URL"] ?? fail(`DATABASE_URL names an empty PostgreSQL database. ${usage}`);
const amount = { games: positive("games"), entries: positive("entries") };
process.stdout.write(`${amount.games} games of ${amount.entries} entries\n`);
await measureMigrations(url, amount, ({ name, ms, held }) => {
  const tables = held.map(({ table, mode }) => `${table} (${mode})`).join(", ");
  process.stdout.write(
    `${name.padEnd(28)}${ms.toFixed(0).padStart(8)} ms   ${tables === "" ? "keeps nobody waiting" : tables}\n`,
  );
}).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
