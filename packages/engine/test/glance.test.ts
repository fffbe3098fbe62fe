import { beginTable, redact } from "@blueplate/kernel";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { baseGame } from "../src/game.ts";
import type { State } from "../src/index.ts";

const rules = Result.getOrThrow(baseGame.load({ modules: [], options: {}, seats: 3 }));

describe("a position in one look", () => {
  // cast: a table of these rules has their state.
  const state = redact(beginTable(rules, "town", 0).state, "watcher") as State;

  it("names the phase and what each chain has, and draws roads and houses where they are", () => {
    const glance = baseGame.glance?.(rules, state);
    expect(glance?.phase).toBe("setup-restaurants");
    expect(glance?.scores).toEqual(state.chains.map(({ cash }) => cash));
    const outline = glance?.outline ?? [];
    expect(new Set(outline.map((row) => row.length)).size).toBe(1);
    for (const { at } of state.town.houses) expect(outline[at[1]]?.[at[0]]).toBe("o");
    expect(outline.join("")).toContain("#");
    expect(outline.join("")).not.toMatch(/\d/);
  });

  it("marks a restaurant with the number of its seat", () => {
    const [first, ...others] = state.chains;
    if (!first) throw new Error("nobody plays");
    const restaurant = { at: [3, 3], corner: "NW", open: true, driveIn: false };
    // cast: of a restaurant only its place is looked at.
    const chains = [{ ...first, restaurants: [restaurant] }, ...others] as unknown as State["chains"];
    const outline = baseGame.glance?.(rules, { ...state, chains })?.outline ?? [];
    expect([outline[3]?.slice(3, 5), outline[4]?.slice(3, 5)]).toEqual(["00", "00"]);
  });
});
