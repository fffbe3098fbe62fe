import { shell } from "@blueplate/tabletop";
import { Button, Icon } from "@blueplate/ui";
import { Show } from "solid-js";
import type { PingControl } from "../pinging.ts";

/** The hand that points for all to see: the next place chosen on the map. */
export const PingTool = (props: { readonly pinging: PingControl; readonly problem: string | null }) => (
  <Show when={props.pinging.possible()}>
    <Button
      class="ping-tool"
      aria-pressed={props.pinging.armed()}
      aria-label={shell().ping.tool}
      title={shell().frame.withKey(shell().ping.tool, "A")}
      onClick={props.pinging.toggle}
    >
      <Icon name="hand-pointing" />
    </Button>
    <Show when={props.problem}>
      <span class="chip ping-problem" role="alert">
        {props.problem}
      </span>
    </Show>
  </Show>
);
