import type { TableFacts } from "@blueplate/api";
import { named, shell } from "@blueplate/tabletop";
import { Icon } from "@blueplate/ui";
import { createSignal, For, onMount, Show } from "solid-js";
import { api } from "../server/client.ts";
import { lastTableOf } from "./last-table.ts";
import { calledAgain } from "./next-seat.ts";

const words = () => shell().table;

/** At the table of a rematch, to whoever came there from the last one: that the others were told, and who of them has sat down. */
export const CalledAgain = (props: { readonly facts: TableFacts }) => {
  const [last, setLast] = createSignal<TableFacts | null>(null);
  onMount(() => {
    const table = lastTableOf(props.facts.id);
    // Whoever cannot be told of the last table waits as at any other.
    if (table !== null)
      void api.tables.get.query({ table }).then(
        (facts) => setLast(named(facts)),
        () => null,
      );
  });
  const called = () => {
    const before = last();
    return before ? calledAgain(before, props.facts) : [];
  };
  return (
    <Show when={called().length > 0}>
      <div class="rematch-called" role="status">
        <p class="row">
          <Icon name="users-three" />
          {words().rematchTold}
        </p>
        <ul class="row">
          <For each={called()}>
            {({ player, isHere }) => (
              <li class="chip" data-here={isHere}>
                <Icon name={isHere ? "check-circle" : "hourglass-medium"} />
                {isHere ? words().rematchHere(player) : words().rematchAwaited(player)}
              </li>
            )}
          </For>
        </ul>
      </div>
    </Show>
  );
};
