import { rulesetOf } from "@blueplate/engine";
import { guessesOf, plannerOf, type RoundPlan } from "../../src/index.ts";
import { evening, give, type GameMoment, seat } from "@blueplate/variants/testing/evening";
import { describe, expect, it } from "vitest";

const plan = (round: number, more: Partial<RoundPlan> = {}): RoundPlan => ({
  round,
  work: null,
  hires: [],
  trainings: [],
  ...more,
});

const planned = ({ rules, state }: GameMoment, plans: readonly RoundPlan[], of = 0) =>
  plannerOf(rules, state, seat(of), plans);

const TRAIN = { employee: "kitchen-trainee", to: "burger-cook" } as const;

describe("a company over three rounds", () => {
  const hand = ["management-trainee", "trainer", "kitchen-trainee", "recruiting-manager"] as const;
  const scene = evening("restructuring", [{ hand, cash: 12 }, {}]);

  it("R5.7, R19.3 carries a hand on: recruits and trained cards are in the next, who worked works again", () => {
    const rounds = planned(scene, [
      plan(5, { work: ["management-trainee", "trainer"], hires: ["waitress"], trainings: [TRAIN] }),
      plan(6, { work: ["management-trainee", "burger-cook", "waitress"] }),
    ]);
    expect(rounds.map(({ round }) => round)).toEqual([5, 6, 7]);
    expect(rounds[0]).toMatchObject({
      revealed: false,
      atWork: { "management-trainee": 1, trainer: 1 },
      beach: { "kitchen-trainee": 1, "recruiting-manager": 1 },
      open: 3,
      hires: [{ employee: "waitress", refusal: null }],
      trainings: [{ ...TRAIN, by: ["trainer"], refusal: null }],
      left: { hires: 0, steps: 0 },
    });
    expect(rounds[1]).toMatchObject({
      atWork: { "management-trainee": 1, "burger-cook": 1, waitress: 1 },
      beach: { trainer: 1, "recruiting-manager": 1 },
      missing: [],
    });
    expect(rounds[2]?.atWork).toEqual(rounds[1]?.atWork);
    expect(scene.state.chains[0]?.cash).toBe(12);
  });

  it("R17.4, R17.5 counts each round's salaries against what is left of the cash of today", () => {
    const [first, second, third] = planned(scene, [plan(5, { work: ["recruiting-manager"] })]);
    // One salary of $5; two unused hires of the manager take off more than that.
    expect([first?.due, first?.cash]).toEqual([0, 12]);
    const idle = planned(scene, [plan(5), plan(6), plan(7)]);
    expect(idle.map(({ due, cash, short }) => [due, cash, short])).toEqual([
      [5, 12, 0],
      [5, 7, 0],
      [5, 2, 3],
    ]);
    expect([second?.due, third?.due]).toEqual([0, 0]);
  });

  it("R20.3 tells the milestones on the way, the first training's discount in the bill of the same evening", () => {
    const rounds = planned(scene, [
      plan(5, { work: ["trainer", "recruiting-manager"], trainings: [TRAIN] }),
      plan(6, { work: ["trainer"] }),
    ]);
    expect(rounds[0]?.claims).toEqual(["first-train"]);
    expect(rounds.map(({ due }) => due)).toEqual([0, 0, 0]);
    const three = planned(scene, [
      plan(5, { work: ["recruiting-manager"], hires: ["waitress", "waitress", "trainer"] }),
      plan(6, { work: ["waitress"] }),
    ]);
    expect(three.map(({ claims }) => claims)).toEqual([["first-hire-3"], ["first-waitress"], []]);
    expect(three[1]?.beach).toMatchObject({ waitress: 1, trainer: 2, "management-trainee": 3 });
  });

  it("R20.3 paying $20 in salaries claims its milestone only where the cash for it is known of", () => {
    const staff = ["recruiting-manager", "coach", "burger-chef", "junior-vice-president"] as const;
    const of = (cash: number) => planned(evening("restructuring", [{ hand: staff, cash }, {}]), [plan(5)])[0]?.claims;
    expect(of(20)).toEqual(["first-pay-20"]);
    expect(of(19)).toEqual([]);
  });

  it("says why something is impossible, and goes on without it", () => {
    const empty = evening("restructuring", [{ hand, cash: 12 }, {}], { supply: { waitress: 0, "burger-cook": 0 } });
    const [first, second] = planned(empty, [
      plan(5, {
        work: ["management-trainee", "waitress"],
        hires: ["waitress", "trainer", "trainer"],
        trainings: [TRAIN],
      }),
    ]);
    expect(first?.missing).toEqual(["waitress"]);
    expect(first?.hires.map(({ refusal }) => refusal?._tag ?? null)).toEqual(["PileEmpty", null, "NotNow"]);
    // Nobody at work trains.
    expect(first?.trainings[0]).toMatchObject({ by: [], refusal: { _tag: "NotNow", rule: "R9.10" } });
    expect(second?.beach).toEqual({ trainer: 2, "kitchen-trainee": 1, "recruiting-manager": 1 });
    const taught = planned(empty, [plan(5, { work: ["trainer"], trainings: [TRAIN] })]);
    expect(taught[0]?.trainings[0]?.refusal?._tag).toBe("NoneLeft");
  });

  it("R9.8 knows who may be owned only once", () => {
    const chefs = evening("restructuring", [{ hand: ["trainer", "burger-chef", "burger-cook"], cash: 50 }, {}]);
    const [first] = planned(chefs, [
      plan(5, { work: ["trainer"], trainings: [{ employee: "burger-cook", to: "burger-chef" }] }),
    ]);
    expect(first?.trainings[0]?.refusal).toMatchObject({ _tag: "OnlyOne", rule: "R9.8" });
    expect(first?.careers.map(({ employee }) => employee)).toEqual(["burger-cook"]);
  });

  it("R8.3 a recruit without a card waits for the training that is planned, and is told where none is", () => {
    const none = evening("restructuring", [{ hand, cash: 12 }, {}], { supply: { "kitchen-trainee": 0 } });
    const work = ["trainer"] as const;
    const [alone] = planned(none, [plan(5, { work, hires: ["kitchen-trainee"] })]);
    expect(alone?.stranded).toEqual(["kitchen-trainee"]);
    const [both] = planned(none, [plan(5, { work, hires: ["kitchen-trainee"], trainings: [TRAIN] })]);
    expect(both?.stranded).toEqual([]);
  });

  it("R5.8 too many send everybody to the beach: the day has the CEO's hire and nothing else", () => {
    const [first] = planned(scene, [plan(5, { work: ["trainer", "recruiting-manager", "kitchen-trainee"] })]);
    expect(first?.open).toBe(0);
    const four = evening("restructuring", [{ hand: [...hand, "waitress"], cash: 12 }, {}]);
    const [over] = planned(four, [
      plan(5, { work: ["trainer", "recruiting-manager", "kitchen-trainee", "waitress"], trainings: [TRAIN] }),
    ]);
    expect(over).toMatchObject({ open: -1, left: { hires: 1, steps: 0 } });
    expect(over?.trainings[0]?.refusal).not.toBeNull();
    expect(over?.claims).toEqual([]);
  });
});

