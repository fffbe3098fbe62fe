import { createLineRecall, explainEvents, searches } from "@blueplate/bot";
import { type Entry, eventsOf, type Rules } from "@blueplate/kernel";
import type { TableProps } from "@blueplate/tabletop";
import { botOf, botSeats } from "@blueplate/tabletop/people";
import { REASONS } from "@blueplate/variants/reasons";
import { WORTHS } from "@blueplate/variants/worths";

const recalls = new WeakMap<Rules, ReturnType<typeof createLineRecall>>();

/** What is remembered along the line of a table: whoever asks of several of its entries has it told once. */
const recallOfLine = (rules: Rules): ReturnType<typeof createLineRecall> => {
  const known = recalls.get(rules) ?? createLineRecall(rules);
  recalls.set(rules, known);
  return known;
};

/** What bots did in the entry at a place of a line, each with what speaks for it by what everybody can see. */
export const explainedAt = (
  { rules, facts }: Pick<TableProps, "rules" | "facts">,
  line: readonly Entry[],
  at: number,
): ReturnType<typeof explainEvents> => {
  const entry = line[at];
  if (!entry) return [];
  const bots = botSeats(facts);
  const searching = bots.filter((seat) => searches(botOf(facts, seat) ?? ""));
  const position = { rules, ...recallOfLine(rules)(line, at), reader: "watcher", searching } as const;
  const moves = explainEvents(position, eventsOf(entry), { worths: WORTHS, reasons: REASONS });
  return moves.filter(({ seat }) => bots.includes(seat));
};
