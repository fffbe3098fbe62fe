import { randomGame } from "@blueplate/kernel/testing/random-game";
import { describe, expect, it } from "vitest";
import type { Event, Phase } from "../../src/index.ts";
import { rulesWithPhase } from "../../testing/placed-phases.ts";

/** The rounds of the restructurings of a game of some hundred decisions, and how often the phase came. */
const calendarOf = (place: { readonly before: Phase } | { readonly after: Phase }) => {
  const rounds: number[] = [];
  let cravings = 0;
  for (const { entry } of randomGame(rulesWithPhase(place), "phases", 400)) {
    // cast: the events of this game.
    for (const event of "events" in entry ? (entry.events as readonly Event[]) : []) {
      if (event._tag !== "PhaseBegan") continue;
      if (event.stage._tag === "restructuring") rounds.push(event.round);
      if (event.stage._tag === "module-phase") cravings++;
    }
  }
  return { rounds, cravings };
};

describe("R4.1.1 a phase of a module's own", () => {
  it.each([
    { after: "cleanup" },
    { after: "marketing" },
    { after: "dinnertime" },
    { before: "order-of-business" },
  ] as const)("%o comes once a round, and every round is counted", (place) => {
    const { rounds, cravings } = calendarOf(place);
    expect(rounds.length).toBeGreaterThan(3);
    expect(rounds).toEqual(rounds.map((_, at) => at + 1));
    expect(Math.abs(cravings - rounds.length)).toBeLessThanOrEqual(1);
  });
});
