import { listOffers, randomCommand } from "@blueplate/kernel";
import { rngOf } from "@blueplate/kernel/testing";
import { describe, expect, it } from "vitest";
import { type Command, type CommandTag, type WorkingStep, STEPS } from "@blueplate/engine";
import { actsClosedBy, dayLeftOf, dayStagesOf, unusedActsOf } from "../../src/index.ts";
import { evening, give, type GameMoment, seat } from "@blueplate/engine/testing/evening";
import { rulesetWith } from "@blueplate/engine/testing/position";

/** The place of a step in the turn as printed. */
const placeOf = (step: WorkingStep): number => STEPS.findIndex((printed) => printed === step);

const ruleset = rulesetWith();
const ME = seat(0);

/** The commands of each step as R7.1 prints them, written here once more; those on one line spend the same cards. */
const STEP_OF: readonly (readonly [WorkingStep, readonly CommandTag[]])[] = [
  ["recruit", ["work.hire"]],
  ["train", ["work.train"]],
  ["campaigns", ["work.launchCampaign"]],
  ["food-and-drink", ["work.produce"]],
  ["food-and-drink", ["work.fetchDrink"]],
  ["food-and-drink", ["work.buyDrinks"]],
  ["houses-and-gardens", ["work.placeHouse", "work.addGarden"]],
  ["restaurants", ["work.openRestaurant", "work.moveRestaurant"]],
];
/** A card for every step, besides the CEO, who hires. */
const STAFF = [
  "trainer",
  "marketing-trainee",
  "burger-cook",
  "errand-boy",
  "cart-operator",
  "new-business-developer",
  "local-manager",
] as const;
/** The working day of a company with these at work, below a manager who has room for all of them. */
const day = (
  atWork: readonly string[] = STAFF,
  beach: readonly string[] = ["management-trainee"],
  more: object = {},
): GameMoment =>
  evening("working", [{ atWork: ["executive-vice-president", ...atWork], beach, cash: 100 }, {}], {
    turnOrder: ["p0", "p1"],
    ceoSlots: 4,
    ...more,
  });

/** A whole command of one of these kinds that the rules take, if there is any. */
const anyOf = ({ rules, state }: GameMoment, tags: readonly CommandTag[]): Command | undefined => {
  const forms = Object.fromEntries(Object.entries(rules.forms).filter(([tag]) => tags.some((each) => each === tag)));
  const [command] = listOffers({ ...rules, forms }, state, ME, 1);
  return command;
};
const commandIn = (scene: GameMoment, step: WorkingStep): Command => {
  const command = anyOf(
    scene,
    STEP_OF.flatMap(([each, tags]) => (each === step ? tags : [])),
  );
  if (!command) throw new Error(`nothing can be done in step ${step}`);
  return command;
};
const tagsOf = (acts: readonly { readonly command: CommandTag }[]): readonly CommandTag[] =>
  acts.map((each) => each.command);

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

  it("are none outside one's turn", () => {
    expect(dayStagesOf(ruleset, scene.rules, scene.state, seat(1))).toEqual([]);
  });
});

/** Cards that random companies are made of: several of each step, and those who do nothing. */
const PEOPLE = [
  ...STAFF,
  "recruiting-girl",
  "recruiting-manager",
  "coach",
  "campaign-manager",
  "pizza-cook",
  "truck-driver",
  "regional-manager",
  "waitress",
] as const;
const BEACH = ["management-trainee", "kitchen-trainee", "marketing-trainee", "errand-boy", "waitress"] as const;

/** What can be done on a working day: the first command of each kind, with its step. */
const possible = (scene: GameMoment): ReadonlyMap<CommandTag, WorkingStep> => {
  const left = dayLeftOf(ruleset, scene.state, ME);
  const found = new Map<CommandTag, WorkingStep>();
  for (const [step, tags] of STEP_OF) {
    const [first] = tags;
    const isLeft = tags.some((tag) => (left[tag] ?? 0) > 0);
    if (first !== undefined && isLeft && anyOf(scene, tags)) found.set(first, step);
  }
  return found;
};

/** The step that a seat's day stands in, as a number; after the last one once it is over. */
const stepNow = ({ state: { stage } }: GameMoment): number =>
  stage._tag === "working" && stage.turn.seat === ME && !stage.turn.ended ? placeOf(stage.turn.step) : STEPS.length;

/** One random day of a random company; some piles are empty, so that some recruits wait for their training (R8.3). */
const randomDay = (seed: string, look: (before: GameMoment, command: Command, after: GameMoment) => void): void => {
  const rng = rngOf(seed);
  const some = <T>(from: readonly T[], most: number): readonly T[] => from.filter(() => rng(from.length) < most);
  const empty = Object.fromEntries(some(BEACH, 1).map((each) => [each, 0]));
  let scene = day(some(PEOPLE, 6).slice(0, 12), some(BEACH, 2), { supply: empty });
  while (stepNow(scene) < STEPS.length) {
    const command = randomCommand(scene.rules, scene.state, ME, rng);
    if (!command) throw new Error(`${seed}: nothing can be done`);
    const after = give(scene, 0, command).scene;
    look(scene, command, after);
    scene = after;
  }
};

describe("random working days", () => {
  it("close nothing that was not said before, and nothing is said that stays open", { timeout: 120_000 }, () => {
    let closings = 0;
    for (let game = 0; game < 1000; game++) {
      randomDay(`day ${game}`, (before, command, after) => {
        const said = tagsOf(actsClosedBy(ruleset, before.rules, before.state, ME, command));
        const gone = [...possible(before)].filter(([, step]) => placeOf(step) < stepNow(after));
        expect(said, JSON.stringify(command)).toEqual(gone.map(([tag]) => tag));
        closings += gone.length;
      });
    }
    expect(closings).toBeGreaterThan(500);
  });
});
