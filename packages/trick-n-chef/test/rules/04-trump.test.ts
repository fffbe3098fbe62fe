import { describe, expect, it } from "vitest";
import { trumpOf } from "../../src/index.ts";
import { only, rulesWith, running, wholeGame } from "../tables.ts";

describe("T4 trump", () => {
  it("T4.1 the suit with the fewest chefs in the centre is trump", () => {
    expect(trumpOf(running({ centre: { red: 3, yellow: 2, blue: 3, green: 4 } }))).toEqual(["yellow"]);
  });

  it("T4.2 equally few are all trump, and in the first trick every suit is", () => {
    expect(trumpOf(running({ centre: { red: 3, yellow: 2, blue: 2 } }))).toEqual(["yellow", "blue"]);
    expect(trumpOf(running({}))).toEqual(["red", "yellow", "blue", "green"]);
  });

  it("T4.3 chefs set aside or before players do not count", () => {
    const state = running({ centre: { red: 1 } });
    const players = state.players.map((player) => ({ ...player, chefs: ["yellow", "blue"] as const }));
    const crowded: typeof state = { ...state, aside: ["green"], players };
    expect(trumpOf(crowded)).toEqual(["red"]);
  });

  it("T4.4 a suit whose last chef has left the centre is no trump", () => {
    expect(trumpOf(running({ centre: { red: 0, yellow: 2, blue: 2, green: 4 } }))).toEqual(["yellow", "blue"]);
  });

  it.each([3, 4])(
    "T4.5 with %i players every trick of a game has its trump, and it is found at its beginning only",
    (seats) => {
      const { events, moments } = wholeGame(rulesWith(seats), "trump");
      for (const event of only(events, "TrickBegun")) expect(event.trump.length).toBeGreaterThan(0);
      for (const { after } of moments) {
        const { step, trump } = after.state;
        if (step === "play") expect(trump).toEqual(trumpOf(after.state));
        if (step === "choose") expect(trump).toEqual([]);
      }
    },
  );
});
