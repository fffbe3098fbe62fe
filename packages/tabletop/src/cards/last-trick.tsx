import { For, Show } from "solid-js";
import type { CardPlay } from "./card-play.ts";
import type { CardSceneProps } from "./card-props.ts";
import { CoinChip, GameCard } from "./game-card.tsx";
import { lastTrickIn } from "./reading.ts";
import type { LaidCard } from "./rows.ts";
import { valueText } from "./standing.ts";

interface LastTrickProps extends CardSceneProps {
  readonly play: Pick<CardPlay, "rank" | "worth">;
}

/** A card of the last trick: with its coins, and with what it was worth. */
const LastCard = (props: LastTrickProps & { readonly laid: LaidCard; readonly isWinner: boolean }) => {
  const { table, rows, play } = props;
  const name = (): string => table.names(props.laid.seat);
  return (
    <li data-won={props.isWinner}>
      <span class="last-card">
        <GameCard {...props} card={props.laid.card} />
        <Show when={props.laid.coins !== 0}>
          <CoinChip adds={props.laid.coins * rows.coinWorth} />
        </Show>
      </span>
      <span class="hidden">{table.words.value(rows.slots.card, props.laid.card)}</span>
      <b class="number">{valueText(play, props.laid)}</b>
      <small title={name()}>{name()}</small>
    </li>
  );
};

/** The last trick behind its name: shown to whoever points at it or reaches it by keys. */
export const LastTrick = (props: LastTrickProps) => {
  const { table, rows } = props;
  return (
    <Show when={lastTrickIn(rows, table.entries)}>
      {(trick) => (
        <div class="last-trick">
          <button type="button" class="chip" aria-describedby="last-trick">
            {table.words.field(rows.table.last, "")?.label}
          </button>
          <ul id="last-trick">
            <For each={trick().plays}>
              {(laid) => <LastCard {...props} laid={laid} isWinner={laid.seat === trick().winner} />}
            </For>
          </ul>
        </div>
      )}
    </Show>
  );
};
