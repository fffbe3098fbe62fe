import { Result } from "effect";
import type { Tagged } from "../json.ts";
import { type GameStarted, type Entry, lastRulesChange, type RulesChanged } from "../log.ts";
import { type Malformed, type Refusal, unshaped } from "../refusal.ts";
import type { Rules } from "../rules.ts";
import { beginTable, rollback, changeController, openTable, submit, type Table } from "../table.ts";

/** The table after what an entry tells was done once more. */
const doneAgain = <S, C extends Tagged, E extends Tagged>(
  table: Table<S, C, E>,
  entry: Exclude<Entry<E>, GameStarted<E> | RulesChanged>,
): Result.Result<Table<S, C, E>, Refusal> => {
  if (entry._tag === "ControllerChanged") return Result.succeed(changeController(table, entry, entry.at).table);
  if (entry._tag === "Undone") return Result.map(rollback(table, entry, entry.at), (step) => step.table);
  const { seat, commandId, seq, at } = entry;
  return Result.flatMap(table.rules.codecs.command.decode(entry.command.content), (command) =>
    Result.map(submit(table, { seat, commandId, seen: seq - 1, command }, at), (step) => step.table),
  );
};

/** The table where the choices of a log begin that its rules have to answer for: what other rules decided before is taken as it is told. */
const beginningOf = <S, C extends Tagged, E extends Tagged>(
  rules: Rules<S, C, E>,
  seed: string,
  entries: readonly Entry<E>[],
): Table<S, C, E> => {
  const change = lastRulesChange(entries);
  return change
    ? openTable(rules, seed, entries.slice(0, change.seq + 1))
    : beginTable(rules, seed, entries[0]?.at ?? 0);
};

/**
 * The table to which every recorded choice of a log leads when it is made again, undone ones too; or the first entry that is refused.
 * Where the rules of the log have changed, every choice since.
 */
export const redecide = <S, C extends Tagged, E extends Tagged>(
  rules: Rules<S, C, E>,
  seed: string,
  entries: readonly Entry<E>[],
): Result.Result<Table<S, C, E>, Malformed> => {
  let table = beginningOf(rules, seed, entries);
  for (const entry of entries.slice(table.entries.length)) {
    const field = `entries[${entry.seq}]`;
    if (entry._tag === "GameStarted" || entry._tag === "RulesChanged")
      return Result.fail(unshaped(field, { _tag: "FirstAlone", kind: entry._tag }));
    const done = doneAgain(table, entry);
    if (Result.isFailure(done)) return Result.fail(unshaped(field, { _tag: "Disallowed", refusal: done.failure }));
    table = done.success;
  }
  return Result.succeed(table);
};
