import { foodChainMagnate, modulesOf } from "@blueplate/variants";
import {
  billAfter,
  cardId,
  type Cards,
  type Command,
  countList,
  type EmployeeId,
  isLegalStructure,
  rulesetOf,
  type State,
  structureOf,
} from "@blueplate/engine";
import {
  beginTable,
  bySeat,
  check,
  type DecisionPoint,
  diceFor,
  endOf,
  playOn,
  type Rules,
  seal,
  type Seat,
  type SeatDecider,
  seatOf,
} from "@blueplate/kernel";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { type Bot, botsWith, deciderOf, knowledgeAt } from "../src/index.ts";
import { type Archetype, ARCHETYPES, archetypeFor, openingOf } from "../src/food-chain-magnate/planner/archetypes.ts";
import type { PlannedDecision } from "../src/food-chain-magnate/planner/reasons.ts";
import { candidatesFor } from "../src/food-chain-magnate/search/candidates.ts";
import type { FoundReason } from "../src/food-chain-magnate/search/found-reason.ts";
import { MARGIN } from "../src/food-chain-magnate/search/search.ts";
import { NO_BLINKERS } from "../src/food-chain-magnate/planner/blinkers.ts";
import { hereOf } from "../src/food-chain-magnate/table.ts";
import { halved } from "../src/search/halving.ts";
import { foretold, leastCertain, likeliest, modelsWith } from "../src/food-chain-magnate/search/opponents.ts";
import { searchWith } from "../src/food-chain-magnate/search/hard.ts";
import { positionFrom } from "../src/food-chain-magnate/search/position.ts";
import { entriesTo } from "../src/food-chain-magnate/role.ts";
import { rulesFor } from "./arena.ts";

const botNamed = (id: string): Bot => {
  const found = botsWith({}).find((bot) => bot.id === id);
  if (!found) throw new Error(`no bot ${id}`);
  return found;
};
const hard = botNamed("hard");

/** Work of a search that a test has time for: a round ahead. */
const LITTLE = 0.1;

const little =
  (seed: string): SeatDecider =>
  (point, seat) =>
    hard.decide(knowledgeAt(point.rules, point.state, seat), point.rules, {
      seed: `${seed}|${point.turn}`,
      work: LITTLE,
    }).command;

const steadyOnes = (seed: string): SeatDecider => deciderOf(botNamed("steady"), ({ turn }) => `${seed}|${turn}`);

const load = (modules: ReturnType<typeof modulesOf>, seats: number): Rules =>
  Result.getOrThrow(foodChainMagnate.load({ modules, options: {}, seats }));

/** Positions of a game at which the hard bot is asked, every how manyth. */
const positions = (rules: Rules, seed: string, every: number, most: number): readonly [DecisionPoint, Seat][] => {
  const found: [DecisionPoint, Seat][] = [];
  const steady = steadyOnes(seed);
  endOf(
    playOn(
      beginTable(rules, seed, 0),
      (point, seat) => {
        if (point.turn % every === 0) found.push([point, seat]);
        return steady(point, seat);
      },
      { most },
    ),
  );
  return found;
};

