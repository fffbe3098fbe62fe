import { cardId } from "@blueplate/engine";
import { evening, only, runOn } from "@blueplate/variants/testing/evening";
import { saidOf, saidOfCompany } from "@blueplate/variants/testing/reasons";
import { describe, expect, it } from "vitest";

const MODULES = ["fry-chefs"];
const HUNGRY = { houses: { 2: { demand: ["burger"] }, 4: { demand: ["burger"] } } };
const COOKED = { stock: { burger: 2 } };

describe("why fries are made", () => {
  it("at work they bring what is said: so it happens at dinner", () => {
    const chain = { ...COOKED, atWork: ["fry-chef", "fry-chef"] };
    const [said] = saidOfCompany(
      evening("restructuring", [{ ...COOKED, hand: chain.atWork }, {}], HUNGRY, {}, MODULES),
      0,
    );
    expect(said).toEqual({ id: "fry-chefs:tonight", each: 20, houses: [2, 4], dollars: 40 });
    const { events } = runOn(evening("dinnertime", [chain, {}], HUNGRY, {}, MODULES));
    const paid = only(events, "MoneyPaid").filter(({ reason }) => String(reason) === "fry-chefs:fries");
    expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(said?.["dollars"]);
    expect(
      saidOfCompany(evening("restructuring", [{ ...COOKED, hand: ["waitress"] }, {}], HUNGRY, {}, MODULES), 0),
    ).toEqual([]);
  });

  it("a lesson says what tonight's houses would bring", () => {
    const chain = { ...COOKED, atWork: ["trainer"], beach: ["burger-cook", "kitchen-trainee"] };
    const scene = evening("working", [chain, {}], HUNGRY, {}, MODULES);
    const train = (employee: string, to: string) =>
      saidOf(scene, 0, { _tag: "work.train", employee: cardId(employee), to: cardId(to) });
    expect(train("burger-cook", "fry-chef")).toEqual([
      { id: "fry-chefs:trained", each: 10, houses: [2, 4], dollars: 20 },
    ]);
    expect(train("kitchen-trainee", "burger-cook")).toEqual([]);
  });
});
