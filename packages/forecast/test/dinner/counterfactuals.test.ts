import { entriesOf } from "@blueplate/engine";
import {
  changed,
  type Counterfactual,
  counterfactualsAt,
  counterfactualsOf,
  serverOf,
  servicesOf,
} from "../../src/index.ts";
import { evening, seat } from "@blueplate/variants/testing/evening";
import { type Hungry, hungryTowns, TABLES } from "@blueplate/variants/testing/hungry";
import { rulesetWith } from "@blueplate/engine/testing/position";
import { describe, expect, it } from "vitest";

const ruleset = rulesetWith();
const burger = { demand: ["burger"] };
type Given = Readonly<Record<string, unknown>>;

/** FX1: the first chain is 0 borders from house 2, the second one 2. */
const flipped = (chains: readonly Given[], houses: Given, house: number, by: number, options = {}) => {
  const { state } = evening("working", chains, { turnOrder: chains.map((_, index) => `p${index}`), houses }, options);
  const service = servicesOf(rulesetWith(options), state).find((each) => each.house === house);
  return service ? counterfactualsOf(rulesetWith(options), state, service, seat(by)).map(({ change }) => change) : [];
};
const stock = { stock: { burger: 1 } };
const SOON = [{ at: [8, 8], entrance: "NW", comingSoon: true }];

describe("R14.2 what would flip a house", () => {
  it("the dearer chain wants to be cheaper by one more than a tie if it comes later, and can gain only a tie by its way", () => {
    expect(flipped([stock, stock], { 2: burger }, 2, 1)).toEqual([
      { goods: {}, adjustment: { _tag: "cheaper", by: 3 } },
    ]);
  });

  it("of equal sums one waitress more, or one place earlier, suffices", () => {
    const cheap = { ...stock, atWork: ["pricing-manager", "pricing-manager"] };
    expect(flipped([stock, cheap], { 2: burger }, 2, 1)).toEqual([
      { goods: {}, adjustment: { _tag: "earlier", by: 1 } },
      { goods: {}, adjustment: { _tag: "waitresses", by: 1 } },
      { goods: {}, adjustment: { _tag: "cheaper", by: 1 } },
      { goods: {}, adjustment: { _tag: "nearer", by: 1 } },
    ]);
  });

  it("a chain that lacks goods wants the fewest that suffice, those for houses that it would serve before included", () => {
    const two = { demand: ["burger", "pizza"] };
    expect(flipped([{}, stock], { 2: two }, 2, 0)).toEqual([{ goods: { burger: 1, pizza: 1 }, adjustment: null }]);
    expect(flipped([stock, {}], { 2: burger, 4: burger }, 4, 0)).toEqual([{ goods: { burger: 1 }, adjustment: null }]);
    expect(flipped([{}, { stock: { burger: 2 } }], { 2: burger, 4: burger }, 4, 0)).toEqual([
      { goods: { burger: 2 }, adjustment: null },
    ]);
  });

  it("where goods do not suffice it wants what it lacks and an adjustment", () => {
    expect(flipped([stock, {}], { 2: burger }, 2, 1)).toEqual([
      { goods: { burger: 1 }, adjustment: { _tag: "cheaper", by: 3 } },
    ]);
  });

  it("nothing flips for who serves already, nor for who has no road", () => {
    expect(flipped([stock, {}], { 2: burger }, 2, 0)).toEqual([]);
    expect(flipped([stock, { restaurants: SOON }], { 2: burger }, 2, 1)).toEqual([]);
  });

  it("negative-prices: floor-zero leaves no price below $0 to go to", () => {
    const atWork = ["management-trainee", ...Array.from({ length: 3 }, () => "discount-manager")];
    const chains = [
      { ...stock, atWork, cash: 50 },
      { ...stock, atWork, cash: 50 },
    ];
    const cheaper = (options: Given) =>
      flipped(chains, { 2: burger }, 2, 1, options).some(({ adjustment }) => adjustment?._tag === "cheaper");
    expect(cheaper({})).toBe(true);
    expect(cheaper({ "negative-prices": "floor-zero" })).toBe(false);
  });

  it("a change is what it says: places, waitresses, dollars, borders, goods", () => {
    const { state } = evening("working", [stock, stock, stock], {
      turnOrder: ["p0", "p1", "p2"],
      houses: { 2: burger, 4: burger },
    });
    const after = (change: Counterfactual["change"]) => changed(ruleset, state, { house: 2, seat: seat(2), change });
    const offered = (change: Counterfactual["change"], house = 2) => {
      const town = after(change);
      const offers = servicesOf(town.ruleset, town.state).find((each) => each.house === house)?.contenders;
      return offers?.find((each) => each.seat === 2);
    };
    const adjustment = (_tag: "earlier" | "waitresses" | "cheaper" | "nearer", by: number) => ({
      goods: {},
      adjustment: { _tag, by },
    });
    const plain = offered({ goods: {}, adjustment: null });
    expect(after(adjustment("earlier", 1)).state.turnOrder).toEqual([0, 2, 1]);
    expect(after({ goods: { burger: 2 }, adjustment: null }).state.chains[2]?.stock).toEqual({ burger: 3 });
    expect(offered(adjustment("waitresses", 2))?.waitresses).toBe(2);
    expect(offered(adjustment("cheaper", 3))?.unitPrice).toBe(7);
    expect(offered(adjustment("nearer", 1))?.distance).toBe((plain?.distance ?? 0) - 1);
    expect(offered(adjustment("nearer", 1), 4)?.distance).toBe(offered({ goods: {}, adjustment: null }, 4)?.distance);
  });

  it("is told for the next in line and for who asks", () => {
    const { state } = evening("working", [stock, stock, {}], {
      turnOrder: ["p0", "p1", "p2"],
      houses: { 2: burger },
    });
    const told = (asking: number | null) =>
      counterfactualsAt(ruleset, state, 2, asking === null ? null : seat(asking)).map((each) => each.seat);
    expect(told(null)).toEqual([1]);
    expect(told(0)).toEqual([1]);
    expect(told(1)).toEqual([1]);
    expect(told(2)).toEqual([1, 2]);
    const lacking = evening("working", [{}, stock, stock], { turnOrder: ["p0", "p1", "p2"], houses: { 2: burger } });
    expect(counterfactualsAt(ruleset, lacking.state, 2, null).map((each) => each.seat)).toEqual([0, 1]);
  });
});

