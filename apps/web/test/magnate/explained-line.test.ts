import { explainEvents, recalledFrom } from "@blueplate/bot";
import { eventsOf, mainline, readLog, type Rules } from "@blueplate/kernel";
import type { TableProps } from "@blueplate/tabletop";
import { foodChainMagnate } from "@blueplate/variants";
import { REASONS } from "@blueplate/variants/reasons";
import { WORTHS } from "@blueplate/variants/worths";
import { Result } from "effect";
import { expect, it } from "vitest";
import { explainedAt } from "../../src/magnate/explained-line.ts";
import { logOfToday } from "../browser/fixtures/golden.ts";

const LOG = logOfToday("1/introductory-3p-steady-g1");
const { rules, entries } = Result.getOrThrow(readLog(LOG, ({ config }) => foodChainMagnate.load(config)));
const line = mainline(entries);
const facts = line.reduce((sum, { events }) => sum + events.length, 0);

/** The table of that game between bots, under these rules or under such as nobody has recalled anything by. */
const tableUnder = (under: Rules = { ...rules }): Pick<TableProps, "rules" | "facts"> => {
  const seats = [0, 1, 2].map((seat) => ({ seat, bot: "steady" }));
  // cast: what else is known of a table is not read.
  return { rules: under, facts: { seats } as unknown as TableProps["facts"] };
};

/** What is said of an entry when all before it is recalled for it alone. */
const alone = (at: number) => {
  const position = { rules, ...recalledFrom(rules, line.slice(0, at).flatMap(eventsOf)), reader: "watcher" } as const;
  return explainEvents({ ...position, searching: [] }, line[at]?.events ?? [], { worths: WORTHS, reasons: REASONS });
};

it("says of every entry what is said when it is the only one that is asked about, in whatever order", () => {
  const table = tableUnder();
  const told = line.map((_, at) => explainedAt(table, line, at));
  expect(told.flat().length).toBeGreaterThan(50);
  for (const at of line.keys()) if (at % 7 === 0) expect(told[at]).toEqual(alone(at));
  const places = [...line.keys()].toReversed();
  expect(places.map((at) => explainedAt(table, line, at))).toEqual(told.toReversed());
});

it("has each fact told once for all that is asked, and once more where it is explained", () => {
  let told = 0;
  const counted: Rules = {
    ...rules,
    evolve: (state, event) => {
      told++;
      return rules.evolve(state, event);
    },
  };
  const table = tableUnder(counted);
  for (const at of line.keys()) explainedAt(table, line, at);
  expect(told).toBeGreaterThan(facts);
  expect(told).toBeLessThanOrEqual(2 * facts);
});

it("says nothing of an entry that is not on the line", () => {
  expect(explainedAt(tableUnder(), line, -1)).toEqual([]);
});
