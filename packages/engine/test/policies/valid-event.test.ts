import { seatOf } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import { type Event, type State } from "../../src/index.ts";
import type { EventOf } from "../../src/model/index.ts";
import { day } from "../../testing/day.ts";
import { factsOf as factsOfCommand, order } from "../../testing/position.ts";
import { type Changes, facts, faultWith, type Lie, rulesFor } from "./facts.ts";

const NOBODY_LEFT = "guru";

/** What is kept for every seat in this stage, kept for nobody. */
const keptForNobody =
  (stageTag: State["stage"]["_tag"], bySeat: string): Lie =>
  ({ stage }) => {
    // cast: the stage of PhaseBegan.
    const begun = stage as State["stage"];
    return begun._tag === stageTag ? { stage: { ...begun, [bySeat]: [] } } : null;
  };

/** The first of the structures that are turned up with other fields, given the hand that it was chosen from. */
const structureWith =
  (fields: (hand: unknown) => Changes): Lie =>
  ({ structures }, { chains }) => {
    // cast: the structures of StructuresRevealed.
    const [first, ...others] = structures as readonly { readonly seat: number }[];
    const hand = first && chains[first.seat]?.hand.content;
    return hand ? { structures: [{ ...first, ...fields(hand) }, ...others] } : null;
  };

