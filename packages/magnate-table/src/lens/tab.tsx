import type { Ruleset } from "@blueplate/engine";
import type { Lens } from "@blueplate/forecast";
import { Match, Switch } from "solid-js";
import type { TableProps } from "@blueplate/tabletop";
import { NowDemand, Tomorrow } from "./demand.tsx";
import { LastDinner } from "./last-dinner.tsx";
import { Tonight } from "./tonight.tsx";

/** The houses through the lens. */
export const LensTab = (props: { readonly table: TableProps; readonly ruleset: Ruleset; readonly lens: Lens }) => (
  <div class="lens-tab">
    <Switch>
      <Match when={props.lens === "now"}>
        <NowDemand table={props.table} ruleset={props.ruleset} />
      </Match>
      <Match when={props.lens === "tonight"}>
        <Tonight table={props.table} ruleset={props.ruleset} />
        <LastDinner table={props.table} ruleset={props.ruleset} />
      </Match>
      <Match when={props.lens === "tomorrow"}>
        <Tomorrow table={props.table} ruleset={props.ruleset} />
      </Match>
    </Switch>
  </div>
);
