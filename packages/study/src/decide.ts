import { diceFor, type Json, play, type Refusal, refusal, type Rules } from "@blueplate/kernel";
import { inside } from "@blueplate/kernel/scenario";
import { Result } from "effect";
import type { Change, Edit } from "./edits.ts";
import type { Ground } from "./ground.ts";
import { guarded } from "./guard.ts";
import { LIMITS } from "./limits.ts";
import type { Reader } from "./reader.ts";
import type { Gone, TooMuch } from "./refusals.ts";
import { isShared, refuseSharing } from "./refuse.ts";
import { sourceFrom, unlessStopped } from "./sources.ts";
import { type Chapter, chapterOf, marksAt, type Study } from "./study.ts";

type Decided = Result.Result<Change, Refusal>;
type Of<T extends Edit["_tag"]> = Extract<Edit, { readonly _tag: T }>;

/** The seed of the dice of what is tried at a node, or of the set-up of a chapter. */
export const diceSeed = (study: Study, chapter: string, node: string): string => `${study.seed}|${chapter}|${node}`;

const addChapter = (study: Study, { chapter, name, source }: Of<"AddChapter">, ground: Ground, at: number): Decided =>
  Result.flatMap(sourceFrom(ground, source, diceSeed(study, chapter, "m0"), at), (made): Decided => {
    const change: Change = { _tag: "ChapterAdded", chapter, name, source: made };
    const added = { id: chapter, name, source: made, nodes: [], marks: {}, bookmarks: [] };
    const refused = isShared(study) ? refuseSharing({ ...study, chapters: [added] }, ground.running) : null;
    return refused ? Result.fail(refused) : Result.succeed(change);
  });

/** Plays `command` after the parent; the facts as JSON. */
const played = (reader: Reader, chapter: Chapter, edit: Of<"AddNode">, seed: string): Decided => {
  const { node, parent, seat } = edit;
  const { rules }: { readonly rules: Rules } = reader;
  const command = Result.mapError(rules.codecs.command.decode(edit.command), (fault) => inside("command", fault));
  if (Result.isFailure(command)) return Result.fail(command.failure);
  const tried = unlessStopped(() =>
    Result.map(
      play(rules, guarded(reader.state(chapter, parent)), seat, command.success, diceFor(seed, 0)),
      ({ events }): Change => ({
        _tag: "NodeAdded",
        chapter: chapter.id,
        node,
        parent,
        seat,
        // cast: encoded commands and events are JSON by the codecs' contract.
        command: rules.codecs.command.encode(command.success) as Json,
        // cast: as above.
        events: events.map((event) => rules.codecs.event.encode(event) as Json),
      }),
    ),
  );
  return Result.flatMap(tried, (answer) => answer);
};

const addNode = (study: Study, chapter: Chapter, edit: Of<"AddNode">, ground: Ground): Decided =>
  Result.flatMap(ground.reader(chapter.source), (reader): Decided => {
    const change = played(reader, chapter, edit, diceSeed(study, chapter.id, edit.node));
    if (Result.isFailure(change) || JSON.stringify(change.success).length <= LIMITS.nodeSize) return change;
    return Result.fail(refusal<TooMuch>({ _tag: "TooMuch", rule: "", what: "nodeSize", most: LIMITS.nodeSize }));
  });

/** What was changed on a text that somebody else has changed meanwhile is kept beside it. */
const changeComment = (chapter: Chapter, edit: Of<"ChangeComment">, id: string): Decided => {
  const { node, comment, was, text } = edit;
  const { comments } = marksAt(chapter, node);
  const now = comments.find((each) => each.id === comment)?.text;
  const at = { chapter: chapter.id, node };
  if (now === was || now === text) return Result.succeed({ _tag: "CommentChanged", ...at, comment, text });
  const most = LIMITS.commentsAtNode;
  return comments.length < most
    ? Result.succeed({ _tag: "AddComment", ...at, comment: id, text })
    : Result.fail(refusal<TooMuch>({ _tag: "TooMuch", rule: "", what: "commentsAtNode", most }));
};

/** What an edit that nothing forbids comes to. `id` is the edit's, `at` milliseconds since 1970. */
export const decide = (study: Study, edit: Edit, id: string, ground: Ground, at: number): Decided => {
  if (edit._tag === "AddChapter") return addChapter(study, edit, ground, at);
  if (edit._tag !== "AddNode" && edit._tag !== "ChangeComment") return Result.succeed(edit);
  const chapter = chapterOf(study, edit.chapter);
  if (!chapter) return Result.fail(refusal<Gone>({ _tag: "Gone", rule: "", what: "chapter", id: edit.chapter }));
  return edit._tag === "AddNode" ? addNode(study, chapter, edit, ground) : changeComment(chapter, edit, id);
};
