import { explainEvents, recalledFrom, searches } from "@blueplate/bot";
import { type Entry, eventsOf, mainline } from "@blueplate/kernel";
import { magnateWords } from "@blueplate/magnate-table";
import { shell, type TableProps } from "@blueplate/tabletop";
import { botOf, botSeats } from "@blueplate/tabletop/people";
import { REASONS } from "@blueplate/variants/reasons";
import { WORTHS } from "@blueplate/variants/worths";
import { reasonLine, reasonWords } from "@blueplate/words/reason-text";
import { createMemo, For } from "solid-js";

const words = () => magnateWords().why;

/** What speaks for what bots did in an entry, by what everybody can see: of several bots each line begins with a name. */
const linesOf = (table: TableProps, entry: Entry): readonly string[] => {
  const { rules, names } = table;
  const line = mainline(table.entries);
  const at = line.findIndex(({ seq }) => seq === entry.seq);
  const before = line.slice(0, Math.max(0, at)).flatMap(eventsOf);
  const bots = botSeats(table.facts);
  const searching = bots.filter((seat) => searches(botOf(table.facts, seat) ?? ""));
  const position = { rules, ...recalledFrom(rules, before), reader: "watcher", searching } as const;
  const moves = explainEvents(position, eventsOf(entry), { worths: WORTHS, reasons: REASONS });
  const speech = reasonWords({ why: words(), comma: shell().comma, names }, table.words);
  return moves.filter(({ seat }) => bots.includes(seat)).map((move) => reasonLine(speech, move));
};

/** Why bots did what an entry tells. Nobody's secret is in it: it is found on this page, from what everybody has been told. */
export const Why = (props: { readonly table: TableProps; readonly entry: Entry }) => {
  // The entry does not change any more, and nothing that comes later changes why.
  const lines = createMemo(() => linesOf(props.table, props.entry));
  return (
    <ul class="why-lines" title={words().about}>
      <For each={lines()} fallback={<li>{words().nothing}</li>}>
        {(said) => <li>{said}</li>}
      </For>
    </ul>
  );
};