describe("the hard bot", () => {
  it.each([
    ["standard", 2],
    ["introductory", 3],
    ["second-game", 4],
    ["standard", 5],
  ] as const)("plays %s at a table of %i to the end, legally", (preset, seats) => {
    const rules = load(modulesOf(preset), seats);
    const seed = `hard ${preset}`;
    const steady = steadyOnes(seed);
    const deciders = Array.from({ length: seats }, (_, seat) => (seat === 1 ? little(seed) : steady));
    const end = endOf(playOn(beginTable(rules, seed, 0), bySeat(deciders), { most: 2_000 }));
    expect(end._tag).toBe("Over");
  });

  it("decides the same for the same seed and work, and looks further with more of it", () => {
    const rules = rulesFor(foodChainMagnate, 2);
    let searched = 0;
    for (const [{ state }, seat] of positions(rules, "same", 9, 90)) {
      const known = knowledgeAt(rules, state, seat);
      const budget = { seed: "same", work: 0.2 };
      const decision = hard.decide(known, rules, budget);
      expect(hard.decide(known, rules, budget)).toEqual(decision);
      expect(check(rules, state, seat, decision.command)).toBeNull();
      const more = hard.decide(known, rules, { ...budget, work: 1 }).considered ?? [];
      expect(more.length).toBeGreaterThanOrEqual(decision.considered?.length ?? 0);
      if (more.length > (decision.considered?.length ?? 0)) searched++;
    }
    expect(searched).toBeGreaterThan(1);
  });

  it("gives each thing that it considers a chance, the one that it does first", () => {
    const rules = rulesFor(foodChainMagnate, 3);
    for (const [{ state }, seat] of positions(rules, "chances", 17, 120)) {
      const { command, considered = [] } = hard.decide(knowledgeAt(rules, state, seat), rules, {
        seed: "c",
        work: LITTLE,
      });
      if (considered.length > 0) expect(considered[0]?.command).toEqual(command);
      for (const { worth } of considered) {
        expect(worth).toBeGreaterThan(-0.1);
        expect(worth).toBeLessThan(1.1);
      }
    }
  });

  it("says why: how many ways were tried, the chance, the next best, and what the planner says for what it does", () => {
    const rules = rulesFor(foodChainMagnate, 2);
    const kinds = new Set<string>();
    for (const [{ state }, seat] of positions(rules, "reasons", 7, 170)) {
      const decision = hard.decide(knowledgeAt(rules, state, seat), rules, { seed: "r", work: 0.3 });
      const { considered = [], reasons = [], command } = decision;
      const found = reasons.filter(({ _tag }) => _tag === "SearchFound");
      expect(found).toHaveLength(considered.length > 1 ? 1 : 0);
      const [best, next] = considered;
      if (found.length > 0) {
        expect(found[0]).toMatchObject({ tried: considered.length });
        // cast: the reason is the one that was looked for.
        const said = found[0] as unknown as FoundReason;
        expect(said.chance).toBeCloseTo((best?.worth ?? 0) - (said.usual === null ? MARGIN : 0));
        expect(said.next).toBeCloseTo((next?.worth ?? 0) - (said.next === said.usual ? MARGIN : 0));
        if (said.usual !== null) expect(said.chance).toBeGreaterThan(said.usual);
      }
      // What a planner says is of this command and no other.
      for (const reason of reasons)
        for (const field of ["employee", "good"])
          if (field in reason) expect(Object.values(command)).toContain(reason[field as keyof typeof reason]);
      for (const { _tag } of reasons) kinds.add(_tag);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(["SearchFound", "OpeningAsks", "CampaignPays"]));
  });
});

describe("its own company", () => {
  it.each([
    [2, false],
    [3, true],
    [4, true],
  ] as const)("at a table of %i cuts prices, where the map says another: %s", (seats, cuts) => {
    const rules = rulesFor(foodChainMagnate, seats);
    const [begun] = positions(rules, "company", 1, 1);
    if (!begun) throw new Error("no position");
    const [{ state }, seat] = begun;
    const { own } = searchWith({})(knowledgeAt(rules, state, seat), rules as Rules<State, Command>, {
      seed: "c",
      work: LITTLE,
    });
    // cast: the rules are those of Food Chain Magnate.
    const usual = archetypeFor(state as State, seat);
    expect(usual.id).not.toBe("discount");
    expect(own.archetype.id).toBe(cuts ? "discount" : usual.id);
  });
});

