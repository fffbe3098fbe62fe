import type { Definition, Lens } from "@blueplate/engine";
import { Match, Switch } from "solid-js";
import type { TableProps } from "@blueplate/tabletop";
import { Now, Tomorrow } from "./demand.tsx";
import { LastDinner } from "./last-dinner.tsx";
import { Tonight } from "./tonight.tsx";

/** The houses through the lens. */
export const LensTab = (props: {
  readonly table: TableProps;
  readonly definition: Definition;
  readonly lens: Lens;
}) => (
  <div class="lens-tab">
    <Switch>
      <Match when={props.lens === "now"}>
        <Now table={props.table} definition={props.definition} />
      </Match>
      <Match when={props.lens === "tonight"}>
        <Tonight table={props.table} definition={props.definition} />
        <LastDinner table={props.table} definition={props.definition} />
      </Match>
      <Match when={props.lens === "tomorrow"}>
        <Tomorrow table={props.table} definition={props.definition} />
      </Match>
    </Switch>
  </div>
);
