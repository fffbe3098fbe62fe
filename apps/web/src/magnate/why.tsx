import type { Entry } from "@blueplate/kernel";
import { magnateWords } from "@blueplate/magnate-table";
import type { TableProps } from "@blueplate/tabletop";
import { createMemo, For } from "solid-js";
import { reasonLinesOf } from "./why-lines.ts";

const words = () => magnateWords().why;

/** Why bots did what an entry tells. Nobody's secret is in it: it is found on this page, from what everybody has been told. */
export const Why = (props: { readonly table: TableProps; readonly entry: Entry }) => {
  // The entry does not change any more, and nothing that comes later changes why.
  const lines = createMemo(() => reasonLinesOf(props.table, props.entry));
  return (
    <ul class="why-lines" title={words().about}>
      <For each={lines()} fallback={<li>{words().nothing}</li>}>
        {(said) => <li>{said}</li>}
      </For>
    </ul>
  );
};
