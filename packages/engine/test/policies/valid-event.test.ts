import { loadRules } from "@blueplate/variants";
import { randomGame } from "@blueplate/kernel/testing/random-game";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { type Event, type State } from "../../src/index.ts";

const rules = Result.getOrThrow(loadRules({ modules: [], options: {}, seats: 3 }));

/** Every fact of a random game with the state before it and what was told before it. */
const facts = [...randomGame(rules, "facts", 3000)].flatMap(({ before, entry }) => {
  const events = "events" in entry ? entry.events : [];
  let state = before.state;
  return events.map((event, at) => {
    const fact = { state, event, earlier: events.slice(0, at) };
    state = rules.evolve(state, event);
    return fact;
  });
});

type Changes = Readonly<Record<string, unknown>>;

/** Where a fact of this kind is found wrong when some of its fields are others. */
const faultWith = (tag: Event["_tag"], change: (event: Changes, state: State) => Changes): string | null => {
  const found = facts.find(({ event }) => event._tag === tag);
  if (!found) throw new Error(`no ${tag}`);
  const { state, event, earlier } = found;
  expect(rules.validateEvent?.(state, event, earlier)).toBeNull();
  // cast: a fact with some of its fields changed.
  const lie = { ...event, ...change(event as unknown as Changes, state) } as Event;
  return rules.validateEvent?.(state, lie, earlier)?.field ?? null;
};

const NOBODY_LEFT = "guru";

describe("a fact is refused by the field", () => {
  it.each<[string, Event["_tag"], (event: Changes, state: State) => Changes, string]>([
    ["a card of which none is left", "Hired", () => ({ employee: "kimchi:master" }), "employee"],
    ["somebody who is not on the beach", "Trained", () => ({ employee: NOBODY_LEFT }), "employee"],
    ["a card that is not to be had", "Trained", () => ({ to: "kimchi:master" }), "to"],
    ["a milestone that is held already", "MilestoneGained", () => ({ milestone: "kimchi:first" }), "milestone"],
    ["another round", "MilestoneGained", ({ round }) => ({ round: Number(round) + 1 }), "round"],
    ["a cook who is not at work", "Produced", () => ({ cook: NOBODY_LEFT }), "cook"],
    ["a marketeer who is not at work", "CampaignLaunched", () => ({ marketer: NOBODY_LEFT }), "marketer"],
    ["a tile that is not in the supply", "CampaignLaunched", () => ({ campaign: 99 }), "campaign"],
    ["drinks that no source gave", "DrinksBought", () => ({ drinks: { beer: 9, lemonade: 9 } }), "drinks"],
    ["a house that lies there already", "HousePlaced", (_, { town }) => ({ house: town.houses[0]?.house }), "house"],
    [
      "a garden where there is one",
      "GardenAdded",
      (_, { town }) => ({ house: town.houses.find((each) => each.garden)?.house }),
      "garden",
    ],
    ["an errand boy who is not at work", "DrinkFetched", () => ({ employee: NOBODY_LEFT }), "employee"],
    ["goods that are not in stock", "HouseServed", () => ({ goods: { "kimchi:kimchi": 1 } }), "goods"],
    ["another than the first of the offers", "HouseServed", ({ seat }) => ({ seat: (Number(seat) + 1) % 3 }), "seat"],
    ["another price", "HouseServed", ({ unitPrice }) => ({ unitPrice: Number(unitPrice) + 1 }), "unitPrice"],
    [
      "a house that wants nothing",
      "HouseUnserved",
      (_, { town }) => ({ house: town.houses.find((each) => each.demand.length === 0)?.house }),
      "house",
    ],
    ["more than is owed", "MoneyPaid", ({ amount }) => ({ owed: Number(amount) + 1 }), "owed"],
    ["a break that has been", "BankBroke", ({ breaks }) => ({ breaks: Number(breaks) + 1 }), "breaks"],
    ["more tokens than find room", "CampaignRan", () => ({ houses: [{ house: 2, added: 4, lost: 0 }] }), "houses[0]"],
    ["a campaign that grows", "CampaignRan", () => ({ left: 9 }), "left"],
    ["a marketeer whose campaign it was not", "CampaignEnded", () => ({ employee: NOBODY_LEFT }), "employee"],
    ["goods that appear", "StockCleared", () => ({ thrown: { burger: 99 } }), "kept"],
    ["a round too far", "PhaseBegan", ({ round }) => ({ round: Number(round) + 2 }), "round"],
    ["an order without somebody", "TurnOrderSet", () => ({ turnOrder: [0, 1] }), "turnOrder"],
    ["a score that nobody has", "GameEnded", () => ({ ranking: [] }), "ranking"],
    ["a seat that nobody sits on", "TurnEnded", () => ({ seat: 7 }), "seat"],
  ])("that names %s (%s)", (_, tag, change, field) => {
    expect(faultWith(tag, change)).toMatch(new RegExp(`^${field.replaceAll(/[[\]]/g, "\\$&")}`));
  });

  it("whose sale or bill was not paid, and is not where it was", () => {
    for (const tag of ["HouseServed", "SalariesDue"] as const) {
      const at = facts.findIndex(({ event, earlier }) => {
        const last = earlier.findLast(({ _tag }) => _tag !== "MoneyPaid" && _tag !== "MilestoneGained");
        return event._tag === tag && last?._tag === tag && earlier.at(-1)?._tag === "MoneyPaid";
      });
      const { state, event, earlier } = facts[at] ?? { state: rules.initialState, event: null, earlier: [] };
      if (!event) throw new Error(`no two of ${tag}`);
      const unpaid = earlier.filter(({ _tag }) => _tag !== "MoneyPaid");
      expect(rules.validateEvent?.(state, event, earlier)).toBeNull();
      expect(rules.validateEvent?.(state, event, unpaid)?.field).toBe("_tag");
    }
  });
});
