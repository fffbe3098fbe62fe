import { foodChainMagnate } from "@blueplate/variants";
import { readdirSync, readFileSync } from "node:fs";
import { type State } from "@blueplate/engine";
import { foodChainMagnateScenarios as host } from "@blueplate/variants/scenario";
import { rulesetIn } from "@blueplate/kernel/scenario";
import { mainline, readLog, type Rules } from "@blueplate/kernel";
import { Result } from "effect";
import { expect, it } from "vitest";
import { possible } from "../../src/magnate/editor/position-file.ts";

const GOLDENS = new URL("../../../../goldens/food-chain-magnate/", import.meta.url);
const NAMES = ["ann", "bob", "cleo", "dan", "eve"];

/** What the editor says of a state as if it stood at the start of its phase; nothing of one that no file tells. */
const saidOf = (rules: Rules, state: State) => {
  const { config } = rules;
  const players = NAMES.slice(0, config.seats);
  const said = { scenario: "P-1", title: "A position", rules: ["R4.1"], players };
  // cast: the log is one of this game.
  const fields = host.write({ ...said, config }, { rules: rules as never, state });
  const ruleset = rulesetIn(host, config);
  return fields && possible(host, { ...said, game: rules.game, ruleset, ...fields });
};

it.each(readdirSync(GOLDENS, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".jsonl")))(
  "at the start of every phase of a frozen game the position can be: %s",
  (name) => {
    const text = readFileSync(new URL(name, GOLDENS), "utf8");
    const { rules, entries } = Result.getOrThrow(readLog(text, ({ config }) => foodChainMagnate.load(config)));
    let state = rules.initialState;
    let asked = 0;
    for (const event of mainline(entries).flatMap(({ events }) => events)) {
      state = rules.evolve(state, event);
      // cast: as above.
      const said = event._tag === "PhaseBegan" ? saidOf(rules, state as State) : null;
      if (!said) continue;
      asked++;
      expect(Result.isFailure(said) && said.failure).toBe(false);
    }
    expect(asked).toBeGreaterThan(20);
  },
);
