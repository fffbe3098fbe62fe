import type { PlayoutTally } from "@blueplate/bot";
import type { Estimate } from "@blueplate/study";
import { describe, expect, it } from "vitest";
import { createEstimator, type Estimator } from "../../src/analysis/chance/estimator.ts";
import { estimateStore } from "../../src/analysis/chance/estimate-store.ts";
import { type PlayoutWorker, workersFor } from "../../src/analysis/chance/pool.ts";
import type { PlayoutBatch, WorkerReply } from "../../src/analysis/chance/question.ts";

/** A worker that answers when it is told to: playout number n is won by seat n modulo 2. */
interface Puppet extends PlayoutWorker {
  readonly batches: PlayoutBatch[];
  readonly hasEnded: () => boolean;
  readonly answer: () => void;
  readonly fail: (message: string) => void;
}

const tallyOf = ({ first, count }: PlayoutBatch): PlayoutTally => {
  const numbers = Array.from({ length: count }, (_, index) => first + index);
  const wins = [0, 1].map((seat) => numbers.filter((number) => number % 2 === seat).length);
  return { playouts: count, unfinished: 0, wins, ms: count * 50 };
};

const puppet = (hear: (reply: WorkerReply) => void): Puppet => {
  const batches: PlayoutBatch[] = [];
  let ended = false;
  return {
    batches,
    send: (message) => {
      if (message._tag === "Play") batches.push(message.batch);
    },
    end: () => {
      ended = true;
    },
    hasEnded: () => ended,
    answer: () => {
      const batch = batches.shift();
      if (batch) hear({ _tag: "Played", tally: tallyOf(batch) });
    },
    fail: (message) => hear({ _tag: "Failed", message }),
  };
};

const known: Estimate = {
  bot: "a",
  hash: "h",
  version: 1,
  playouts: 1,
  unfinished: 0,
  wins: [0, 0],
  milliseconds: 0,
  missing: [],
};

const target = (key: string) => ({ key, state: key, turn: 1 });

/** An estimator with puppets for workers, everything it was told to remember, and what was kept in the study. */
const setUp = (most: number, kept = new Map<string, Estimate>()) => {
  const workers: Puppet[] = [];
  const told = { tallies: new Map<string, PlayoutTally>(), rests: 0, failures: [] as string[] };
  const writes: (readonly [key: string, playouts: number])[] = [];
  const estimates = {
    of: (key: string) => kept.get(key) ?? null,
    keep: (key: string, estimate: Estimate) => {
      writes.push([key, estimate.playouts]);
      // As through storage: what comes back is a copy.
      kept.set(key, structuredClone(estimate));
    },
  };
  const store = estimateStore(estimates, { bot: "a", hash: "h" });
  const estimator: Estimator = createEstimator({
    opening: { game: "g", config: { modules: [], options: {}, seats: 2 }, hash: "h", bots: ["a", "b"], seed: "s" },
    workers: most,
    spawn: (hear) => {
      const worker = puppet(hear);
      workers.push(worker);
      return worker;
    },
    store,
    onChange: (key, tally) => void told.tallies.set(key, tally),
    onRest: () => void told.rests++,
    onFail: (message) => void told.failures.push(message),
  });
  const answerAll = (): void => {
    while (workers.some((each) => !each.hasEnded() && each.batches.length > 0))
      for (const each of workers) each.answer();
  };
  return { estimator, workers, told, kept, writes, answerAll };
};

const alive = (workers: readonly Puppet[]): readonly Puppet[] => workers.filter(({ hasEnded }) => !hasEnded());

