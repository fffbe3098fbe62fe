import { firstCommand } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import { ann, bob, playsOf, rulesWith, running } from "./tables.ts";

const rules = rulesWith(4);

describe("when time runs out", () => {
  it("TD-01 the first suit in fixed order", () => {
    const state = { ...running({}), step: "choose", aside: ["yellow", "blue", "green"] } as const;
    expect(firstCommand(rules, state, bob)).toEqual({ _tag: "chef.choose", suit: "yellow" });
  });

  it("TD-03, TD-04 a legal card without coins", () => {
    const state = running({ hands: [[], ["blue-1", "red-3", "red-9"]], coins: [0, 3], plays: playsOf("red-1") });
    expect(firstCommand(rules, state, bob)).toEqual({ _tag: "trick.play", card: "red-3", coins: 0 });
  });

  it("TD-05 the suit with most chefs in the centre", () => {
    const last = { plays: [], winner: bob, chefTaker: ann, usedCoins: 0 };
    const state = { ...running({ centre: { red: 1, yellow: 3, blue: 2, green: 3 } }), step: "take", last } as const;
    expect(firstCommand(rules, state, ann)).toEqual({ _tag: "trick.takeChef", suit: "yellow" });
  });
});
