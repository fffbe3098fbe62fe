import { shell } from "@blueplate/tabletop";
import { Button } from "@blueplate/ui";
import { createSignal, For, Show } from "solid-js";
import type { createLists, Lists, ListName } from "./lists.ts";
import { FILTERS, type RowFilter, rowsOf } from "./rows.ts";
import { TableRow } from "./row.tsx";

const words = () => shell().lobby;

/** Rows that are shown before anybody asks for more. */
const ROWS_AT_FIRST = 8;

/** Which lists stand behind a kind of rows. */
const LISTS: Readonly<Record<RowFilter, readonly ListName[]>> = {
  all: ["mine", "open", "running"],
  mine: ["mine"],
  open: ["open"],
  running: ["running"],
};

const nameOf = (filter: RowFilter): string => words().front.filters[filter];

/** The rows that are shown: which of them are chosen, and how many. */
export const createShownRows = (known: ReturnType<typeof createLists>) => {
  const [filter, setFilter] = createSignal<RowFilter>("all");
  const [most, setMost] = createSignal(ROWS_AT_FIRST);
  const hasMore = (which: RowFilter): boolean => LISTS[which].some((list) => known.hasMore(list));
  return {
    filter,
    most,
    hasMore,
    choose: (which: RowFilter): void => {
      setFilter(which);
      setMost(ROWS_AT_FIRST);
    },
    more: (all: Lists): void => {
      setMost((before) => before * 2);
      if (rowsOf(all, known.now())[filter()].length <= most()) known.more(LISTS[filter()]);
    },
  };
};

type ShownRows = ReturnType<typeof createShownRows>;

/** What can be chosen among the tables. */
export const RowFilters = (props: { readonly all: Lists; readonly now: number; readonly shown: ShownRows }) => {
  const rows = () => rowsOf(props.all, props.now);
  const count = (which: RowFilter): string => `${rows()[which].length}${props.shown.hasMore(which) ? "+" : ""}`;
  return (
    <For each={FILTERS.filter((each) => each === "all" || rows()[each].length > 0)}>
      {(each) => (
        <button
          type="button"
          class="filter"
          aria-pressed={props.shown.filter() === each}
          onClick={() => props.shown.choose(each)}
        >
          {nameOf(each)} <span class="number">{count(each)}</span>
        </button>
      )}
    </For>
  );
};

/** The tables that gather players or are played, of one kind or all of them. */
export const Tables = (props: {
  readonly all: Lists;
  readonly known: ReturnType<typeof createLists>;
  readonly shown: ShownRows;
}) => {
  const rows = () => rowsOf(props.all, props.known.now())[props.shown.filter()];
  return (
    <>
      <ul class="panel table-rows">
        <For each={rows().slice(0, props.shown.most())} fallback={<li class="empty">{words().none}</li>}>
          {(line) => <TableRow line={line} now={props.known.now()} onClosed={props.known.look} />}
        </For>
      </ul>
      <Show when={rows().length > props.shown.most() || props.shown.hasMore(props.shown.filter())}>
        <p class="row">
          <Button onClick={() => props.shown.more(props.all)}>{words().more}</Button>
        </p>
      </Show>
    </>
  );
};
