import { LESSONS } from "../../src/learn/lessons.ts";
import { PUZZLES } from "../../src/learn/puzzles.ts";
import { type Cards, type Good, rulesetOf, type State } from "@blueplate/engine";
import { check, type Game, type Rules, seatOf, type Tagged } from "@blueplate/kernel";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { foodChainMagnate } from "@blueplate/variants";
import { evening } from "@blueplate/variants/testing/evening";
import { commandsFor, ideasFor } from "../../src/learn/coach/ideas.ts";
import { opened } from "./attempt.ts";
import { doubtsOf } from "../../src/learn/coach/idea-doubts.ts";
import { inSentences, whyOf } from "../../src/learn/coach/idea-why.ts";
import { speech } from "./speech.ts";

const me = seatOf(0);
const positions = [...LESSONS, ...Object.values(PUZZLES)].map((each, index) => [`${each.id} ${index}`, each] as const);

const asked = async (position: Parameters<typeof opened>[0]) => {
  const { rules, state } = await opened(position);
  // cast: rules of any game are held so.
  return { rules: rules as unknown as Rules, state, seat: me, facts: [] };
};

/** The kitchen's hour in a small town where the first house wants this, with these people at work. */
const kitchenWhere = async (demand: readonly Good[], atWork: Cards) => {
  const at = await asked(PUZZLES["all-or-nothing"]);
  // cast: a position of this game.
  const state = at.state as State;
  const houses = state.town.houses.map((house, index) => ({ ...house, demand: index === 0 ? demand : [] }));
  const chains = state.chains.map((chain) => (chain.seat === me ? { ...chain, atWork, stock: {} } : chain));
  const { stage } = state;
  if (stage._tag !== "working") throw new Error("not a working day");
  const turn = { ...stage.turn, step: "food-and-drink" };
  return { ...at, state: { ...state, stage: { ...stage, turn }, town: { ...state.town, houses }, chains } };
};

describe("food and drinks", () => {
  const tagsIn = async (demand: readonly Good[], atWork: Cards) =>
    commandsFor(await kitchenWhere(demand, atWork)).map(({ command }) => command._tag);

  it("are no idea where nobody wants them", async () => {
    expect(await tagsIn([], { "burger-cook": 1, "errand-boy": 1 })).toEqual(["work.endTurn"]);
    expect(await tagsIn(["pizza"], { "burger-cook": 1, "errand-boy": 1 })).toEqual(["work.endTurn"]);
  });

  it("are ideas where they would be sold, both where a house wants both", async () => {
    expect(await tagsIn(["burger"], { "burger-cook": 1, "errand-boy": 1 })).toEqual(["work.produce"]);
    expect(await tagsIn(["beer"], { "burger-cook": 1, "errand-boy": 1 })).toEqual(["work.fetchDrink"]);
    expect(await tagsIn(["burger", "beer"], { "burger-cook": 1, "errand-boy": 1 })).toEqual([
      "work.produce",
      "work.fetchDrink",
    ]);
    expect(await tagsIn(["burger", "beer"], { "burger-cook": 1 })).toEqual(["work.endTurn"]);
  });

  it("are made by whoever makes what is wanted", async () => {
    const [idea] = commandsFor(await kitchenWhere(["pizza"], { "burger-cook": 1, "pizza-cook": 1 }));
    expect(idea?.command).toEqual({ _tag: "work.produce", cook: "pizza-cook", good: "pizza" });
  });
});

describe("ideas", () => {
  it("name all that would be done", async () => {
    const ideas = ideasFor(await asked(PUZZLES.borders), speech);
    expect(ideas.map(({ what }) => what)).toEqual([
      "Place restaurant: I1, south-east corner",
      "Place restaurant: A1, north-east corner",
    ]);
    // All squares of the building are lit.
    expect(ideas.map(({ thing }) => thing)).toEqual([
      { kind: "spot", id: "8,0,2,2" },
      { kind: "spot", id: "0,0,2,2" },
    ]);
  });

  it.each(positions)("%s: what may be done, never the same twice, with a reason", async (_, position) => {
    const at = await asked(position);
    const commands = commandsFor(at);
    expect(commands.length).toBeGreaterThan(0);
    for (const { command, next } of commands) if (!next) expect(check(at.rules, at.state, me, command)).toBeNull();
    const ideas = ideasFor(at, speech);
    expect(new Set(ideas.map(({ what }) => what)).size).toBe(ideas.length);
    // What a move names is not said again by its reason.
    for (const { what, why } of ideas) {
      const named = what.split(": ").slice(1).join(": ").split(", ");
      for (const name of named) expect(why.split(". ").some((part) => part.startsWith(`${name}:`))).toBe(false);
    }
    for (const { why } of ideas) expect(why).not.toBe("");
  });
});

