import { describe, expect, it } from "vitest";
import { evening, only, runOn } from "../../src/testing/evening.ts";

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

  it("R16.3 with bankruptcy-check: end-of-dinnertime a debt is settled by the bank's own stock", () => {
    const options = { "bankruptcy-check": "end-of-dinnertime" };
    const { state, events } = runOn(evening("dinnertime", [{ ...POOR, cash: 5 }, {}], THREE, options));
    expect(only(events, "WentBankrupt")).toEqual([{ _tag: "WentBankrupt", seat: 0, unpaid: 1 }]);
    expect([state.chains[0]?.cash, state.bank.stock]).toEqual([0, 105]);
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
