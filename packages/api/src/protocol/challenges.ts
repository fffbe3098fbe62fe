import { Schema } from "effect";
import { id, line } from "../inputs.ts";

const Text = Schema.String;

/** Whom to challenge: `bot` by its id, to a free seat of a table that the caller opened or sits at. */
export const NewChallenge = Schema.Struct({
  table: id,
  bot: id,
  seat: Schema.optionalKey(Schema.Natural),
});
export type NewChallenge = typeof NewChallenge.Type;

/** Why a bot does not come. */
export const DeclineReason = Schema.Struct({
  reason: Schema.Literals(["later", "game", "ruleset", "seats", "busy", "generic"]),
  text: Schema.optionalKey(line(200)),
}).annotate({ identifier: "DeclineReason" });
export type DeclineReason = typeof DeclineReason.Type;

/** A challenge as both sides see it. */
export const ChallengeFacts = Schema.Struct({
  id,
  table: id,
  game: Text,
  ruleset: Text,
  seats: Schema.Natural,
  seat: Schema.NullOr(Schema.Natural),
  bot: id,
  /** Of the bot that is challenged. */
  name: Text,
  /** True where the caller made it. */
  mine: Schema.Boolean,
  status: Schema.Literals(["open", "accepted", "declined"]),
  declined: Schema.NullOr(DeclineReason),
  createdAt: Schema.Int,
}).annotate({ identifier: "Challenge" });
export type ChallengeFacts = typeof ChallengeFacts.Type;
