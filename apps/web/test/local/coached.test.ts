import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { askCoach, explainedAt, forgetCoach, isCoached, keepCoach, keepExplained } from "../../src/local/coached.ts";

// Files run one after the other in one process: another one may have left a storage there that keeps nothing.
beforeAll(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterAll(() => void vi.unstubAllGlobals());

it("a coached game is coached once more at the next table, and explains nothing anew", () => {
  askCoach("last");
  keepExplained("last", ["working", "dinnertime"]);
  keepCoach("last", "next");
  expect(isCoached("next")).toBe(true);
  expect(explainedAt("next")).toEqual(["working", "dinnertime"]);
});

it("a game without the coach, or whose coach was sent away, is followed by one without", () => {
  keepCoach("alone", "after alone");
  expect(isCoached("after alone")).toBe(false);
  askCoach("left");
  forgetCoach("left");
  keepCoach("left", "after left");
  expect(isCoached("after left")).toBe(false);
});
