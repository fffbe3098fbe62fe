import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { loadDefinition } from "../../src/game.ts";
import { racesOf } from "../../src/queries/race.ts";
import { evening } from "../town/evening.ts";

const ruleset = Result.getOrThrow(loadDefinition({ ruleset: "standard", options: {}, seats: 2 }));
const ableTo = (milestone: string, atWork: readonly string[], more: object = {}, phase = "working") =>
  racesOf(ruleset, evening(phase, [{ atWork, ...more }, {}]).state).find((race) => race.milestone === milestone)?.able;

describe("R20.3 who could gain an open milestone today", () => {
  it.each([
    ["first-hire-3", ["recruiting-girl"], []],
    ["first-hire-3", ["recruiting-girl", "recruiting-girl"], [0]],
    ["first-train", ["trainer"], [0]],
    ["first-train", ["waitress"], []],
    ["first-billboard", ["marketing-trainee"], [0]],
    ["first-radio", ["marketing-trainee"], []],
    ["first-burger-marketed", ["marketing-trainee"], [0]],
    ["first-pizza-produced", ["burger-cook"], []],
    ["first-pizza-produced", ["pizza-cook"], [0]],
    ["first-throw-away", ["errand-boy"], [0]],
  ])("%s with %j at work: %j", (milestone, atWork, able) => {
    expect(ableTo(milestone, atWork)).toEqual(able);
  });

  it("R17.4 the $20 milestone asks for a bill of $20", () => {
    const beach = ["trainer", "trainer", "trainer", "trainer"];
    expect(ableTo("first-pay-20", [], { beach })).toEqual([]);
    expect(ableTo("first-pay-20", [], { beach: beach.map(() => "burger-cook") })).toEqual([0]);
  });

  it("names nobody before the reveal, nor for money that comes at dinner", () => {
    expect(ableTo("first-train", [], {}, "restructuring")).toBeNull();
    expect(ableTo("first-have-100", [])).toBeNull();
  });

  it("R19.5 leaves out what was gained in an earlier round", () => {
    const { state } = evening("working", [{ atWork: ["trainer"] }, {}], { milestonesGone: ["first-train"] });
    expect(racesOf(ruleset, state).some((race) => race.milestone === "first-train")).toBe(false);
  });
});
