import { cardId, goodId } from "@blueplate/engine";
import { evening, only, runOn } from "@blueplate/variants/testing/evening";
import { saidOf, saidOfCompany } from "@blueplate/variants/testing/reasons";
import { describe, expect, it } from "vitest";

const MODULES = ["sushi"];
const GARDEN = { houses: { 2: { demand: ["burger", "beer"], garden: "S" } } };
const RIVAL = { stock: { burger: 1, beer: 1 }, atWork: ["discount-manager"] };

describe("why sushi is made", () => {
  it("names the garden that comes for it, and what it pays: so it happens at dinner", () => {
    const cook = { atWork: ["sushi-cook"] };
    const scene = evening("working", [cook, RIVAL], GARDEN, {}, MODULES);
    const made = saidOf(scene, 0, { _tag: "work.produce", cook: cardId("sushi-cook"), good: goodId("sushi") });
    expect(made).toEqual([{ id: "sushi:made", count: 2, houses: [2], won: [2], dollars: 40 }]);
    const company = evening(
      "restructuring",
      [{ hand: cook.atWork }, { stock: RIVAL.stock, hand: RIVAL.atWork }],
      GARDEN,
      {},
      MODULES,
    );
    expect(saidOfCompany(company, 0)).toMatchObject([{ id: "sushi:tonight", count: 2, dollars: 40 }]);
    const { events } = runOn(evening("dinnertime", [{ ...cook, stock: { sushi: 2 } }, RIVAL], GARDEN, {}, MODULES));
    expect(only(events, "HouseServed")).toMatchObject([{ house: 2, seat: 0, income: 40 }]);
  });

  it("says nothing where no garden has so few tokens, and nothing of other food", () => {
    const full = { houses: { 2: { demand: ["burger", "beer", "pizza"], garden: "S" } } };
    const scene = evening("working", [{ atWork: ["sushi-cook", "burger-cook"] }, {}], full, {}, MODULES);
    expect(saidOf(scene, 0, { _tag: "work.produce", cook: cardId("sushi-cook"), good: goodId("sushi") })).toEqual([]);
    expect(saidOf(scene, 0, { _tag: "work.produce", cook: "burger-cook", good: "burger" })).toEqual([]);
  });

  it("a lesson names the gardens that are hungry", () => {
    const chain = { atWork: ["trainer"], beach: ["kitchen-trainee"] };
    const train = { _tag: "work.train", employee: "kitchen-trainee", to: cardId("sushi-cook") } as const;
    expect(saidOf(evening("working", [chain, {}], GARDEN, {}, MODULES), 0, train)).toEqual([
      { id: "sushi:trained", count: 2, houses: [2] },
    ]);
    expect(saidOf(evening("working", [chain, {}], {}, {}, MODULES), 0, train)).toEqual([]);
  });
});
