import {
  badLine,
  codecOf,
  type FileLine,
  jsonOf,
  linesIn,
  type Malformed,
  type Refusal,
  refusal,
  unfit,
  unshaped,
} from "@blueplate/kernel";
import { inside } from "@blueplate/kernel/scenario";
import { Result, Schema } from "effect";
import type { EditAuthor } from "./aggregate.ts";
import { decodeStored, type StoredStudyEdit } from "./edits.ts";
import { addedBy, evolve } from "./evolve.ts";
import type { StudyContext } from "./study-context.ts";
import { LIMITS } from "./limits.ts";
import type { TooMuch } from "./refusals.ts";
import { decodeEvents } from "./reader.ts";
import { hasNode } from "./refuse.ts";
import { toTheEnd } from "./pausing.ts";
import { misnumbered, showing, unlessStopped } from "./sources.ts";
import { BLANK, chapterOf, type Study } from "./study.ts";

/** The number of a study file's form. */
export const STUDY_VERSION = 1;

const headCodec = codecOf(
  Schema.Struct({ study: Schema.Literal("blueplate"), version: Schema.Literal(STUDY_VERSION), title: Schema.String }),
);

/** A study as JSON lines: the head first, then an edit a line (docs/formats.md). */
export const writeStudy = (study: Study, edits: readonly StoredStudyEdit[]): string =>
  [{ study: "blueplate", version: STUDY_VERSION, title: study.title }, ...edits]
    .map((each) => `${JSON.stringify(each)}\n`)
    .join("");

/** What does not fit between a change and the study before it, or null. */
const misfit = (study: Study, { seq, change }: StoredStudyEdit, next: number): Malformed | null => {
  if (seq !== next) return unshaped("seq", { _tag: "WrongNumber", expected: next, got: seq });
  if ((change._tag === "Created") !== (next === 0)) {
    return unshaped("change._tag", { _tag: "FirstAlone", kind: "Created" });
  }
  const chapter = "chapter" in change ? chapterOf(study, change.chapter) : undefined;
  if (change._tag === "ChapterAdded" && chapter) return unshaped("change.chapter", { _tag: "ThereAlready" });
  const [first, ...more] = chapter ? addedBy(change) : [];
  if (!first || !chapter) return null;
  const ids = [first, ...more].map(({ id }) => id);
  if (new Set(ids).size < ids.length || ids.some((id) => hasNode(chapter, id))) {
    return unshaped("change.node", { _tag: "ThereAlready" });
  }
  return hasNode(chapter, first.parent) ? null : unshaped("change.parent", { _tag: "NotThere" });
};

/** Whether the facts of moves that were added fit the game and can be folded. `study` is the one after them. */
const unplayable = (ground: StudyContext, study: Study, { change }: StoredStudyEdit): Refusal | null => {
  const chapter = "chapter" in change ? chapterOf(study, change.chapter) : undefined;
  const added = addedBy(change);
  if (added.length === 0 || !chapter) return null;
  const reader = ground.reader(chapter.source);
  if (Result.isFailure(reader)) return reader.failure;
  for (const [at, { id, events }] of added.entries()) {
    const place = change._tag === "LineAdded" ? `moves[${at}]` : "";
    const facts = decodeEvents(reader.success.rules, events);
    if (Result.isFailure(facts)) return place === "" ? facts.failure : inside(place, facts.failure);
    const state = unlessStopped(() => reader.success.state(chapter, id));
    if (Result.isFailure(state)) return unfit(place, state.failure);
  }
  return null;
};

/** Whether what was added can be shown: its facts fit the game and can be folded. `study` is the one after it. */
function* unshowable(
  ground: StudyContext,
  study: Study,
  stored: StoredStudyEdit,
): Generator<undefined, Refusal | null> {
  const { change } = stored;
  if (change._tag !== "ChapterAdded") return unplayable(ground, study, stored);
  const shows = yield* showing(ground, change.source);
  const fault = change.source._tag === "Game" ? misnumbered(change.source) : null;
  return fault ?? (Result.isFailure(shows) ? shows.failure : null);
}