describe("income and cash as a guess", () => {
  const guessed = (scene: GameMoment, last: number | null, plans: readonly RoundPlan[] = []) => {
    const ruleset = rulesetOf(scene.rules);
    const rounds = planned(scene, plans);
    return guessesOf(ruleset, scene.state, seat(0), rounds, last);
  };
  const cooks = { cash: 12, atWork: ["burger-cook"], stock: { burger: 1 } } as const;
  const more = { turnOrder: ["p0", "p1"], houses: { 2: { demand: ["burger"] } } };

  it("R14 takes tonight's dinner as it stands for each of them, and pays salaries out of it", () => {
    const open = guessed(evening("working", [cooks, {}], more), 99);
    expect(open.map(({ from, income }) => [from, income])).toEqual(Array(3).fill(["tonight", 10]));
    expect(open.map(({ cash }) => cash)).toEqual([12 + 10 - 5, 12 + 20 - 10, 12 + 30 - 15]);
    // A plan that hires nobody salaried and lets the cook on the beach pays him all the same.
    expect(guessed(evening("working", [{ ...cooks, stock: {} }, {}], more), 99).map(({ cash }) => cash)).toEqual([
      7, 2, -3,
    ]);
  });

  it("takes the last dinner while structures are sealed and once dinner is over, and nothing without one", () => {
    const sealed = evening("restructuring", [{ hand: ["burger-cook"], cash: 12 }, {}]);
    expect(guessed(sealed, 30)).toEqual([
      { income: 30, from: "last", cash: 37 },
      { income: 30, from: "last", cash: 62 },
      { income: 30, from: "last", cash: 87 },
    ]);
    expect(guessed(sealed, null)).toEqual([]);
    const over = evening("payday", [cooks, {}], { turnOrder: ["p0", "p1"] });
    expect(guessed(over, 30).map(({ from, cash }) => [from, cash])).toEqual([
      ["last", 12 - 5 + 30 - 5],
      ["last", 12 - 5 + 60 - 10],
      ["last", 12 - 5 + 90 - 15],
    ]);
  });

  it("counts tonight's dinner once where the plan begins tomorrow", () => {
    const { scene: waits, refused } = give(evening("working", [cooks, {}], more), 0, { _tag: "work.endTurn" });
    expect([refused, planned(waits, [])[0]?.round]).toEqual([null, 6]);
    expect(guessed(waits, null).map(({ cash }) => cash)).toEqual([12 + 20 - 10, 12 + 30 - 15, 12 + 40 - 20]);
  });
});

