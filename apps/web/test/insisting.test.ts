import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ServerFailure } from "../src/server/failure.ts";
import { insist } from "../src/table/insisting.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A refusal, which says what it is. */
class Refused extends Error {
  readonly failure: ServerFailure;
  constructor(tag: string, retryAfter: number | null = null) {
    super(tag);
    this.failure = { tag, field: null, refusal: null, retryAfter };
  }
}

const failureOf = (error: unknown): ServerFailure =>
  error instanceof Refused ? error.failure : new Refused("Network").failure;

/** Answers these one after the other, and notes when it was asked. */
const server = (...answers: readonly unknown[]) => {
  const asked: number[] = [];
  const ask = (): Promise<unknown> => {
    const answer = answers[asked.push(Date.now()) - 1];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { ask, asked };
};

it("sends again what was not answered, and what a busy server has refused when that server has said", async () => {
  const { ask, asked } = server(new Error("no answer"), new Refused("Overloaded", 3), new Refused("NotStored"), 7);
  const setbacks: string[] = [];
  const begun = Date.now();
  const answer = insist(ask, failureOf, ({ tag }) => void setbacks.push(tag));
  await vi.runAllTimersAsync();
  expect(await answer).toBe(7);
  expect(setbacks).toEqual(["Network", "Overloaded", "NotStored"]);
  expect(asked.map((at) => at - begun)).toEqual([0, 1_500, 4_500, 6_000]);
});

it("gives up where a repeat changes nothing", async () => {
  const { ask, asked } = server(new Refused("NotNow"));
  await expect(insist(ask, failureOf, () => undefined)).rejects.toThrow("NotNow");
  expect(asked).toHaveLength(1);
});
