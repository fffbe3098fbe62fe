import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Subscriber, subscribers } from "../../src/actors/subscribers.ts";

const AT = "a table";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Somebody who counts how often they are woken. */
const counting = (guest: string) => {
  let woken = 0;
  const subscriber: Subscriber = { guest, wake: () => void (woken += 1) };
  return { subscriber, woken: () => woken };
};

it("the first who comes is there at once, and whoever comes to a quiet table is heard of at once", () => {
  const followers = subscribers();
  const [ann, bob] = [counting("ann"), counting("bob")];
  followers.follow(ann.subscriber, [AT]);
  expect(followers.here(AT)).toEqual(["ann"]);
  vi.advanceTimersByTime(1_000);
  const before = ann.woken();
  followers.follow(bob.subscriber, [AT]);
  expect(followers.here(AT)).toEqual(["ann", "bob"]);
  expect(ann.woken()).toBe(before + 1);
});

it("of a thousand who come together each hears twice, and all are there within a second", () => {
  const followers = subscribers();
  const crowd = Array.from({ length: 1_000 }, (_, at) => counting(`guest ${at}`));
  for (const { subscriber } of crowd) followers.follow(subscriber, [AT]);
  vi.advanceTimersByTime(1_000);
  expect(followers.here(AT)).toHaveLength(1_000);
  expect(crowd.reduce((sum, { woken }) => sum + woken(), 0)).toBeLessThanOrEqual(2 * crowd.length);
  for (const { subscriber } of crowd) followers.leave(subscriber, [AT]);
  vi.advanceTimersByTime(2_000);
  expect(followers.here(AT)).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

it("what happens at a table is heard at once, however many come and go", () => {
  const followers = subscribers();
  const [ann, bob] = [counting("ann"), counting("bob")];
  followers.follow(ann.subscriber, [AT]);
  followers.follow(bob.subscriber, [AT]);
  const before = bob.woken();
  followers.wake(AT);
  expect(bob.woken()).toBe(before + 1);
});

it("the list of those who are there stays the same one until it is told anew", () => {
  const followers = subscribers();
  followers.follow(counting("ann").subscriber, [AT]);
  const told = followers.here(AT);
  followers.follow(counting("bob").subscriber, [AT]);
  expect(followers.here(AT)).toBe(told);
  vi.advanceTimersByTime(1_000);
  expect(followers.here(AT)).not.toBe(told);
});
