import { cardId } from "@blueplate/engine";
import { evening, type GameMoment, give, only, runOn } from "@blueplate/variants/testing/evening";
import { describe, expect, it } from "vitest";

const at = (phase: string, chains: readonly object[], more: object = {}): GameMoment =>
  evening(
    phase,
    chains.map((chain) => ({ ...chain })),
    { ...more },
    {},
    ["fry-chefs"],
  );

const FRY_CHEF = cardId("fry-chef");

/** Two houses that want a burger each; nobody else's prices play a part. */
const HUNGRY = { houses: { 2: { demand: ["burger"] }, 4: { demand: ["burger"] } } };

/** What a seat is paid in the evening, by reason. */
const paid = (scene: GameMoment, seat: number): Readonly<Record<string, number>> => {
  const sums: Record<string, number> = {};
  for (const payment of only(runOn(scene).events, "MoneyPaid")) {
    if (payment.seat === seat) sums[payment.reason] = (sums[payment.reason] ?? 0) + payment.amount;
  }
  return sums;
};

describe("E9.1 Fry Chefs at dinner", () => {
  it("each brings $10 for every house that the chain sells to, beside the price, and nothing to others", () => {
    const scene = at("dinnertime", [{ stock: { burger: 2 }, atWork: ["fry-chef", "fry-chef"] }, {}], HUNGRY);
    expect(only(runOn(scene).events, "HouseServed")).toMatchObject([{ income: 10 }, { income: 10 }]);
    expect(paid(scene, 0)).toMatchObject({ "fry-chefs:fries": 40 });
    expect(paid(scene, 1)["fry-chefs:fries"]).toBeUndefined();
  });

  it("once a house, however much it eats", () => {
    const scene = at("dinnertime", [{ stock: { burger: 2 }, atWork: ["fry-chef"] }, {}], {
      houses: { 2: { demand: ["burger", "burger"] } },
    });
    expect(paid(scene, 0)).toMatchObject({ "fry-chefs:fries": 10 });
  });

  it("is counted by the CFO, and not doubled by a garden", () => {
    const chain = { stock: { burger: 1 }, atWork: ["fry-chef", "cfo"] };
    const garden = at("dinnertime", [chain, {}], { houses: { 2: { demand: ["burger"], garden: "S" } } });
    // $10 twice for the burger, $10 for the fries; half of it once more.
    expect(paid(garden, 0)).toMatchObject({ "fry-chefs:fries": 10, cfo: 15 });
  });

  it("who is not at work, or whose chain sells nothing, brings nothing", () => {
    const beach = at("dinnertime", [{ stock: { burger: 1 }, beach: ["fry-chef"] }, {}], HUNGRY);
    expect(paid(beach, 0)["fry-chefs:fries"]).toBeUndefined();
    const empty = at("dinnertime", [{ atWork: ["fry-chef"] }, {}], HUNGRY);
    expect(paid(empty, 0)["fry-chefs:fries"]).toBeUndefined();
  });
});

describe("E9 careers", () => {
  it.each(["burger-cook", "pizza-cook"] as const)("a %s may become a fry chef, who cooks nothing", (from) => {
    const scene = at("working", [{ atWork: ["trainer"], beach: [from] }, {}]);
    const trained = give(scene, 0, { _tag: "work.train", employee: from, to: FRY_CHEF });
    expect(trained.refused).toBeNull();
    expect(only(trained.events, "Trained")).toMatchObject([{ employee: from, to: "fry-chef" }]);
  });

  it("nobody else may, and a fry chef is not hired", () => {
    const scene = at("working", [{ atWork: ["trainer"], beach: ["kitchen-trainee"] }, {}]);
    expect(give(scene, 0, { _tag: "work.train", employee: "kitchen-trainee", to: FRY_CHEF }).refused).not.toBeNull();
    expect(give(scene, 0, { _tag: "work.hire", employee: FRY_CHEF }).refused).not.toBeNull();
  });
});
