import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { loadDefinition, runOf } from "../../src/index.ts";
import { evening, seat } from "../town/evening.ts";

const definition = Result.getOrThrow(loadDefinition({ ruleset: "standard", options: {}, seats: 2 }));
const mailbox = 8;
const billboard = 12;
const run = (campaign: number, duration: number | null, more: Readonly<Record<string, unknown>> = {}) => {
  const { state } = evening("working", [{ atWork: ["campaign-manager"] }, {}], more);
  return runOf(definition, state, seat(0), { marketer: "campaign-manager", campaign, duration });
};

describe("how long a campaign in hand would run", () => {
  it("R10.10 the rounds chosen, the most of its marketeer until they are", () => {
    expect(run(mailbox, 2)).toBe(2);
    expect(run(mailbox, null)).toBe(3);
  });

  it("R10.12 without an end where it earns the milestone of the first billboard, and no longer once that is gone", () => {
    expect(run(billboard, null)).toBe("endless");
    expect(run(billboard, 2, { milestonesGone: ["first-billboard"] })).toBe(2);
  });
});