const counterfactualsIn = ({ ruleset, state }: Hungry): readonly Counterfactual[] =>
  servicesOf(ruleset, state).flatMap((service) =>
    state.turnOrder.flatMap((each) => counterfactualsOf(ruleset, state, service, each)),
  );

const holdsTrue = ({ ruleset, state }: Hungry, counterfactual: Counterfactual): boolean =>
  serverOf(changed(ruleset, state, counterfactual), counterfactual.house) === counterfactual.seat;

/** The same counterfactual with one unit less: every kind of goods in turn, or the adjustment. */
const smaller = (counterfactual: Counterfactual): readonly Counterfactual[] => {
  const { goods, adjustment } = counterfactual.change;
  if (adjustment) {
    return Array.from({ length: adjustment.by - 1 }, (_, less) => ({
      ...counterfactual,
      change: { goods, adjustment: { ...adjustment, by: adjustment.by - 1 - less } },
    }));
  }
  return entriesOf(goods).map(([good, count]) => ({
    ...counterfactual,
    change: {
      goods: Object.fromEntries(entriesOf({ ...goods, [good]: count - 1 }).filter(([, left]) => left > 0)),
      adjustment,
    },
  }));
};

describe.each(TABLES)("random towns: %s, %i players", (name, seats) => {
  const towns = hungryTowns(name, seats, `lens-${name}-${seats}`, 6);

  it("every counterfactual flips its house, and nothing smaller of its kind does", () => {
    let counterfactuals = 0;
    for (const town of towns) {
      for (const counterfactual of counterfactualsIn(town)) {
        counterfactuals++;
        expect(serverOf({ ruleset: town.ruleset, state: town.state }, counterfactual.house)).not.toBe(
          counterfactual.seat,
        );
        expect(holdsTrue(town, counterfactual)).toBe(true);
        for (const less of smaller(counterfactual))
          expect([counterfactual, less, holdsTrue(town, less)]).toEqual([counterfactual, less, false]);
      }
    }
    expect(counterfactuals).toBeGreaterThan(20);
  });
});
