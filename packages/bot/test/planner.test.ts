import {
  abilityOf,
  allGoods,
  countOf,
  doorsOf,
  distanceTo,
  entriesOf,
  type Event,
  type EventOf,
  type EventTag,
  rulesetOf,
  squaresOfHouse,
  type State,
} from "@blueplate/engine";
import { beginTable, type Rules, type TablePly, type Tagged } from "@blueplate/kernel";
import { foodChainMagnate, loadRules, modulesOf } from "@blueplate/variants";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { archetypeFor, ARCHETYPES } from "../src/food-chain-magnate/planner/archetypes.ts";
import { addQuality, type Bot, botsWith, noQuality, qualityOf, temperamentsWith } from "../src/index.ts";
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

describe("four planners at a table, over fixed games", () => {
  const rules = rulesFor(foodChainMagnate, 4);
  const { sameOpenings, games, counts } = Array.from({ length: 5 }, (_, game) =>
    qualityOf(playOut(rules, [botNamed("medium")], `company-${game}`)),
  ).reduce(addQuality, noQuality);

  it("seldom begin alike", () => {
    // 9 of 100 games on other maps; of companies with one opening, nearly all.
    expect(sameOpenings).toBeLessThanOrEqual(games * 0.4);
  });

  it("advertise every good, by every kind of campaign", () => {
    const campaigns = total(counts.campaignGoods);
    for (const good of allGoods(rulesetOf(rules).content))
      expect((counts.campaignGoods[good] ?? 0) / campaigns, good).toBeGreaterThanOrEqual(0.05);
    expect(Object.keys(counts.campaignKinds).toSorted()).toEqual(["airplane", "billboard", "mailbox", "radio"]);
  });

  it("build houses and gardens, and know many cards", () => {
    expect(counts.built["house"]).toBeGreaterThan(0);
    expect(counts.built["garden"]).toBeGreaterThan(0);
    expect(new Set([...Object.keys(counts.hired), ...Object.keys(counts.trained)]).size).toBeGreaterThanOrEqual(17);
  });

  it("let nobody go on the day he comes", () => {
    expect(counts.firedOnArrival).toEqual({});
  });
});

/** What is counted of a few fixed games between planners. */
interface Faults {
  readonly made: number;
  readonly thrown: number;
  readonly sold: number;
  readonly firedOnArrival: number;
  readonly emptyCampaigns: number;
  readonly unwantedDrinks: number;
  readonly leftHungry: number;
}

/**
 * A house that wants one kind of food and gets nothing, though a chain with a road to it has a cook for all of it on the beach; who has
 * come today could not work yet.
 */
const hungryBeside = (rules: Rules, state: State, house: number, arrived: readonly string[]): boolean => {
  const ruleset = rulesetOf(rules);
  const hungry = state.town.houses.find((each) => each.house === house);
  const [good] = hungry?.demand ?? [];
  if (!hungry || good === undefined || hungry.demand.some((each) => each !== good)) return false;
  return state.chains.some((chain) => {
    const idle = entriesOf(chain.beach).reduce(
      (sum, [kind, count]) =>
        arrived.includes(`${chain.seat} ${kind}`)
          ? sum
          : sum + count * (abilityOf(ruleset.content, kind, "cook")?.makes[good] ?? 0),
      0,
    );
    const near = distanceTo(ruleset, state.town, doorsOf(ruleset, chain), squaresOfHouse(hungry));
    return near !== null && idle + countOf(chain.stock, good) >= hungry.demand.length && idle > 0;
  });
};

type Tally = { -readonly [K in keyof Faults]: number };

/** What is known while a game is counted: who has come today, and the rules. */
interface Counting {
  readonly rules: Rules;
  readonly sum: Tally;
  arrived: string[];
}

type Counted = { readonly [T in EventTag]?: (to: Counting, state: State, event: EventOf<T>) => void };

const wants = ({ town }: State, good: string): boolean =>
  town.houses.some(({ demand }) => demand.some((each) => each === good));

/** What each fact adds. */
const COUNTED: Counted = {
  PhaseBegan: (to, _, { stage }) => {
    if (stage._tag === "restructuring") to.arrived = [];
  },
  Hired: (to, _, { seat, employee }) => void to.arrived.push(`${seat} ${employee}`),
  CardsGained: (to, _, { seat, employee }) => void to.arrived.push(`${seat} ${employee}`),
  Trained: (to, _, event) => void to.arrived.push(`${event.seat} ${event.to}`),
  Produced: ({ sum }, _, { count }) => void (sum.made += count),
  DrinkFetched: ({ sum }, state, { good, count }) => {
    sum.made += count;
    if (!wants(state, good)) sum.unwantedDrinks++;
  },
  DrinksBought: ({ sum }, state, { drinks }) => {
    sum.made += total(drinks);
    if (!Object.keys(drinks).some((good) => wants(state, good))) sum.unwantedDrinks++;
  },
  CampaignRan: ({ sum }, _, { houses }) => void (sum.emptyCampaigns += houses.length === 0 ? 1 : 0),
  HouseServed: ({ sum }, _, { goods }) => void (sum.sold += total(goods)),
  HouseUnserved: ({ rules, sum, arrived }, state, { house }) =>
    void (sum.leftHungry += hungryBeside(rules, state, house, arrived) ? 1 : 0),
  StockCleared: ({ sum }, _, { thrown }) => void (sum.thrown += total(thrown)),
  Dismissed: ({ sum, arrived }, _, { seat, atWork, beach }) => {
    const gone = [...Object.keys(atWork), ...Object.keys(beach)];
    sum.firedOnArrival += gone.filter((kind) => arrived.includes(`${seat} ${kind}`)).length;
  },
};

const countFact = (to: Counting, state: State, event: Event): void => {
  // cast: the table has for each tag the row that takes this fact.
  const row = COUNTED[event._tag] as ((to: Counting, state: State, event: Event) => void) | undefined;
  row?.(to, state, event);
};

const faultsOf = (games: number): Faults => {
  const rules = rulesFor(foodChainMagnate, 2);
  const sum = { made: 0, thrown: 0, sold: 0, firedOnArrival: 0, emptyCampaigns: 0, unwantedDrinks: 0, leftHungry: 0 };
  for (let game = 0; game < games; game++) {
    const counting: Counting = { rules, sum, arrived: [] };
    playOut(rules, [botNamed("medium")], `faults-${game}`, ({ before, events }: TablePly<unknown, Tagged, Tagged>) => {
      let { state } = before;
      for (const event of events) {
        // cast: the game is Food Chain Magnate.
        countFact(counting, state as State, event as unknown as Event);
        state = rules.evolve(state, event);
      }
    });
  }
  return sum;
};

describe("how the planner plays, over fixed games", () => {
  const faults = faultsOf(6);

  it("throws away at most a tenth of what is made, and sells the rest", () => {
    expect(faults.made).toBeGreaterThan(100);
    expect(faults.thrown / faults.made).toBeLessThanOrEqual(0.1);
    expect(faults.sold / faults.made).toBeGreaterThan(0.75);
  });

  it("lets nobody go on the day he comes", () => {
    expect(faults.firedOnArrival).toBe(0);
  });

  it("fetches no drink that nobody wants, and advertises where somebody lives", () => {
    expect(faults.unwantedDrinks).toBe(0);
    expect(faults.emptyCampaigns).toBe(0);
  });

  it("leaves hardly a house hungry while a cook for it sits on the beach", () => {
    expect(faults.leftHungry).toBeLessThanOrEqual(3);
  });
});
