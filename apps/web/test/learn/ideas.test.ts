import { foodChainMagnate, loadRules, modulesOf } from "@blueplate/variants";
import { LESSONS } from "../../src/learn/lessons.ts";
import { PUZZLES } from "../../src/learn/puzzles.ts";
import { botsWith, deciderOf } from "@blueplate/bot";
import { type Cards, type Event, type Good, type State, totalOf } from "@blueplate/engine";
import { dinnersLeft } from "@blueplate/forecast";
import {
  beginTable,
  check,
  decisionPointOf,
  playToEnd,
  type Game,
  redact,
  type Rules,
  seatOf,
  type Table,
  type Tagged,
} from "@blueplate/kernel";
import { Result } from "effect";
import { gameWordsIn, english } from "@blueplate/words";
import { LEARN_WORDS } from "@blueplate/words/learn";
import { MAGNATE_TABLE_WORDS } from "@blueplate/words/magnate-table";
import { describe, expect, it } from "vitest";
import { commandsFor, ideasFor } from "../../src/learn/ideas.ts";
import { opened } from "./attempt.ts";

const me = seatOf(0);
const speech = {
  game: gameWordsIn(english, "food-chain-magnate"),
  shell: english.shell,
  learn: LEARN_WORDS.en.learn,
  advice: MAGNATE_TABLE_WORDS.en.advice,
  why: MAGNATE_TABLE_WORDS.en.why,
};
const positions = [...LESSONS, ...Object.values(PUZZLES)].map(
  ({ id, scenario }, index) => [`${id} ${index}`, scenario] as const,
);

const asked = async (scenario: () => Promise<{ readonly default: string }>) => {
  const { rules, state } = await opened(scenario);
  // cast: rules of any game are held so.
  return { rules: rules as unknown as Rules, state, seat: me, facts: [] };
};

const ROUNDS = 30;
const CONFIG = { modules: modulesOf("introductory"), options: {}, seats: 3 };
/** The same rules, held as those of any game. */
const anyRules: Rules = Result.getOrThrow((foodChainMagnate as Game).load(CONFIG));
const introductory = Result.getOrThrow(loadRules(CONFIG)).ruleset;

const bot = botsWith({}).find(({ id, game }) => id === "steady" && game === "food-chain-magnate");
if (!bot) throw new Error("no steady bot");
const steady = deciderOf(bot, ({ turn }) => `${turn}`);

interface PlayedOut {
  readonly state: State;
  readonly facts: readonly Event[];
}

/** An introductory game to its end: the first seat as it decides, steady bots against it. */
const playedOut = (seed: string, decide: (table: Table) => Tagged | null): PlayedOut => {
  let table = beginTable(anyRules, seed, 0);
  playToEnd(table, (point, seat) => (seat === me ? decide(table) : steady(point, seat)), {
    onPly: ({ after }) => void (table = after),
  });
  // cast: these are rules of this game.
  const state = table.state as State;
  expect(state.round).toBeLessThanOrEqual(ROUNDS);
  // cast: the facts of a game of these rules.
  return { state, facts: table.line.flatMap(({ events }) => events) as unknown as readonly Event[] };
};
const cashOf = ({ chains }: State): number => chains[me]?.cash ?? 0;

/** Goods of the first seat that nobody ate. */
const thrownIn = (facts: readonly Event[]): number =>
  facts.reduce((sum, fact) => (fact._tag === "StockCleared" && fact.seat === me ? sum + totalOf(fact.thrown) : sum), 0);

const SEEDS = ["coach-0", "coach-1", "coach-2", "coach-3", "coach-4", "coach-5"];

/** A game by the coach's first ideas: what each is worth saying is looked at on the way. */
const coachedGame = (seed: string) =>
  playedOut(seed, ({ state, line, rules }) => {
    // cast: the facts of a game of these rules.
    const facts = line.flatMap(({ events }) => events) as unknown as readonly Event[];
    const [first, second] = commandsFor({ rules, state, seat: me, facts });
    if (!first) throw new Error("no idea");
    // Whoever comes for the last dinner brings nothing any more.
    // cast: as above.
    const isLast = dinnersLeft(introductory, redact(state, me) as State, facts, me) === 1;
    if (isLast) expect(first.command._tag).not.toMatch(/hire|train|launchCampaign/);
    if (second && !first.command._tag.startsWith("setup.")) {
      const [one, other] = ideasFor({ rules, state, seat: me, facts }, speech);
      expect(one?.why, `${one?.what} and ${other?.what}`).not.toBe(other?.why);
    }
    return first.command;
  });

it("whole introductory games by the coach's first ideas earn more than the steady bot, win more often, and throw less away", () => {
  const coached = SEEDS.map(coachedGame);
  const alone = SEEDS.map((seed) => playedOut(seed, (table) => steady(decisionPointOf(table), me)));
  const totals = (games: readonly PlayedOut[]) => ({
    cash: games.reduce((sum, { state }) => sum + cashOf(state), 0),
    won: games.filter(({ state }) => state.chains.every(({ seat, cash }) => seat === me || cash < cashOf(state)))
      .length,
    thrown: games.reduce((sum, { facts }) => sum + thrownIn(facts), 0),
  });
  const [ours, theirs] = [totals(coached), totals(alone)];
  expect(ours.cash).toBeGreaterThan(theirs.cash);
  expect(ours.won).toBeGreaterThan(theirs.won);
  expect(ours.thrown).toBeLessThan(theirs.thrown);
});

/** The kitchen's hour in a small town where the first house wants this, with these people at work. */
const kitchenWhere = async (demand: readonly Good[], atWork: Cards) => {
  const at = await asked(PUZZLES["all-or-nothing"].scenario);
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
    const ideas = ideasFor(await asked(PUZZLES.borders.scenario), speech);
    expect(ideas.map(({ what }) => what)).toEqual([
      "Place restaurant: I1, south-east corner",
      "Place restaurant: N4, north-west corner",
    ]);
    // All squares of the building are lit.
    expect(ideas.map(({ thing }) => thing)).toEqual([
      { kind: "spot", id: "8,0,2,2" },
      { kind: "spot", id: "13,3,2,2" },
    ]);
  });

  it.each(positions)("%s: what may be done, never the same twice, with a reason", async (_, scenario) => {
    const at = await asked(scenario);
    const commands = commandsFor(at);
    expect(commands.length).toBeGreaterThan(0);
    for (const { command, next } of commands) if (!next) expect(check(at.rules, at.state, me, command)).toBeNull();
    const ideas = ideasFor(at, speech);
    expect(new Set(ideas.map(({ what }) => what)).size).toBe(ideas.length);
    for (const { why } of ideas) expect(why).not.toBe("");
  });
});

describe("the reasons of ideas", () => {
  it("name houses and dollars where the map and the company say them", async () => {
    const all = await Promise.all(
      positions.map(async ([, scenario]) => ideasFor(await asked(scenario), speech).map(({ why }) => why)),
    );
    const said = all.flat();
    expect(said.filter((why) => /about \$\d+/.test(why)).length).toBeGreaterThan(0);
    expect(said.filter((why) => /nearest to houses? \d+/.test(why)).length).toBeGreaterThan(0);
  });
});
