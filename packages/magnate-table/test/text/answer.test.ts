import { loadRules } from "@blueplate/variants";
import { readFileSync } from "node:fs";
import { goodId, groundOf, rulesetOf, type State } from "@blueplate/engine";
import { forecastOf, nearnessOf } from "@blueplate/forecast";
import { foodChainMagnateScenarios } from "@blueplate/variants/scenario";
import { beginTable, playOn, randomDecider, redact, type Seat, seatOf } from "@blueplate/kernel";
import { openScenario } from "@blueplate/kernel/scenario";
import { english, gameWordsIn, isLocale, LOCALES, pageWordsIn } from "@blueplate/words";
import { MAGNATE_TABLE_WORDS } from "@blueplate/words/magnate-table";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { answer, asksWhy } from "../../src/text/answer.ts";
import type { AnswerContext } from "../../src/text/context.ts";

const { text: words, lens } = MAGNATE_TABLE_WORDS.en;
const texts = english.foodChainMagnate;
const { refusal } = gameWordsIn(english, "food-chain-magnate");
const NAMES = ["Ann", "Bob", "Cleo"];
const names = (seat: number): string => NAMES[seat] ?? "";

const lesson = (name: string): AnswerContext => {
  const file: unknown = JSON.parse(readFileSync(`scenarios/lessons/${name}.json`, "utf8"));
  const { position } = Result.getOrThrow(openScenario(foodChainMagnateScenarios, file));
  const ruleset = rulesetOf(position.rules);
  // cast: the scenario is one of this game.
  return {
    ruleset,
    state: position.state as State,
    seat: seatOf(0),
    names,
    words,
    lens,
    texts,
    refusal,
  };
};

describe("the table in words", () => {
  const asked = lesson("l-3-all-or-nothing");

  it("tells of houses, offers and who serves", () => {
    expect(answer(asked, "houses")).toEqual(["House 2 wants 1 burger, 1 soft drink: no offers. Nobody can serve."]);
    expect(answer(asked, "houses I win")).toEqual(["Ann would win no house tonight."]);
    const stocked: AnswerContext = {
      ...asked,
      state: {
        ...asked.state,
        chains: asked.state.chains.map((chain, seat) =>
          seat === 0 ? { ...chain, stock: { burger: 1, "soft-drink": 1 } } : chain,
        ),
      },
    };
    const line = "House 2 wants 1 burger, 1 soft drink: Ann 10 + 0 = 10. Ann serves for $20, sure.";
    expect(answer(stocked, "houses I win")).toEqual([line]);
    expect(answer(stocked, "HOUSES ann WINS")).toEqual([line]);
    expect(answer(stocked, "houses bob wins")).toEqual(["Bob would win no house tonight."]);
  });

  it("tells what is sold where that is not what the house asks for", () => {
    const config = { modules: [{ id: "sushi", version: 1 }], options: {}, seats: 3 };
    const { state } = asked;
    const [ann, ...others] = state.chains;
    const houses = state.town.houses.map((each) => ({ ...each, garden: "S" as const }));
    const garden: AnswerContext = {
      ...asked,
      ruleset: rulesetOf(Result.getOrThrow(loadRules(config))),
      state: {
        ...state,
        town: { ...state.town, houses },
        chains: ann ? [{ ...ann, stock: { [goodId("sushi")]: 2 } }, ...others] : [],
      },
    };
    expect(answer(garden, "houses").join(" ")).toMatch(/Ann serves 2 sushi for \$40/i);
  });

  it("tells where a house stands and how far it is from whom", () => {
    expect(answer(asked, "house 2")).toEqual([
      "House 2 stands at A4, without a garden (room for 3).",
      "It wants 1 burger, 1 soft drink.",
      "Borders: Ann 0, Bob 1.",
      "House 2 wants 1 burger, 1 soft drink: no offers. Nobody can serve.",
      "Ann, if it gets 1 burger, 1 soft drink.",
      "For you to serve it: 1 burger, 1 soft drink.",
    ]);
    const list = asked.state.town.houses.map(({ house }) => house).join(", ");
    expect(answer(asked, "house 77")).toEqual([`There is no house 77. There are: ${list}.`]);
    expect(answer(asked, "house")).toEqual([`Which house? ${list}`]);
  });

  it("lists the places that the form offers, and why the others are refused", () => {
    const borders = lesson("l-2-borders");
    const [line = "", ...whys] = answer(borders, "spots for restaurant");
    expect(line).toMatch(/^\d+ places: /);
    expect(line).toContain("N4");
    expect(whys[0]).toBe("Not in other places:");
    expect(whys).toContainEqual(expect.stringMatching(/^\d+ × something is in the way, or it reaches off the map$/));
    const counts = [line, ...whys.slice(1)].map((each) => Number.parseInt(each, 10));
    const { board } = groundOf(borders.ruleset, borders.state);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(board.print.length);
    expect(answer(borders, "spots for restaurant n4")).toEqual(["N4: possible."]);
    expect(answer(borders, "spots for restaurant Z9")).toEqual(["“Z9” is no place for that on this map."]);
  });

  it("says why nothing can be placed at all", () => {
    const say = (more: Partial<AnswerContext>, line: string): string | undefined =>
      answer({ ...asked, ...more }, line)[0];
    expect(say({}, "spots for restaurant")).toBe(
      "Nobody of yours at work does that. It takes one of: Local Manager, Regional Manager.",
    );
    expect(say({ seat: seatOf(1) }, "spots for house")).toBe("It is the turn of Ann.");
    expect(say({ seat: null }, "spots for house")).toBe("Who watches places nothing: only who sits at the table does.");
    expect(say({}, "spots for tea")).toBe("What is to be placed? restaurant, house, garden, campaign");
    const dinner = { ...asked.state, stage: { _tag: "dinnertime", served: [] } } as unknown as State;
    expect(say({ state: dinner }, "spots for garden")).toBe("Not in this phase: it is done in one's own working day.");
  });

  it("tells what a campaign would reach from a place, and which campaigns there are", () => {
    const [campaign = 0] = asked.state.supply.campaigns;
    expect(answer(asked, `reach ${campaign}`)[0]).toContain(`“reach ${campaign} C4”`);
    const airplane = asked.state.supply.campaigns.find(
      (each) => asked.ruleset.content.campaigns[each]?.kind === "airplane",
    );
    expect(answer(asked, `reach ${airplane} N1`)[0]).toMatch(/^At N1 campaign \d+ would reach /);
    expect(answer(asked, "reach 99")[0]).toContain(asked.state.supply.campaigns.join(", "));
  });

  it("tells of a house why it is served so, and the smallest changes that flip it", () => {
    const chains = asked.state.chains.map((chain) => ({ ...chain, stock: { burger: 1, "soft-drink": 1 } }));
    const bob: AnswerContext = { ...asked, seat: seatOf(1), state: { ...asked.state, chains } };
    expect(answer(bob, "house 2").slice(-2)).toEqual([
      "10+0=10 beats 10+1=11 of Bob.",
      "For you to serve it: $2 cheaper.",
    ]);
  });

  it("R5.1 says that prices are sealed while they are", () => {
    const sealed = lesson("l-4-price-plus-distance");
    const line = `House 10 wants 1 burger: unknown. ${lens.sealed}`;
    expect(answer(sealed, "houses")).toEqual([line]);
    expect(answer(sealed, "house 10").at(-1)).toBe(line);
    expect(answer(sealed, "houses I win")).toEqual([lens.sealed]);
  });

  it("says what it does not understand", () => {
    expect(answer(asked, "dance")).toEqual(["“dance” is no command here. “help” lists them all."]);
    expect(answer(asked, "huoses I win")[1]).toBe("Did you mean “houses”?");
    expect(answer(asked, "whyy")[1]).toBe("Did you mean “why”?");
    expect(answer(asked, "chain zed")).toEqual(["Nobody here is called “zed”. Here are: Ann, Bob."]);
    expect(answer(asked, "help").length).toBe(words.examples.length);
  });
});