describe("a plan while the round goes on", () => {
  const running = { campaign: 14, owner: "p0", good: "beer", left: 1, at: [3, 5] };
  const chains = [
    { atWork: ["trainer"], beach: ["kitchen-trainee"], busy: [{ employee: "marketing-trainee", campaign: 14 }] },
    { atWork: ["burger-cook"] },
  ];
  const scene = evening("working", chains, { turnOrder: ["p1", "p0"], campaigns: [running] });

  it("R18.6 begins with the day that lies ahead, its structure fixed; a marketeer is home for the round after", () => {
    const rounds = planned(scene, [plan(5, { work: ["kitchen-trainee"], trainings: [TRAIN] })]);
    expect(rounds[0]).toMatchObject({ round: 5, revealed: true, atWork: { trainer: 1 } });
    expect(rounds[0]?.trainings[0]?.refusal).toBeNull();
    expect(rounds[1]?.beach).toEqual({ "burger-cook": 1, "marketing-trainee": 1 });
  });

  it("begins with the next round once the own day is over", () => {
    const over = evening("payday", chains, { turnOrder: ["p1", "p0"], campaigns: [running] });
    const rounds = planned(over, []);
    expect(rounds.map(({ round, revealed }) => [round, revealed])).toEqual([
      [6, false],
      [7, false],
      [8, false],
    ]);
    expect(rounds[0]).toMatchObject({
      atWork: { trainer: 1 },
      beach: { "kitchen-trainee": 1, "marketing-trainee": 1 },
    });
  });

  it("R20.1.3 a milestone that somebody holds is closed on the morrow", () => {
    const held = evening("payday", [
      { atWork: ["trainer"], beach: ["kitchen-trainee"] },
      { milestones: ["first-train"] },
    ]);
    const rounds = planned(held, [plan(6, { trainings: [TRAIN] })]);
    expect(rounds[0]?.trainings[0]?.refusal).toBeNull();
    expect(rounds[0]?.claims).toEqual([]);
  });

  it("R22.1 asks for no salaries in a game without payday; there is no plan for who is out of the game", () => {
    const intro = evening("restructuring", [{ hand: ["recruiting-manager"] }, {}], {}, {}, "introductory");
    expect(planned(intro, []).map(({ due }) => due)).toEqual([0, 0, 0]);
    expect(planned(scene, [], 4)).toEqual([]);
  });
});
