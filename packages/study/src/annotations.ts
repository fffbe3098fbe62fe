import { Schema } from "effect";
import { Id, line, Name, NodeId, VocabularyWord } from "./fields.ts";
import { LIMITS } from "./limits.ts";

/** Something that a game's people name, as the game's forecasts say it: house 7, square `2,4`, a card, a chain by its seat. */
export const EntityRef = Schema.Struct({ kind: VocabularyWord, id: line(LIMITS.name) });
export type EntityRef = typeof EntityRef.Type;

/** What the colour of a mark says. */
export const MEANINGS = ["good", "doubtful", "danger", "idea"] as const;
export const ShapeMeaning = Schema.Literals(MEANINGS);
export type ShapeMeaning = typeof ShapeMeaning.Type;

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
export const DrawnShape = Schema.Union([
  Schema.TaggedStruct("Arrow", { id: Id, from: EntityRef, to: EntityRef, meaning: ShapeMeaning }),
  Schema.TaggedStruct("Ring", { id: Id, on: EntityRef, meaning: ShapeMeaning }),
  Schema.TaggedStruct("Note", { id: Id, on: EntityRef, meaning: ShapeMeaning, text: line(LIMITS.note) }),
]);
export type DrawnShape = typeof DrawnShape.Type;

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
  lens: Schema.NullOr(VocabularyWord),
});
export type Bookmark = typeof Bookmark.Type;

/** The largest number of a playout, and how many stretches of numbers an estimate may lack. */
const MOST_PLAYOUTS = 1_000_000;
const MOST_MISSING = 64;

/** Parts of wins do not add up to the last digit. */
const TINY = 1e-6;

const Count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: MOST_PLAYOUTS }));
const AtLeastOne = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: MOST_PLAYOUTS }));

/**
 * The chance to win of each seat when a bot plays on for all of them from a node: `wins` by seat among so many `playouts`, those
 * `unfinished` among them, in `milliseconds` of machine time. The interval follows from these numbers. Playouts are numbered from 0, and equal
 * numbers come to the same: whoever goes on begins with those that are `missing`.
 */
export const Estimate = Schema.Struct({
  bot: VocabularyWord,
  /** Of the rules by which was played on. */
  hash: Schema.String.check(Schema.isMaxLength(64)),
  /** Of the bots and of the way in which they play on. */
  version: Count,
  playouts: AtLeastOne,
  unfinished: Count,
  wins: Schema.Array(Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: MOST_PLAYOUTS }))).check(
    Schema.isMaxLength(12),
  ),
  milliseconds: Schema.Natural,
  missing: Schema.Array(Schema.Struct({ first: Count, count: AtLeastOne })).check(Schema.isMaxLength(MOST_MISSING)),
}).check(
  Schema.makeFilter(({ wins, unfinished, playouts }) =>
    wins.reduce((sum, each) => sum + each, unfinished) > playouts + TINY
      ? { path: ["wins"], issue: "more wins than playouts" }
      : undefined,
  ),
);
export type Estimate = typeof Estimate.Type;

const isComparable = (one: Estimate, other: Estimate): boolean =>
  one.hash === other.hash && one.version === other.version;

/**
 * The estimates of a node after one more: there is one of each bot. More playouts take the place of fewer; those by other rules or of
 * another version are never added to, and give way to whatever comes later.
 */
export const withEstimate = (estimates: readonly Estimate[], estimate: Estimate): readonly Estimate[] => {
  const before = estimates.find(({ bot }) => bot === estimate.bot);
  if (before && isComparable(before, estimate) && before.playouts >= estimate.playouts) return estimates;
  return [...estimates.filter((each) => each !== before), estimate];
};
