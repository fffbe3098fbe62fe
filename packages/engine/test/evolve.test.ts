import { describe, expect, it } from "vitest";
import { evolve } from "../src/evolve/index.ts";
import { replaced } from "../src/evolve/row.ts";
import { type Event, foreignId, type State } from "../src/model/index.ts";
import { give, rulesWith, train, workingDay } from "../testing/company.ts";
import { evening, seat } from "@blueplate/variants/testing/evening";

describe("a fact changes what it says and nothing else", () => {
  const rules = rulesWith();
  const turnOf = ({ stage }: State) => (stage._tag === "working" ? stage.turn : null);

  it("R7.1 no fact takes a turn back to a step that has been left", () => {
    const state = workingDay(rules, [{}]);
    const turn = turnOf(state);
    if (!turn) throw new Error("no turn");
    const hired: Event = {
      _tag: "Hired",
      seat: seat(0),
      employee: "trainer",
      using: null,
      phantom: false,
      byManager: false,
    };
    const stepAfter = (step: typeof turn.step) =>
      turnOf(evolve({ ...state, stage: { _tag: "working", turn: { ...turn, step }, queue: [] } }, hired))?.step;
    expect([stepAfter("recruit"), stepAfter("train"), stepAfter("restaurants")]).toEqual([
      "recruit",
      "train",
      "restaurants",
    ]);
    expect(stepAfter(foreignId("small-town:fish"))).toBe("recruit");
  });

  it("R9.5 a card that is trained again is one trained card, under its last name", () => {
    const state = workingDay(rules, [{ atWork: ["coach"], beach: ["errand-boy", "waitress"] }]);
    const once = give(rules, state, train("errand-boy", "cart-operator"));
    const twice = give(rules, once, train("cart-operator", "truck-driver"));
    expect(turnOf(twice)?.trained).toEqual([{ employee: "truck-driver", by: [0] }]);
  });

  it("E10.2 a card that acts more than once is away with its first campaign, and what it may still place goes with it", () => {
    const state = workingDay(rules, [{ atWork: ["marketing-trainee", "marketing-trainee"] }]);
    const launched = (campaign: number, more: { readonly beside?: number; readonly again?: number } = {}): Event => ({
      _tag: "CampaignLaunched",
      seat: seat(0),
      marketer: "marketing-trainee",
      campaign,
      good: "burger",
      left: 2,
      place: { at: [0, 0], turned: false },
      ...more,
    });
    const after = (...events: readonly Event[]) => {
      const now = events.reduce(evolve, state);
      const { atWork = {}, busy = [] } = now.chains[0] ?? {};
      return { home: atWork["marketing-trainee"] ?? 0, busy, placing: turnOf(now)?.placing };
    };
    const away = (campaign: number, beside?: number) => ({
      employee: "marketing-trainee",
      campaign,
      ...(beside === undefined ? {} : { beside }),
    });
    const mayPlace = (campaign: number, left: number) => ({ employee: "marketing-trainee", campaign, left });
    expect(after(launched(11))).toEqual({ home: 1, busy: [away(11)], placing: undefined });
    const first = launched(11, { again: 2 });
    expect(after(first)).toEqual({ home: 1, busy: [away(11)], placing: [mayPlace(11, 2)] });
    const other = launched(12, { again: 1 });
    const second = launched(13, { beside: 11, again: 1 });
    expect(after(first, other, second)).toEqual({
      home: 0,
      busy: [away(11), away(12), away(13, 11)],
      placing: [mayPlace(12, 1), mayPlace(11, 1)],
    });
    expect(after(first, second, launched(14, { beside: 11 }))).toEqual({
      home: 1,
      busy: [away(11), away(13, 11), away(14, 11)],
      placing: [],
    });
  });

  it("R15 what the bank owes adds up", () => {
    const { state } = evening("dinnertime", [{}, {}]);
    const paid = (owed: number): Event => ({
      _tag: "MoneyPaid",
      seat: seat(0),
      reason: "sale",
      amount: 10,
      owed,
      cash: 10,
      bank: 0,
    });
    expect([paid(7), paid(5)].reduce(evolve, state).bank.owes).toBe(12);
  });

  it("R15.2 a reserve card is turned up for whoever has laid one", () => {
    const { state } = evening("dinnertime", [{}, {}], {}, {}, "introductory");
    const broke: Event = { _tag: "BankBroke", breaks: 1, reserves: [null, 200], added: 200, bank: 200, ceoSlots: 3 };
    expect(evolve(state, broke).chains.map(({ reserve }) => reserve)).toEqual([
      null,
      { _tag: "Envelope", readers: "everybody", content: 200 },
    ]);
  });

  it("R19.4 the restaurant that is named opens, and none beside it", () => {
    const { state } = evening("cleanup", [{}, {}]);
    const soon = (x: number, y: number) => ({ at: [x, y], entrance: "SE", open: false }) as const;
    const chains = state.chains.map((chain) => ({ ...chain, restaurants: [soon(0, 0), soon(0, 8), soon(8, 0)] }));
    const facts: Event = { _tag: "RestaurantsOpened", restaurants: [{ seat: seat(0), at: [0, 0] }] };
    const opened = evolve({ ...state, chains }, facts);
    expect(opened.chains[0]?.restaurants.map(({ open }) => open)).toEqual([true, false, false]);
    expect(opened.chains[1]?.restaurants.map(({ open }) => open)).toEqual([false, false, false]);
  });

  it("R13.4 the restaurant that is named moves, and none beside it", () => {
    const state = workingDay(rules, [{ atWork: ["regional-manager"] }]);
    const at = (x: number, y: number) => ({ at: [x, y], entrance: "SE", open: true }) as const;
    const chains = state.chains.map((chain) => ({ ...chain, restaurants: [at(0, 0), at(0, 8), at(8, 0)] }));
    const moved = evolve(
      { ...state, chains },
      {
        _tag: "RestaurantMoved",
        seat: seat(0),
        manager: "regional-manager",
        from: [0, 0],
        at: [4, 4],
        entrance: "NW",
      },
    );
    expect(moved.chains[0]?.restaurants.map((each) => each.at)).toEqual([
      [4, 4],
      [0, 8],
      [8, 0],
    ]);
  });

  it("R12.4 the house that is named gets the garden", () => {
    const { state } = evening("working", [{ atWork: ["new-business-developer"] }, { beach: ["waitress"] }]);
    const before = new Map(state.town.houses.map(({ house, garden }) => [house, garden]));
    const [first] = state.town.houses.filter(({ garden }) => garden === null);
    const house = first?.house ?? 0;
    const added = evolve(state, {
      _tag: "GardenAdded",
      seat: seat(0),
      developer: "new-business-developer",
      house,
      garden: "N",
    });
    for (const each of added.town.houses) {
      expect(each.garden).toBe(each.house === house ? "N" : before.get(each.house));
    }
    expect(added.supply.gardens).toBe(state.supply.gardens - 1);
  });

  it("a place that a list does not have stays away", () => {
    expect(replaced(["a", "b"], 1, "c")).toEqual(["a", "c"]);
    expect(replaced(["a", "b"], 2, "c")).toEqual(["a", "b"]);
    expect(replaced(["a", "b"], -1, "c")).toEqual(["a", "b"]);
    expect(Object.keys(replaced(["a", "b"], -1, "c"))).toEqual(["0", "1"]);
  });
});
