import { cardId, type Command, type EmployeeId, isLegalStructure, rulesetOf, structureOf } from "@blueplate/engine";
import { evening, give, only, type GameMoment, seat } from "@blueplate/variants/testing/evening";
import { bankTonight, dayLeftOf, forecastOf, structureForecastOf, pricePartsOf } from "@blueplate/forecast";
import { describe, expect, it } from "vitest";

const NIGHT = cardId("night-shift-manager");
const MODULES = [NIGHT.concat("s")];

/** The first player's working day with these cards, the night shift manager among them unless it is day. */
const day = (
  cards: readonly string[],
  chain: object = {},
  more: Readonly<Record<string, unknown>> = {},
  crew: readonly string[] = [NIGHT],
): GameMoment => evening("working", [{ atWork: [...crew, ...cards], ...chain }, {}], more, {}, MODULES);

/** What refuses the last of these commands, all of the first player; those before must be legal. */
const after = (scene: GameMoment, commands: readonly Command[]) => {
  let now = scene;
  let last = null;
  for (const [at, command] of commands.entries()) {
    const given = give(now, 0, command);
    if (at < commands.length - 1) expect(given.refused).toBeNull();
    last = given.refused;
    now = given.scene;
  }
  return { refused: last, chain: now.state.chains[0], scene: now };
};

const hire = (employee: EmployeeId): Command => ({ _tag: "work.hire", employee });
const train = (employee: EmployeeId, to: EmployeeId): Command => ({ _tag: "work.train", employee, to });
const cook = (good: "burger" | "pizza"): Command => ({ _tag: "work.produce", cook: "kitchen-trainee", good });
const fetch: Command = { _tag: "work.fetchDrink", good: "beer" };
const endTurn: Command = { _tag: "work.endTurn" };

describe("E10.1 the card", () => {
  it("is a manager of 0 slots: it takes one of the CEO's and gives none", () => {
    const ruleset = rulesetOf(day([]).rules);
    const structure = structureOf(ruleset, { [NIGHT]: 1, waitress: 2 });
    expect(structure).toEqual({ managers: 1, others: 2, slots: 0 });
    expect(isLegalStructure(structure, 3)).toBe(true);
    expect(isLegalStructure(structureOf(ruleset, { [NIGHT]: 1, waitress: 3 }), 3)).toBe(false);
    expect(ruleset.formulas.openSlots(ruleset, day([]).state, seat(0))).toBe(2);
  });

  it("is hired, and owned once", () => {
    const scene = evening("working", [{ atWork: ["recruiting-girl"] }, {}], {}, {}, MODULES);
    expect(after(scene, [hire(NIGHT), hire(NIGHT)]).refused).toMatchObject({ _tag: "OnlyOne", rule: "R9.8" });
    expect(after(day([]), [hire(NIGHT)]).refused).toMatchObject({ _tag: "OnlyOne" });
  });
});

