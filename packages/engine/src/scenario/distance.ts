import { Schema } from "effect";
import { Square } from "../model/index.ts";

/** A distance that `then` names. */
export const Distance = Schema.Struct({
  from: Schema.Struct({ restaurant: Square }),
  to: Schema.Struct({ house: Schema.Int }),
  is: Schema.NullOr(Schema.Int),
});
export type Distance = typeof Distance.Type;