describe("a fact is refused by the field", () => {
  it.each<[string, Event["_tag"], Lie, string]>([
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
    [
      "cards at work that nobody selected",
      "StructuresRevealed",
      structureWith(() => ({ atWork: { [NOBODY_LEFT]: 1 } })),
      "structures[0].atWork",
    ],
    [
      "cards on the beach that were not in hand",
      "StructuresRevealed",
      structureWith(() => ({ beach: { [NOBODY_LEFT]: 7 } })),
      "structures[0].beach",
    ],
    [
      "a structure too large of others than those in hand",
      "StructuresRevealed",
      structureWith((hand) => ({ overfilled: true, selected: [NOBODY_LEFT], atWork: {}, beach: hand })),
      "structures[0].selected",
    ],
    [
      "a place that is taken",
      "PositionChosen",
      (_, { stage }) => {
        const taken = stage._tag === "order-of-business" ? stage.taken.findIndex((seat) => seat !== null) : -1;
        return taken < 0 ? null : { position: taken + 1 };
      },
      "position",
    ],
    ["a card on order that is not", "Trained", () => ({ phantom: true }), "employee"],
    ["more cards than there are", "CardsGained", () => ({ count: 99 }), "count"],
    ["a dismissal of who is not at work", "Dismissed", () => ({ atWork: { [NOBODY_LEFT]: 1 } }), "atWork"],
    ["a dismissal of who is not on the beach", "Dismissed", () => ({ beach: { [NOBODY_LEFT]: 1 } }), "beach"],
    ["a dismissal of a marketeer who is not busy", "Dismissed", () => ({ busy: [99] }), "busy"],
    ["a house that is not there", "HouseServed", () => ({ house: 99 }), "house"],
    [
      "a garden that is not there, or not the one that is",
      "HouseServed",
      ({ garden }) => ({ garden: !garden }),
      "garden",
    ],
    ["another multiple", "HouseServed", () => ({ factor: 7 }), "factor"],
    ["less than nothing owed", "MoneyPaid", () => ({ owed: -1 }), "owed"],
    ["another cash", "MoneyPaid", ({ cash }) => ({ cash: Number(cash) + 1 }), "cash"],
    ["another bank", "MoneyPaid", ({ bank }) => ({ bank: Number(bank) + 1 }), "bank"],
    ["a reserve card that there is not", "BankBroke", () => ({ reserves: [7, null, null] }), "reserves[0]"],
    [
      "another reserve card than was laid",
      "BankBroke",
      (_, { chains }) => ({ reserves: [chains[0]?.reserve?.content === 100 ? 300 : 100, null, null] }),
      "reserves[0]",
    ],
    ["more in the bank than the cards bring", "BankBroke", ({ added }) => ({ added: Number(added) + 1 }), "added"],
    ["another bank after its break", "BankBroke", ({ bank }) => ({ bank: Number(bank) + 1 }), "bank"],
    ["goods that get lost", "StockCleared", () => ({ thrown: {}, kept: {} }), "kept"],
    ["goods to be kept that are not there", "StockChosen", () => ({ stock: { burger: 99 } }), "stock"],
    [
      "a seat that is ranked twice",
      "GameEnded",
      // cast: the ranking of GameEnded.
      ({ ranking }) => ({ ranking: [...(ranking as readonly unknown[]), ...(ranking as readonly unknown[])] }),
      "ranking",
    ],
    ["a round that has been", "PhaseBegan", (_, { round }) => ({ round: round - 1 }), "round"],
    ["structures for nobody", "PhaseBegan", keptForNobody("restructuring", "submitted"), "stage"],
    ["dismissals for nobody", "PhaseBegan", keptForNobody("payday", "submitted"), "stage"],
    ["earnings for nobody", "PhaseBegan", keptForNobody("dinnertime", "earned"), "stage"],
    ["stocks for nobody", "PhaseBegan", keptForNobody("cleanup", "kept"), "stage"],
    // cast: the turn of TurnBegan.
    ["a turn of who waits", "TurnBegan", ({ turn }) => ({ queue: [(turn as Changes)["seat"]] }), "turn.seat"],
    // cast: the same.
    ["a turn of nobody", "TurnBegan", ({ turn }) => ({ turn: { ...(turn as Changes), seat: 7 } }), "turn.seat"],
    // cast: the envelope of ReserveChosen.
    [
      "no reserve card",
      "ReserveChosen",
      ({ amount }) => ({ amount: { ...(amount as Changes), content: 7 } }),
      "amount",
    ],
    ["a campaign beside one that nobody places", "CampaignLaunched", () => ({ beside: 1 }), "beside"],
    ["a buyer who is not at work", "DrinksBought", () => ({ buyer: NOBODY_LEFT }), "buyer"],
    ["a house of a developer who is not at work", "HousePlaced", () => ({ developer: NOBODY_LEFT }), "developer"],
    ["a garden of a developer who is not at work", "GardenAdded", () => ({ developer: NOBODY_LEFT }), "developer"],
    ["a manager who is not at work", "RestaurantPlaced", () => ({ manager: NOBODY_LEFT }), "manager"],
    [
      "a place where a restaurant of the chain is",
      "RestaurantPlaced",
      ({ seat }, { chains }) => ({ at: chains[Number(seat)]?.restaurants[0]?.at }),
      "at",
    ],
    [
      "a restaurant that is open already",
      "RestaurantsOpened",
      (_, { chains }) => ({ restaurants: [{ seat: 0, at: chains[0]?.restaurants.find(({ open }) => open)?.at }] }),
      "restaurants[0].at",
    ],
    [
      "a restaurant that is not there",
      "RestaurantsOpened",
      () => ({ restaurants: [{ seat: 0, at: [0, 0] }] }),
      "restau",
    ],
    ["a campaign that is not there", "CampaignRan", () => ({ campaign: 99 }), "campaign"],
    ["another good", "CampaignRan", ({ good }) => ({ good: good === "beer" ? "pizza" : "beer" }), "good"],
    ["an end that it had not", "CampaignRan", ({ left }) => (left === "endless" ? { left: 1 } : null), "left"],
    [
      "no end where there was one",
      "CampaignRan",
      ({ left }) => (left === "endless" ? null : { left: "endless" }),
      "left",
    ],
    [
      "tokens on a house that is not there",
      "CampaignRan",
      () => ({ houses: [{ house: 99, added: 0, lost: 1 }] }),
      "houses[0].house",
    ],
    ["the end of a campaign that is not there", "CampaignEnded", () => ({ campaign: 99 }), "campaign"],
  ])("that names %s (%s)", (_, tag, change, field) => {
    expect(faultWith(tag, change)).toMatch(new RegExp(`^${field.replaceAll(/[[\]]/g, "\\$&")}`));
  });

  it("in no game that was played", () => {
    for (const { rules, state, event, earlier } of facts)
      expect(rules.validateEvent?.(state, event, earlier)).toBeNull();
  });

  it("that dismisses a CFO who is not there", () => {
    const rules = rulesFor(2);
    const { state } = facts.find((fact) => fact.state.chains.length === 2) ?? expect.fail("no game of two");
    const holding = { ...state, chains: state.chains.map((chain) => ({ ...chain, beach: { cfo: 1 } })) };
    const fact = { _tag: "CfoDismissed", seat: seatOf(0), employee: "cfo", from: "beach" } as const;
    expect(rules.validateEvent?.(holding, fact)).toBeNull();
    expect(rules.validateEvent?.(state, fact)?.field).toBe("employee");
    expect(rules.validateEvent?.(holding, { ...fact, from: "atWork" })?.field).toBe("employee");
  });

  it("that moves a restaurant from where none is", () => {
    const rules = rulesFor(2);
    const position = day(["regional-manager"]);
    const [fact] = factsOfCommand(position, order("work.moveRestaurant", { from: [0, 0], at: [8, 5], entrance: "SW" }));
    // cast: the first fact of a move.
    const moved = fact as EventOf<"RestaurantMoved">;
    expect(rules.validateEvent?.(position.state, moved)).toBeNull();
    expect(rules.validateEvent?.(position.state, { ...moved, from: [8, 5] })?.field).toBe("from");
    expect(rules.validateEvent?.(position.state, { ...moved, manager: NOBODY_LEFT })?.field).toBe("manager");
  });

  it("that lays a further tile beside one of somebody else, or of another campaign", () => {
    const rules = rulesFor(2);
    const { state } = day(["brand-manager", "brand-director"]);
    if (state.stage._tag !== "working") throw new Error("not a working day");
    const placing = [{ employee: "brand-manager" as const, campaign: 7, left: 1 }];
    const laying = { ...state, stage: { ...state.stage, turn: { ...state.stage.turn, placing } } };
    const place = { at: [3, 3], turned: false } as const;
    const fact = {
      _tag: "CampaignLaunched",
      seat: seatOf(0),
      marketer: "brand-manager",
      campaign: 8,
      good: "burger",
      left: 1,
      place,
      beside: 7,
    } as const;
    const fieldOf = (other: object) => rules.validateEvent?.(laying, { ...fact, ...other })?.field ?? null;
    expect(fieldOf({})).toBeNull();
    expect(fieldOf({ beside: 9 })).toBe("beside");
    expect(fieldOf({ marketer: "brand-director" })).toBe("beside");
  });

  it("whose sale or bill was not paid, and is not where it was", () => {
    for (const tag of ["HouseServed", "SalariesDue"] as const) {
      const at = facts.findIndex(({ event, earlier }) => {
        const last = earlier.findLast(({ _tag }) => _tag !== "MoneyPaid" && _tag !== "MilestoneGained");
        return event._tag === tag && last?._tag === tag && earlier.at(-1)?._tag === "MoneyPaid";
      });
      const found = facts[at];
      if (!found) throw new Error(`no two of ${tag}`);
      const { rules, state, event, earlier } = found;
      const unpaid = earlier.filter(({ _tag }) => _tag !== "MoneyPaid");
      expect(rules.validateEvent?.(state, event, earlier)).toBeNull();
      expect(rules.validateEvent?.(state, event, unpaid)?.field).toBe("_tag");
    }
  });
});
