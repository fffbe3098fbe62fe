import {
  badLine,
  decideEntry,
  type Dice,
  diceFor,
  differing,
  type Entry,
  eventsOf,
  foldLine,
  isEnvelope,
  type LineFault,
  linesIn,
  type LogFile,
  type LogHeader,
  type Malformed,
  type Played,
  readLog,
  type Refusal,
  type Rules,
  settle,
  type Tagged,
  unfit,
  unshaped,
} from "@blueplate/kernel";
import { Result } from "effect";
import { guarded, stopped, UNKNOWN_DICE } from "./guard.ts";
import { stepBefore } from "./told-line.ts";

/** An entry that tells facts. */
type Told = Extract<Entry, { readonly events: unknown }>;

/** The rules cannot go on here. */
const MISPLAYED = unfit("", { _tag: "Misplayed" });

/** Where the line of a log stands after one of its entries. */
interface Stand {
  readonly seq: number;
  readonly state: unknown;
}

/** What a log is checked by: its rules and its seed, where that is known. */
interface Measure {
  readonly rules: Rules;
  readonly seed: string | null;
  readonly seats: number;
}

/** Characters of a value that are told: enough to find it again. */
const TOLD = 60;

/** A value of a log in few words: a fact by its kind, all else as JSON; null for none. */
const briefly = (value: unknown): string | null => {
  if (value === undefined) return null;
  const tag = typeof value === "object" && value !== null && "_tag" in value ? value._tag : undefined;
  const text = JSON.stringify(tag ?? value);
  return text.length > TOLD ? `${text.slice(0, TOLD)}…` : text;
};

const pathOf = (keys: readonly string[]): string =>
  keys.map((key, at) => (/^\d+$/.test(key) ? `[${key}]` : `${at === 0 ? "" : "."}${key}`)).join("");

/** An envelope that came closed agrees with any that the same seats may read. */
const closedAgrees = (expected: unknown, got: unknown): boolean =>
  typeof expected === "object" &&
  expected !== null &&
  typeof got === "object" &&
  got !== null &&
  isEnvelope(expected) &&
  isEnvelope(got) &&
  got.content === null &&
  !differing(expected.readers, got.readers);

const otherThan = (expected: unknown, got: unknown, isOpen: boolean): Malformed | null => {
  const found = differing(expected, got, isOpen ? undefined : closedAgrees);
  if (!found) return null;
  const reason: LineFault = { _tag: "OtherFact", expected: briefly(found.a), got: briefly(found.b) };
  return unshaped(pathOf(found.path), reason);
};

/** The first field in a fact that names a seat which nobody sits on; every game calls such a field `seat`. */
const strangeSeat = (value: unknown, seats: number, path: readonly string[] = []): readonly string[] | null => {
  if (typeof value !== "object" || value === null) return null;
  for (const [key, each] of Object.entries(value)) {
    const here = [...path, key];
    if (key === "seat" && typeof each === "number" && each >= seats) return here;
    const found = strangeSeat(each, seats, here);
    if (found) return found;
  }
  return null;
};

/** What no game could tell, whatever was rolled and whatever is in its envelopes; null when all is well. */
const impossible = ({ rules, seats }: Measure, before: unknown, entry: Told): Malformed | null => {
  const path = strangeSeat({ events: entry.events }, seats);
  if (path) return unshaped(pathOf(path), { _tag: "NoSuchSeat", seats });
  let state = before;
  for (const [at, event] of entry.events.entries()) {
    const doubt = rules.doubt?.(state, event) ?? null;
    if (doubt) return { ...doubt, field: `events[${at}].${doubt.field}` };
    state = rules.evolve(state, event);
  }
  const rests = rules.waitsFor(state).length > 0 || rules.outcome(state) !== null;
  return rests ? null : unshaped(`events[${entry.events.length}]`, { _tag: "Missing" });
};

/** What the rules come to where a log tells an entry; a refusal where they do not allow it. */
const expected = (rules: Rules, before: unknown, entry: Told, dice: Dice): Result.Result<Told, Malformed> => {
  if (entry._tag === "Begun") {
    return Result.succeed({ ...entry, events: settle(rules, rules.blank, rules.begin(dice), dice).events });
  }
  const { seat, commandId, seq, at } = entry;
  return Result.flatMap(rules.codecs.command.decode(entry.command.content), (command) =>
    Result.mapBoth(decideEntry(rules, before, { seat, commandId, command, seq, at }, dice), {
      onSuccess: (decided) => decided.entry,
      onFailure: (refusal) => unshaped("command", { _tag: "Disallowed", refusal }),
    }),
  );
};

/** What does not fit in an entry whose dice are known and whose secrets are open: all of it is decided again. */
const wrong = (rules: Rules, before: unknown, entry: Told, dice: Dice): Malformed | null => {
  const answer = stopped(() => expected(rules, before, entry, dice));
  if ("by" in answer) return MISPLAYED;
  return Result.isFailure(answer.value) ? answer.value.failure : otherThan(answer.value.success, entry, true);
};

