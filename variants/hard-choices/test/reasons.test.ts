import { evening } from "@blueplate/variants/testing/evening";
import { saidOf } from "@blueplate/variants/testing/reasons";
import { describe, expect, it } from "vitest";

describe("why something is done in time", () => {
  const chains = [{ atWork: ["trainer"], beach: ["kitchen-trainee"] }, {}];
  const train = { _tag: "work.train", employee: "kitchen-trainee", to: "burger-cook" } as const;

  it("the milestone that an act brings is gone after a round, which is named", () => {
    for (const round of [1, 2])
      expect(saidOf(evening("working", chains, { round }, {}, ["hard-choices"]), 0, train)).toEqual([
        { id: "hard-choices:hurry", milestone: "first-train", round, last: 2 },
      ]);
  });

  it("nothing is said without the module, of a milestone that stays, or of none", () => {
    expect(saidOf(evening("working", chains, { round: 2 }, {}, []), 0, train)).toEqual([]);
    const gone = { round: 3, milestonesGone: ["first-train"] };
    expect(saidOf(evening("working", chains, gone, {}, ["hard-choices"]), 0, train)).toEqual([]);
  });
});
