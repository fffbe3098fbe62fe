import { expect, it } from "vitest";
import { explainedOf } from "../../src/learn/coach/explained.ts";

it("the coach explains the phase that is on until it is read, and never one that is over", () => {
  expect(explainedOf("working", [], ["restructuring", "order-of-business", "working"])).toEqual({
    phase: "working",
    earlier: ["restructuring", "order-of-business"],
  });
  // The second day: dinner and payday ran by themselves, and nobody has read of them.
  const seen = ["restructuring", "working", "dinnertime", "payday"] as const;
  expect(explainedOf("working", ["working", "restructuring"], seen)).toEqual({
    phase: null,
    earlier: ["working", "restructuring", "dinnertime", "payday"],
  });
  expect(explainedOf("dinnertime", ["working"], seen).phase).toBe("dinnertime");
  expect(explainedOf("payday", [], []).phase).toBeNull();
});
