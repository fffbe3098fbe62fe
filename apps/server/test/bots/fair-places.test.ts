import { expect, it } from "vitest";
import { createFairPlaces } from "../../src/bots/fair-places.ts";

/** Decisions that wait for places: who has begun so far, and the end of one. */
const desk = (count: number) => {
  const places = createFairPlaces(count);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    ask: (decision: string): void => {
      const [table = ""] = decision.split("-");
      ends.set(
        decision,
        places.enter(table, () => begun.push(decision)),
      );
    },
    end: (decision: string): void => ends.get(decision)?.(),
  };
};

it("a table with many decisions makes another wait for one of them only", () => {
  const { begun, ask, end } = desk(1);
  for (const decision of ["hard-1", "hard-2", "hard-3", "hard-4", "other-1"]) ask(decision);
  end("hard-1");
  expect(begun).toEqual(["hard-1", "other-1"]);
  ask("other-2");
  end("other-1");
  expect(begun.at(-1)).toBe("hard-2");
  end("hard-2");
  expect(begun.at(-1)).toBe("other-2");
});

it("tables that all have much to decide take turns, each in its own order", () => {
  const { begun, ask, end } = desk(1);
  for (const decision of ["a-1", "a-2", "a-3", "b-1", "b-2", "b-3", "c-1", "c-2", "c-3"]) ask(decision);
  for (let done = 0; done < 8; done++) end(begun[done] ?? "");
  expect(begun).toEqual(["a-1", "b-1", "c-1", "a-2", "b-2", "c-2", "a-3", "b-3", "c-3"]);
});

it("tables that come anew do not push back one that waits", () => {
  const { begun, ask, end } = desk(1);
  for (const decision of ["a-1", "a-2", "b-1"]) ask(decision);
  end("a-1");
  ask("c-1");
  end("b-1");
  ask("d-1");
  for (const decision of ["a-2", "c-1"]) end(decision);
  expect(begun).toEqual(["a-1", "b-1", "a-2", "c-1", "d-1"]);
});

it("of two places a table has both only as long as nobody else wants one", () => {
  const { begun, ask, end } = desk(2);
  for (const decision of ["a-1", "a-2", "a-3", "b-1", "b-2"]) ask(decision);
  end("a-1");
  end("a-2");
  expect(begun).toEqual(["a-1", "a-2", "b-1", "a-3"]);
});

it("who gives up a wish is passed over, and a place is given up once", () => {
  const { begun, ask, end } = desk(2);
  for (const decision of ["a-1", "a-2", "a-3", "b-1", "b-2"]) ask(decision);
  end("b-1");
  end("a-1");
  end("a-1");
  expect(begun).toEqual(["a-1", "a-2", "b-2"]);
  end("b-2");
  expect(begun.at(-1)).toBe("a-3");
});
