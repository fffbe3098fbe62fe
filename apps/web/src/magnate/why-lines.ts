import { type Entry, mainline } from "@blueplate/kernel";
import { magnateWords } from "@blueplate/magnate-table";
import { sentencesOf, shell, type TableProps } from "@blueplate/tabletop";
import { botSeats } from "@blueplate/tabletop/people";
import { plain } from "@blueplate/words";
import { reasonLine, reasonWords } from "@blueplate/words/reason-text";
import { explainedAt } from "./explained-line.ts";

const reasonLinesAt = (table: TableProps, line: readonly Entry[], at: number): readonly string[] => {
  const speech = reasonWords({ why: magnateWords().why, comma: shell().comma, names: table.names }, table.words);
  return explainedAt(table, line, at).map((move) => reasonLine(speech, move));
};

/** What speaks for what bots did in an entry, by what everybody can see: of several bots each line begins with a name. */
export const reasonLinesOf = (table: TableProps, entry: Entry): readonly string[] => {
  const line = mainline(table.entries);
  const at = line.findIndex(({ seq }) => seq === entry.seq);
  return reasonLinesAt(table, line, at);
};

/** Whoever looks on has no last move: so many entries are told to them. */
const TOLD_TO_WATCHERS = 8;

/** What bots have done since the last move of whoever asks, each with what speaks for it below; what nothing speaks for is left out. */
export const whySinceOwn = (table: TableProps): readonly string[] => {
  const line = mainline(table.entries);
  const bots: readonly number[] = botSeats(table.facts);
  const own = line.findLastIndex((entry) => entry._tag === "Played" && entry.seat === table.seat);
  // What all turn up together is told in the entry of whoever was last: one's own too.
  const from = table.seat === null ? Math.max(0, line.length - TOLD_TO_WATCHERS) : Math.max(0, own);
  return line.slice(from).flatMap((entry, after) => {
    if (entry._tag !== "Played") return [];
    const reasons = reasonLinesAt(table, line, from + after);
    // What was turned up together is told by whoever was last first: the reasons name their company there.
    const [told] = bots.includes(entry.seat) ? sentencesOf(entry, table.words, table.names) : [];
    return reasons.length === 0 ? [] : [...(told ? [plain(told)] : []), ...reasons.map((reason) => `– ${reason}`)];
  });
};
