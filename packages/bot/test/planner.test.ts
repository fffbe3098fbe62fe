import type { Event, State } from "@blueplate/engine";
import { beginTable, type Rules, type Table } from "@blueplate/kernel";
import { foodChainMagnate, loadRules, modulesOf } from "@blueplate/variants";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { archetypeFor, ARCHETYPES } from "../src/food-chain-magnate/planner/archetypes.ts";
import {
  addQuality,
  type Bot,
  botsWith,
  noQuality,
  type PlayQuality,
  qualityOf,
  temperamentsWith,
} from "../src/index.ts";
import { playOut, rulesFor, winsAgainstRandom } from "./arena.ts";

const bots = botsWith({});
const botNamed = (id: string): Bot => {
  const bot = bots.find((each) => each.id === id && each.game === foodChainMagnate.id);
  if (!bot) throw new Error(`there is no bot ${id}`);
  return bot;
};

/** Games that one bot wins against another at a table of two, seats changed on every map. */
const winsAgainst = (one: Bot, other: Bot, maps: number): number => {
  const rules = rulesFor(foodChainMagnate, 2);
  let wins = 0;
  for (let game = 0; game < 2 * maps; game++) {
    const own = game % 2;
    const table = playOut(rules, own === 0 ? [one, other] : [other, one], `map-${Math.floor(game / 2)}`);
    if (rules.outcome(table.state)?.winners.some((winner) => winner === own)) wins++;
  }
  return wins;
};

const total = (counts: Readonly<Record<string, number | undefined>>): number =>
  Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);

describe("temperaments", () => {
  it("are four planners, each of which becomes its own company wherever it plays", () => {
    expect(temperamentsWith({}).map(({ id }) => id)).toEqual(["drinks-seller", "price-fighter", "builder", "marketer"]);
    const rules = rulesFor(foodChainMagnate, 2);
    // Two games of one temperament against medium on one map: a company is what its bot says, not what the map would have made of it.
    const [drinks, prices] = temperamentsWith({});
    if (!drinks || !prices) throw new Error("no temperaments");
    const logs = [drinks, prices].map((bot) =>
      JSON.stringify(playOut(rules, [bot, botNamed("medium")], "map").entries),
    );
    expect(logs[0]).not.toBe(logs[1]);
  });
});

describe("the planner", () => {
  it("wins nearly every game against the steady manager", () => {
    expect(winsAgainst(botNamed("medium"), botNamed("steady"), 6)).toBeGreaterThanOrEqual(10);
  });

  it("with blinkers wins against chance, and loses against the planner without", () => {
    expect(winsAgainstRandom(botNamed("easy"), foodChainMagnate, 8, { seats: 2 })).toBeGreaterThanOrEqual(7);
    expect(winsAgainst(botNamed("medium"), botNamed("easy"), 5)).toBeGreaterThanOrEqual(8);
  });

  it.each([
    ["standard", 3],
    ["standard", 4],
    ["introductory", 2],
    ["introductory", 4],
    ["second-game", 2],
    ["second-game", 3],
  ])("plays the %s rules with %i players to the end, legally, and earns something", (preset, seats) => {
    const config = { modules: modulesOf(preset), options: {}, seats };
    const rules = Result.getOrThrow(loadRules(config)) as unknown as Rules;
    const table = playOut(rules, [botNamed("medium"), botNamed("easy")], `${preset}-${seats}`);
    expect(Math.max(...(rules.outcome(table.state)?.ranking.map(({ score }) => score) ?? []))).toBeGreaterThan(40);
  });

  it("makes of each company of a table something else, and of all that there are somewhere", () => {
    const rules = rulesFor(foodChainMagnate, 4);
    const known = new Set<string>();
    for (let map = 0; map < 9; map++) {
      // cast: the game is Food Chain Magnate.
      const state = beginTable(rules, `variety-${map}`, 0).state as State;
      const here = state.chains.map(({ seat }) => archetypeFor(state, seat).id);
      expect(new Set(here).size).toBe(here.length);
      for (const id of here) known.add(id);
    }
    expect(known).toEqual(new Set(ARCHETYPES.map(({ id }) => id)));
  });
});

/** What is counted of a few fixed games between two planners. */
interface GamesPlayed {
  readonly quality: PlayQuality;
  /** Cards of any kind that went on the day they came, whatever they cost. */
  readonly letGo: number;
  /** Trips that brought nothing that a house asks for tonight. */
  readonly unwantedTonight: number;
}

const wants = ({ town }: State, good: string): boolean =>
  town.houses.some(({ demand }) => demand.some((each) => each === good));

/** Trips of a game that brought nothing for tonight, and cards that went on the day they came. */
const faultsIn = (table: Table): Pick<GamesPlayed, "letGo" | "unwantedTonight"> => {
  let [letGo, unwantedTonight, arrived]: [number, number, string[]] = [0, 0, []];
  let state = table.rules.initialState;
  for (const tagged of table.line.flatMap(({ events }) => events)) {
    // cast: the game is Food Chain Magnate.
    const [event, before] = [tagged as Event, state as State];
    if (event._tag === "PhaseBegan" && event.stage._tag === "restructuring") arrived = [];
    if (event._tag === "Hired" || event._tag === "CardsGained") arrived.push(`${event.seat} ${event.employee}`);
    if (event._tag === "Trained") arrived.push(`${event.seat} ${event.to}`);
    if (event._tag === "DrinkFetched" && !wants(before, event.good)) unwantedTonight++;
    if (event._tag === "DrinksBought" && !Object.keys(event.drinks).some((good) => wants(before, good)))
      unwantedTonight++;
    if (event._tag === "Dismissed")
      letGo += [...Object.keys(event.atWork), ...Object.keys(event.beach)].filter((kind) =>
        arrived.includes(`${event.seat} ${kind}`),
      ).length;
    state = table.rules.evolve(state, tagged);
  }
  return { letGo, unwantedTonight };
};

const gamesPlayed = (games: number): GamesPlayed => {
  const rules = rulesFor(foodChainMagnate, 2);
  const tables = Array.from({ length: games }, (_, game) => playOut(rules, [botNamed("medium")], `faults-${game}`));
  const faults = tables.map(faultsIn);
  return {
    quality: tables.map((table) => qualityOf(table)).reduce(addQuality, noQuality),
    letGo: faults.reduce((sum, { letGo }) => sum + letGo, 0),
    unwantedTonight: faults.reduce((sum, each) => sum + each.unwantedTonight, 0),
  };
};

describe("how the planner plays, over fixed games", () => {
  const { quality, letGo, unwantedTonight } = gamesPlayed(6);
  const [made, thrown, sold] = [quality.counts.made, quality.counts.thrown, quality.counts.sold].map(total);

  it("throws away at most a tenth of what is made, and sells the rest", () => {
    expect(made).toBeGreaterThan(100);
    expect((thrown ?? 0) / (made ?? 0)).toBeLessThanOrEqual(0.1);
    expect((sold ?? 0) / (made ?? 0)).toBeGreaterThan(0.75);
  });

  it("lets nobody go on the day he comes", () => {
    expect(letGo).toBe(0);
  });

  it("fetches no drink that nobody wants, and advertises where somebody lives", () => {
    expect(unwantedTonight).toBe(0);
    expect(quality.counts.advertisedToNobody).toEqual({});
  });

  it("leaves hardly a house hungry while a cook for it sits on the beach", () => {
    expect(quality.leftHungry).toBeLessThanOrEqual(3);
  });
});
