import { readdirSync, readFileSync } from "node:fs";
import { effectiveLine, foldLine, readLog } from "@blueplate/kernel";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { foodChainMagnate, loadDefinition } from "../../src/game.ts";
import type { Event, State } from "../../src/model/index.ts";
import { bankTonight } from "../../src/queries/bank.ts";
import { evening } from "../town/evening.ts";

const ruleset = Result.getOrThrow(loadDefinition({ ruleset: "standard", options: {}, seats: 2 }));
const hungry = { houses: { 2: { demand: ["burger"] } } };
const tonight = (first: object, second: object, more: object) =>
  bankTonight(ruleset, evening("working", [first, second], { ...hungry, ...more }).state);

describe("R14, R15.1 what the bank pays at the coming dinner", () => {
  it("is known to the dollar when nobody at work can change it", () => {
    const sells = { stock: { burger: 1 }, atWork: ["waitress"] };
    expect(tonight(sells, {}, { bank: 13 })).toEqual({ low: 13, high: 13, breaks: "no" });
    expect(tonight(sells, {}, { bank: 12 })).toEqual({ low: 13, high: 13, breaks: "sure" });
  });

  it("is open while somebody may cook what a house wants", () => {
    expect(tonight({ atWork: ["burger-cook"] }, {}, { bank: 9 })).toEqual({ low: 0, high: 10, breaks: "possible" });
    expect(tonight({ atWork: ["pizza-cook"] }, {}, { bank: 9 })).toEqual({ low: 0, high: 0, breaks: "no" });
  });

  it("is at least what a chain with enough in stock will sell, and more with a garden", () => {
    const sells = { stock: { burger: 1 }, atWork: ["new-business-developer"] };
    expect(tonight(sells, { atWork: ["errand-boy"] }, { bank: 9 })).toEqual({ low: 10, high: 20, breaks: "sure" });
  });

  it("is unknown before structures are revealed", () => {
    expect(bankTonight(ruleset, evening("restructuring", [{}, {}], hungry).state)).toBeNull();
  });

  it("is unknown where a price below $0 makes chains pay", () => {
    expect(tonight({ atWork: ["management-trainee", ...Array.from({ length: 4 }, () => "discount-manager")] }, {}, {})).toBeNull();
  });
});

const folder = new URL("../../../../goldens/food-chain-magnate/", import.meta.url);

describe("bounds in games that were played", () => {
  it.each(readdirSync(folder))("%s: every dinner stays within what was foretold all day", (name) => {
    const text = readFileSync(new URL(name, folder), "utf8");
    const { header, entries, rules } = Result.getOrThrow(readLog(text, ({ config }) => foodChainMagnate.load(config)));
    const definition = Result.getOrThrow(loadDefinition(header.config));
    let state: unknown = rules.blank;
    let foretold: ReturnType<typeof bankTonight>[] = [];
    let [dinners, settled] = [0, 0];
    for (const entry of effectiveLine(entries)) {
      // cast: events of a log of this game.
      const events = entry.events as unknown as readonly Event[];
      if (events.some((event) => event._tag === "DinnerStepBegan" && event.step === "end")) {
        let paid = 0;
        for (const event of events) {
          if (event._tag === "MoneyPaid" && event.reason !== "salaries") paid += event.amount;
        }
        const broke = events.some((event) => event._tag === "BankBroke");
        for (const each of foretold) {
          if (!each) continue;
          expect(each.low).toBeLessThanOrEqual(paid);
          expect(each.high).toBeGreaterThanOrEqual(paid);
          expect(each.breaks).not.toBe(broke ? "no" : "sure");
          if (each.low === each.high) settled++;
        }
        dinners++;
        foretold = [];
      }
      state = foldLine(rules, [entry], state);
      // cast: the states of these rules.
      foretold.push(bankTonight(definition, state as State));
    }
    expect(dinners).toBeGreaterThan(2);
    expect(settled).toBeGreaterThan(0);
  });
});
