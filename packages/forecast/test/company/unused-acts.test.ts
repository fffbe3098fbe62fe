import { type Command, type WorkingStep, STEPS } from "@blueplate/engine";
import { evening, give, type GameMoment, seat } from "@blueplate/variants/testing/evening";
import { describe, expect, it } from "vitest";
import { actsClosedBy, dayStagesOf, openStepOf, unusedActsOf } from "../../src/index.ts";
import { anyOf, day, ME, placeOf, ruleset, STEP_OF, tagsOf } from "./working-day.ts";

const commandIn = (scene: GameMoment, step: WorkingStep): Command => {
  const command = anyOf(
    scene,
    STEP_OF.flatMap(([each, tags]) => (each === step ? tags : [])),
  );
  if (!command) throw new Error(`nothing can be done in step ${step}`);
  return command;
};

/** The milestones of who cooks first. */
const PRODUCED = ["first-burger-produced", "first-pizza-produced"];

describe("R7.1 what a command closes", () => {
  const scene = day();
  const left = {
    recruit: ["work.hire"],
    train: ["work.train"],
    campaigns: ["work.launchCampaign"],
    "food-and-drink": ["work.produce", "work.fetchDrink", "work.buyDrinks"],
    "houses-and-gardens": ["work.placeHouse"],
    restaurants: ["work.openRestaurant"],
  } as const;
  const pairs = STEPS.flatMap((earlier, at) => STEPS.slice(at + 1).map((later) => [earlier, later] as const));

  it.each(pairs)("%s is said to be closed by a command of %s, with what is left of it", (earlier, later) => {
    const command = commandIn(scene, later);
    const closed = actsClosedBy(ruleset, scene.rules, scene.state, ME, command);
    expect(tagsOf(closed.filter(({ step }) => step === earlier))).toEqual(left[earlier]);
    expect(tagsOf(closed)).toEqual(STEPS.slice(0, STEPS.indexOf(later)).flatMap((step) => left[step]));
    const after = give(scene, 0, command).scene;
    const gone = unusedActsOf(ruleset, after.rules, after.state, ME).filter(({ isClosed }) => isClosed);
    expect(tagsOf(gone)).toEqual(tagsOf(closed));
  });

  it.each(STEPS)("%s is closed by nothing of its own or of an earlier step, but by the end of the turn", (step) => {
    const same = actsClosedBy(ruleset, scene.rules, scene.state, ME, commandIn(scene, step));
    expect(same.filter((each) => placeOf(each.step) >= placeOf(step))).toEqual([]);
    const ended = actsClosedBy(ruleset, scene.rules, scene.state, ME, { _tag: "work.endTurn" });
    expect(tagsOf(ended.filter((each) => each.step === step))).toEqual(left[step]);
  });

  it("R17.6 tells how many hires are left, and which of them are kept as a discount", () => {
    const many = day(["recruiting-manager", "burger-cook"]);
    const cook = { _tag: "work.produce", cook: "burger-cook", good: "burger" } as const;
    const hires = (scene: GameMoment) => actsClosedBy(ruleset, scene.rules, scene.state, ME, cook);
    const act = { command: "work.hire", step: "recruit", isClosed: false };
    expect(hires(many)).toEqual([{ ...act, count: 3, kept: 2, worth: 10 }]);
    let hired = give(many, 0, { _tag: "work.hire", employee: "waitress" }).scene;
    expect(hires(hired)).toEqual([{ ...act, count: 2, kept: 2, worth: 10 }]);
    for (let again = 0; again < 2; again++) hired = give(hired, 0, { _tag: "work.hire", employee: "waitress" }).scene;
    expect(hires(hired)).toEqual([]);
  });

  it("R15.5, R21.1 says nothing of hires, lessons and campaigns on the evening that surely ends the game; of all else it does", () => {
    const left = (stock: object, breaks: number) => {
      const mine = { atWork: ["trainer", "errand-boy", "marketing-trainee"], beach: ["management-trainee"], stock };
      const houses = { 2: { demand: ["burger"] }, 12: { demand: ["beer"] } };
      const evenings = { turnOrder: ["p0", "p1"], ceoSlots: 4, houses };
      const { rules, state } = evening("working", [mine, {}], { ...evenings, bank: 9, breaks });
      return tagsOf(unusedActsOf(ruleset, rules, state, ME));
    };
    const all = ["work.hire", "work.train", "work.launchCampaign", "work.fetchDrink"];
    expect(left({}, 1)).toEqual(all);
    expect(left({ burger: 1 }, 0)).toEqual(all);
    expect(left({ burger: 1 }, 1)).toEqual(["work.fetchDrink"]);
  });

  it("R11 says nothing of cooks whom nobody asks for anything, and of the others as many as are asked", () => {
    const at = (demand: readonly string[], milestonesGone: readonly string[]) => {
      const more = { milestonesGone, houses: { 2: { demand } } };
      return day(["kitchen-trainee", "kitchen-trainee"], [], more);
    };
    const cooks = (scene: GameMoment) =>
      unusedActsOf(ruleset, scene.rules, scene.state, ME).flatMap(({ command, count }) =>
        command === "work.produce" ? [count] : [],
      );
    const none = ["first-throw-away", ...PRODUCED];
    expect([at([], none), at(["pizza"], none), at(["pizza", "burger"], none), at([], PRODUCED)].map(cooks)).toEqual([
      [],
      [1],
      [2],
      [1],
    ]);
    const resting = dayStagesOf(ruleset, scene.rules, at(["pizza"], none).state, ME).map((stage) => stage.resting);
    expect(resting).toEqual([0, 0, 0, 1, 0, 0]);
  });

  it("R11, R19.1 says nothing of errands whose drinks nobody asks for, unless they can be kept", () => {
    const left = (demand: readonly string[], milestones: readonly string[], milestonesGone = ["first-throw-away"]) => {
      const mine = { atWork: ["errand-boy"], milestones };
      const { rules, state } = evening("working", [mine, {}], {
        turnOrder: ["p0", "p1"],
        houses: { 2: { demand } },
        milestonesGone,
      });
      return tagsOf(unusedActsOf(ruleset, rules, state, ME)).filter((tag) => tag !== "work.hire");
    };
    expect(left([], [])).toEqual([]);
    expect(left(["burger"], [])).toEqual([]);
    expect(left(["beer"], [])).toEqual(["work.fetchDrink"]);
    expect(left([], ["first-throw-away"])).toEqual(["work.fetchDrink"]);
    expect(left([], [], [])).toEqual(["work.fetchDrink"]);
  });

  it("says nothing of what nobody could begin: a teacher without anybody to teach", () => {
    const idle = day(["trainer", "burger-cook"], []);
    const cook = { _tag: "work.produce", cook: "burger-cook", good: "burger" } as const;
    expect(tagsOf(actsClosedBy(ruleset, idle.rules, idle.state, ME, cook))).toEqual(["work.hire"]);
  });

  it("says nothing of a command that the rules refuse, and nothing outside one's turn", () => {
    const cook = { _tag: "work.produce", cook: "pizza-cook", good: "pizza" } as const;
    expect(actsClosedBy(ruleset, scene.rules, scene.state, ME, cook)).toEqual([]);
    expect(unusedActsOf(ruleset, scene.rules, scene.state, seat(1))).toEqual([]);
    expect(actsClosedBy(ruleset, scene.rules, scene.state, seat(1), { _tag: "work.endTurn" })).toEqual([]);
  });
});

