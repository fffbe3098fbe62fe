import {
  type Chapter,
  type LogFault,
  isOfOtherRules,
  logTreeOf,
  type Reader,
  rulesChangedAfter,
  type ChapterSource,
  type LogVerdict,
} from "@blueplate/study";
import type { Session } from "./session.ts";

/** Whether somebody unknown may have written the log of a chapter: it is no table's of this server, and no game of this device. */
const isStrange = ({ key, chapter }: Session): boolean => {
  const { source } = chapter();
  return source._tag === "Game" && source.origin === null && /^(?:file|study)-/.test(key);
};

/** The last position of the line that a chapter was made with. */
export const lastOf = ({ source }: Chapter): string => logTreeOf(source).line.at(-1)?.id ?? "m0";

/** Whether the game that a chapter was made with is not over where its log ends. */
export const isUnfinished = (reader: Reader, chapter: Chapter): boolean =>
  reader.rules.outcome(reader.state(chapter, lastOf(chapter))) === null;

/** Whether a log that somebody brought ends before its game does: of a game that goes on here nobody need be told. */
export const endsEarly = (session: Session): boolean =>
  isStrange(session) && isUnfinished(session.reader, session.chapter());

/** How the log stands to the rules of today, where that can be asked: others are named, or nobody knows who wrote it. Else null. */
export const verdictOf = (session: Session): LogVerdict | null =>
  session.reader.otherRules || isStrange(session) || rulesChangedAfter(session.reader, session.chapter()) !== null
    ? session.reader.verdict()
    : null;

/** Whether the moment that is shown came about by other rules than those of today. */
export const isPastRules = (session: Session): boolean =>
  isOfOtherRules(session.reader, session.chapter(), session.node().id);

/** The step of the shown line from which on the rules of today decided, where others did before; null where none did. */
export const stepSinceChange = (session: Session): number | null => {
  const since = rulesChangedAfter(session.reader, session.chapter());
  const step = session.line().findIndex(({ id }) => id === since);
  return step < 0 ? null : step;
};

/** The step of the shown line at which an entry stands; null where it is not of it. */
export const stepOf = (session: Session, { entry }: LogFault): number | null => {
  const { source } = session.chapter();
  const original = source._tag === "Game" ? source.entries[entry] : undefined;
  const step = session.line().findIndex(({ events }) => original && "events" in original && original.events === events);
  return step < 0 ? null : step;
};

/** What of a log nobody could check: without its seed what dice and secrets decide, with it what came from elsewhere. */
type Unknown =
  | { readonly _tag: "noSeed"; readonly count: number; readonly of: number }
  | { readonly _tag: "setUp" }
  | { readonly _tag: "takenOver"; readonly count: number };

/** Whether a log came without its seed; a game that has only been set up has begun with dice that are known. */
export const isWithoutSeed = (source: ChapterSource): boolean =>
  source._tag === "Game" && source.seed === null && source.entries.length > 1;

/** What of a log has to be believed; null for what is checked as a whole, and for a game that has only been set up. */
export const unknownIn = (source: ChapterSource, { believed }: LogVerdict): Unknown | null => {
  const { seed, of } =
    source._tag === "Game" ? { seed: source.seed, of: source.entries.length } : { seed: null, of: 1 };
  if (believed.length === 0 || (seed === null && of === 1)) return null;
  if (seed === null) return { _tag: "noSeed", count: believed.length, of };
  return believed.length === 1 ? { _tag: "setUp" } : { _tag: "takenOver", count: believed.length };
};
