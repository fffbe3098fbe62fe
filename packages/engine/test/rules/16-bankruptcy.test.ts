import { seal } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import { evening, only, runOn, seat } from "@blueplate/variants/testing/evening";

const POOR = {
  atWork: ["management-trainee", ...Array.from({ length: 4 }, () => "discount-manager")],
  stock: { burger: 3 },
};
const THREE = { houses: { 2: { demand: ["burger", "burger", "burger"] } }, milestonesGone: ["first-lower-prices"] };

describe("R16 negative prices and bankruptcy", () => {
  it("R16.1 a negative price is paid to the bank", () => {
    const { events } = runOn(evening("dinnertime", [{ ...POOR, cash: 10 }, {}], THREE));
    expect(only(events, "MoneyPaid")[0]).toMatchObject({ reason: "sale", amount: -6, cash: 4, bank: 106 });
  });

  it("R16.3 who cannot pay pays what he has; the fact says what is missing", () => {
    const { events } = runOn(evening("dinnertime", [{ ...POOR, cash: 5 }, {}], THREE));
    expect(only(events, "MoneyPaid")[0]).toMatchObject({ amount: -5, cash: 0 });
    expect(only(events, "WentBankrupt")).toEqual([{ _tag: "WentBankrupt", seat: 0, unpaid: 1 }]);
  });

  describe("R16.3 with bankruptcy-check: end-of-dinnertime", () => {
    const options = { "bankruptcy-check": "end-of-dinnertime" };
    const WAITRESS = { atWork: ["waitress"] };
    const SERVED = {
      ...POOR,
      atWork: [...POOR.atWork, "management-trainee", "management-trainee", "waitress", "waitress"],
    };

    it("the rest stays a debt, and the bank has what it was given", () => {
      const { state, events } = runOn(evening("dinnertime", [{ ...POOR, cash: 5 }, {}], THREE, options));
      expect(only(events, "MoneyPaid")[0]).toMatchObject({ amount: -6, owed: 0, cash: -1, bank: 105 });
      expect(only(events, "WentBankrupt")).toEqual([{ _tag: "WentBankrupt", seat: 0, unpaid: 1, bank: 105 }]);
      expect([state.chains[0]?.cash, state.bank.stock]).toEqual([0, 105]);
    });

    it("what comes in is set against the debt first: the bank pays the rest only", () => {
      const { state, events } = runOn(evening("dinnertime", [{ ...SERVED, cash: 5 }, {}], THREE, options));
      expect(only(events, "MoneyPaid").slice(0, 2)).toMatchObject([
        { reason: "sale", cash: -1, bank: 105 },
        { reason: "waitresses", amount: 6, owed: 0, cash: 5, bank: 100 },
      ]);
      expect(only(events, "WentBankrupt")).toEqual([]);
      expect(state.bank.breaks).toBe(0);
    });

    it("R15.1 a debt pays nobody: the bank breaks for what it has not", () => {
      const { state, events } = runOn(evening("dinnertime", [POOR, WAITRESS], { ...THREE, bank: 0 }, options));
      expect(only(events, "BankBroke")).toMatchObject([{ breaks: 1, added: 400, bank: 400 }]);
      expect([state.bank.stock, state.bank.breaks, state.chains[1]?.cash]).toEqual([397, 1, 3]);
    });

    it("R15.5 after the last break the bank stays owing what is not set against the debt", () => {
      const chain = { ...SERVED, milestones: ["first-waitress"] };
      const given = { ...THREE, bank: 0, breaks: 1 };
      const { state, events } = runOn(evening("dinnertime", [chain, {}], given, options));
      expect(only(events, "MoneyPaid")).toMatchObject([
        { amount: -6, owed: 0, cash: -6, bank: 0 },
        { reason: "waitresses", amount: 6, owed: 0, cash: 0, bank: 0 },
        { reason: "waitresses", amount: 4, owed: 4, cash: 4, bank: 0 },
      ]);
      expect([state.bank.stock, state.bank.owes, state.bank.breaks]).toEqual([0, 4, 2]);
    });
  });

  it("R16.4 whoever is bankrupt is paid nothing any more", () => {
    const staff = ["management-trainee", "management-trainee", "waitress", "waitress"];
    const chain = { ...POOR, atWork: [...POOR.atWork, ...staff], cash: 5 };
    const { state, events } = runOn(evening("dinnertime", [chain, { atWork: ["waitress"] }], THREE));
    expect(only(events, "WentBankrupt").map((event) => event.seat)).toEqual([0]);
    expect(only(events, "MoneyPaid").map((event) => [event.seat, event.reason])).toContainEqual([1, "waitresses"]);
    expect(only(events, "MoneyPaid").filter((event) => event.seat === 0)).toHaveLength(1);
    expect(state.chains[0]?.cash).toBe(0);
  });

  it("a log of before, in which the bank counted a debt as money, folds as it did", () => {
    const { rules, state } = evening("dinnertime", [{ cash: 5 }, {}], {}, { "bankruptcy-check": "end-of-dinnertime" });
    const facts = [
      { _tag: "MoneyPaid", seat: seat(0), reason: "sale", amount: -6, owed: 0, cash: -1, bank: 106 },
      { _tag: "WentBankrupt", seat: seat(0), unpaid: 1 },
    ] as const;
    let next = state;
    for (const fact of facts) {
      expect(rules.validateEvent?.(next, fact)).toBeNull();
      next = rules.evolve(next, fact);
    }
    expect([next.chains[0]?.cash, next.bank.stock]).toEqual([0, 105]);
  });

  it("R16.4 stays out of payday; its cards return to the supply in clean-up, its campaigns stay", () => {
    const scene = evening("dinnertime", [{ ...POOR, busy: [{ employee: "brand-director", campaign: 1 }] }, {}, {}], {
      ...THREE,
      campaigns: [{ campaign: 1, owner: "p0", good: "beer", left: "endless", at: [3, 3] }],
    });
    const { state, events } = runOn(scene);
    expect(only(events, "SalariesDue").map((event) => event.seat)).toEqual([1, 2]);
    expect(only(events, "ChainRemoved")).toEqual([
      {
        _tag: "ChainRemoved",
        seat: 0,
        employees: { "management-trainee": 1, "discount-manager": 4, "brand-director": 1 },
        turnOrder: [1, 2],
      },
    ]);
    expect(state.town.campaigns).toHaveLength(1);
    expect(state.chains[0]?.stock).toEqual({});
  });

  it("R16.4 a chain that leaves gives back all its cards, and leaves the others where they are", () => {
    const busy = [{ employee: "brand-director", campaign: 1 }];
    const campaigns = [{ campaign: 1, owner: "p0", good: "beer", left: "endless", at: [3, 3] }];
    const chains = [{ ...POOR, beach: ["waitress"], busy }, {}, {}];
    const { rules, state } = evening("dinnertime", chains, { ...THREE, campaigns });
    const hand = seal([seat(0)], { trainer: 2 });
    const holding = { ...state, chains: state.chains.map((chain, at) => (at === 0 ? { ...chain, hand } : chain)) };
    const employees = { "management-trainee": 1, "discount-manager": 4, waitress: 1, "brand-director": 1, trainer: 2 };
    const fact = { _tag: "ChainRemoved", seat: seat(0), employees, turnOrder: [seat(1), seat(2)] } as const;
    expect(rules.validateEvent?.(holding, fact)).toBeNull();
    const told = (other: object) => rules.validateEvent?.(holding, { ...fact, ...other })?.field;
    expect(told({ employees: { ...employees, trainer: 1 } })).toBe("employees");
    expect(told({ employees: { ...employees, "brand-director": 0 } })).toBe("employees");
    expect(told({ turnOrder: [seat(2), seat(1)] })).toBe("turnOrder");
    const hidden = { ...hand, content: null };
    const seen = { ...state, chains: state.chains.map((chain, at) => (at === 0 ? { ...chain, hand: hidden } : chain)) };
    expect(rules.validateEvent?.(seen, fact)).toBeNull();
  });

  it("R16.5 leaves the turn order, and the others close up", () => {
    const { state } = runOn(evening("dinnertime", [{}, POOR, {}], { ...THREE, houses: { 12: THREE.houses[2] } }));
    expect(state.turnOrder).toEqual([0, 2]);
  });

  it("R16.6, R21.4 nobody wins when all are bankrupt", () => {
    const houses = { 2: THREE.houses[2], 12: THREE.houses[2] };
    const atWork = [
      "management-trainee",
      "discount-manager",
      "discount-manager",
      "discount-manager",
      "pricing-manager",
    ];
    const chain = { ...POOR, atWork, milestones: ["first-lower-prices"] };
    const { state } = runOn(evening("dinnertime", [chain, chain], { ...THREE, houses }, { "last-chain": "continue" }));
    expect(state.stage).toMatchObject({ _tag: "over", winner: null });
  });

  it("R16.7 the last chain wins at the end of the phase, or plays on with last-chain: continue", () => {
    const ended = (value: string) => {
      const chains = [POOR, { beach: ["waitress"] }];
      return runOn(evening("dinnertime", chains, THREE, { "last-chain": value })).state.stage;
    };
    expect(ended("game-ends")).toMatchObject({ _tag: "over", winner: 1 });
    expect(ended("continue")._tag).toBe("payday");
  });
});
