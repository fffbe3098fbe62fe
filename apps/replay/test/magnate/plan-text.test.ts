import { english } from "@blueplate/words";
import { expect, it, vi } from "vitest";

vi.mock("@blueplate/tabletop", () => ({
  pageWords: (words: { readonly en: unknown }) => () => words.en,
  shell: () => english.shell,
}));
vi.mock("@blueplate/magnate-table", () => ({ magnateWords: () => null }));

const { whyPoorer } = await import("../../src/magnate/review/plan-text.ts");

const plan = (cash: number, advantages: readonly ("income" | "staff")[]) => ({
  played: { chance: 0.4, cash: 100 },
  better: { chance: 0.5, cash, advantages, commands: [], events: [], reasons: [] },
});

it("a better plan that has less money says in what it stands better; one that has as much has nothing to excuse", () => {
  expect(whyPoorer(plan(100, ["staff"]))).toBeNull();
  expect(whyPoorer(plan(70, ["staff", "income"]))).toBe(
    "It has $30 less by then and stands better all the same, by experience of finished games: its people, its income.",
  );
});

it("where the game is over by then, it wins more often", () => {
  expect(whyPoorer(plan(70, []))).toBe("It has $30 less by then, and wins more often all the same.");
});