const isOpen = (entry: Told): entry is Played<Tagged> => entry._tag === "Played" && entry.command.content !== null;

/** The facts that an entry tells are others than the rules come to, closed envelopes aside. */
const otherEvents = (events: readonly Tagged[], entry: Told): Malformed | null =>
  otherThan({ events }, { events: entry.events }, false);

/** What does not follow from a choice that is known, if neither dice nor secrets decide it. */
const otherChoice = (rules: Rules, before: unknown, entry: Played<Tagged>): Malformed | null => {
  const answer = stopped(() => expected(rules, guarded(before), entry, UNKNOWN_DICE));
  if ("by" in answer) return null;
  if (Result.isFailure(answer.value)) return answer.value.failure;
  return otherEvents(eventsOf(answer.value.success), entry);
};

/**
 * What does not follow from the first facts of an entry, whose choice is not known: as many of them are believed as it takes to come
 * to the rest. Null where dice or secrets decide it.
 */
const otherCourse = (rules: Rules, before: unknown, entry: Told): Malformed | null => {
  const [state, events] = [guarded(before), guarded(entry.events)];
  let first: Malformed | null = null;
  for (let own = 1; own <= events.length; own++) {
    const answer = stopped(() => settle(rules, state, events.slice(0, own), UNKNOWN_DICE).events);
    if ("by" in answer) return null;
    const other = stopped(() => otherEvents(answer.value, entry));
    if ("by" in other || other.value === null) return null;
    first ??= other.value;
  }
  return first;
};

/** The same where dice or secrets are not known: what follows without them is decided again, of the rest only what cannot be is found. */
const doubtful = (measure: Measure, before: unknown, entry: Told): Malformed | null => {
  const { rules } = measure;
  const other = isOpen(entry) ? otherChoice(rules, before, entry) : otherCourse(rules, before, entry);
  if (other) return other;
  const answer = stopped(() => impossible(measure, before, entry));
  return "value" in answer ? answer.value : MISPLAYED;
};

/** The last entry that was played before this game went on from it with dice of its own; below 0 for none. */
const takenOver = (entries: readonly Entry[]): number => {
  const played = entries.findIndex(
    (entry, seq) => seq > 0 && !("commandId" in entry && entry.commandId === stepBefore(seq)),
  );
  const last = played < 0 ? entries.length - 1 : played - 1;
  return last > 0 ? last : -1;
};

/** An entry of a log that cannot be as it stands there. */
interface Doubt {
  readonly entry: number;
  readonly fault: Malformed;
}

/** Goes back in the line; false where it does not lead to an earlier entry that counts. */
const goneBack = (line: Stand[], to: number): boolean => {
  const at = line.findIndex(({ seq }) => seq === to);
  if (at < 0 || at === line.length - 1) return false;
  line.splice(at + 1);
  return true;
};

const doubtIn = (rules: Rules, { header, seed, entries }: LogFile): Doubt | null => {
  const measure: Measure = { rules, seed, seats: header.config.seats };
  const before = takenOver(entries);
  const line: Stand[] = [];
  const ids = new Set<string>();
  const faultOf = (entry: Entry, seq: number): Malformed | null => {
    if (entry._tag === "Handed") return null;
    if (entry._tag === "Undone") return goneBack(line, entry.to) ? null : unshaped("to", { _tag: "NotBefore" });
    const state = line.at(-1)?.state ?? rules.blank;
    const fault =
      seed === null || seq <= before
        ? doubtful(measure, state, entry)
        : wrong(rules, state, entry, diceFor(seed, line.length));
    if (!fault) line.push({ seq, state: foldLine(rules, [entry], state) });
    return fault;
  };
  for (const [seq, entry] of entries.entries()) {
    const twice = "commandId" in entry && ids.has(entry.commandId);
    const fault = twice ? unshaped("commandId", { _tag: "ThereAlready" }) : faultOf(entry, seq);
    if (fault) return { entry: seq, fault };
    if ("commandId" in entry) ids.add(entry.commandId);
  }
  return null;
};

/**
 * Reads a log and plays it again: every choice has to be allowed by the rules of today and to come to the very facts that stand in
 * it. Where the seed is not known, or a secret is closed, facts that depend on it are believed unless they are impossible. Refused with
 * the first line that does not fit; docs/formats.md says what is checked.
 */
export const readValidLog = (
  text: string,
  load: (header: LogHeader) => Result.Result<Rules, Refusal>,
): Result.Result<LogFile & { readonly rules: Rules }, Refusal> =>
  Result.flatMap(readLog(text, load), (read) => {
    const doubt = doubtIn(read.rules, read);
    return doubt
      ? Result.fail(badLine(linesIn(text)[doubt.entry + 1]?.number ?? 1, doubt.fault))
      : Result.succeed(read);
  });
