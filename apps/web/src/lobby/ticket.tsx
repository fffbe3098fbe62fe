import type { TableLine } from "@blueplate/api";
import { nameOfTable, shell } from "@blueplate/tabletop";
import { Show } from "solid-js";
import { linkOf } from "./line.ts";
import { MiniMap } from "../games/mini-map.tsx";
import { momentOf } from "./row.tsx";
import { ago } from "./since.ts";

const words = () => shell().lobby.front;

/** The game that has waited the longest for the visitor, in reach before everything else. */
export const Ticket = (props: { readonly lines: readonly TableLine[]; readonly now: number }) => {
  const waiting = () =>
    props.lines.filter(({ waitsForMe }) => waitsForMe).toSorted((one, other) => one.updatedAt - other.updatedAt);
  return (
    <Show when={waiting()[0]}>
      {(line) => (
        <section class="ticket" aria-label={shell().table.yourMove}>
          <h2>
            {shell().table.yourMove}
            <Show when={waiting().length > 1}> · {words().waitingToo(waiting().length - 1)}</Show>
          </h2>
          <MiniMap line={line()} />
          <p>
            <b title={nameOfTable(line())}>{nameOfTable(line())}</b>
            <span class="muted">{momentOf(line())}</span>
            <span class="muted">{ago(line().updatedAt, props.now)}</span>
          </p>
          <a
            class="button"
            data-kind="on"
            href={linkOf(line())}
            aria-label={`${words().playOn}: ${nameOfTable(line())}`}
          >
            {words().playOn}
          </a>
        </section>
      )}
    </Show>
  );
};
