import { EnvelopeOf, Seat } from "@blueplate/kernel";
import { Schema } from "effect";
import { Corner, Square } from "../place.ts";
import { Supply } from "../state.ts";
import { Stage } from "../stage.ts";
import { Town } from "../town.ts";
import { Whole } from "../whole.ts";

/** Facts of the set-up and of the passing of phases. */
export const SETUP_EVENTS = {
  /** The box is opened: town, bank, supply and starting order (R2). Chains start empty. */
  GameBegan: Schema.TaggedStruct("GameBegan", {
    // A chain is laid out for each.
    seats: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 12 })),
    bank: Whole,
    ceoSlots: Whole,
    supply: Supply,
    town: Town,
    turnOrder: Schema.Array(Seat),
  }),
  /** A phase begins, with everything its stage starts from. */
  PhaseBegan: Schema.TaggedStruct("PhaseBegan", { round: Whole, stage: Stage }),
  /** A first restaurant (R2.8). */
  FirstRestaurantPlaced: Schema.TaggedStruct("FirstRestaurantPlaced", {
    seat: Seat,
    at: Square,
    entrance: Corner,
  }),
  PlacingPassed: Schema.TaggedStruct("PlacingPassed", { seat: Seat }),
  /** A reserve card chosen, or chosen anew; only its owner reads it (R2.11). */
  ReserveChosen: Schema.TaggedStruct("ReserveChosen", {
    seat: Seat,
    amount: EnvelopeOf(Whole),
  }),
} as const;