const isMalformed = (failure: Refusal): failure is Malformed => failure._tag === "Malformed";

/** What does not fit in a change, seen from its line; what somebody else refuses about it is the reason as it stands. */
const faultOf = (failure: Refusal): Malformed => {
  if (!isMalformed(failure)) return unfit("change", failure, failure.rule);
  return failure.field === "" ? { ...failure, field: "change" } : inside("change", failure);
};

/** The longest edit brings a game, and says of it what is said of every edit. */
const LONGEST_LINE = LIMITS.sourceSize + LIMITS.nodeSize;

const NOTHING = Result.fail(unshaped("", { _tag: "NoMoreLines" }));

const tooMuch = (what: "studySize" | "sourceSize" | "edits") =>
  Result.fail(refusal<TooMuch>({ _tag: "TooMuch", rule: "", what, most: LIMITS[what] }));

/** What a line of the file adds to the edits before it, and the study after it. */
function* readEdit(
  ground: StudyContext,
  line: FileLine,
  before: Study,
  seq: number,
): Generator<undefined, Result.Result<{ readonly stored: StoredStudyEdit; readonly study: Study }, Refusal>> {
  const { number } = line;
  const read = Result.flatMap(jsonOf(line), decodeStored);
  if (Result.isFailure(read)) return Result.fail(badLine(number, read.failure));
  const stored = read.success;
  const fault = misfit(before, stored, seq);
  if (fault) return Result.fail(badLine(number, fault));
  const study = evolve(before, stored);
  const hidden = yield* unshowable(ground, study, stored);
  return hidden ? Result.fail(badLine(number, faultOf(hidden))) : Result.succeed({ stored, study });
}

/** Reading of a study file that pauses often, so that whoever has other things to do can do them; ends as `readStudy` does. */
export type StudyReading = Generator<undefined, Result.Result<readonly StoredStudyEdit[], Refusal>>;

/** Begins to read a study file (`StudyReading`). */
export function* readingStudy(ground: StudyContext, text: string): StudyReading {
  if (text.length > LIMITS.studySize) return tooMuch("studySize");
  const lines = linesIn(text);
  const first = lines.next().value;
  const head = Result.flatMap(first ? jsonOf(first) : NOTHING, (json) => headCodec.decode(json));
  if (Result.isFailure(head)) return Result.fail(badLine(first?.number ?? 1, head.failure));
  const edits: StoredStudyEdit[] = [];
  let study = BLANK;
  for (const line of lines) {
    if (edits.length >= LIMITS.edits) return tooMuch("edits");
    yield;
    if (line.text.length > LONGEST_LINE) return tooMuch("sourceSize");
    const read = yield* readEdit(ground, line, study, edits.length);
    if (Result.isFailure(read)) return Result.fail(read.failure);
    edits.push(read.success.stored);
    ({ study } = read.success);
  }
  return edits.length === 0 ? Result.fail(badLine(2, unshaped("", { _tag: "NoMoreLines" }))) : Result.succeed(edits);
}

/** Reads a study file line by line; refused with the first bad line and its field. Only games of the ground's library can be read. */
export const readStudy = (ground: StudyContext, text: string): Result.Result<readonly StoredStudyEdit[], Refusal> =>
  toTheEnd(readingStudy(ground, text));

/** Edits that say who may see and change a study: they stay with the study that they were made in. */
const OF_ITS_PEOPLE: ReadonlySet<string> = new Set(["Joined", "SetMember", "SetName", "SetVisibility"]);

/** The edits of a read study as those of a new one that belongs to `who`: everything said in it keeps its author. */
export const adopted = (
  edits: readonly StoredStudyEdit[],
  study: string,
  who: EditAuthor,
): readonly StoredStudyEdit[] =>
  edits
    .filter(({ change }) => !OF_ITS_PEOPLE.has(change._tag))
    .map((stored, seq) =>
      stored.change._tag === "Created"
        ? { ...stored, ...who, seq, change: { ...stored.change, study } }
        : { ...stored, seq },
    );
