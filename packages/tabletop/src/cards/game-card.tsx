import { CardFace } from "./card-face.tsx";
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

/** A coin with what it adds; silver side up where it lowers. */
export const CoinChip = (props: { readonly adds: number }) => (
  <span class="coin number" data-low={props.adds < 0} aria-hidden="true">
    {signed(props.adds)}
  </span>
);

/** A number with its sign, as it is printed on a coin. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);
