import { explainEvents, recalledFrom } from "@blueplate/bot";
import { type Entry, eventsOf, mainline, redact, type Rules, type Seat } from "@blueplate/kernel";
import { REASONS } from "@blueplate/variants/reasons";
import { WORTHS } from "@blueplate/variants/worths";
import { english, type GameWords, type NameOf, plain } from "@blueplate/words";
import { MAGNATE_TABLE_WORDS } from "@blueplate/words/magnate-table";
import { reasonLine, reasonWords } from "@blueplate/words/reason-text";

/** What is asked about: a log, by one who sits at its table. */
export interface WhyAsked {
  readonly rules: Rules;
  readonly words: GameWords;
  readonly names: NameOf;
  readonly entries: readonly Entry[];
  readonly seat: Seat;
}

const { why } = MAGNATE_TABLE_WORDS.en;

/** What an entry tells first, and below it what speaks for it, to a seat that has been told everything before. */
const linesOf = (
  { rules, words, names, seat }: WhyAsked,
  before: readonly Entry[],
  entry: Entry,
): readonly string[] => {
  const position = { rules, ...recalledFrom(rules, before.flatMap(eventsOf)), reader: seat };
  const moves = explainEvents(position, eventsOf(entry), { worths: WORTHS, reasons: REASONS });
  const speech = reasonWords({ why, comma: english.shell.comma, names }, words);
  const reasons = moves.filter((move) => move.seat !== seat).map((move) => `    ${reasonLine(speech, move)}`);
  const told = eventsOf(entry)
    .map((event) => words.event(event, names))
    .find((sentence) => sentence !== null);
  return reasons.length === 0 ? [] : [...(told ? [`  ${plain(told)}`] : []), ...reasons];
};

/** Why the others did what they did since the seat itself played last, by what it can see; one line where nothing can be said. */
export const whyLines = (asked: WhyAsked): readonly string[] => {
  const line = mainline(asked.entries).map((entry) => redact(entry, asked.seat));
  const own = line.findLastIndex((entry) => entry._tag === "Played" && entry.seat === asked.seat);
  const lines = line.flatMap((entry, at) => {
    const isOthers = at > own && entry._tag === "Played" && entry.seat !== asked.seat;
    return isOthers || at === own ? linesOf(asked, line.slice(0, at), entry) : [];
  });
  return lines.length > 0 ? lines : [`  ${why.nothing}`];
};
