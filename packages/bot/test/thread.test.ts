import { seatOf } from "@blueplate/kernel";
import { expect, it } from "vitest";
import { type BotAnswer, type BotQuestion, createBotThread, type NumberedAnswer } from "../src/index.ts";

const question = (bot: string): BotQuestion => ({
  game: "toy",
  config: { seats: 2, modules: [], options: {} },
  bot,
  seat: seatOf(0),
  view: null,
  seen: null,
  seed: "s",
});

/** A thread whose workers do what the test says. */
const started = (mayStart = true) => {
  const workers: { asked: number[]; ended: boolean; hear: (answer: NumberedAnswer) => void }[] = [];
  const thread = createBotThread(
    (hear) => {
      if (!mayStart) throw new Error("no workers here");
      const worker = { asked: [] as number[], ended: false, hear };
      workers.push(worker);
      return { ask: ({ id }) => void worker.asked.push(id), end: () => void (worker.ended = true) };
    },
    ({ bot }) => ({ command: `${bot} here` }),
  );
  const heard: BotAnswer[] = [];
  return {
    thread,
    workers,
    heard,
    ask: (bot: string) => thread.ask(question(bot), (answer) => void heard.push(answer)),
  };
};

it("one worker answers one question after the other", () => {
  const { workers, heard, ask } = started();
  ask("a");
  workers[0]?.hear({ id: 1, command: "one" });
  ask("b");
  workers[0]?.hear({ id: 2, command: "two" });
  expect(heard).toEqual([
    { id: 1, command: "one" },
    { id: 2, command: "two" },
  ]);
  expect(workers).toHaveLength(1);
});

it("a question that is given up ends its worker, is never answered, and the next one starts another", () => {
  const { workers, heard, ask } = started();
  const giveUp = ask("a");
  giveUp();
  expect(workers[0]?.ended).toBe(true);
  ask("b");
  workers[0]?.hear({ id: 2, command: "from the grave" });
  giveUp();
  workers[1]?.hear({ id: 1, command: "too late" });
  workers[1]?.hear({ id: 2, command: "two" });
  workers[1]?.hear({ id: 2, command: "twice" });
  expect(heard).toEqual([{ id: 2, command: "two" }]);
  expect(workers[1]?.ended).toBe(false);
});

it("where no worker starts, and after one was lost, it is decided here", () => {
  const without = started(false);
  without.ask("a");
  expect(without.heard).toEqual([{ command: "a here" }]);
  expect(without.thread.isApart()).toBe(false);
  const { thread, workers, heard, ask } = started();
  ask("b");
  expect(thread.isApart()).toBe(true);
  workers[0]?.hear(null);
  ask("c");
  expect(heard).toEqual([{ command: "b here" }, { command: "c here" }]);
  expect(workers).toHaveLength(1);
});