describe("what is considered", () => {
  const rules = rulesFor(foodChainMagnate, 2);
  const ruleset = rulesetOf(rules);
  const consideredAt = ([{ state }, seat]: readonly [DecisionPoint, Seat], work: number): readonly Command[] =>
    // cast: the bot and the rules are those of Food Chain Magnate.
    (hard.decide(knowledgeAt(rules, state, seat), rules, { seed: "considered", work }).considered ?? []).map(
      ({ command }) => command as Command,
    );
  const stageOf = ([{ state }]: readonly [DecisionPoint, Seat]): State["stage"] =>
    // cast: the same.
    (state as State).stage;

  it("for the first restaurant are several places", () => {
    const [first] = positions(rules, "sites", 1, 1);
    const places = first ? consideredAt(first, LITTLE) : [];
    expect(places.length).toBeGreaterThan(1);
    expect(places.every(({ _tag }) => _tag === "setup.placeRestaurant")).toBe(true);
  });

  it("as structures are changes of the planner's own, which all fit below the CEO: what does not fit stays at home", () => {
    const plans = positions(rules, "structures", 1, 220).filter((each) => stageOf(each)._tag === "restructuring");
    let changed = 0;
    for (const each of plans.slice(-6)) {
      const lists = consideredAt(each, 0.5).flatMap((command) =>
        command._tag === "restructure.submit" ? [command.employees] : [],
      );
      const { ceoSlots } = each[0].state as State;
      for (const employees of lists)
        expect(isLegalStructure(structureOf(ruleset, countList(employees)), ceoSlots)).toBe(true);
      changed += Math.max(0, lists.length - 1);
    }
    expect(changed).toBeGreaterThan(6);
  });

  it("is asked of no more companies than are looked at", () => {
    const [plan] = positions(rules, "companies", 1, 40).filter((each) => stageOf(each)._tag === "restructuring");
    if (!plan) throw new Error("no structure");
    const [{ state }, seat] = plan;
    // cast: the game is Food Chain Magnate.
    const [known, table] = [rules as unknown as Rules<State, Command>, state as State];
    const here = {
      ...hereOf(table, seat, known, { seed: "companies", work: 1 }, {}),
      hands: [],
      blinkers: NO_BLINKERS,
      archetype: archetypeFor(table, seat),
    };
    const asked: Archetype[] = [];
    // Every company but one's own would keep another number of trainees at work.
    const planned = (archetype: Archetype): PlannedDecision => {
      const nth = asked.push(archetype);
      const employees = Array.from({ length: nth }, () => cardId("kitchen-trainee"));
      return { command: { _tag: "restructure.submit", employees } };
    };
    expect(candidatesFor(here, planned, ARCHETYPES, 2)).toHaveLength(2);
    expect(asked).toEqual([here.archetype, ARCHETYPES[0]]);
  });

  it("as dismissals are those that lower what is paid today: who costs nothing may stay until they do", () => {
    const paydays = positions(rules, "paydays", 1, 600).filter((each) => stageOf(each)._tag === "payday");
    let [free, dear] = [0, 0];
    for (const each of paydays) {
      const [{ state }, seat] = each;
      // cast: the same.
      const dueAfter = (kinds: readonly EmployeeId[]): number => billAfter(ruleset, state as State, seat, kinds).due;
      const named = consideredAt(each, LITTLE).flatMap((command) =>
        command._tag === "payday.fire" && command.employees.length === 1 ? [command.employees] : [],
      );
      // cast: nobody names the CEO.
      for (const employees of named) expect(dueAfter(employees as readonly EmployeeId[])).toBeLessThan(dueAfter([]));
      if (dueAfter([]) === 0) free++;
      else dear += named.length;
    }
    expect(free).toBeGreaterThan(0);
    expect(dear).toBeGreaterThan(0);
  });
});

describe("a search", () => {
  it("looks further at the better half, and as far as any at what would be done without it", () => {
    const looks = new Map<string, number>();
    const worths: Readonly<Record<string, number>> = { own: 0, poor: 1, fair: 2, good: 3, best: 4 };
    const ranked = halved(Object.keys(worths), {
      budget: 100,
      stages: 3,
      further: (item) => {
        looks.set(item, (looks.get(item) ?? 0) + 1);
        return { item, worth: worths[item] ?? 0, cost: 1 };
      },
    });
    expect(ranked.map(({ item }) => item)[0]).toBe("best");
    expect(Object.fromEntries(looks)).toEqual({ own: 3, poor: 1, fair: 2, good: 3, best: 3 });
  });

  it("stops when its work is done", () => {
    let cost = 0;
    const further = (item: number) => {
      cost += 5;
      return { item, worth: item, cost: 5 };
    };
    halved([1, 2, 3, 4], { budget: 30, stages: 9, further });
    expect(cost).toBeLessThanOrEqual(30);
  });
});

