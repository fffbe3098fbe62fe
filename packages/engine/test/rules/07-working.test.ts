import { applyEvents, diceFor, seatOf } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import { WORKING } from "../../src/phases/working.ts";
import { reducerOf } from "../../src/rules/index.ts";
import { MAPS } from "../../testing/maps.ts";
import { after, type TestTown, order, type TestPosition, refusalOf, working } from "../../testing/position.ts";

const day = (given: Partial<TestTown> = {}) => working({ tiles: MAPS.FX1, ...given });
const end = order("work.endTurn", {});
const produce = order("work.produce", { cook: "kitchen-trainee", good: "burger" });
const garden = order("work.addGarden", { house: 2, garden: "S" });
const launch = order("work.launchCampaign", {
  marketer: "marketing-trainee",
  campaign: 14,
  good: "burger",
  duration: 1,
  at: [3, 3],
});

const settled = (position: TestPosition): TestPosition => ({
  ...position,
  state: applyEvents(
    reducerOf(position.ruleset),
    position.state,
    WORKING.advance(position.ruleset, position.state, diceFor("town", 0)),
    diceFor("town", 0),
  ).state,
});
const tagOf = (position: TestPosition, command: Parameters<typeof refusalOf>[1], seat = 0) =>
  refusalOf(position, command, seat)?._tag ?? "legal";

describe("R7 working days", () => {
  const staff = { atWork: [["marketing-trainee", "kitchen-trainee", "new-business-developer"]] as const };
  const open: Partial<TestTown> = { ...staff, gone: ["first-billboard"] };
  it("R7.1 a command of a later step closes the earlier ones", () => {
    const cooked = after(day(open), produce);
    expect([tagOf(cooked, launch), tagOf(cooked, garden)]).toEqual(["NotNow", "legal"]);
    expect(tagOf(after(after(day(open), launch), produce), garden)).toBe("legal");
  });
  it("R7.2 each employee acts once", () => {
    expect(tagOf(after(day(open), produce), produce)).toBe("NotNow");
    const two = day({ atWork: [["kitchen-trainee", "kitchen-trainee"]] });
    expect(tagOf(after(two, produce), produce)).toBe("legal");
  });
  it("R7.4, D-18 the day ends when its player says so, also with everything left to do", () => {
    const position = settled(after(day(open), end));
    expect(WORKING.waitsFor(position.state)).toEqual([1]);
    expect([tagOf(position, produce, 0), tagOf(position, end, 0), tagOf(position, end, 1)]).toEqual([
      "NotNow",
      "NotNow",
      "legal",
    ]);
    const over = settled(after(position, end, 1));
    expect([WORKING.done(over.ruleset, over.state), WORKING.waitsFor(over.state)]).toEqual([true, []]);
  });
  it("R7.1 nobody works out of turn", () => {
    expect(tagOf(day({ atWork: [[], ["kitchen-trainee"]] }), produce, 1)).toBe("NotNow");
  });
  it("R9.1 every training card begins the day with its steps", () => {
    const { state } = day({ atWork: [["trainer", "coach", "guru", "guru"]] });
    const steps = state.stage._tag === "working" ? state.stage.turn.teachers.map(({ left }) => left) : [];
    expect(steps).toEqual([1, 2, 3, 3]);
  });
  it("R8.3 nothing but training while a phantom waits", () => {
    const position = day(open);
    const hired = reducerOf(position.ruleset).evolve(position.state, {
      _tag: "Hired",
      seat: seatOf(0),
      employee: "trainer",
      using: null,
      byManager: false,
      phantom: true,
    });
    const waiting = { ...position, state: hired };
    expect([produce, launch, end].map((command) => refusalOf(waiting, command))).toEqual(
      Array(3).fill({ _tag: "NotNow", rule: "R8.3" }),
    );
  });
});
