import { Seat } from "@blueplate/kernel";
import { Schema } from "effect";
import { EmployeeId } from "../employee.ts";
import { Good, Goods } from "../good.ts";
import { Corner, Side, Square } from "../place.ts";
import { CampaignPlace, CampaignRoundsLeft } from "../town.ts";
import { Whole } from "../whole.ts";

/** Facts of steps 3 to 6 of a working day. */
export const TOWN_EVENTS = {
  CampaignLaunched: Schema.TaggedStruct("CampaignLaunched", {
    seat: Seat,
    marketer: EmployeeId,
    campaign: Whole,
    good: Good,
    left: CampaignRoundsLeft,
    place: CampaignPlace,
    /** The campaign that the same card has placed first today; left out for a card that comes from work. */
    beside: Schema.optionalKey(Whole),
    /** How many more the card may place today; left out for none. */
    again: Schema.optionalKey(Whole),
  }),
  Produced: Schema.TaggedStruct("Produced", {
    seat: Seat,
    cook: EmployeeId,
    good: Good,
    count: Whole,
  }),
  DrinkFetched: Schema.TaggedStruct("DrinkFetched", {
    seat: Seat,
    employee: EmployeeId,
    good: Good,
    count: Whole,
  }),
  /** A buyer's trip: squares driven (tiles flown for a zeppelin), the sources it passed and what they gave (R11.4, R11.7). */
  DrinksBought: Schema.TaggedStruct("DrinksBought", {
    seat: Seat,
    buyer: EmployeeId,
    from: Square,
    route: Schema.Array(Square),
    distance: Whole,
    sources: Schema.Array(Schema.Struct({ at: Square, good: Good, count: Whole })),
    drinks: Goods,
  }),
  HousePlaced: Schema.TaggedStruct("HousePlaced", {
    seat: Seat,
    developer: EmployeeId,
    house: Whole,
    at: Square,
    garden: Side,
  }),
  GardenAdded: Schema.TaggedStruct("GardenAdded", {
    seat: Seat,
    developer: EmployeeId,
    house: Whole,
    garden: Side,
  }),
  /** A new restaurant by a manager: open at once or coming soon (R13.3, R13.4). */
  RestaurantPlaced: Schema.TaggedStruct("RestaurantPlaced", {
    seat: Seat,
    manager: EmployeeId,
    at: Square,
    entrance: Corner,
    open: Schema.Boolean,
  }),
  RestaurantMoved: Schema.TaggedStruct("RestaurantMoved", {
    seat: Seat,
    manager: EmployeeId,
    from: Square,
    at: Square,
    entrance: Corner,
  }),
} as const;
