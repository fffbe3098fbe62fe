import { loadRules } from "@blueplate/variants";
import { type State } from "@blueplate/engine";
import { evening, give, seat } from "@blueplate/variants/testing/evening";
import { redact, type Viewer } from "@blueplate/kernel";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { racesOf } from "../../src/milestones/race.ts";

const ruleset = Result.getOrThrow(loadRules({ modules: [], options: {}, seats: 2 })).ruleset;
const raceFor = (milestone: string, state: State, viewer: Viewer = "watcher") =>
  racesOf(ruleset, state, viewer).find((race) => race.milestone === milestone);
const ableTo = (milestone: string, atWork: readonly string[], more: object = {}, phase = "working") => {
  const race = raceFor(milestone, evening(phase, [{ atWork, ...more }, {}]).state);
  return race?.known ? race.claims.map((claim) => claim.seat) : null;
};

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

  it("names the cards", () => {
    const { state } = evening("working", [{ atWork: ["kitchen-trainee", "pizza-cook", "waitress"] }, {}]);
    expect(raceFor("first-pizza-produced", state)?.claims).toEqual([
      { seat: 0, cards: ["kitchen-trainee", "pizza-cook"] },
    ]);
    expect(raceFor("first-burger-produced", state)?.claims).toEqual([{ seat: 0, cards: ["kitchen-trainee"] }]);
  });

  it("R7.1, R7.2 not who has cooked already, nor what a closed step would have brought", () => {
    const scene = evening("working", [{ atWork: ["kitchen-trainee", "trainer"] }, {}], { turnOrder: ["p0", "p1"] });
    expect(raceFor("first-train", scene.state)?.claims).toHaveLength(1);
    const cooked = give(scene, 0, { _tag: "work.produce", cook: "kitchen-trainee", good: "burger" }).scene.state;
    expect(raceFor("first-pizza-produced", cooked)?.claims).toEqual([]);
    expect(raceFor("first-train", cooked)?.claims).toEqual([]);
  });

  it("R21.1 nobody any more, and that for certain, once the game is over", () => {
    const { state } = evening("working", [{ atWork: ["trainer"] }, {}]);
    const over: State = { ...state, stage: { _tag: "over", winner: seat(0), ranking: [] } };
    expect(raceFor("first-train", over)).toMatchObject({ known: true, claims: [] });
  });

  it("R5.1 before the reveal it looks into the viewer's hand only", () => {
    const hand = { hand: ["waitress", "trainer"] };
    const { state } = evening("restructuring", [hand, hand]);
    const of = (viewer: Viewer) => raceFor("first-waitress", redact(state, viewer), viewer);
    expect(of(seat(1))).toMatchObject({ known: false, claims: [{ seat: 1, cards: ["waitress"] }] });
    expect(of("watcher")).toMatchObject({ known: false, claims: [] });
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
