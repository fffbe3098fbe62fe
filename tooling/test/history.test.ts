import { loadRules } from "@blueplate/variants";
import { join } from "node:path";
import { type Event, rulesetOf, type State } from "@blueplate/engine";
import { type History, historyOf, SOURCES, valueAt } from "@blueplate/forecast";
import { type Entry, redact, seatsOf, stateCursorOf } from "@blueplate/kernel";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { logsUnder, readText } from "../src/archive/files.ts";
import { validatedLog } from "../src/archive/validated.ts";
import { GAMES } from "../src/games.ts";

/** A frozen game of the bots with its history and the state after each step. */
const lookedBack = (path: string) => {
  const { header, entries: told } = Result.getOrThrow(validatedLog(Result.getOrThrow(readText(path)), GAMES));
  const rules = Result.getOrThrow(loadRules(header.config));
  const ruleset = rulesetOf(rules);
  // cast: the log was read with the codecs of these rules.
  const entries = told as readonly Entry<Event>[];
  const walk = stateCursorOf(rules, entries);
  const states: readonly State[] = walk.steps.map((_, at) => walk.state(at));
  const historyFor = (viewer: Parameters<typeof redact>[1]): History =>
    historyOf(
      ruleset,
      rules,
      entries.map((entry) => redact(entry, viewer)),
    );
  return { seats: seatsOf(header.config.seats), states, history: historyFor("referee"), historyFor };
};

const paths = logsUnder([join(import.meta.dirname, "../../goldens/food-chain-magnate")]);

describe.each(paths.map((path) => [path.slice(path.lastIndexOf("/") + 1), path] as const))("%s", (_, path) => {
  const { seats, states, history, historyFor } = lookedBack(path);

  it("R14 to R17 has the cash of every step, and says where each dollar came from", () => {
    for (const [at, state] of states.entries()) {
      for (const { seat, cash, income } of history.chains) {
        expect([at, seat, valueAt(cash, at)]).toEqual([at, seat, state.chains[seat]?.cash]);
        expect(SOURCES.reduce((sum, source) => sum + valueAt(income[source], at), 0)).toBe(state.chains[seat]?.cash);
      }
      expect(valueAt(history.bank.stock, at)).toBe(state.bank.stock);
    }
  });

  it("is the same for every eye: what is closed to one is none of its data", () => {
    for (const viewer of [...seats, "watcher" as const]) expect(historyFor(viewer)).toEqual(history);
  });
});
