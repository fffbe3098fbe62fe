import { type Command } from "@blueplate/engine";
import { forecastOf, foresee, pencilDay, pencilled, pencilLine, pencilOutlook } from "../../src/index.ts";
import { evening, give, type GameMoment, seat } from "@blueplate/variants/testing/evening";
import { rulesetWith } from "@blueplate/engine/testing/position";
import { describe, expect, it } from "vitest";

const ruleset = rulesetWith();
const HIRE: Command = { _tag: "work.hire", employee: "waitress" };
const TRAIN: Command = { _tag: "work.train", employee: "kitchen-trainee", to: "burger-cook" };
const COOK: Command = { _tag: "work.produce", cook: "burger-cook", good: "burger" };
const END: Command = { _tag: "work.endTurn" };

const scene = evening(
  "working",
  [{ atWork: ["trainer"] }, { atWork: ["trainer", "burger-cook"], beach: ["kitchen-trainee"] }],
  { turnOrder: ["p0", "p1"] },
);

const dayOf = ({ state }: GameMoment, of: number) => pencilDay(ruleset, state, seat(of));

/** Steps as they would be pencilled on this day, one after the other. */
const steps = (from: GameMoment, of: number, commands: readonly Command[]) => {
  let state = dayOf(from, of);
  return commands.map((command) => {
    const seen = state && foresee(from.rules, state, seat(of), command);
    if (!seen) throw new Error(`refused: ${command._tag}`);
    ({ state } = seen);
    return { command, events: seen.events };
  });
};

const marks = (from: GameMoment, of: number, list: ReturnType<typeof steps>) => {
  const day = dayOf(from, of);
  return day ? pencilled(from.rules, day, seat(of), list).lines.map(({ mark }) => mark) : [];
};

describe("a working day in pencil", () => {
  it("R7.2 is a whole day for who waits: every card has all its actions, and the others still act", () => {
    const day = dayOf(scene, 1);
    expect(day?.stage).toMatchObject({
      _tag: "working",
      turn: { seat: 1, step: "recruit", recruits: [], acted: {}, ended: false, teachers: [{ left: 1 }] },
      queue: [0],
    });
    expect(day?.town).toBe(scene.state.town);
  });

  it("is the turn itself for who is in turn, with what is done already", () => {
    const hired = give(scene, 0, HIRE).scene;
    expect(pencilDay(ruleset, hired.state, seat(0))).toBe(hired.state);
  });

  it("R7.4 is none once the day is over, none before the reveal, none for who has left the game", () => {
    const ended = give(scene, 0, END).scene;
    expect(dayOf(ended, 0)).toBeNull();
    expect(dayOf(ended, 1)).toBe(ended.state);
    expect(dayOf(evening("restructuring", [{}, {}]), 0)).toBeNull();
    expect(pencilDay(ruleset, { ...scene.state, turnOrder: [seat(0)] }, seat(7))).toBeNull();
  });

  it("R14.2.3 can be tried while positions are chosen, and then calls no tie decided", () => {
    const stock = { stock: { burger: 1 } };
    const cheap = { ...stock, atWork: ["pricing-manager", "pricing-manager"] };
    const order = evening("order-of-business", [stock, cheap], { houses: { 2: { demand: ["burger"] } } });
    const day = dayOf(order, 1);
    if (!day) throw new Error("no day");
    expect(day.stage).toMatchObject({ _tag: "working", turn: { seat: 1 }, queue: [0] });
    expect(forecastOf(ruleset, pencilOutlook(order.state, day))[0]?.certainty).toBe("open");
    expect(pencilOutlook(scene.state, day)).toBe(day);
  });

  it("takes the steps as the forms do, each upon the one before, and lets nothing follow", () => {
    const day = dayOf(scene, 1);
    if (!day) throw new Error("no day");
    const list = steps(scene, 1, [HIRE, TRAIN, COOK, END]);
    const { state, lines } = pencilled(scene.rules, day, seat(1), list);
    expect(lines.map(({ mark }) => mark)).toEqual(["holds", "holds", "holds", "holds"]);
    // R20.4.10: the first burger brings a cook besides the one who was trained.
    expect(state.chains[1]).toMatchObject({ beach: { waitress: 1, "burger-cook": 2 }, stock: { burger: 3 } });
    expect(state.stage).toMatchObject({ _tag: "working", turn: { seat: 1, ended: true } });
    expect(scene.state.chains[1]?.stock).toEqual({});
  });

  it("R9.7 stops at the first step that somebody has made impossible, and says why", () => {
    const one = evening(
      "working",
      [
        { atWork: ["trainer"], beach: ["kitchen-trainee"] },
        { atWork: ["trainer"], beach: ["kitchen-trainee"] },
      ],
      { turnOrder: ["p0", "p1"], supply: { "burger-cook": 1 } },
    );
    const list = steps(one, 1, [HIRE, TRAIN, END]);
    const taken = give(one, 0, TRAIN).scene;
    expect(marks(taken, 1, list)).toEqual(["holds", "refused", "waits"]);
    const day = dayOf(taken, 1);
    if (!day) throw new Error("no day");
    expect(pencilled(taken.rules, day, seat(1), list).lines[1]?.refusal).toMatchObject({
      _tag: "NoneLeft",
      rule: "R9.7",
      copies: 6,
    });
  });

  it("R20.1 marks a step whose result is another one now: the milestone was closed meanwhile", () => {
    const list = steps(scene, 1, [TRAIN, COOK]);
    const closed: GameMoment = { ...scene, state: { ...scene.state, milestonesGone: ["first-train"] } };
    expect(marks(closed, 1, list)).toEqual(["changed", "holds"]);
    const day = dayOf(closed, 1);
    if (!day || !list[0]) throw new Error("no day");
    const { events, pencilled: before } = pencilLine(closed.rules, day, seat(1), list[0]);
    expect(events.map(({ _tag }) => _tag)).toEqual(["Trained"]);
    expect(before.map(({ _tag }) => _tag)).toEqual(["Trained", "MilestoneGained"]);
  });
});
