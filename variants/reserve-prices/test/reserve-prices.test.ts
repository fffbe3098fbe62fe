import { type Command, type EventOf, rulesetOf } from "@blueplate/engine";
import { evening, give, only, runOn, type GameMoment, seat } from "@blueplate/variants/testing/evening";
import { bankClock, pricePartsOf } from "@blueplate/forecast";
import { open } from "@blueplate/kernel";
import { runScenario } from "@blueplate/kernel/scenario";
import { foodChainMagnate } from "@blueplate/variants";
import { foodChainMagnateScenarios } from "@blueplate/variants/scenario";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { priceVoted } from "../variant.ts";

const MODULES = ["reserve-prices"];
const at = (phase: string, chains: readonly object[], more: object = {}, options = {}): GameMoment =>
  evening(
    phase,
    chains.map((chain) => ({ ...chain })),
    { reserves: { p0: 20, p1: 5 }, ...more },
    options,
    MODULES,
  );
// cast: a command of the module.
const lay = (price: number): Command => ({ _tag: "setup.chooseReserve", price }) as unknown as Command;

describe("E15.1 the cards", () => {
  const scene = at("setup-reserve", [{ restaurants: [] }, { restaurants: [] }], { reserves: {}, round: 1 });

  it("are chosen by price, hidden, and may be changed until the last has chosen", () => {
    const { scene: laid, refused } = give(scene, 0, lay(20));
    expect(refused).toBeNull();
    const again = give(laid, 0, lay(5));
    expect(only(again.events, "ReserveChosen")[0]?.amount).toMatchObject({ readers: [0], content: 5 });
    const reserve = again.scene.state.chains[0]?.reserve;
    expect([reserve && open(reserve, seat(0)), reserve && open(reserve, seat(1))]).toEqual([5, null]);
  });

  it("have no amount, and no other price", () => {
    const decode = (command: object) => Result.isSuccess(scene.rules.codecs.command.decode(command));
    expect(decode({ _tag: "setup.chooseReserve", price: 20 })).toBe(true);
    expect(decode({ _tag: "setup.chooseReserve", amount: 200 })).toBe(false);
    expect(decode({ _tag: "setup.chooseReserve", price: 15 })).toBe(false);
  });

  it("are none of the introductory and the second game", () => {
    for (const id of ["introductory", "second-game"]) {
      const modules = [...MODULES, id].map((each) => ({ id: each, version: 1 }));
      expect(Result.isFailure(foodChainMagnate.load({ modules, options: {}, seats: 2 }))).toBe(true);
    }
  });
});

