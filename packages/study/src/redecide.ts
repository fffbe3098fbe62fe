import {
  decideEntry,
  type Dice,
  diceFor,
  differing,
  foldMainline,
  type LogFile,
  type Malformed,
  type Rules,
  runToDecision,
  unshaped,
} from "@blueplate/kernel";
import { inside } from "@blueplate/kernel/scenario";
import { Result } from "effect";
import { MISPLAYED, otherThan, type EntryWithEvents } from "./faults.ts";
import { stopped } from "./lazy-view.ts";

/** How a step that was another game's is called in a log that goes on from it, by its number there. */
export const stepBefore = (seq: number): string => `before-${seq}`;

/** Where the line of a log stands after one of its entries. */
export interface LineState {
  readonly seq: number;
  readonly state: unknown;
}

/** What the rules come to where a log tells an entry; a refusal where they do not allow it. */
const expected = (
  rules: Rules,
  before: unknown,
  entry: EntryWithEvents,
  dice: Dice,
): Result.Result<EntryWithEvents, Malformed> => {
  if (entry._tag === "GameStarted") {
    return Result.succeed({
      ...entry,
      events: runToDecision(rules, rules.initialState, rules.begin(dice), dice).events,
    });
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

/** What came of an entry whose dice are known and whose secrets are open when all of it was decided again. */
export interface RedecidedEntry {
  /** The entry as the rules come to it; null where they do not allow it. */
  readonly entry: EntryWithEvents | null;
  readonly fault: Malformed | null;
  /** How many values of the entry are other than the rules come to. */
  readonly differences: "none" | "one" | "many";
}

/** Whether one value or more are other in two entries of which something differs. */
const differencesOf = (expected: EntryWithEvents, got: EntryWithEvents): RedecidedEntry["differences"] => {
  const first = differing(expected, got);
  if (!first) return "none";
  const isValue = (value: unknown): boolean => value === null || typeof value !== "object";
  return isValue(first.a) && isValue(first.b) && !differing(expected, got, (a, b) => a === first.a && b === first.b)
    ? "one"
    : "many";
};

/** Decides an entry again whose dice are known and whose secrets are open. */
export const redecideEntry = (rules: Rules, before: unknown, entry: EntryWithEvents, dice: Dice): RedecidedEntry => {
  const answer = stopped(() => expected(rules, before, entry, dice));
  if ("by" in answer) return { entry: null, fault: MISPLAYED, differences: "one" };
  if (Result.isFailure(answer.value)) return { entry: null, fault: answer.value.failure, differences: "one" };
  const redecided = answer.value.success;
  return { entry: redecided, fault: otherThan(redecided, entry, true), differences: differencesOf(redecided, entry) };
};

/** Whether a choice, were it allowed, would begin with another fact than stands there: then the entry contradicts itself. */
export const contradictsItself = (rules: Rules, before: unknown, entry: EntryWithEvents, dice: Dice): boolean => {
  if (entry._tag === "GameStarted") return false;
  const first = stopped(() => {
    const command = Result.getOrThrow(rules.codecs.command.decode(entry.command.content));
    return rules.forms[command._tag]?.decide(before, entry.seat, command, dice)[0];
  });
  return !("value" in first) || differing(first.value, entry.events[0]) !== null;
};

/** Goes back in the line, of which the first `kept` stay; false where it does not lead to an earlier entry that counts. */
export const goneBack = (line: LineState[], to: number, kept = 0): boolean => {
  const at = line.findIndex(({ seq }) => seq === to);
  if (at < 0 || at < kept - 1 || at === line.length - 1) return false;
  line.splice(at + 1);
  return true;
};

/**
 * Whether a log that differs from the rules of today in `count` of its entries was changed afterwards, not played by other rules:
 * put right, entry by entry, it has fewer that differ, or none of which more than one value is another. What other rules bring about goes
 * on to have its effect, and a log that is put right differs all the more. Up to the entry `before` another game's dice decided.
 */
export const isAltered = (
  rules: Rules,
  seed: string,
  { entries, before, count }: Pick<LogFile, "entries"> & { readonly before: number; readonly count: number },
): boolean => {
  const line: LineState[] = [];
  let [found, isPetty] = [0, true];
  for (const [seq, entry] of entries.entries()) {
    if (entry._tag === "Undone") goneBack(line, entry.to);
    if (!("events" in entry)) continue;
    const state = line.length > 0 ? line.at(-1)?.state : rules.initialState;
    const played = redecideEntry(rules, state, entry, diceFor(seed, line.length));
    const isTaken = seq <= before || (seq === 0 && played.differences === "many");
    const again = isTaken ? { ...played, entry, fault: null } : played;
    if (again.fault) found++;
    if (again.fault && (again.differences !== "one" || !again.entry)) isPetty = false;
    if (found > count || (found === count && !isPetty)) return false;
    const right = stopped(() => foldMainline(rules, [again.entry ?? entry], state));
    if (!("value" in right)) return false;
    line.push({ seq, state: right.value });
  }
  return true;
};
