import {
  badLine,
  type Dice,
  diceFor,
  type Entry,
  foldMainline,
  lastRulesChange,
  lineOfEntry,
  type LogFile,
  type LogHeader,
  type Malformed,
  readLog,
  type Refusal,
  type Rules,
  unshaped,
} from "@blueplate/kernel";
import { Result } from "effect";
import { contradictsItself, redecideEntry, goneBack, isAltered, type LineState, stepBefore } from "./redecide.ts";
import { partialVerification, type VerificationResult } from "./partial-verification.ts";
import { impossible, type VerificationContext, type EntryWithEvents } from "./faults.ts";

/** The last entry that was played before this game went on from it with dice of its own; below 0 for none. */
const takenOver = (entries: readonly Entry[]): number => {
  const played = entries.findIndex(
    (entry, seq) => seq > 0 && !("commandId" in entry && entry.commandId === stepBefore(seq)),
  );
  const last = played < 0 ? entries.length - 1 : played - 1;
  return last > 0 ? last : -1;
};

/** An entry of a log that is not as it stands there by the rules of today. */
export interface LogFault {
  readonly entry: number;
  readonly fault: Malformed;
}

/** How a log stands to the rules of today, by which it was played again. */
export interface LogVerdict {
  /** Its head names other rules than those of today. */
  readonly otherRules: boolean;
  /** The first entry of which the rules of today come to something else; null where they come to the same throughout. */
  readonly differs: LogFault | null;
  /** Entries of which something is believed, because dice or secrets decide it that nobody here knows. */
  readonly believed: readonly number[];
  /** Entries that stand before a change of rules and were decided by others than those of today: believed where they can be. */
  readonly earlier: readonly number[];
}

/** A log with what it takes to play it again; `initialState` is the state before its first entry. */
interface Played extends Pick<LogFile, "header" | "seed" | "entries"> {
  readonly rules: Rules;
  readonly initialState: unknown;
}

/** What does not fit in an entry that tells facts, by all that is known of its dice. */
const foundIn = (
  measure: VerificationContext,
  state: unknown,
  entry: EntryWithEvents,
  dice: Dice | null,
): VerificationResult => {
  if (!dice) return partialVerification(measure, state, entry);
  const { fault, differences } = redecideEntry(measure.rules, state, entry, dice);
  return entry._tag === "GameStarted" && differences === "many"
    ? partialVerification(measure, state, entry)
    : { fault, whole: true };
};

/** Under other rules an entry may have come to other facts, but to none that cannot be, and by a choice that is known and comes to them. */
const isOfOtherRules = (
  measure: VerificationContext,
  state: unknown,
  entry: EntryWithEvents,
  fault: Malformed,
  dice: Dice | null,
): boolean =>
  !(fault.field === "command" && dice && contradictsItself(measure.rules, state, entry, dice)) &&
  !fault.field.startsWith("command.content") &&
  (entry._tag !== "GameStarted" || entry.events.length > 0) &&
  impossible(measure, state, entry) === null;

/** Whose rules decided an entry: those of today, those of before a change that are not here, or others in force at its end. */
type Origin = "today" | "earlier" | "other";

const originsOf = (rules: Rules, { hash }: LogHeader, entries: readonly Entry[]): readonly Origin[] => {
  const origins: Origin[] = [];
  let now: Origin = hash === rules.hash ? "today" : "other";
  for (const entry of entries.toReversed()) {
    if (entry._tag === "RulesChanged") now = entry.from.hash === rules.hash ? "today" : "earlier";
    origins.push(now);
  }
  return origins.toReversed();
};

/** What was found out about a log when it was played again. */
interface Findings extends Pick<LogVerdict, "believed" | "earlier"> {
  readonly differing: readonly LogFault[];
  /** The first entry that cannot be; null where there is none. */
  readonly impossible: LogFault | null;
}

