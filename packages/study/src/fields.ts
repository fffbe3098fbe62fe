import { Schema } from "effect";
import { LIMITS } from "./limits.ts";

/** No control characters and none that turn the direction of reading. */
const READABLE = /^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;

/** The same, but lines may end and be indented. */
const READABLE_LINES = /^(?:[\n\t]|[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069])*$/u;

/** Text of one line that says something. */
export const line = (most: number) =>
  Schema.String.check(
    Schema.isMinLength(1),
    Schema.isMaxLength(most),
    Schema.isPattern(READABLE),
    Schema.isPattern(/\S/),
  );

/** Text of one line, or nothing. */
export const lineOrNothing = (most: number) =>
  Schema.String.check(Schema.isMaxLength(most), Schema.isPattern(READABLE));

/** Text of several lines. It stays text: whoever shows it decides which marks in it mean anything. */
export const prose = (most: number) =>
  Schema.String.check(
    Schema.isMinLength(1),
    Schema.isMaxLength(most),
    Schema.isPattern(READABLE_LINES),
    Schema.isPattern(/\S/),
  );

/** An id that a client or the server has chosen. */
export const Id = Schema.String.check(Schema.isPattern(/^[\w-]{1,64}$/));

/** A word of a closed vocabulary that this package does not know: a game, a lens, a kind of thing. */
export const VocabularyWord = Schema.String.check(Schema.isPattern(/^[a-z0-9-]{1,64}$/));

/** The id of a variation's node, chosen by the client. */
export const VariationId = Schema.String.check(Schema.isPattern(/^v[\w-]{6,63}$/));

/**
 * Any node of a chapter: `m<n>` position n of the game's mainline (0 is the set-up), `t<seq>` an entry of the log that was
 * taken back, `v…` a node that somebody added.
 */
export const NodeId = Schema.String.check(Schema.isPattern(/^(?:[mt]\d{1,6}|v[\w-]{6,63})$/));

export const Name = line(LIMITS.name);
