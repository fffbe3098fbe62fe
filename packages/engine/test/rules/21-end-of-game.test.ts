import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { loadRules } from "@blueplate/variants";
import { endOfGame } from "../../src/phases/ending.ts";
import { evening, only, runOn } from "@blueplate/variants/testing/evening";

const LAST = { bank: 0, breaks: 1, milestonesGone: ["first-waitress"] };

describe("R21 the end of the game", () => {
  it("R21.1 the game ends with the phase of the second break: nobody pays salaries, no campaign runs", () => {
    const { state, events } = runOn(
      evening("dinnertime", [{ atWork: ["waitress"], beach: ["burger-cook"] }, {}], LAST),
    );
    expect(state.stage._tag).toBe("over");
    expect(only(events, "SalariesDue")).toEqual([]);
    expect(only(events, "CampaignRan")).toEqual([]);
  });

  it("R21.1 the introductory game ends with the first break", () => {
    const { state } = runOn(evening("dinnertime", [{ atWork: ["waitress"] }, {}], { bank: 0 }, {}, "introductory"));
    expect(state.stage).toMatchObject({ _tag: "over", winner: 0 });
  });

  it("R21.2 money owed by the bank counts", () => {
    const { state, events } = runOn(evening("dinnertime", [{ atWork: ["waitress"], cash: 5 }, { cash: 7 }], LAST));
    expect(only(events, "MoneyPaid")[0]).toMatchObject({ amount: 3, owed: 3 });
    expect(state.stage).toMatchObject({
      winner: 0,
      ranking: [
        { seat: 0, score: 8 },
        { seat: 1, score: 7 },
      ],
    });
  });

  it("R21.3 ties go to the player earlier in turn order, in every rank", () => {
    const chains = [{ atWork: ["waitress"], cash: 1 }, { cash: 9 }, { cash: 9 }, { cash: 4 }];
    const { state } = runOn(evening("dinnertime", chains, { ...LAST, turnOrder: ["p3", "p2", "p0", "p1"] }));
    expect(state.stage._tag === "over" && state.stage.ranking.map((each) => each.seat)).toEqual([2, 1, 3, 0]);
  });

  it("R21.4, R16.5 players whose chains have left the turn order long ago rank too", () => {
    const { rules, state } = evening("dinnertime", [{ cash: 3 }, { cash: 9 }, { cash: 5 }], LAST);
    const ruleset = Result.getOrThrow(loadRules(rules.config)).ruleset;
    const chains = state.chains.map((chain) => ({ ...chain, bankrupt: chain.seat === 1 }));
    const turnOrder = state.turnOrder.filter((each) => each !== 1);
    const left = { ...state, chains, turnOrder, bank: { ...state.bank, breaks: 2 } };
    expect(endOfGame(ruleset, left)).toEqual([
      {
        _tag: "GameEnded",
        winner: 2,
        ranking: [
          { seat: 2, score: 5 },
          { seat: 0, score: 3 },
          { seat: 1, score: 9 },
        ],
      },
    ]);
  });

  it("R21.4 bankrupt players rank after all others", () => {
    const poor = { atWork: ["management-trainee", ...Array.from({ length: 4 }, () => "discount-manager")] };
    const chains = [{ ...poor, stock: { burger: 1 }, cash: 0 }, { atWork: ["waitress"] }, { cash: 0 }];
    const { state } = runOn(
      evening("dinnertime", chains, {
        ...LAST,
        turnOrder: ["p0", "p2", "p1"],
        houses: { 2: { demand: ["burger"] } },
        milestonesGone: ["first-lower-prices", "first-waitress"],
      }),
    );
    expect(state.stage._tag === "over" && state.stage.ranking.map((each) => each.seat)).toEqual([1, 2, 0]);
  });
});
