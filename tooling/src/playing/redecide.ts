import {
  beginTable,
  effectiveLine,
  foldLine,
  goBack,
  hand,
  type LogFile,
  openTable,
  type Handed,
  type Played,
  type Rules,
  submit,
  type Table,
  type Tagged,
  type Undone,
} from "@blueplate/kernel";
import { Result } from "effect";

/** What became of a log when its choices were made again under today's rules. */
export interface Redecided {
  /** The state that the recorded facts fold to. */
  readonly folded: unknown;
  /** The table that today's rules come to from the recorded choices. */
  readonly table: Table;
}

const choiceOf = (rules: Rules, entry: Played<Tagged>): Tagged => {
  const decoded = rules.codecs.command.decode(entry.command.content);
  if (Result.isFailure(decoded)) throw new Error(`entry ${entry.seq}: ${JSON.stringify(decoded.failure)}`);
  return decoded.success;
};

/** Does once more what an entry tells. */
const again = (table: Table, entry: Played<Tagged> | Undone | Handed): ReturnType<typeof submit> => {
  if (entry._tag === "Undone") return goBack(table, entry, entry.at);
  if (entry._tag === "Handed") return Result.succeed(hand(table, entry, entry.at));
  const { seat, commandId, seq, at } = entry;
  return submit(table, { seat, commandId, seen: seq - 1, command: choiceOf(table.rules, entry) }, at);
};

/** Makes every recorded choice again, undone ones too. Throws where today's rules refuse one. */
export const redecide = (rules: Rules, file: LogFile): Redecided => {
  const seed = file.seed;
  if (seed === null) throw new Error("the log has no seed: the game was not over");
  let table: Table = beginTable(rules, seed, file.entries[0]?.at ?? 0);
  for (const entry of file.entries.slice(1)) {
    if (entry._tag === "Begun") throw new Error(`entry ${entry.seq}: a game begins once`);
    const step = again(table, entry);
    if (Result.isFailure(step)) throw new Error(`entry ${entry.seq} is refused: ${JSON.stringify(step.failure)}`);
    table = step.success.table;
  }
  return { folded: foldLine(rules, effectiveLine(openTable(rules, seed, file.entries).entries)), table };
};
