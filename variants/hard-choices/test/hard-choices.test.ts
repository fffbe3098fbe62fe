import { evening, give, only, runOn } from "@blueplate/variants/testing/evening";
import { loadRules } from "@blueplate/variants";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { variant } from "../variant.ts";

const MODULES = ["hard-choices"];
const SOON = ["first-burger-marketed", "first-pizza-marketed", "first-drink-marketed", "first-train"];

/** What leaves the game, and to whom it is open, in the clean-up of a round in which nobody has gained anything. */
const closedIn = (round: number, modules: readonly string[], more: object = {}) => {
  const { events, state } = runOn(evening("cleanup", [{}, {}], { round, ...more }, {}, modules));
  return {
    closed: only(events, "MilestonesClosed").flatMap(({ milestones }) => milestones),
    gone: state.milestonesGone,
  };
};

describe("E16 Hard Choices", () => {
  it("E16.1 closes four milestones in the clean-up of round 2 and the one for 3 hires in that of round 3", () => {
    expect(closedIn(1, MODULES).closed).toEqual([]);
    expect(closedIn(2, MODULES).closed.toSorted()).toEqual(SOON.toSorted());
    expect(closedIn(3, MODULES, { milestonesGone: SOON }).closed).toEqual(["first-hire-3"]);
    expect(closedIn(4, MODULES, { milestonesGone: [...SOON, "first-hire-3"] }).closed).toEqual([]);
  });

  it("E16.1 leaves them open without the module", () => {
    expect(closedIn(2, []).closed).toEqual([]);
    expect(closedIn(3, []).closed).toEqual([]);
  });

  it("E16.1 what somebody has gained stays, and closes once", () => {
    const { events, state } = runOn(
      evening("cleanup", [{ milestones: ["first-train"] }, {}], { round: 2 }, {}, MODULES),
    );
    const closed = only(events, "MilestonesClosed").flatMap(({ milestones }) => milestones);
    expect(closed.filter((each) => each === "first-train")).toHaveLength(1);
    expect(closed.toSorted()).toEqual(SOON.toSorted());
    expect(state.chains[0]?.milestones.map(({ milestone }) => milestone)).toEqual(["first-train"]);
  });

  it("E16.1 in round 2 training still gains the milestone, after it no more", () => {
    const trains = (round: number, gone: readonly string[]) => {
      const chains = [{ atWork: ["trainer"], beach: ["kitchen-trainee"] }, {}];
      const scene = evening("working", chains, { round, milestonesGone: gone }, {}, MODULES);
      const given = give(scene, 0, { _tag: "work.train", employee: "kitchen-trainee", to: "burger-cook" });
      expect(given.refused).toBeNull();
      return only(given.events, "MilestoneGained").map(({ milestone }) => milestone);
    };
    expect(trains(2, [])).toEqual(["first-train"]);
    expect(trains(3, closedIn(2, MODULES).gone)).toEqual([]);
  });

  it("E0.1 has nothing to close where there are no milestones, and is not played with the new ones", () => {
    const modules = ["hard-choices", "introductory"].map((id) => ({ id, version: 1 }));
    const { ruleset } = Result.getOrThrow(loadRules({ modules, options: {}, seats: 2 }));
    expect(ruleset.content.milestones).toEqual({});
    expect(variant.conflicts).toEqual(["new-milestones"]);
  });
});