describe("models of a rival", () => {
  const rules = rulesFor(foodChainMagnate, 2);
  const ruleset = rulesetOf(rules);
  const [kept] = positions(rules, "models", 60, 61).slice(-1);
  if (!kept) throw new Error("no position");
  const [{ state }, seat] = kept;
  const known = knowledgeAt(rules, state, seat);
  // cast: the rules are those of Food Chain Magnate.
  const full = positionFrom(known, rules as Rules<State, Command>, diceFor("models", 0), "models").state;
  const models = modelsWith({})(ruleset, full, seat);

  it("that hire as a rival does are believed most", () => {
    const [planner, ...scripts] = models;
    if (!planner) throw new Error("no model");
    const [waiting] = entriesTo(ruleset, "serve");
    if (!waiting) throw new Error("nobody serves");
    const serving = { ...planner, hires: [["serve", 4]] as const };
    const served = {
      ...full,
      chains: full.chains.map((chain) => ({
        ...chain,
        hand: seal("everybody", {}),
        atWork: { [waiting]: 4 },
        beach: {},
        busy: [],
      })),
    };
    expect(foretold(ruleset, { [waiting]: 4 }, serving)).toBe(1);
    expect(foretold(ruleset, {}, planner)).toBe(1);
    const [first] = likeliest(ruleset, served, seat, [planner, ...scripts, serving], 2);
    expect(first?.hires).toEqual(serving.hires);
  });

  describe.each([2, 4])("at a table of %i", (seats) => {
    const table = rulesFor(foodChainMagnate, seats);
    const content = rulesetOf(table);
    // cast: the rules are those of Food Chain Magnate.
    const begun = beginTable(table, "companies", 0).state as State;
    const openingCards = (archetype: Archetype): Cards =>
      openingOf(archetype, content, seats)
        .flatMap(({ role, count }) =>
          entriesTo(content, role)
            .slice(0, 1)
            .map((kind) => ({ [kind]: count })),
        )
        .reduce((cards, more) => ({ ...cards, ...more }), {});
    const hiresAfter = (of: Seat, archetype: Archetype) => {
      const chains = begun.chains.map((chain) =>
        chain.seat === of ? { ...chain, beach: openingCards(archetype), atWork: {} } : chain,
      );
      return modelsWith({})(content, { ...begun, chains }, of).map(({ hires }) => hires);
    };
    const cutter = ARCHETYPES.find(({ id }) => id === "discount");
    if (!cutter) throw new Error("nobody cuts prices");
    const hiresOf = (archetype: Archetype) =>
      openingOf(archetype, content, seats).map(({ role, count }) => [role, count]);

    it.each(begun.chains.map((chain) => chain.seat))(
      "seat %i is what its hires say, and what the map says where they say no more",
      (of) => {
        const usual = archetypeFor(begun, of);
        expect(hiresAfter(of, usual)[0]).toEqual(hiresOf(usual));
        expect(hiresAfter(of, cutter)[0]).toEqual(hiresOf(seats > 2 ? cutter : usual));
        if (seats > 2 && usual !== cutter) expect(hiresAfter(of, cutter)[1]).toEqual(hiresOf(usual));
      },
    );
  });

  it("have laid the last reserve card, as long as nobody has seen it", () => {
    const rival = full.chains.find((chain) => chain.seat !== seat);
    const [own] = full.chains.filter((chain) => chain.seat === seat);
    // cast: the state is one of Food Chain Magnate.
    const laid = (state as State).chains[seat]?.reserve;
    expect(rival?.reserve?.content).toBe(ruleset.content.reserves.at(-1)?.face);
    expect(own?.reserve).toEqual(laid);
  });

  it("share what is believed", () => {
    const weighed = likeliest(ruleset, full, seat, models, 3);
    expect(weighed).toHaveLength(3);
    expect(weighed.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  });

  it("doubt the rival of whom least is known, and never the seat that thinks", () => {
    const known = (...weights: readonly number[]) => weights.map((weight) => ({ bot: hard, hires: [], weight }));
    const rivals = [known(0.5, 0.5), known(0.95, 0.05), known(0.6, 0.4)];
    expect(leastCertain(rivals, seatOf(0))).toBe(rivals[2]);
    expect(leastCertain(rivals, seatOf(2))).toBe(rivals[0]);
    expect(leastCertain(rivals.slice(0, 2), seatOf(0))).toBe(rivals[1]);
    expect(leastCertain([known(0.5, 0.5), []], seatOf(0))).toEqual([]);
  });
});
