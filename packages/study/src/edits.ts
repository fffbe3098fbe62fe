import { type Codec, codecByTag, codecOf, type Malformed, Seat } from "@blueplate/kernel";
import { Result, Schema } from "effect";
import { Bookmark, Estimate, Glyph, DrawnShape } from "./annotations.ts";
import { Id, line, lineOrNothing, Name, NodeId, prose, VariationId } from "./fields.ts";
import { LIMITS } from "./limits.ts";
import { ChapterSource, RequestedSource } from "./source.ts";
import { MemberRole, Visibility } from "./study.ts";

const chapter = { chapter: Id };
const node = { chapter: Id, node: NodeId };
const comment = { ...node, comment: Id };
const text = prose(LIMITS.comment);
const move = { node: VariationId, seat: Seat, command: Schema.Json };
const moves = <A, I>(each: Schema.Codec<A, I>) =>
  Schema.Array(each).check(Schema.isMinLength(1), Schema.isMaxLength(LIMITS.movesInLine));

/** Edits of the study itself and of its list of chapters. `role: null` takes the member out. */
const ofStudy = {
  SetTitle: Schema.TaggedStruct("SetTitle", { title: line(LIMITS.title) }),
  SetVisibility: Schema.TaggedStruct("SetVisibility", { visibility: Visibility }),
  SetMember: Schema.TaggedStruct("SetMember", { person: Id, role: Schema.NullOr(MemberRole) }),
  SetName: Schema.TaggedStruct("SetName", { name: Name }),
  NameChapter: Schema.TaggedStruct("NameChapter", { ...chapter, name: Name }),
  /** To before another chapter, or with `null` to the end. */
  MoveChapter: Schema.TaggedStruct("MoveChapter", { ...chapter, before: Schema.NullOr(Id) }),
  DeleteChapter: Schema.TaggedStruct("DeleteChapter", chapter),
};

/** Edits of the tree. Only variations can be promoted (shown before their siblings) and deleted, with all that follows them. */
const ofTree = {
  NameNode: Schema.TaggedStruct("NameNode", { ...node, name: lineOrNothing(LIMITS.name) }),
  CollapseNode: Schema.TaggedStruct("CollapseNode", { ...node, collapsed: Schema.Boolean }),
  PromoteNode: Schema.TaggedStruct("PromoteNode", { ...chapter, node: VariationId }),
  DeleteNode: Schema.TaggedStruct("DeleteNode", { ...chapter, node: VariationId }),
};

/** What is noted at a node. */
const ofMarks = {
  AddComment: Schema.TaggedStruct("AddComment", { ...comment, text }),
  DeleteComment: Schema.TaggedStruct("DeleteComment", comment),
  SetGlyph: Schema.TaggedStruct("SetGlyph", { ...node, glyph: Glyph, on: Schema.Boolean }),
  AddShape: Schema.TaggedStruct("AddShape", { ...node, shape: DrawnShape }),
  DeleteShape: Schema.TaggedStruct("DeleteShape", { ...node, shape: Id }),
  SetEstimate: Schema.TaggedStruct("SetEstimate", { ...node, estimate: Estimate }),
  AddBookmark: Schema.TaggedStruct("AddBookmark", { ...chapter, bookmark: Bookmark }),
  DeleteBookmark: Schema.TaggedStruct("DeleteBookmark", { ...chapter, bookmark: Id }),
};

/** Edits that happen as they are wished. */
const asWished = { ...ofStudy, ...ofTree, ...ofMarks };

/** Edits of which only the host can say what they come to. */
const asWanted = {
  AddChapter: Schema.TaggedStruct("AddChapter", { ...chapter, name: Name, source: RequestedSource }),
  AddNode: Schema.TaggedStruct("AddNode", {
    ...chapter,
    node: VariationId,
    parent: NodeId,
    seat: Seat,
    command: Schema.Json,
  }),
  /** Moves one after another, the first on `parent`: all of them are taken, or none. */
  AddLine: Schema.TaggedStruct("AddLine", { ...chapter, parent: NodeId, moves: moves(Schema.Struct(move)) }),
  /** `was`: the text that was changed. If somebody else has changed it meanwhile the new text becomes a comment of its own. */
  ChangeComment: Schema.TaggedStruct("ChangeComment", { ...comment, was: text, text }),
};

/** What those come to, and how a study begins and people come in. */
const asDecided = {
  Created: Schema.TaggedStruct("Created", {
    study: Id,
    title: line(LIMITS.title),
    seed: Schema.String.check(Schema.isMaxLength(64)),
  }),
  Joined: Schema.TaggedStruct("Joined", { role: MemberRole }),
  ChapterAdded: Schema.TaggedStruct("ChapterAdded", { ...chapter, name: Name, source: ChapterSource }),
  NodeAdded: Schema.TaggedStruct("NodeAdded", {
    ...chapter,
    node: VariationId,
    parent: NodeId,
    seat: Seat,
    command: Schema.Json,
    events: Schema.Array(Schema.Json),
  }),
  LineAdded: Schema.TaggedStruct("LineAdded", {
    ...chapter,
    parent: NodeId,
    moves: moves(Schema.Struct({ ...move, events: Schema.Array(Schema.Json) })),
  }),
  CommentChanged: Schema.TaggedStruct("CommentChanged", { ...comment, text }),
};

type OneOf<T extends Readonly<Record<string, { readonly Type: unknown }>>> = T[keyof T]["Type"];

type AsWished = OneOf<typeof asWished>;

/** What somebody wants done to a study. */
export type StudyEdit = AsWished | OneOf<typeof asWanted>;

/** What was done to a study: an edit with everything that the host decided in it. */
export type StudyChange = AsWished | OneOf<typeof asDecided>;

/** An accepted edit, numbered from 0. `id` is the client's: a repeat is answered with what it came to. */
export interface StoredStudyEdit {
  readonly seq: number;
  readonly id: string;
  readonly person: string;
  /** How the person was called then. */
  readonly name: string;
  readonly change: StudyChange;
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
}

const codecs = (cases: Readonly<Record<string, Schema.Codec<{ readonly _tag: string }, unknown>>>) =>
  Object.fromEntries(Object.entries(cases).map(([tag, schema]) => [tag, codecOf(schema)]));

// cast: the cases name exactly the kinds of the union.
const editCodec = codecByTag({ ...codecs(asWished), ...codecs(asWanted) }) as Codec<StudyEdit>;
// cast: as above.
const changeCodec = codecByTag({ ...codecs(asWished), ...codecs(asDecided) }) as Codec<StudyChange>;

/** The edit that this JSON says, or the first field that does not fit. */
export const decodeEdit = (input: unknown) => editCodec.decode(input);

/** Of the change it is seen below whether it fits: it may be a whole game, and is gone through once. */
const storedCodec = codecOf(
  Schema.Struct({ seq: Schema.Natural, id: Id, person: Id, name: Name, change: Schema.Unknown, at: Schema.Int }),
);

/** The stored edit that this JSON says, or the first field that does not fit. */
export const decodeStored = (input: unknown): Result.Result<StoredStudyEdit, Malformed> => {
  const stored = storedCodec.decode(input);
  if (Result.isFailure(stored)) return Result.fail(stored.failure);
  const change = changeCodec.decode(stored.success.change);
  if (Result.isFailure(change)) return Result.fail({ ...change.failure, field: `change.${change.failure.field}` });
  return Result.succeed({ ...stored.success, change: change.success });
};
