import { Icon } from "@blueplate/ui";
import { Show } from "solid-js";
import { CardFace } from "./card-face.tsx";
import type { CardLook } from "./card-play.ts";
import type { CardSceneProps } from "./card-props.ts";

/** A card of the game at this table, as its words and rows show it. */
export const GameCard = (props: CardSceneProps & { readonly card: string }) => (
  <CardFace
    look={props.table.words.look(props.rows.slots.card, props.card)}
    text={props.table.words.value(props.rows.slots.card, props.card)}
    stars={props.rows.stars(props.table.rules, props.card)}
    food={props.drawings.food?.(props.card)}
  />
);

/** The hand that points at a card or a token which a hint names; what it says stands in the name of the button. */
export const AdviceMark = (props: { readonly of: string; readonly play: Pick<CardLook, "isAdvised"> }) => (
  <Show when={props.play.isAdvised(props.of)}>
    <span class="advice-mark" aria-hidden="true">
      <Icon name="hand-pointing" />
    </span>
  </Show>
);

/** A coin with what it adds; silver side up where it lowers. */
export const CoinChip = (props: { readonly adds: number }) => (
  <span class="coin number" data-low={props.adds < 0} aria-hidden="true">
    {signed(props.adds)}
  </span>
);

/** A number with its sign, as it is printed on a coin. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);
