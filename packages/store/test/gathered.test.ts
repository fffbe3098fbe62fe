import { Deferred, Effect, Exit, Fiber } from "effect";
import { expect, it } from "vitest";
import { gathered } from "../src/sql/gathered.ts";

type Failure = "of one" | "of all";

/** Things that are done when they are told to be, and what was done together with what. */
const toldWhen = (atOnce: number) => {
  const begun: (readonly string[])[] = [];
  const ends: Deferred.Deferred<void, Failure>[] = [];
  const add = gathered<string, Failure>({
    atOnce,
    isOfOne: (failure) => failure === "of one",
    together: (items) => {
      const end = Deferred.makeUnsafe<void, Failure>();
      begun.push(items);
      ends.push(end);
      return Deferred.await(end);
    },
  });
  const ask = (...items: readonly string[]) => items.map((item) => Effect.runFork(add(item)));
  /** Ends what was begun as number `at`, and lets go on what waits for it. */
  const end = (at: number, exit: Exit.Exit<void, Failure> = Exit.void): Promise<void> => {
    const ended = ends[at];
    if (!ended) throw new Error(`nothing has begun as number ${at}`);
    Deferred.doneUnsafe(ended, exit);
    return settled();
  };
  return { begun, ask, end };
};

/** Until nothing goes on that needs no answer from outside. */
const settled = async (): Promise<void> => {
  for (let turns = 0; turns < 3; turns++) await new Promise((resolve) => setImmediate(resolve));
};

const exitsOf = (fibers: readonly Fiber.Fiber<void, Failure>[]) =>
  Promise.all(fibers.map((fiber) => Effect.runPromise(Fiber.await(fiber))));

it("what comes alone is done at once, and what comes meanwhile is done together", async () => {
  const { begun, ask, end } = toldWhen(1);
  const [first] = ask("a");
  await settled();
  const others = ask("b", "c", "d");
  await settled();
  expect(begun).toEqual([["a"]]);
  await end(0);
  expect(first?.pollUnsafe()).toEqual(Exit.void);
  expect(begun).toEqual([["a"], ["b", "c", "d"]]);
  const [later] = ask("e");
  await end(1);
  // Those that are done do not wait for what came after them.
  expect(others.map((fiber) => fiber.pollUnsafe())).toEqual([Exit.void, Exit.void, Exit.void]);
  expect(later?.pollUnsafe()).toBe(undefined);
  await end(2);
  ask("f");
  await settled();
  expect(begun.slice(2)).toEqual([["e"], ["f"]]);
});

it("so many times at once", async () => {
  const { begun, ask, end } = toldWhen(2);
  ask("a");
  await settled();
  ask("b");
  await settled();
  ask("c", "d");
  await settled();
  expect(begun).toEqual([["a"], ["b"]]);
  await end(1);
  expect(begun.slice(2)).toEqual([["c", "d"]]);
});

it("where all fail because of one, each is done alone; any other failure is that of all", async () => {
  const { begun, ask, end } = toldWhen(1);
  ask("a");
  await settled();
  const some = ask("b", "c");
  await end(0);
  await end(1, Exit.fail("of one"));
  await end(2, Exit.fail("of one"));
  await end(3);
  expect(begun.slice(2)).toEqual([["b"], ["c"]]);
  expect(await exitsOf(some)).toEqual([Exit.fail("of one"), Exit.void]);
  ask("d");
  await settled();
  const more = ask("e", "f");
  await end(4);
  await end(5, Exit.fail("of all"));
  expect(await exitsOf(more)).toEqual([Exit.fail("of all"), Exit.fail("of all")]);
  expect(begun).toHaveLength(6);
});

it("what breaks off before it has begun fails, and the next one has its turn", async () => {
  let broken = 1;
  const add = gathered<string, Failure>({
    atOnce: 1,
    isOfOne: () => false,
    together: () => {
      if (broken-- > 0) throw new Error("no text can be made of it");
      return Effect.void;
    },
  });
  expect(await Effect.runPromiseExit(add("a"))).toMatchObject({ _tag: "Failure" });
  expect(await Effect.runPromiseExit(add("b"))).toEqual(Exit.void);
});
