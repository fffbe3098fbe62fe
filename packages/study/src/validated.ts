import {
  badLine,
  decideEntry,
  type Dice,
  diceFor,
  type Entry,
  foldLine,
  linesIn,
  type LogFile,
  type LogHeader,
  type Malformed,
  readLog,
  type Refusal,
  type Rules,
  settle,
  unshaped,
} from "@blueplate/kernel";
import { inside } from "@blueplate/kernel/scenario";
import { Result } from "effect";
import { doubtful, type Measure, MISPLAYED, otherThan, type Told } from "./doubtful.ts";
import { stopped } from "./guard.ts";
import { stepBefore } from "./told-line.ts";

/** Where the line of a log stands after one of its entries. */
interface Stand {
  readonly seq: number;
  readonly state: unknown;
}

/** What the rules come to where a log tells an entry; a refusal where they do not allow it. */
const expected = (rules: Rules, before: unknown, entry: Told, dice: Dice): Result.Result<Told, Malformed> => {
  if (entry._tag === "Begun") {
    return Result.succeed({ ...entry, events: settle(rules, rules.blank, rules.begin(dice), dice).events });
  }
  const { seat, commandId, seq, at } = entry;
  const decoded = rules.codecs.command.decode(entry.command.content);
  return Result.flatMap(
    Result.mapError(decoded, (fault) => inside("command.content", fault)),
    (command) =>
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
  const measure: Measure = { rules, seats: header.config.seats };
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
