import { type Entry, eventsOf } from "@blueplate/kernel";
import { shell, type TableProps } from "@blueplate/tabletop";
import { botSeats } from "@blueplate/tabletop/people";
import { createSignal, type JSX, Show, Suspense } from "solid-js";
import { clientOf } from "../games/index.ts";

/** True where bots had a part in an entry of which the game can say why. */
const canSayWhy = ({ facts }: TableProps, entry: Entry): boolean => {
  const events = eventsOf(entry);
  const bots: readonly number[] = botSeats(facts);
  const isBots = entry._tag === "Played" && bots.includes(entry.seat);
  // What all have turned up together is told in the entry of whoever was last.
  const isCommon = bots.length > 0 && events.some((event) => !("seat" in event));
  return (isBots || isCommon) && (clientOf(facts.game).isExplained?.(events) ?? false);
};

/** True where the first thing that an entry tells is what the game can say why of. */
export const isFirstExplained = ({ facts }: TableProps, entry: Entry): boolean =>
  clientOf(facts.game).isExplained?.(eventsOf(entry).slice(0, 1)) ?? false;

/** Under what a bot did: why, folded up until somebody wants to know. */
export const WhyLine = (props: { readonly table: TableProps; readonly entry: Entry }): JSX.Element => {
  const [open, setOpen] = createSignal(false);
  return (
    <Show when={canSayWhy(props.table, props.entry) && clientOf(props.table.facts.game).Why}>
      {(Why) => {
        const Lines = Why();
        return (
          <li class="log-why">
            <details onToggle={(event) => setOpen(event.currentTarget.open)}>
              <summary>{shell().table.why}</summary>
              <Show when={open()}>
                <Suspense>
                  <Lines table={props.table} entry={props.entry} />
                </Suspense>
              </Show>
            </details>
          </li>
        );
      }}
    </Show>
  );
};
