import { loadRules, modulesOf } from "@blueplate/variants";
import { beginTable, eventsOf, playOn, randomDecider, seatOf, type Table } from "@blueplate/kernel";
import type { Command, Event, State } from "@blueplate/engine";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { lastEvening } from "../../src/town/last-evening.ts";

const config = { modules: modulesOf("introductory"), seats: 2, options: {} };
const rules = Result.getOrThrow(loadRules(config));

/** The tables of a random game, one after each decision. */
const game = (): readonly Table<State, Command, Event>[] => {
  const begun = beginTable(rules, "scenes", 0);
  return [begun, ...Array.from(playOn(begun, randomDecider("scenes")), ({ after }) => after)];
};

const newFacts = (table: Table<State, Command, Event> | undefined): readonly Event[] =>
  (table?.entries.slice(-1) ?? []).flatMap(eventsOf);

const hasServed = (table: Table<State, Command, Event> | undefined): boolean =>
  newFacts(table).some(({ _tag }) => _tag === "HouseServed");

describe("the last evening", () => {
  const tables = game();
  const seats = [seatOf(0), seatOf(1)];
  const of = (table: Table<State, Command, Event>, seat: (typeof seats)[number] | null) =>
    lastEvening({ entries: table.entries, seat });

  it("is told to every seat until it acts, with what its own chain has earned; to nobody who only watches", () => {
    const evenings = tables.filter(hasServed);
    expect(evenings.length).toBeGreaterThan(0);
    for (const table of evenings) {
      const served = newFacts(table).filter((fact) => fact._tag === "HouseServed");
      expect(of(table, null)).toBeNull();
      for (const seat of seats) {
        const evening = of(table, seat);
        const [own, others] = [true, false].map((is) => served.filter((fact) => (fact.seat === seat) === is));
        expect(evening?.served).toEqual([...(own ?? []), ...(others ?? [])]);
        const paid = newFacts(table).flatMap((fact) =>
          fact._tag === "MoneyPaid" && fact.seat === seat && fact.reason !== "salaries" ? [fact.amount] : [],
        );
        expect(evening?.earned).toBe(paid.reduce((sum, amount) => sum + amount, 0));
      }
    }
  });

  it("is over for whoever has acted since, and not for the other", () => {
    let acted = 0;
    for (const [at, table] of tables.entries()) {
      const [before, last] = [tables[at - 1], table.entries.at(-1)];
      if (!hasServed(before) || hasServed(table) || last?._tag !== "Played" || newFacts(table).length === 0) continue;
      if (newFacts(table).some((fact) => fact._tag === "PhaseBegan" && fact.stage._tag === "dinnertime")) continue;
      acted++;
      for (const seat of seats) expect(of(table, seat) === null).toBe(seat === last.seat);
    }
    expect(acted).toBeGreaterThan(0);
  });
});
