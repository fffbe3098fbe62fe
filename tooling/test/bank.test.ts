import { foodChainMagnate } from "@blueplate/variants";
import { readdirSync, readFileSync } from "node:fs";
import { type Event, rulesetOf, type State } from "@blueplate/engine";
import { bankTonight } from "@blueplate/forecast";
import { mainline, foldMainline, readLog } from "@blueplate/kernel";
import { Result } from "effect";
import { describe, expect, it } from "vitest";

const folder = new URL("../../goldens/food-chain-magnate/", import.meta.url);

describe("R15.1 what the bank pays tonight, in games that were played", () => {
  it.each(readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".jsonl")))(
    "%s: every dinner stays within what was foretold all day",
    (name) => {
      const text = readFileSync(new URL(name, folder), "utf8");
      const { entries, rules } = Result.getOrThrow(readLog(text, ({ config }) => foodChainMagnate.load(config)));
      const ruleset = rulesetOf(rules);
      let state: unknown = rules.initialState;
      let foretold: ReturnType<typeof bankTonight>[] = [];
      let [dinners, settled] = [0, 0];
      for (const entry of mainline(entries)) {
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
        state = foldMainline(rules, [entry], state);
        // cast: the states of these rules.
        foretold.push(bankTonight(ruleset, state as State));
      }
      expect(dinners).toBeGreaterThan(2);
      expect(settled).toBeGreaterThan(0);
    },
  );
});
