import { check, type Json, redact, type Seat, conditionalCommand, type Table } from "@blueplate/kernel";
import { randomGame } from "@blueplate/kernel/testing";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { answerOrders, type OrdersOfSeat } from "../../src/index.ts";
import { load, setup } from "@blueplate/variants/testing/law-setup";
import { evening, give, type GameMoment, seat } from "@blueplate/variants/testing/evening";
import { rulesetWith } from "../../testing/position.ts";

const ruleset = rulesetWith();
const answer = ({ state }: GameMoment, index: number, orders: OrdersOfSeat) =>
  answerOrders(ruleset, redact(state, seat(index)), seat(index), orders);
const position = (number: number) => ({ _tag: "order.choosePosition", position: number });

/** p0, then p1, then p2 choose; p0 has taken the middle one. */
const order = give(
  evening("order-of-business", [{}, { atWork: ["waitress"] }, { atWork: ["waitress", "waitress"] }], {
    turnOrder: ["p0", "p1", "p2"],
  }),
  0,
  { _tag: "order.choosePosition", position: 2 },
).scene;

describe("standing orders for the order of business (R6.3)", () => {
  it("take the earliest or the latest free position", () => {
    expect(answer(order, 1, { position: "earliest" })).toEqual(position(1));
    expect(answer(order, 1, { position: "latest" })).toEqual(position(3));
  });

  it("take the free position nearest to somebody, and ask while that one has not chosen or none is left", () => {
    expect(answer(order, 1, { position: { beside: "before", of: seat(0) } })).toEqual(position(1));
    expect(answer(order, 1, { position: { beside: "after", of: seat(0) } })).toEqual(position(3));
    expect(answer(order, 1, { position: { beside: "after", of: seat(2) } })).toBeNull();
    const last = give(order, 1, { _tag: "order.choosePosition", position: 3 }).scene;
    expect(answer(last, 2, { position: { beside: "after", of: seat(1) } })).toBeNull();
  });

  it("ask where nothing was ordered for it", () => {
    expect(answer(order, 1, { payday: "pay", freezer: "demand" })).toBeNull();
  });
});

describe("standing orders for payday and freezer", () => {
  const owing = (cash: number) => evening("payday", [{ atWork: ["waitress", "burger-cook"], cash }, {}]);

  it("R17.3, R17.9 pay all and dismiss nobody; whoever cannot pay is asked", () => {
    expect(answer(owing(5), 0, { payday: "pay" })).toEqual({ _tag: "payday.fire", employees: [] });
    expect(answer(owing(4), 0, { payday: "pay" })).toBeNull();
    expect(answer(owing(5), 0, { freezer: "demand" })).toBeNull();
  });

  it("R19.1 keep what tomorrow wants", () => {
    const pizzas = { demand: ["pizza", "pizza", "pizza"] };
    const scene = evening("cleanup", [{ milestones: ["first-throw-away"], stock: { burger: 9, pizza: 6 } }, {}], {
      houses: { 2: pizzas, 4: pizzas },
      milestonesGone: ["first-throw-away"],
    });
    expect(answer(scene, 0, { freezer: "demand" })).toEqual({
      _tag: "cleanup.keep",
      stock: { burger: 4, pizza: 6 },
    });
    expect(answer(scene, 0, { payday: "pay" })).toBeNull();
  });
});

describe("the orders of a seat as they are written down", () => {
  const { conditionalOrders } = load("standard", 3);
  const fault = (orders: Json) => {
    const decoded = conditionalOrders?.codec.decode(orders);
    return decoded && Result.isFailure(decoded) ? decoded.failure.field : null;
  };

  it("name the field that does not fit", () => {
    expect(fault({})).toBeNull();
    expect(fault({ position: { beside: "after", of: 2 }, payday: "pay", freezer: "demand" })).toBeNull();
    expect(fault({ position: { beside: "after", of: 3 } })).toMatch(/^position/);
    expect(fault({ payday: "never" })).toBe("payday");
    expect(fault({ tomorrow: 1 })).toBe("tomorrow");
  });
});

const EVERY: readonly OrdersOfSeat[] = [
  { position: "earliest", payday: "pay", freezer: "demand" },
  { position: "latest", payday: "pay" },
  { position: { beside: "before", of: seat(0) }, freezer: "demand" },
  { position: { beside: "after", of: seat(1) } },
];

/** What all these orders lead to, for every seat that is asked; with whether the rules accept it. */
const answersAt = (
  table: Table,
): readonly { readonly asked: Seat; readonly tag: string; readonly accepted: boolean }[] =>
  table.rules.waitsFor(table.state).flatMap((asked) =>
    EVERY.flatMap((orders) => {
      const now = table.rules.conditionalOrders?.answer(redact(table.state, asked), asked, orders) ?? null;
      if (!now) return [];
      expect(table.rules.conditionalOrders?.answer(table.state, asked, orders)).toEqual(now);
      // cast: orders are plain JSON.
      expect(conditionalCommand(table, asked, orders as unknown as Json)).toEqual(now);
      return [{ asked, tag: now._tag, accepted: check(table.rules, table.state, asked, now) === null }];
    }),
  );

it("whatever orders lead to in random games is accepted, and read from the seat's own view alone", () => {
  const seen = new Set<string>();
  for (const name of ["standard, two players", "standard, three players, other options"]) {
    const rules = setup.rules[name];
    if (!rules) throw new Error(name);
    for (const { before } of randomGame(rules, `standing ${name}`, 250)) {
      for (const { tag, accepted } of answersAt(before)) {
        expect(accepted).toBe(true);
        seen.add(tag);
      }
    }
  }
  expect([...seen].toSorted()).toEqual(["cleanup.keep", "order.choosePosition", "payday.fire"]);
});
