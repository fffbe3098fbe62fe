import { Result } from "effect";
import type { Rules } from "../rules.ts";
import { runScenario, scenarioOf, type ScenarioHost } from "../scenario/index.ts";
import { broken, randomGame } from "./random-game.ts";

/** How the positions of a game could be written: each one's number of steps. */
export interface WrittenGame {
  readonly steps: readonly number[];
}

/**
 * Law of scenario files: the position after every `every`th decision of a random game can be written, and its file runs to a
 * position of which everything that it says of the end is true. That it is the same position is tried by `scenarioOf`
 * itself. Throws at the first that is not so.
 */
export const writesPositions = (
  host: ScenarioHost,
  rules: Rules,
  seed: string,
  { cap, every }: { readonly cap: number; readonly every: number },
): WrittenGame => {
  const { config } = rules;
  const players = Array.from({ length: config.seats }, (_, seat) => String.fromCodePoint(97 + seat));
  const head = { scenario: "W-1", title: "A position of a game", rules: ["R4"], config, players };
  const moments: Parameters<typeof scenarioOf>[2]["plies"][number][] = [];
  const steps: number[] = [];
  for (const { before, after, seat, command } of randomGame(rules, seed, cap)) {
    if (moments.length === 0) moments.push({ seat: null, command: null, state: before.state });
    moments.push({ seat, command, state: after.state });
    if (moments.length % every !== 0 || rules.outcome(after.state)) continue;
    const written = scenarioOf(host, head, { rules, plies: moments });
    if (Result.isFailure(written)) {
      throw broken("positions are written", seed, moments.length - 1, written.failure.because);
    }
    const text = JSON.stringify(written.success.file);
    const { fault } = runScenario([host], JSON.parse(text), "");
    if (fault !== null) throw broken("a written file runs", seed, moments.length - 1, fault);
    steps.push(written.success.steps);
  }
  return { steps };
};
