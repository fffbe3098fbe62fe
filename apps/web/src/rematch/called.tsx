import type { TableFacts } from "@blueplate/api";
import { shell } from "@blueplate/tabletop";
import { Icon } from "@blueplate/ui";
import { For, Show } from "solid-js";
import { calledAgain } from "./next-seat.ts";

const words = () => shell().table;

/** Who of the last table has sat down at the next one, to whoever sat there too. */
export const CalledPeople = (props: { readonly next: TableFacts }) => (
  <ul class="row called-people">
    <For each={calledAgain(props.next)}>
      {({ player, isHere }) => (
        <li class="chip" data-here={isHere}>
          <Icon name={isHere ? "check-circle" : "hourglass-medium"} />
          {isHere ? words().rematchHere(player) : words().rematchAwaited(player)}
        </li>
      )}
    </For>
  </ul>
);

/** At the table of a rematch, to whoever sat at the last one: that the others were told, and who of them has sat down. */
export const CalledAgain = (props: { readonly facts: TableFacts }) => (
  <Show when={calledAgain(props.facts).length > 0}>
    <div class="rematch-called" role="status">
      <p class="row">
        <Icon name="users-three" />
        {words().rematchTold}
      </p>
      <CalledPeople next={props.facts} />
    </div>
  </Show>
);