/** Plays a log again up to its first entry that cannot be. Up to the entry `before` another game's dice decided. */
const playedAgain = ({ rules, initialState, header, seed, entries }: Played, before: number): Findings => {
  const measure: VerificationContext = { rules, seats: header.config.seats };
  const origins = originsOf(rules, header, entries);
  const line: LineState[] = [];
  // So many entries of the line were decided when the rules changed: nobody goes back over it.
  let kept = 0;
  const ids = new Set<string>();
  const believed: number[] = [];
  const earlier: number[] = [];
  const differing: LogFault[] = [];
  const toldFault = (entry: EntryWithEvents, seq: number, state: unknown): Malformed | null => {
    if (origins[seq] === "earlier") {
      earlier.push(seq);
      return impossible(measure, state, entry);
    }
    const dice = seed === null || seq <= before ? null : diceFor(seed, line.length);
    const { fault, whole } = foundIn(measure, state, entry, dice);
    if (fault && !(origins[seq] === "other" && isOfOtherRules(measure, state, entry, fault, dice))) return fault;
    if (fault) differing.push({ entry: seq, fault });
    if (!whole) believed.push(seq);
    return null;
  };
  const faultOf = (entry: Entry, seq: number): Malformed | null => {
    if (entry._tag === "ControllerChanged") return null;
    if (entry._tag === "RulesChanged") kept = line.length;
    if (entry._tag === "Undone") return goneBack(line, entry.to, kept) ? null : unshaped("to", { _tag: "NotBefore" });
    if (!("events" in entry)) return null;
    const state = line.length > 0 ? line.at(-1)?.state : initialState;
    const fault = toldFault(entry, seq, state);
    if (fault === null) line.push({ seq, state: foldMainline(rules, [entry], state) });
    return fault;
  };
  for (const [seq, entry] of entries.entries()) {
    const twice = "commandId" in entry && ids.has(entry.commandId);
    const fault = twice ? unshaped("commandId", { _tag: "ThereAlready" }) : faultOf(entry, seq);
    if (fault) return { believed, earlier, differing, impossible: { entry: seq, fault } };
    if ("commandId" in entry) ids.add(entry.commandId);
  }
  return { believed, earlier, differing, impossible: null };
};

/** Plays a log again: how it stands to the rules of today, or the first entry that cannot be as it stands there. */
export const verdictOf = (log: Played): Result.Result<LogVerdict, LogFault> => {
  const { rules, seed, entries } = log;
  const before = takenOver(entries);
  const { differing, impossible: never, ...found } = playedAgain(log, before);
  const [differs = null] = differing;
  // What cannot be may have begun where the log first differs.
  if (never) return Result.fail(differs ?? never);
  const taken = Math.max(before, lastRulesChange(entries)?.seq ?? -1);
  return differs && seed !== null && isAltered(rules, seed, { entries, before: taken, count: differing.length })
    ? Result.fail(differs)
    : Result.succeed({ ...found, otherRules: log.header.hash !== rules.hash, differs });
};

/** A log that was read and played again. */
export interface VerifiedLog extends LogFile {
  readonly rules: Rules;
  readonly verdict: LogVerdict;
}

/**
 * Reads a log and plays it again: every choice has to be allowed by the rules of today and to come to the very facts that stand in
 * it. Where the seed is not known, or a secret is closed, facts that depend on it are believed unless they are impossible; where the head
 * names other rules, facts may be other than those of today come to, and the verdict says where. So may those before a change of rules.
 * Refused with the first line that does not fit; docs/formats.md says what is checked.
 */
export const readValidLog = (
  text: string,
  load: (header: LogHeader) => Result.Result<Rules, Refusal>,
): Result.Result<VerifiedLog, Refusal> =>
  Result.flatMap(readLog(text, load), (read) => {
    const verdict = verdictOf({ ...read, initialState: read.rules.initialState });
    return Result.isFailure(verdict)
      ? Result.fail(badLine(lineOfEntry(text, verdict.failure.entry) ?? 1, verdict.failure.fault))
      : Result.succeed({ ...read, verdict: verdict.success });
  });