describe("E10.2 cards without a salary mark act twice", () => {
  it("recruiting girls hire two, E10.3 each of whom counts for the milestone; the CEO and paid recruiters as always", () => {
    const three = after(day(["recruiting-girl"]), [hire("waitress"), hire("trainer"), hire("waitress")]);
    expect(three.refused).toBeNull();
    expect(three.chain?.milestones.map(({ milestone }) => milestone)).toContain("first-hire-3");
    expect(after(three.scene, [hire("waitress")]).refused).toMatchObject({ _tag: "NotNow", rule: "R8.1" });
    expect(dayLeftOf(rulesetOf(three.scene.rules), day(["recruiting-manager"]).state, seat(0))["work.hire"]).toBe(3);
  });

  it("trainers train twice, but never one card by two steps unless stacking is allowed", () => {
    const beach = { beach: ["kitchen-trainee", "errand-boy"] };
    const twice = [train("kitchen-trainee", "burger-cook"), train("errand-boy", "cart-operator")];
    expect(after(day(["trainer"], beach), twice).refused).toBeNull();
    const refused = after(day(["trainer"], beach), [train("kitchen-trainee", "burger-chef")]).refused;
    expect(refused).toMatchObject({ _tag: "NotEnoughTraining", rule: "R9.5" });
    const further = [train("kitchen-trainee", "burger-cook"), train("burger-cook", "burger-chef")];
    expect(after(day(["trainer"], beach), further).refused).toMatchObject({ _tag: "NotEnoughTraining" });
    const stacked = day(["trainer"], { ...beach, milestones: ["first-pay-20"] }, { milestonesGone: ["first-pay-20"] });
    expect(after(stacked, [train("kitchen-trainee", "burger-chef")]).refused).toBeNull();
  });

  it("kitchen trainees make two goods, which may differ; cooks are paid and cook once", () => {
    const both = after(day(["kitchen-trainee"]), [cook("burger"), cook("pizza")]);
    expect([both.refused, both.chain?.stock]).toEqual([null, { burger: 1, pizza: 1 }]);
    expect(after(both.scene, [cook("pizza")]).refused).not.toBeNull();
    const cooked: Command = { _tag: "work.produce", cook: "burger-cook", good: "burger" };
    expect(after(day(["burger-cook"]), [cooked, cooked]).refused).not.toBeNull();
    expect(after(day(["kitchen-trainee"], {}, {}, []), [cook("burger"), cook("pizza")]).refused).not.toBeNull();
  });

  it("errand boys fetch twice, each time with what their milestone adds", () => {
    const scene = day(["errand-boy"], { milestones: ["first-errand-boy"] }, { milestonesGone: ["first-errand-boy"] });
    expect(after(scene, [fetch, fetch]).chain?.stock).toEqual({ beer: 4 });
    expect(after(scene, [fetch, fetch, fetch]).refused).not.toBeNull();
  });

  it("pricing managers lower the price by $2, paid ones as always", () => {
    const priceOf = (cards: readonly string[], crew?: readonly string[]) => {
      const { rules, state } = day(cards, {}, {}, crew);
      const ruleset = rulesetOf(rules);
      const parts = pricePartsOf(ruleset, state, seat(0));
      const sum = [...parts.cards, ...parts.milestones].reduce((price, { delta }) => price + delta, parts.base);
      expect(sum).toBe(parts.price);
      return parts.price;
    };
    expect(priceOf(["pricing-manager"])).toBe(8);
    expect(priceOf(["pricing-manager"], [])).toBe(9);
    expect(priceOf(["discount-manager"])).toBe(7);
  });

  it("a waitress brings her money twice and counts as two in ties; managers lead as many as always", () => {
    const { rules, state } = day(["waitress", "management-trainee"]);
    const { formulas } = rulesetOf(rules);
    expect(formulas.waitressPay(rulesetOf(rules), state, seat(0))).toBe(6);
    const tied = evening(
      "dinnertime",
      [
        { atWork: [NIGHT, "waitress"], stock: { burger: 1 } },
        { atWork: ["waitress"], stock: { burger: 1 } },
      ],
      { houses: { 2: { demand: ["burger"] } } },
      {},
      MODULES,
    );
    const house = tied.state.town.houses.find((each) => each.house === 2);
    const offers = house ? formulas.offersTo(rulesetOf(tied.rules), tied.state, house) : [];
    expect(offers.map((each) => [each.seat, each.waitresses])).toContainEqual([0, 2]);
    expect(formulas.openSlots(rulesetOf(rules), state, seat(0))).toBe(2);
  });
});

const GONE = { milestonesGone: ["first-billboard"] };

/** The marketing trainee's billboard where the first place for it is; at no place where there is none. */
const billboard = (scene: GameMoment, campaign: number, duration: number): Command => {
  const command = {
    _tag: "work.launchCampaign",
    marketer: "marketing-trainee",
    campaign,
    good: "beer",
    duration,
  } as const;
  const squares = Array.from({ length: 225 }, (_, index) => [index % 15, Math.floor(index / 15)] as const);
  const at = squares.find((each) => give(scene, 0, { ...command, at: each }).refused === null) ?? [0, 0];
  return { ...command, at };
};

/** After two billboards by the trainees at work beside these people: 14 for one round, 13 for two. */
const two = (cards: readonly string[] = ["marketing-trainee"], crew?: readonly string[]) => {
  const scene = day(cards, { cash: 50 }, GONE, crew);
  const first = after(scene, [billboard(scene, 14, 1)]);
  expect(first.refused).toBeNull();
  return after(first.scene, [billboard(first.scene, 13, 2)]);
};

