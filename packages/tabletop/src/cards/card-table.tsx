import { type JSX, Show } from "solid-js";
import { shell } from "../language.ts";
import { CardFace } from "./card-face.tsx";
import { type CardTableProps, createCardPlay } from "./card-play.ts";
import "./cards.css";
import { Hand } from "./hand.tsx";
import { Lamps, Trick } from "./middle.tsx";
import { lastTrickIn } from "./reading.ts";
import { Seats } from "./seats.tsx";
import { For } from "solid-js";

/** The last trick behind its name: shown to whoever points at it or reaches it by keys. */
const LastTrick = (props: CardTableProps) => {
  const { table, rows } = props;
  const last = () => lastTrickIn(rows, table.entries);
  return (
    <Show when={last()}>
      {(trick) => (
        <div class="last-trick">
          <button type="button" class="chip" aria-describedby="last-trick">
            {table.words.field(rows.table.last, "")?.label}
          </button>
          <ul id="last-trick">
            <For each={trick().plays}>
              {(laid) => (
                <li data-won={laid.seat === trick().winner}>
                  <CardFace
                    look={table.words.look(rows.slots.card, laid.card)}
                    text={laid.card}
                    stars={rows.stars(table.rules, laid.card)}
                  />
                  <span class="hidden">{table.words.value(rows.slots.card, laid.card)}</span>
                  <small>{table.names(laid.seat)}</small>
                </li>
              )}
            </For>
          </ul>
        </div>
      )}
    </Show>
  );
};

/** A round table for any game of cards and tricks that has the rows for it. */
export const CardTable = (props: CardTableProps & { readonly sign: (seat: number) => JSX.Element }) => {
  const play = createCardPlay(props);
  return (
    <section class="card-table" aria-label={shell().table.state}>
      <div class="felt" aria-hidden="true" />
      <Seats {...props} play={play} />
      <Lamps {...props} play={play} />
      <Trick {...props} play={play} />
      <LastTrick {...props} />
      <Hand {...props} play={play} />
    </section>
  );
};
