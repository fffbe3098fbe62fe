import type { ServerState } from "@blueplate/api";
import { language } from "@blueplate/tabletop";
import { Notice } from "@blueplate/ui";
import { For, Show } from "solid-js";
import { ActionButton } from "./action-button.tsx";
import type { Operations } from "./operations.ts";
import { timeText, words } from "./words.ts";

const COUNTS = ["waiting", "streams", "botsThinking", "botsWaiting", "tablesLoaded"] as const;

/** Whether changes are taken, and the switch. */
const Mode = (props: { readonly state: ServerState; readonly operations: Operations }) => {
  const action = () => (props.state.isReadOnly ? words().resume : words().stop);
  const turn = (reason: string) => void props.operations.act("mode", { isReadOnly: !props.state.isReadOnly, reason });
  return (
    <div class="table-line">
      <Show when={props.state.isReadOnly} fallback={<span>{words().writable}</span>}>
        <Notice>{words().readOnly}</Notice>
      </Show>
      <ActionButton action={action()} of={words().title} onDo={turn} />
    </div>
  );
};

/** What the server is busy with. */
export const Now = (props: { readonly state: ServerState; readonly operations: Operations }) => (
  <section class="panel stack tight" aria-label={words().now}>
    <ul class="admin-counts pad">
      <For each={COUNTS}>
        {(name) => (
          <li>
            <b>{new Intl.NumberFormat(language.locale()).format(props.state.queues[name])}</b> {words().queues[name]}
          </li>
        )}
      </For>
      <li class="muted">
        {props.state.queues.isOverloaded ? words().overloaded : words().calm}{" "}
        {words().since(timeText(props.state.startedAt))}
      </li>
    </ul>
    <Mode state={props.state} operations={props.operations} />
  </section>
);