describe("E15.2, E15.3 the first break", () => {
  const chains = [{ stock: { burger: 2 } }, {}];
  const houses = { 2: { demand: ["burger"] }, 4: { demand: ["burger"] } };
  const at15 = at("dinnertime", chains, { houses, bank: 5, reserves: { p0: 20, p1: 5 } });

  it("puts $200 a player into the bank and leaves the CEO slots", () => {
    const { events, state } = runOn(at15);
    expect(only(events, "BankBroke")).toMatchObject([{ added: 400, reserves: [20, 5], ceoSlots: 3 }]);
    expect(state.ceoSlots).toBe(3);
  });

  it("sets the price of the sales that come after it; the one that broke the bank keeps its amount", () => {
    const sales: readonly EventOf<"HouseServed">[] = only(runOn(at15).events, "HouseServed");
    expect(sales.map(({ unitPrice, income }) => [unitPrice, income])).toEqual([
      [10, 10],
      [20, 20],
    ]);
  });

  it("takes the price that occurs most often; of equally frequent ones 20, else 5, else 10", () => {
    const told = [[10, 10, 20], [5, 10], [5, 20], [10, 20], [5, 10, 20], [5, 5, 20, 20], [10], [5, 5, 20], []];
    expect(told.map(priceVoted)).toEqual([10, 5, 20, 20, 20, 20, 10, 5, null]);
  });

  it("stays with the second break, and is what prices are made of", () => {
    const later = at("dinnertime", chains, { houses, bank: 5, breaks: 1, basePrice: 5, reserves: { p0: 5, p1: 5 } });
    expect(only(runOn(later).events, "HouseServed").map(({ unitPrice }) => unitPrice)).toEqual([5, 5]);
    expect(pricePartsOf(rulesetOf(later.rules), later.state, seat(0))).toMatchObject({ base: 5, price: 5 });
  });

  it("is never below $0 where prices are not, whatever lowers the price of $5", () => {
    const cheap = { stock: { burger: 2 }, atWork: ["discount-manager", "pricing-manager", "pricing-manager"] };
    const more = {
      houses,
      breaks: 1,
      basePrice: 5,
      reserves: { p0: 5, p1: 5 },
      milestonesGone: ["first-lower-prices"],
    };
    const scene = at("dinnertime", [{ ...cheap, milestones: ["first-lower-prices"] }, {}], more, {
      "negative-prices": "floor-zero",
    });
    expect(only(runOn(scene).events, "HouseServed")[0]?.unitPrice).toBe(0);
  });

  it("is foreseen by the clock of the bank: every card is $200, whoever has seen it", () => {
    const { rules, state } = at("working", [{}, {}], { bank: 100 });
    const paid = { _tag: "MoneyPaid", seat: seat(0), reason: "sale", amount: 50, owed: 0, cash: 0, bank: 0 } as const;
    const stage = { _tag: "dinnertime", step: "houses", lastHouse: 0, earned: [0, 0] } as const;
    const facts = [{ _tag: "PhaseBegan", round: 4, stage } as const, paid];
    const breaks = (viewer: Parameters<typeof bankClock>[3]) =>
      bankClock(rulesetOf(rules), state, facts, viewer).breaks.map(({ soonest, latest }) => [soonest, latest]);
    expect(breaks(seat(0))).toEqual(breaks("watcher"));
  });
});

describe("scenario files", () => {
  const file = (given: object, then: object) => ({
    scenario: "X-15",
    title: "Prices",
    rules: ["E15.3"],
    game: "food-chain-magnate",
    ruleset: { id: "standard", modules: MODULES },
    players: ["ann", "bob"],
    map: ["A0 B0 T0", "R0 G0 O0", "H0 S0 I0"],
    given: {
      phase: "dinnertime",
      round: 5,
      bank: 5,
      reserves: { ann: 20, bob: 10 },
      chains: {
        ann: { restaurants: [{ at: [0, 0], entrance: "SE" }], stock: { burger: 1 } },
        bob: { restaurants: [{ at: [8, 8], entrance: "NW" }] },
      },
      houses: { 2: { demand: ["burger"] } },
      ...given,
    },
    when: [{ run: "dinnertime" }],
    // oxlint-disable-next-line unicorn/no-thenable -- the word of the file format
    then,
  });
  const faultOf = (given: object, then: object) =>
    runScenario([foodChainMagnateScenarios], file(given, then), "X-15").fault;

  it("give and expect the base price", () => {
    expect(faultOf({}, { basePrice: 20, cash: { ann: 10 } })).toBeNull();
    expect(faultOf({ basePrice: 5, bank: 100 }, { basePrice: 5, cash: { ann: 5 } })).toBeNull();
    expect(faultOf({}, { basePrice: 10 })).toContain("basePrice: expected 10, got 20");
  });

  it("are refused by the field that does not fit", () => {
    expect(faultOf({ basePrice: 15 }, {})).toContain("given.basePrice");
    expect(faultOf({ reserves: { ann: 200 } }, {})).toContain("given.reserves.ann");
  });

  it("are written with it", () => {
    const head = {
      scenario: "X",
      title: "X",
      rules: [],
      config: at("dinnertime", [{}, {}]).rules.config,
      players: ["p0", "p1"],
    };
    const writtenOf = (scene: GameMoment) => foodChainMagnateScenarios.write(head, scene)?.["given"];
    const later = at("dinnertime", [{}, {}], { breaks: 1, basePrice: 20 });
    expect(writtenOf(later)).toMatchObject({ basePrice: 20, reserves: { p0: 20, p1: 5 } });
    expect(writtenOf(at("dinnertime", [{}, {}]))).not.toHaveProperty("basePrice");
  });
});
