import { foreignId, type Phase, type State } from "@blueplate/engine";
import { evening } from "@blueplate/variants/testing/evening";
import { rulesWithPhase } from "@blueplate/engine/testing/placed-phases";
import { describe, expect, it } from "vitest";
import { areSalariesAhead, awayOf, isDinnerAhead, isNight } from "../src/index.ts";

/** A position in the phase of a module, at a place of the round. */
const inPhase = (place: { readonly before: Phase } | { readonly after: Phase }) => {
  const { state } = evening("working", [{}, {}]);
  const stage: State["stage"] = { _tag: "module-phase", phase: foreignId("cravings") };
  return { ruleset: rulesWithPhase(place).ruleset, state: { ...state, stage } };
};

describe("R4.1.1 a phase of a module lies where the rules of the game put it", () => {
  it.each([
    [{ before: "order-of-business" }, { isDinner: true, areSalaries: true, night: false }],
    [{ before: "dinnertime" }, { isDinner: true, areSalaries: true, night: false }],
    [{ after: "dinnertime" }, { isDinner: false, areSalaries: true, night: true }],
    [{ after: "payday" }, { isDinner: false, areSalaries: false, night: true }],
    [{ after: "cleanup" }, { isDinner: false, areSalaries: false, night: true }],
  ] as const)("%o", (place, expected) => {
    const { ruleset, state } = inPhase(place);
    expect({
      isDinner: isDinnerAhead(ruleset, state),
      areSalaries: areSalariesAhead(ruleset, state),
      night: isNight(ruleset, state),
    }).toEqual(expected);
  });

  it("R10.11 once the campaigns of the round have run, a marketeer is back a round later", () => {
    const backAfter = (place: Parameters<typeof inPhase>[0]): number | null | undefined => {
      const { ruleset, state } = inPhase(place);
      const campaign = { campaign: 11, owner: 0, good: "burger", left: 2, place: { at: [0, 0] } };
      // cast: a position as far as the query reads it.
      const running = { ...state, town: { ...state.town, campaigns: [campaign] } } as unknown as State;
      const [chain] = running.chains;
      return (
        chain &&
        awayOf(ruleset, running, { ...chain, busy: [{ employee: "marketing-trainee", campaign: 11 }] })[0]?.backFor
      );
    };
    expect(backAfter({ before: "marketing" })).toBe(7);
    expect(backAfter({ after: "marketing" })).toBe(8);
  });
});
