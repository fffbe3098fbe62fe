import { expect, it } from "vitest";
import { explainedOf } from "../../src/learn/coach/explained.ts";

it("the coach explains the phase that is on until it is read, and never one that was seen and is over", () => {
  const first = { read: [], seen: ["restructuring", "order-of-business", "working"], missed: [] } as const;
  expect(explainedOf({ now: "working", ...first })).toEqual({
    phase: "working",
    others: ["restructuring", "order-of-business"],
  });
  // The second day: dinner and payday were seen, and nobody has read of them.
  const seen = ["restructuring", "working", "dinnertime", "payday"] as const;
  expect(explainedOf({ now: "working", read: ["working", "restructuring"], seen, missed: [] })).toEqual({
    phase: null,
    others: ["working", "restructuring", "dinnertime", "payday"],
  });
  expect(explainedOf({ now: "dinnertime", read: ["working"], seen, missed: [] }).phase).toBe("dinnertime");
  expect(explainedOf({ now: "payday", read: [], seen: [], missed: [] }).phase).toBeNull();
});

it("of what ran by itself unseen the first is explained before the phase that is on, once", () => {
  const seen = ["working", "dinnertime", "payday", "restructuring"] as const;
  const missed = ["dinnertime", "payday"] as const;
  const morning = { now: "restructuring", seen, missed } as const;
  expect(explainedOf({ ...morning, read: ["working"] })).toEqual({
    phase: "dinnertime",
    others: ["working", "payday", "restructuring"],
  });
  expect(explainedOf({ ...morning, read: ["working", "dinnertime"] }).phase).toBe("payday");
  expect(explainedOf({ ...morning, read: ["working", "dinnertime", "payday"] }).phase).toBe("restructuring");
  expect(explainedOf({ ...morning, read: ["working"], missed: [] }).phase).toBe("restructuring");
});