describe("E10.2 a marketing trainee places two billboards", () => {
  it("the second one optional, each for rounds of its own, a third one by nobody", () => {
    const { refused, chain, scene } = two();
    expect(refused).toBeNull();
    expect(chain?.atWork).toEqual({ [NIGHT]: 1 });
    expect(chain?.busy.map(({ employee, campaign }) => [employee, campaign])).toEqual([
      ["marketing-trainee", 14],
      ["marketing-trainee", 13],
    ]);
    expect(scene.state.town.campaigns.map(({ campaign, left }) => [campaign, left])).toEqual([
      [13, 2],
      [14, 1],
    ]);
    expect(after(scene, [billboard(scene, 11, 1)]).refused).toMatchObject({ _tag: "NotNow", rule: "R10.1" });
    const single = day(["marketing-trainee"], {}, GONE);
    expect(after(single, [billboard(single, 14, 1), endTurn]).refused).toBeNull();
    expect(two(["marketing-trainee"], []).refused).toMatchObject({ _tag: "NotNow", rule: "R10.1" });
  });

  it("is back when both have ended, as one card", () => {
    let { scene } = two();
    const homeIn = (round: number) => {
      expect(scene.state.round).toBe(round);
      const [chain] = scene.state.chains;
      return [chain?.busy.length, chain?.hand.content?.["marketing-trainee"] ?? 0];
    };
    scene = nextRound(scene, []);
    expect(homeIn(6)).toEqual([1, 0]);
    scene = nextRound(scene, [NIGHT]);
    expect(homeIn(7)).toEqual([0, 1]);
  });

  it("the other trainee stays at work, and can place two as well", () => {
    const { chain, scene } = two(["marketing-trainee", "marketing-trainee"]);
    expect(chain?.atWork["marketing-trainee"]).toBe(1);
    expect(dayLeftOf(rulesetOf(scene.rules), scene.state, seat(0))["work.launchCampaign"]).toBe(2);
    const third = after(scene, [billboard(scene, 11, 1)]);
    expect([third.refused, third.chain?.atWork["marketing-trainee"], third.chain?.busy.length]).toEqual([
      null,
      undefined,
      3,
    ]);
  });
});

/** On to the next restructuring, or further with this structure of the first player: nobody does anything. */
const nextRound = (scene: GameMoment, employees: readonly EmployeeId[]): GameMoment => {
  let now = scene;
  const { round } = scene.state;
  const acts = (): Command => {
    const { stage } = now.state;
    if (stage._tag === "restructuring") {
      return { _tag: "restructure.submit", employees: now.rules.waitsFor(now.state)[0] === 0 ? employees : [] };
    }
    if (stage._tag === "order-of-business") {
      return { _tag: "order.choosePosition", position: stage.taken.indexOf(null) + 1 };
    }
    return stage._tag === "payday" ? { _tag: "payday.fire", employees: [] } : endTurn;
  };
  while (now.state.round === round) {
    const given = give(now, now.rules.waitsFor(now.state)[0] ?? 0, acts());
    expect(given.refused).toBeNull();
    now = given.scene;
  }
  return now;
};

describe("E10 forecasts", () => {
  const hungry = { houses: { 2: { demand: ["burger", "pizza"] } } };

  it("what is left of the day counts acts", () => {
    const { rules, state } = day(["kitchen-trainee", "errand-boy"]);
    expect(dayLeftOf(rulesetOf(rules), state, seat(0))).toMatchObject({ "work.produce": 2, "work.fetchDrink": 2 });
  });

  it("one trainee at night may still cook the two goods that a house wants", () => {
    const conditions = (crew?: readonly string[]) => {
      const { rules, state } = day(["kitchen-trainee"], {}, hungry, crew);
      return forecastOf(rulesetOf(rules), state).flatMap((each) => each.conditions);
    };
    expect(conditions()).toEqual([{ seat: 0, needs: { burger: 1, pizza: 1 } }]);
    expect(conditions([])).toEqual([]);
  });

  it("the bank counts what she may make twice", () => {
    const two = { houses: { 2: { demand: ["burger", "burger"] } } };
    const high = (crew?: readonly string[]) => {
      const { rules, state } = day(["kitchen-trainee"], {}, two, crew);
      return bankTonight(rulesetOf(rules), state)?.high;
    };
    expect(high()).toBe(20);
    expect(high([])).toBe(0);
  });

  it("a structure in hand is shown with what its cards can do", () => {
    const hand = [NIGHT, "recruiting-girl", "waitress"];
    const { rules, state } = evening("restructuring", [{ hand }, {}], {}, {}, MODULES);
    const plan = structureForecastOf(rulesetOf(rules), rules, state, seat(0), [NIGHT, "recruiting-girl", "waitress"]);
    expect(plan.powers).toMatchObject({ hires: 3, waitresses: 2 });
    expect(structureForecastOf(rulesetOf(rules), rules, state, seat(0), ["recruiting-girl"]).powers.hires).toBe(2);
  });
});

describe("E10.2 salaries", () => {
  it("the night shift manager draws one, whoever acts twice beside him does not", () => {
    const { rules, state } = evening("payday", [{ atWork: [NIGHT, "waitress"], cash: 5 }, {}], {}, {}, MODULES);
    const [chain] = state.chains;
    const ruleset = rulesetOf(rules);
    expect(chain && ruleset.formulas.billOf(ruleset, state, seat(0), chain).due).toBe(5);
    const paid = only(give({ rules, state }, 0, { _tag: "payday.fire", employees: [] }).events, "MoneyPaid");
    expect(paid.map(({ amount }) => amount)).toEqual([-5]);
  });
});