describe("the reasons of ideas", () => {
  it("say of a place in the order what its question says, where all are alike", () => {
    const { rules, state } = evening("order-of-business", [{}, {}], { turnOrder: ["p0", "p1"] });
    // cast: rules of any game are held so.
    const [idea] = ideasFor({ rules: rules as unknown as Rules, state, seat: me, facts: [] }, speech);
    expect(idea?.why).toContain(speech.panels.placesAlike);
    expect(idea?.why).not.toContain(speech.advice.reasons["order.choosePosition"]);
  });

  it("name a place in the order as its button does, with the colon of the language", () => {
    const { rules, state } = evening("order-of-business", [{}, {}], { turnOrder: ["p0", "p1"] });
    const [idea] = ideasFor(
      // cast: rules of any game are held so.
      { rules: rules as unknown as Rules, state, seat: me, facts: [] },
      {
        ...speech,
        shell: { ...speech.shell, colon: "：" },
        ask: { ...speech.ask, freePlace: (place) => `${place}番手` },
      },
    );
    expect(idea?.what).toMatch(/^Order of business：\d番手$/);
  });

  it("say of a structure in which somebody more would fit what its free slots bring", () => {
    const { rules, state } = evening("restructuring", [{ hand: ["waitress", "burger-cook"] }, {}]);
    // cast: rules of any game are held so.
    const why = (employees: readonly string[]): string =>
      whyOf(speech, { rules: rules as unknown as Rules, state, seat: me, facts: [] }, {
        _tag: "restructure.submit",
        employees,
      } as Tagged);
    const { "restructure.submit": usual, "restructure.submit.free": free } = speech.advice.reasons;
    expect(why(["waitress"])).toBe(free);
    expect(why(["waitress", "burger-cook"])).toBe(usual);
  });

  it("say of a campaign for what the company cannot have that it cannot, as its form does", () => {
    const why = (...others: readonly string[]): readonly string[] => {
      const { rules, state } = evening("working", [{ atWork: ["marketing-trainee", ...others] }, {}]);
      // cast: rules of any game are held so; nothing else of the command is read.
      return doubtsOf(speech, { rules: rules as unknown as Rules, state, seat: me, facts: [] }, {
        _tag: "work.launchCampaign",
        good: "beer",
      } as Tagged);
    };
    expect(why()).toEqual([speech.panels.cannotHave("beer")]);
    expect(why("burger-cook")).toEqual([speech.panels.cannotHave("beer")]);
    expect(why("errand-boy")).toEqual([]);
  });

  it("say of a place in the order which house it loses and to whom, as its form does, by the names of the table", () => {
    const cook = { stock: { burger: 1 } };
    // House 13: the first two are two borders away, one price, no waitress.
    const { rules, state } = evening("order-of-business", [cook, cook, {}], {
      turnOrder: ["p0", "p1", "p2"],
      houses: { 13: { demand: ["burger"] } },
    });
    const doubts = (position: number): readonly string[] =>
      // cast: rules of any game are held so.
      doubtsOf(speech, { rules: rules as unknown as Rules, state, seat: me, facts: [] }, {
        _tag: "order.choosePosition",
        position,
      } as Tagged);
    expect(doubts(1)).toEqual([]);
    expect(doubts(3)).toEqual([speech.panels.losesTie(3, 13, "Seat 2")]);
  });

  it("are sentences one after the other, with one full stop each", () => {
    expect(inSentences(". ", ["no demand, no sale", "", "None yet.", "House 3: about $7"])).toBe(
      "no demand, no sale. None yet. House 3: about $7",
    );
    expect(inSentences("。", ["まだない。", "家3"])).toBe("まだない。家3");
  });

  it("name houses and dollars where the map and the company say them", async () => {
    const all = await Promise.all(
      positions.map(async ([, position]) => ideasFor(await asked(position), speech).map(({ why }) => why)),
    );
    const said = all.flat();
    expect(said.filter((why) => /about \$\d+/i.test(why)).length).toBeGreaterThan(0);
    expect(said.filter((why) => /nearest to houses? \d+/.test(why)).length).toBeGreaterThan(0);
  });
});

describe("the reserve card", () => {
  const reasonOf = (amountOf: (amount: number) => number): string | undefined => {
    const { state } = evening("setup-reserve", [{}, {}]);
    const config = { modules: [], options: {}, seats: 2 };
    const rules: Rules = Result.getOrThrow((foodChainMagnate as Game).load(config));
    const ruleset = rulesetOf(rules);
    if (!ruleset) throw new Error("rules of this game carry their ruleset");
    const reserves = ruleset.content.reserves.map((row) => ({ ...row, amount: amountOf(row.amount) }));
    const changed = { ...rules, ruleset: { ...ruleset, content: { ...ruleset.content, reserves } } };
    return ideasFor({ rules: changed, state, seat: me, facts: [] }, speech)[0]?.why;
  };

  it("has a reason by what the cards differ in: the money of the bank, or where a module has it so the price", () => {
    expect(reasonOf((amount) => amount)).toContain("a longer game");
    expect(reasonOf(() => 200)).toContain("sells dearer");
  });
});
