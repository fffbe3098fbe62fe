import { For, Show } from "solid-js";
import type { CardSceneProps } from "../card-props.ts";
import { CoinChip, GameCard } from "../game-card.tsx";
import type { WonTrick } from "../reading.ts";
import type { LaidCard } from "../rows.ts";
import { cardValues, valueText } from "../standing.ts";

/** A card of a trick that is over: with its coins, and with what it was worth. */
const WonCard = (props: CardSceneProps & { readonly laid: LaidCard; readonly isWinner: boolean }) => {
  const { table, rows } = props;
  const name = (): string => table.names(props.laid.seat);
  return (
    <li data-won={props.isWinner}>
      <span class="won-card">
        <GameCard {...props} card={props.laid.card} />
        <Show when={props.laid.coins !== 0}>
          <CoinChip adds={props.laid.coins * rows.coinWorth} />
        </Show>
      </span>
      <span class="hidden">{table.words.value(rows.slots.card, props.laid.card)}</span>
      <b class="number">{valueText(cardValues(props), props.laid)}</b>
      <small title={name()}>{name()}</small>
    </li>
  );
};

/** The cards of a trick that is over side by side, as they were played. */
export const WonCards = (
  props: CardSceneProps & {
    readonly trick: WonTrick;
    readonly id?: string;
    /** What is said of tricks that do not lie there. */
    readonly note?: string | undefined;
  },
) => (
  <ul class="won-cards" id={props.id}>
    <For each={props.trick.plays}>
      {(laid) => <WonCard {...props} laid={laid} isWinner={laid.seat === props.trick.winner} />}
    </For>
    <Show when={props.note}>{(note) => <li class="won-note">{note()}</li>}</Show>
  </ul>
);
