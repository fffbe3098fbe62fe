import { explainEvents, recalledFrom, searches } from "@blueplate/bot";
import { type Entry, eventsOf, mainline } from "@blueplate/kernel";
import { magnateWords } from "@blueplate/magnate-table";
import { sentencesOf, shell, type TableProps } from "@blueplate/tabletop";
import { botOf, botSeats } from "@blueplate/tabletop/people";
import { REASONS } from "@blueplate/variants/reasons";
import { WORTHS } from "@blueplate/variants/worths";
import { plain } from "@blueplate/words";
import { reasonLine, reasonWords } from "@blueplate/words/reason-text";

/** What speaks for what bots did in an entry, by what everybody can see: of several bots each line begins with a name. */
export const reasonLinesOf = (table: TableProps, entry: Entry): readonly string[] => {
  const { rules, names } = table;
  const line = mainline(table.entries);
  const at = line.findIndex(({ seq }) => seq === entry.seq);
  const before = line.slice(0, Math.max(0, at)).flatMap(eventsOf);
  const bots = botSeats(table.facts);
  const searching = bots.filter((seat) => searches(botOf(table.facts, seat) ?? ""));
  const position = { rules, ...recalledFrom(rules, before), reader: "watcher", searching } as const;
  const moves = explainEvents(position, eventsOf(entry), { worths: WORTHS, reasons: REASONS });
  const speech = reasonWords({ why: magnateWords().why, comma: shell().comma, names }, table.words);
  return moves.filter(({ seat }) => bots.includes(seat)).map((move) => reasonLine(speech, move));
};

/** Whoever looks on has no last move: so many entries are told to them. */
const TOLD_TO_WATCHERS = 8;

/** What bots have done since the last move of whoever asks, each with what speaks for it below; what nothing speaks for is left out. */
export const whySinceOwn = (table: TableProps): readonly string[] => {
  const line = mainline(table.entries);
  const bots: readonly number[] = botSeats(table.facts);
  const own = line.findLastIndex((entry) => entry._tag === "Played" && entry.seat === table.seat);
  // What all turn up together is told in the entry of whoever was last: one's own too.
  const since = table.seat === null ? line.slice(-TOLD_TO_WATCHERS) : line.slice(Math.max(0, own));
  return since.flatMap((entry) => {
    if (entry._tag !== "Played") return [];
    const reasons = reasonLinesOf(table, entry);
    // What was turned up together is told by whoever was last first: the reasons name their company there.
    const [told] = bots.includes(entry.seat) ? sentencesOf(entry, table.words, table.names) : [];
    return reasons.length === 0 ? [] : [...(told ? [plain(told)] : []), ...reasons.map((reason) => `– ${reason}`)];
  });
};