describe("R7.1 the stages of a working day", () => {
  const scene = day();
  const stagesOf = (at: GameMoment) => dayStagesOf(ruleset, at.rules, at.state, ME);

  it("stand in the order of the steps, each with the commands that can be given in it", () => {
    expect(stagesOf(scene).map(({ step }) => step)).toEqual(STEPS);
    for (const { step, commands, isClosed } of stagesOf(scene)) {
      const printed = STEP_OF.flatMap(([each, tags]) => (each === step ? tags : []));
      expect(commands.length, step).toBeGreaterThan(0);
      expect(printed, step).toEqual(expect.arrayContaining([...commands]));
      expect(isClosed).toBe(false);
    }
  });

  it("tell of a closed one what was given up, and offer nothing in it", () => {
    const after = give(scene, 0, commandIn(scene, "campaigns")).scene;
    const [recruit, train, campaigns] = stagesOf(after);
    expect([recruit, train].map((stage) => [stage?.isClosed, stage?.commands])).toEqual([
      [true, []],
      [true, []],
    ]);
    expect(tagsOf(recruit?.forfeited ?? [])).toEqual(["work.hire"]);
    expect(tagsOf(train?.forfeited ?? [])).toEqual(["work.train"]);
    expect(campaigns?.forfeited).toEqual([]);
  });

  it("are open from the first in which something is left, whichever the day stands in", () => {
    const stepOf = (at: GameMoment) => openStepOf(ruleset, at.rules, at.state, ME);
    expect(stepOf(scene)).toBe("recruit");
    const quiet = give(day(["marketing-trainee"], []), 0, { _tag: "work.hire", employee: "waitress" }).scene;
    expect(quiet.state.stage).toMatchObject({ turn: { step: "recruit" } });
    expect(stepOf(quiet)).toBe("campaigns");
    const idle = give(day([], []), 0, { _tag: "work.hire", employee: "waitress" }).scene;
    expect(stepOf(idle)).toBe("recruit");
    expect(openStepOf(ruleset, scene.rules, scene.state, seat(1))).toBeNull();
  });

  it("are none outside one's turn", () => {
    expect(dayStagesOf(ruleset, scene.rules, scene.state, seat(1))).toEqual([]);
  });
});
