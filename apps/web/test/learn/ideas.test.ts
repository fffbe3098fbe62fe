import { LESSONS } from "../../src/learn/lessons.ts";
import { PUZZLES } from "../../src/learn/puzzles.ts";
import { check, type Rules, seatOf } from "@blueplate/kernel";
import { gameWordsIn, english } from "@blueplate/words";
import { describe, expect, it } from "vitest";
import { commandsFor, ideasFor } from "../../src/learn/ideas.ts";
import { opened } from "./attempt.ts";

const me = seatOf(0);
const speech = { game: gameWordsIn(english, "food-chain-magnate"), shell: english.shell };
const positions = [...LESSONS, ...Object.values(PUZZLES)].map(
  ({ id, scenario }, index) => [`${id} ${index}`, scenario] as const,
);

const asked = async (scenario: () => Promise<{ readonly default: string }>) => {
  const { rules, state } = await opened(scenario);
  // cast: rules of any game are held so.
  return { rules: rules as unknown as Rules, state, seat: me };
};

describe("ideas", () => {
  it("name all that would be done", async () => {
    const ideas = ideasFor(await asked(PUZZLES.borders.scenario), speech);
    expect(ideas.map(({ what }) => what)).toEqual([
      "Place restaurant: I1, south-east corner",
      "Place restaurant: J1, south-east corner",
    ]);
  });

  it.each(positions)("%s: what may be done, never the same twice, with a reason", async (_, scenario) => {
    const at = await asked(scenario);
    const commands = commandsFor(at);
    expect(commands.length).toBeGreaterThan(0);
    for (const { command, next } of commands) if (!next) expect(check(at.rules, at.state, me, command)).toBeNull();
    const ideas = ideasFor(at, speech);
    expect(new Set(ideas.map(({ what }) => what)).size).toBe(ideas.length);
    for (const { why } of ideas) expect(why).not.toBe("");
  });
});
