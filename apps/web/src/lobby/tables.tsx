import { shell } from "@blueplate/tabletop";
import { Button } from "@blueplate/ui";
import { createSignal, For, type JSX, Show } from "solid-js";
import { type createLists, FILTERS, type Lists, type ListName, type RowFilter, rowsOf } from "./lists.ts";
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

/** The head of the tables: what can be chosen among them, and the way to a new one. It stands there before any list has come. */
export const TablesHead = (props: { readonly children?: JSX.Element }) => (
  <div class="section-head">
    <h2>{words().front.tables}</h2>
    {props.children}
    <a class="button last" href="/new">
      {words().newTable}
    </a>
  </div>
);

/** The tables that gather players or are played, of one kind or all of them. */
export const Tables = (props: { readonly all: Lists; readonly known: ReturnType<typeof createLists> }) => {
  const [filter, setFilter] = createSignal<RowFilter>("all");
  const [most, setMost] = createSignal(ROWS_AT_FIRST);
  const rows = () => rowsOf(props.all);
  const hasMore = (which: RowFilter): boolean => LISTS[which].some((list) => props.known.hasMore(list));
  const count = (which: RowFilter): string => `${rows()[which].length}${hasMore(which) ? "+" : ""}`;
  const more = (): void => {
    setMost((before) => before * 2);
    if (rows()[filter()].length <= most()) props.known.more(LISTS[filter()]);
  };
  return (
    <section>
      <TablesHead>
        <For each={FILTERS.filter((each) => each === "all" || rows()[each].length > 0)}>
          {(each) => (
            <button
              type="button"
              class="filter"
              aria-pressed={filter() === each}
              onClick={() => {
                setFilter(each);
                setMost(ROWS_AT_FIRST);
              }}
            >
              {nameOf(each)} <span class="number">{count(each)}</span>
            </button>
          )}
        </For>
      </TablesHead>
      <ul class="panel table-rows">
        <For each={rows()[filter()].slice(0, most())} fallback={<li class="empty">{words().none}</li>}>
          {(line) => <TableRow line={line} now={props.known.now()} onClosed={props.known.look} />}
        </For>
      </ul>
      <Show when={rows()[filter()].length > most() || hasMore(filter())}>
        <p class="row">
          <Button onClick={more}>{words().more}</Button>
        </p>
      </Show>
    </section>
  );
};
