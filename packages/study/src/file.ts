import { type BadLine, codecOf, type Malformed, parseJson, type Refusal, refusal } from "@blueplate/kernel";
import { Result, Schema } from "effect";
import type { Who } from "./book.ts";
import { decodeStored, type Stored } from "./edits.ts";
import { addedBy, evolve } from "./evolve.ts";
import type { Ground } from "./ground.ts";
import { LIMITS } from "./limits.ts";
import type { TooMuch } from "./refusals.ts";
import { decodeEvents } from "./reader.ts";
import { hasNode } from "./refuse.ts";
import { shown, unlessStopped, misnumbered } from "./sources.ts";
import { BLANK, chapterOf, type Study } from "./study.ts";

/** The number of a study file's form. */
export const STUDY_VERSION = 1;

const headCodec = codecOf(
  Schema.Struct({ study: Schema.Literal("blueplate"), version: Schema.Literal(STUDY_VERSION), title: Schema.String }),
);

/** A study as JSON lines: the head first, then an edit a line (docs/formats.md). */
export const writeStudy = (study: Study, edits: readonly Stored[]): string =>
  [{ study: "blueplate", version: STUDY_VERSION, title: study.title }, ...edits]
    .map((each) => `${JSON.stringify(each)}\n`)
    .join("");

const badLine = (line: number, fault: Pick<Malformed, "field" | "message">): Refusal =>
  refusal<BadLine>({ _tag: "BadLine", rule: "", line, field: fault.field, message: fault.message });

type Fault = Pick<Malformed, "field" | "message">;

/** What does not fit between a change and the study before it, or null. */
const misfit = (study: Study, { seq, change }: Stored, next: number): Fault | null => {
  if (seq !== next) return { field: "seq", message: `expected edit ${next}, got ${seq}` };
  if ((change._tag === "Created") !== (next === 0)) {
    return { field: "change._tag", message: "Created stands first, and once" };
  }
  const chapter = "chapter" in change ? chapterOf(study, change.chapter) : undefined;
  if (change._tag === "ChapterAdded" && chapter) return { field: "change.chapter", message: "is there already" };
  const [first, ...more] = chapter ? addedBy(change) : [];
  if (!first || !chapter) return null;
  const ids = [first, ...more].map(({ id }) => id);
  if (new Set(ids).size < ids.length || ids.some((id) => hasNode(chapter, id))) {
    return { field: "change.node", message: "is there already" };
  }
  return hasNode(chapter, first.parent) ? null : { field: "change.parent", message: "is not there" };
};

/** Whether what was added can be shown: its facts fit the game and can be folded. `study` is the one after it. */
const unshowable = (ground: Ground, study: Study, { change }: Stored): Refusal | null => {
  if (change._tag === "ChapterAdded") {
    const fault = change.source._tag === "Game" ? misnumbered(change.source) : null;
    const shows = shown(ground, change.source);
    return fault ?? (Result.isFailure(shows) ? shows.failure : null);
  }
  const chapter = "chapter" in change ? chapterOf(study, change.chapter) : undefined;
  const added = addedBy(change);
  if (added.length === 0 || !chapter) return null;
  const states = Result.flatMap(ground.reader(chapter.source), (reader) =>
    Result.all(
      added.map(({ id, events }) =>
        Result.flatMap(decodeEvents(reader.rules, events), () => unlessStopped(() => reader.state(chapter, id))),
      ),
    ),
  );
  return Result.isFailure(states) ? states.failure : null;
};

const faultOf = (failure: Refusal): Fault => ({
  field: "field" in failure && typeof failure.field === "string" ? failure.field : "change",
  message: "message" in failure && typeof failure.message === "string" ? failure.message : failure._tag,
});

/** The lines that say something, each with its number in the file. */
const linesIn = (text: string) =>
  text.split("\n").flatMap((line, index) => (line.trim() === "" ? [] : [{ text: line, number: index + 1 }]));

/** Reads a study file line by line; refused with the first bad line and its field. Only games of the ground's library can be read. */
export const readStudy = (ground: Ground, text: string): Result.Result<readonly Stored[], Refusal> => {
  if (text.length > LIMITS.studySize) {
    return Result.fail(refusal<TooMuch>({ _tag: "TooMuch", rule: "", what: "studySize", most: LIMITS.studySize }));
  }
  const lines = linesIn(text);
  const [first, ...rest] = lines;
  const head = headCodec.decode(parseJson(first?.text ?? ""));
  if (Result.isFailure(head)) return Result.fail(badLine(first?.number ?? 1, head.failure));
  if (rest.length === 0) return Result.fail(badLine(2, { field: "", message: "is missing" }));
  if (lines.length > LIMITS.edits) {
    return Result.fail(refusal<TooMuch>({ _tag: "TooMuch", rule: "", what: "edits", most: LIMITS.edits }));
  }
  const edits: Stored[] = [];
  let study = BLANK;
  for (const { text: line, number } of rest) {
    const stored = decodeStored(parseJson(line));
    if (Result.isFailure(stored)) return Result.fail(badLine(number, stored.failure));
    const fault = misfit(study, stored.success, edits.length);
    if (fault) return Result.fail(badLine(number, fault));
    study = evolve(study, stored.success);
    const hidden = unshowable(ground, study, stored.success);
    if (hidden) return Result.fail(badLine(number, faultOf(hidden)));
    edits.push(stored.success);
  }
  return Result.succeed(edits);
};

/** Edits that say who may see and change a study: they stay with the study that they were made in. */
const OF_ITS_PEOPLE: ReadonlySet<string> = new Set(["Joined", "SetMember", "SetName", "SetVisibility"]);

/** The edits of a read study as those of a new one that belongs to `who`: everything said in it keeps its author. */
export const adopted = (edits: readonly Stored[], study: string, who: Who): readonly Stored[] =>
  edits
    .filter(({ change }) => !OF_ITS_PEOPLE.has(change._tag))
    .map((stored, seq) =>
      stored.change._tag === "Created"
        ? { ...stored, ...who, seq, change: { ...stored.change, study } }
        : { ...stored, seq },
    );