it.each(Object.keys(LOCALES).filter(isLocale))("hears who asks why, whatever follows, in %s", async (locale) => {
  const called = (await pageWordsIn(MAGNATE_TABLE_WORDS, locale)).text;
  for (const name of called.commands.why) expect(asksWhy(called, ` ${name.toUpperCase()}  Bob`)).toBe(true);
  expect(asksWhy(called, called.commands.houses[0] ?? "")).toBe(false);
});

describe("the help", () => {
  it.each(Object.keys(LOCALES).filter(isLocale))(
    "names every command there is, and no other, in %s",
    async (locale) => {
      const { commands, examples } = (await pageWordsIn(MAGNATE_TABLE_WORDS, locale)).text;
      const called = new Map(Object.entries(commands).flatMap(([id, all]) => all.map((name) => [name, id] as const)));
      const named = new Set(examples.map(([line]) => called.get(line.split(" ")[0] ?? "")));
      expect(named).toEqual(new Set(Object.keys(commands).filter((id) => id !== "win")));
    },
  );
});

describe("the table in words, at any moment of a game", () => {
  const config = { modules: [], seats: 3, options: {} };
  const rules = Result.getOrThrow(loadRules(config));
  const ruleset = Result.getOrThrow(loadRules(config)).ruleset;

  it("agrees with the forecast and the distances of the map, and answers every command for every eye", () => {
    const played = playOn(beginTable(rules, "in words", 0), randomDecider("in words"), { most: 400 });
    for (const { before } of played) {
      if ((before.line.length - 1) % 20 > 0) continue;
      for (const viewer of [seatOf(0), seatOf(2), null] as const) look(before.state, viewer);
    }
  });

  const look = (state: State, viewer: Seat | null): void => {
    const asked: AnswerContext = {
      ruleset,
      state: redact(state, viewer ?? "watcher"),
      seat: viewer,
      names,
      words,
      lens,
      texts,
      refusal,
    };
    const forecast = forecastOf(ruleset, asked.state);
    const told = answer(asked, "houses");
    const hungry = asked.state.town.houses.filter(({ demand }) => demand.length > 0);
    expect(told).toHaveLength(Math.max(1, hungry.length));
    for (const [index, { house, offers, certainty }] of forecast.entries()) {
      expect(told[index]).toContain(`House ${house} `);
      if (certainty === "unknown") expect(told[index]).toContain(lens.sealed);
      if (certainty === "unknown") continue;
      for (const { seat } of offers) expect(told[index]).toContain(names(seat));
    }
    for (const house of asked.state.town.houses) {
      const [, , borders = ""] = answer(asked, `house ${house.house}`);
      for (const { seat, distance } of nearnessOf(ruleset, asked.state, house)) {
        expect(borders).toContain(`${names(seat)} ${distance}`);
      }
    }
    for (const { campaign } of asked.state.town.campaigns) {
      expect(answer(asked, `reach ${campaign}`)[0]).toContain(String(campaign));
    }
    const others = ["chains", "chain Bob", "tomorrow", "milestones", "bank", "campaigns", "spots for campaign 11"];
    for (const command of others) expect(answer(asked, command).length).toBeGreaterThan(0);
  };
});