describe("the estimator", () => {
  it("plays every playout once, on as many workers as there are workers, and rests", () => {
    const { estimator, workers, told, answerAll } = setUp(3);
    estimator.look(target("now"), 40);
    expect(workers).toHaveLength(3);
    answerAll();
    expect(told.tallies.get("now")).toEqual({ playouts: 40, unfinished: 0, wins: [20, 20], ms: 2000 });
    expect(told.rests).toBe(1);
  });

  it("begins with single playouts and takes more at a time once it knows how long they take", () => {
    const { estimator, workers } = setUp(1);
    estimator.look(target("now"), 40);
    expect(workers[0]?.batches).toMatchObject([{ first: 0, count: 1 }]);
    workers[0]?.answer();
    expect(workers[0]?.batches).toMatchObject([{ first: 1, count: 3 }]);
  });

  it("loses no number and repeats none when it is stopped in the middle, nor when the page is opened again", () => {
    const first = setUp(2);
    first.estimator.look(target("now"), 30);
    first.workers[1]?.answer();
    first.workers[1]?.answer();
    first.estimator.stop();
    expect(alive(first.workers)).toEqual([]);
    expect(first.told.rests).toBe(1);
    first.estimator.look(target("now"), 20);
    first.answerAll();
    expect(first.told.tallies.get("now")).toMatchObject({ playouts: 20, wins: [10, 10] });
    first.estimator.look(target("now"), 24);
    first.estimator.stop();
    expect(first.kept.get("now")).toMatchObject({ bot: "a", hash: "h", playouts: 20, wins: [10, 10] });
    const second = setUp(2, first.kept);
    second.estimator.look(target("now"), 26);
    second.answerAll();
    expect(second.told.tallies.get("now")).toMatchObject({ playouts: 26, wins: [13, 13] });
  });

  it("plays nothing for a position of which enough is kept", () => {
    const { estimator, workers, told, writes } = setUp(2, new Map([["now", { ...known, playouts: 50 }]]));
    estimator.look(target("now"), 50);
    expect(workers).toEqual([]);
    expect(told.rests).toBe(1);
    expect(writes).toEqual([]);
  });

  it("goes on from what somebody else has kept meanwhile, with the playouts that are missing first", () => {
    const { estimator, workers, told, kept, answerAll } = setUp(1);
    estimator.look(target("now"), 4);
    answerAll();
    // Numbers 0 to 22 were given out there, and 10 to 12 not answered.
    kept.set("now", { ...known, playouts: 20, wins: [11, 9], missing: [{ first: 10, count: 3 }] });
    estimator.look(target("now"), 40);
    expect(workers[0]?.batches).toMatchObject([{ first: 10 }]);
    answerAll();
    expect(told.tallies.get("now")).toMatchObject({ playouts: 40 });
    expect(kept.get("now")).toMatchObject({ playouts: 40, missing: [] });
  });

  it("keeps what is learnt at rest, and what took long also on its way, in few writes", () => {
    const short = setUp(1);
    short.estimator.look(target("now"), 100);
    short.answerAll();
    expect(short.writes).toEqual([["now", 100]]);
    // A playout takes 50 ms.
    const long = setUp(1);
    long.estimator.look(target("now"), 10_000);
    long.answerAll();
    const steps = long.writes.map(([, playouts]) => playouts);
    expect(steps[0]).toBeGreaterThanOrEqual(600);
    expect(steps.at(-1)).toBe(10_000);
    expect(steps.length).toBeLessThan(7);
  });

  it("puts the position that is looked at before a survey, and a survey of many in turns", () => {
    const { estimator, workers, told, answerAll } = setUp(1);
    estimator.survey(["a", "b", "c"].map(target), 2);
    const order: (string | undefined)[] = [];
    for (let count = 0; count < 2; count++) {
      order.push(workers[0]?.batches[0]?.key);
      workers[0]?.answer();
    }
    estimator.look(target("now"), 1);
    order.push(workers[0]?.batches[0]?.key);
    workers[0]?.answer();
    order.push(workers[0]?.batches[0]?.key);
    expect(order).toEqual(["a", "b", "c", "now"]);
    answerAll();
    expect([...told.tallies].map(([key, { playouts }]) => [key, playouts])).toEqual([
      ["a", 2],
      ["b", 2],
      ["c", 2],
      ["now", 1],
    ]);
  });

  it("leaves a position when another is looked at", () => {
    const { estimator, workers, told, answerAll } = setUp(1);
    estimator.look(target("then"), 100);
    estimator.look(target("now"), 5);
    workers[0]?.answer();
    answerAll();
    expect(told.tallies.get("then")?.playouts).toBe(1);
    expect(told.tallies.get("now")?.playouts).toBe(5);
  });

  it("stops everything when a worker cannot go on, says so, and can be asked again", () => {
    const { estimator, workers, told, answerAll } = setUp(2);
    estimator.look(target("now"), 10);
    workers[0]?.fail("no rules");
    expect(alive(workers)).toEqual([]);
    expect(told.failures).toEqual(["no rules"]);
    estimator.look(target("now"), 10);
    answerAll();
    expect(told.tallies.get("now")?.wins).toEqual([5, 5]);
  });
});

describe("the workers", () => {
  it("leave a core to the page, and are at most four", () => {
    expect([1, 2, 3, 5, 16].map(workersFor)).toEqual([1, 1, 2, 4, 4]);
  });
});
