import { type Json, type Refusal, refusal } from "@blueplate/kernel";
import { decodeCommand, play, PlayedRules, resultOf, rulesOf, seededDice } from "@blueplate/kernel/door";
import { inside } from "@blueplate/kernel/scenario";
import { Effect, Result } from "effect";
import type { StudyChange, StudyEdit } from "./edits.ts";
import type { StudyContext } from "./study-context.ts";
import { lazyView } from "./lazy-view.ts";
import { LIMITS } from "./limits.ts";
import type { MissingTarget, TooMuch } from "./refusals.ts";
import { isShared, refuseSharing } from "./refuse.ts";
import { refusedWhenStopped, sourceFrom } from "./sources.ts";
import { type Chapter, chapterOf, marksAt, type Study } from "./study.ts";

type Decided = Result.Result<StudyChange, Refusal>;
type Of<T extends StudyEdit["_tag"]> = Extract<StudyEdit, { readonly _tag: T }>;

/** The seed of the dice of what is tried at a node, or of the set-up of a chapter. */
export const diceSeed = (study: Study, chapter: string, node: string): string => `${study.seed}|${chapter}|${node}`;

const addChapter = (
  study: Study,
  { chapter, name, source }: Of<"AddChapter">,
  ground: StudyContext,
  at: number,
): Decided =>
  Result.flatMap(sourceFrom(ground, source, diceSeed(study, chapter, "m0"), at), (made): Decided => {
    const change: StudyChange = { _tag: "ChapterAdded", chapter, name, source: made };
    const added = { id: chapter, name, source: made, nodes: [], marks: {}, bookmarks: [] };
    const refused = isShared(study) ? refuseSharing({ ...study, chapters: [added] }, ground.running) : null;
    return refused ? Result.fail(refused) : Result.succeed(change);
  });

/** A move somebody wants to try, and the id that its node shall have. */
export type Move = Of<"AddLine">["moves"][number];

/** A move with everything that followed, and the state after it. */
export interface PlayedMove {
  readonly move: Move & { readonly events: readonly Json[] };
  readonly state: unknown;
}

const tooLong = (): Refusal => refusal<TooMuch>({ _tag: "TooMuch", rule: "", what: "nodeSize", most: LIMITS.nodeSize });

/** What a move comes to on a state of a chapter, as every host decides it; refused with what the rules refuse. */
export const tryMove = (
  study: Study,
  chapter: string,
  state: unknown,
  { node, seat, command }: Move,
): Effect.Effect<PlayedMove, Refusal, PlayedRules> =>
  Effect.gen(function* () {
    const { codecs } = yield* PlayedRules;
    const decoded = yield* Effect.mapError(decodeCommand(command), (fault) => inside("command", fault));
    const { events, state: after } = yield* refusedWhenStopped(play(lazyView(state), seat, decoded)).pipe(
      Effect.provide(seededDice(diceSeed(study, chapter, node), 0)),
    );
    // cast: encoded commands and events are JSON by the codecs' contract.
    const encoded = events.map((event) => codecs.event.encode(event) as Json);
    // cast: as above.
    const move = { node, seat, command: codecs.command.encode(decoded) as Json, events: encoded };
    if (JSON.stringify(move).length > LIMITS.nodeSize) return yield* Effect.fail(tooLong());
    return { move, state: after };
  });

/** Where moves are tried: a node of a chapter. */
interface Place {
  readonly study: Study;
  readonly chapter: Chapter;
  readonly parent: string;
  readonly ground: StudyContext;
}

/** Moves one after another on the parent. */
const triedAll = ({ study, chapter, parent, ground }: Place, moves: readonly Move[]) =>
  Result.flatMap(ground.reader(chapter.source), (reader): Result.Result<readonly PlayedMove["move"][], Refusal> => {
    const line = Effect.gen(function* () {
      const tried: PlayedMove["move"][] = [];
      let state = reader.state(chapter, parent);
      for (const move of moves) {
        const next = yield* tryMove(study, chapter.id, state, move);
        tried.push(next.move);
        ({ state } = next);
      }
      return tried;
    });
    return resultOf(Effect.provide(line, rulesOf(reader.rules)));
  });

const addNode = (place: Place, { chapter, parent, node, seat, command }: Of<"AddNode">): Decided =>
  Result.map(triedAll(place, [{ node, seat, command }]), (line): StudyChange => {
    const [move = { command, events: [] }] = line;
    return { _tag: "NodeAdded", chapter, node, parent, seat, command: move.command, events: move.events };
  });

const addLine = (place: Place, { chapter, parent, moves }: Of<"AddLine">): Decided =>
  Result.map(triedAll(place, moves), (line): StudyChange => ({ _tag: "LineAdded", chapter, parent, moves: line }));

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
export const decide = (study: Study, edit: StudyEdit, id: string, ground: StudyContext, at: number): Decided => {
  if (edit._tag === "AddChapter") return addChapter(study, edit, ground, at);
  if (edit._tag !== "AddNode" && edit._tag !== "AddLine" && edit._tag !== "ChangeComment") return Result.succeed(edit);
  const chapter = chapterOf(study, edit.chapter);
  if (!chapter)
    return Result.fail(refusal<MissingTarget>({ _tag: "Gone", rule: "", what: "chapter", id: edit.chapter }));
  if (edit._tag === "ChangeComment") return changeComment(chapter, edit, id);
  const place = { study, chapter, parent: edit.parent, ground };
  return edit._tag === "AddNode" ? addNode(place, edit) : addLine(place, edit);
};
