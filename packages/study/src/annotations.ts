import { Schema } from "effect";
import { Id, line, Name, NodeId, Word } from "./fields.ts";
import { LIMITS } from "./limits.ts";

/** Something that a game's people name, as the game's queries say it: house 7, square `2,4`, a card, a chain by its seat. */
export const Thing = Schema.Struct({ kind: Word, id: line(LIMITS.name) });
export type Thing = typeof Thing.Type;

/** What the colour of a mark says. */
export const MEANINGS = ["good", "doubtful", "danger", "idea"] as const;
export const Meaning = Schema.Literals(MEANINGS);
export type Meaning = typeof Meaning.Type;

/** Glyphs that judge a decision: a node has one of them at most. */
export const VERDICTS = ["brilliant", "good", "interesting", "doubtful", "mistake", "blunder"] as const;

/** Glyphs that say something else about a moment. */
export const REMARKS = ["forced", "turning-point", "key", "question"] as const;

export const Glyph = Schema.Literals([...VERDICTS, ...REMARKS]);
export type Glyph = typeof Glyph.Type;

const isVerdict = (glyph: Glyph): boolean => VERDICTS.some((each) => each === glyph);

/** The glyphs of a node after `glyph` was set or taken away: a verdict takes the place of another. */
export const withGlyph = (glyphs: readonly Glyph[], glyph: Glyph, on: boolean): readonly Glyph[] => {
  const rest = glyphs.filter((each) => each !== glyph && !(on && isVerdict(glyph) && isVerdict(each)));
  return on ? [...rest, glyph] : rest;
};

/** Something drawn on the town, a company or a card. */
export const Shape = Schema.Union([
  Schema.TaggedStruct("Arrow", { id: Id, from: Thing, to: Thing, meaning: Meaning }),
  Schema.TaggedStruct("Ring", { id: Id, on: Thing, meaning: Meaning }),
  Schema.TaggedStruct("Note", { id: Id, on: Thing, meaning: Meaning, text: line(LIMITS.note) }),
]);
export type Shape = typeof Shape.Type;

/** From where the town is looked at: the point on the ground, angles in radians, distance in squares; `plan` is the flat map. */
export const Camera = Schema.Struct({
  x: Schema.Finite,
  z: Schema.Finite,
  yaw: Schema.Finite,
  pitch: Schema.Finite,
  distance: Schema.Finite,
  plan: Schema.Boolean,
});
export type Camera = typeof Camera.Type;

/** A moment that somebody wants to come back to, with the camera and the lens through which it was seen. */
export const Bookmark = Schema.Struct({
  id: Id,
  name: Name,
  node: NodeId,
  camera: Schema.NullOr(Camera),
  lens: Schema.NullOr(Word),
});
export type Bookmark = typeof Bookmark.Type;

/** The chance to win a seat had when bots played on from here: `wins` by seat, `playouts` in all, machine time in milliseconds. */
export const Estimate = Schema.Struct({
  bot: Word,
  playouts: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000 })),
  wins: Schema.Array(Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 }))).check(
    Schema.isMaxLength(12),
  ),
  milliseconds: Schema.Natural,
});
export type Estimate = typeof Estimate.Type;
