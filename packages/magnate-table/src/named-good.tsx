import type { Good } from "@blueplate/engine";
import { meetIcon, type TableProps } from "@blueplate/tabletop";
import { Show } from "solid-js";
import { GoodGlyph } from "./cards/cards.tsx";
import { goodName } from "./panel-context.ts";

/** A good to choose: its drawing, with its word beside it until whoever plays here has seen it often enough. */
export const NamedGood = (props: { readonly table: Pick<TableProps, "facts" | "entries">; readonly good: Good }) => {
  const { facts, entries } = props.table;
  const known = meetIcon(`good:${props.good}`, `${facts.id}:${entries.at(-1)?.seq ?? -1}`);
  return (
    <span class="named-good">
      <GoodGlyph good={props.good} />
      <Show when={!known}>
        {/* The drawing has its name already for those who do not see it. */}
        <span aria-hidden="true">{goodName(props.good)}</span>
      </Show>
    </span>
  );
};
