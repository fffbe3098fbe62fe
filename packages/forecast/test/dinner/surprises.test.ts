import { loadRules, modulesOf } from "@blueplate/variants";
import { type Command, type Event, type State } from "@blueplate/engine";
import { type Forecast, forecastOf, surprisesOf } from "../../src/index.ts";
import { TABLES } from "@blueplate/variants/testing/hungry";
import type { Seat, TablePly } from "@blueplate/kernel";
import { randomGame } from "@blueplate/kernel/testing";
import { Result } from "effect";
import { describe, expect, it } from "vitest";

type Step = TablePly<State, Command, Event>;

const tableOf = (name: string, seats: number) => {
  const config = { modules: modulesOf(name), seats, options: {} };
  const rules = Result.getOrThrow(loadRules(config));
  return { rules, ruleset: Result.getOrThrow(loadRules(config)).ruleset };
};
const factsOf = ({ after }: Step): readonly Event[] => after.line.flatMap((each) => each.events);

/** What each seat could foresee when its day ended, as the game goes on; told at every dinner, with who ended last. */
function* dinnersIn({ rules, ruleset }: ReturnType<typeof tableOf>, seed: string) {
  let foretold = new Map<Seat, readonly Forecast[]>();
  for (const step of randomGame(rules, seed, 1500)) {
    let now = step.before.state;
    for (const event of step.events) {
      now = rules.evolve(now, event);
      if (event._tag === "TurnEnded") foretold.set(event.seat, forecastOf(ruleset, now));
    }
    if (!step.events.some((event) => event._tag === "PhaseBegan" && event.stage._tag === "dinnertime")) continue;
    yield { step, foretold, last: [...foretold.keys()].at(-1) };
    foretold = new Map();
  }
}

describe("dinners that come otherwise than foreseen", () => {
  it("R7.4, R14 hold what somebody has turned whose day came after one's own: nothing that was sure, nothing for the last", () => {
    let surprised = 0;
    for (const [name, seats] of TABLES) {
      const table = tableOf(name, seats);
      for (const { step, foretold, last } of dinnersIn(table, `surprise-${name}-${seats}`)) {
        const served = new Map(step.events.flatMap((e) => (e._tag === "HouseServed" ? [[e.house, e.seat]] : [])));
        for (const [seat, forecast] of foretold) {
          const surprises = surprisesOf(table.ruleset, table.rules, factsOf(step), seat);
          const otherwise = forecast.filter(
            ({ house, offers, certainty }) =>
              offers[0]?.seat !== served.get(house) && (offers.length > 0 || certainty !== "open"),
          );
          expect(surprises).toEqual(
            otherwise.map(({ house, offers }) => ({ house, expected: offers[0]?.seat ?? null })),
          );
          expect(otherwise.filter(({ certainty }) => certainty === "sure")).toEqual([]);
          if (seat === last) expect(surprises).toEqual([]);
          surprised += surprises.length;
        }
      }
    }
    expect(surprised).toBeGreaterThan(10);
  });

  it("R14 there are none before the first dinner", () => {
    const { rules, ruleset } = tableOf("standard", 2);
    const [first] = randomGame(rules, "none", 1);
    const facts = first ? factsOf(first) : [];
    for (const seat of rules.waitsFor(first?.after.state ?? rules.initialState)) {
      expect(surprisesOf(ruleset, rules, facts, seat)).toEqual([]);
    }
  });
});
