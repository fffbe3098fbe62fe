import { beginTable } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import type { Event } from "../../src/index.ts";
import type { EventOf } from "../../src/model/index.ts";
import { type Changes, faultWith, type Lie, rulesFor } from "./facts.ts";

const OFF = [99, 0] as const;

/** The last entry of a list with other fields, or another entry altogether. */
const lastOf = (list: string, other: (last: unknown) => unknown): Lie => {
  return (event) => {
    // cast: the field is a list.
    const all = event[list] as readonly unknown[];
    return all.length === 0 ? null : { [list]: [...all.slice(0, -1), other(all.at(-1))] };
  };
};

/** The same for an entry that is an object. */
const lastWith = (list: string, fields: Changes): Lie => lastOf(list, (last) => ({ ...Object(last), ...fields }));

describe("a fact that names what is not there is refused by the field, however deep it lies", () => {
  it.each<[string, Event["_tag"], Lie, RegExp]>([
    ["a square off the map", "FirstRestaurantPlaced", () => ({ at: OFF }), /^at$/],
    ["where a trip begins", "DrinksBought", () => ({ from: OFF }), /^from$/],
    ["a square of its way", "DrinksBought", lastOf("route", () => OFF), /^route\[\d+\]$/],
    ["a source of its way", "DrinksBought", lastWith("sources", { at: OFF }), /^sources\[\d+\]\.at$/],
    [
      "the restaurant of an offer",
      "HouseServed",
      lastWith("offers", { restaurant: OFF }),
      /^offers\[\d+\]\.restaurant$/,
    ],
    ["the seat of an offer", "HouseServed", lastWith("offers", { seat: 7 }), /^offers\[\d+\]\.seat$/],
    ["a place of a campaign", "CampaignLaunched", () => ({ place: { at: OFF, turned: false } }), /^place\.at$/],
    ["a house that there is not", "GardenAdded", () => ({ house: 99 }), /^house$/],
    ["a winner whom there is not", "GameEnded", () => ({ winner: 7 }), /^winner$/],
    ["a seat of an order", "GameEnded", lastWith("ranking", { seat: 7 }), /^ranking\[\d+\]\.seat$/],
  ])("%s (%s)", (_, tag, lie, field) => {
    expect(faultWith(tag, lie)).toMatch(field);
  });

  it("but not for a way without squares", () => {
    expect(faultWith("DrinksBought", () => ({ route: [] }))).toBeNull();
  });
});

describe("a beginning is that of its map and its chains", () => {
  const rules = rulesFor(3);
  const [entry] = beginTable(rules, "beginning", 0).entries;
  const event = entry?._tag === "GameStarted" ? entry.events[0] : undefined;
  if (event?._tag !== "GameBegan") throw new Error("a game begins with its beginning");
  const faultOf = (changes: Partial<EventOf<"GameBegan">>) =>
    rules.validateEvent?.(rules.initialState, { ...event, ...changes });

  it("in whatever order the chains play", () => {
    expect(faultOf({ turnOrder: event.turnOrder.toReversed() })).toBeNull();
  });

  it("and is refused by the field that is another", () => {
    const { employees } = event.supply;
    expect(faultOf({ turnOrder: event.turnOrder.slice(1) })).toMatchObject({ field: "turnOrder" });
    expect(faultOf({ bank: event.bank + 1 })).toMatchObject({ field: "bank" });
    expect(faultOf({ supply: { ...event.supply, employees: { ...employees, trainer: 99 } } })).toMatchObject({
      field: "supply.employees.trainer",
    });
  });

  it("with each tile once, however it is turned", () => {
    const tiles = event.town.tiles.map((row) => [...row]);
    const [first = [], second = []] = tiles;
    const letter = first[0]?.replace(/\d+$/, "") ?? "";
    for (const turned of ["", "90", "180"]) {
      const twice = [first, [second[0] ?? "", `${letter}${turned}`, ...second.slice(2)], ...tiles.slice(2)];
      const fault = faultOf({ town: { ...event.town, tiles: twice } });
      expect(fault).toMatchObject({ field: "town.tiles[1][1]", reason: { _tag: "ThereAlready" } });
    }
  });
});
