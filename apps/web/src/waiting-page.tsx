import { shell } from "@blueplate/tabletop";
import { BusySign, Notice } from "@blueplate/ui";
import { Show } from "solid-js";

/** A page on the way to another one: that it is being made ready, or what has come in between. */
export const WaitingPage = (props: { readonly problem: string | null }) => (
  <main class="empty">
    <Show when={props.problem} fallback={<BusySign text={shell().loading} />}>
      {(problem) => <Notice>{problem()}</Notice>}
    </Show>
  </main>
);
