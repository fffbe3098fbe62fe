import { inOrder } from "@blueplate/words";
import { createMemo, For } from "solid-js";
import type { CardSceneProps } from "./card-props.ts";
import { StampFace } from "./stamp-card.tsx";

/** A card face up among others, at the size of a stamp. */
export const SmallCard = (props: {
  readonly table: Pick<CardSceneProps["table"], "words">;
  readonly rows: Pick<CardSceneProps["rows"], "slots">;
  readonly card: string;
}) => {
  const { words } = props.table;
  const look = () => words.look(props.rows.slots.card, props.card);
  return (
    <li class="open-card" style={{ "--suit": look()?.colour }}>
      <StampFace look={look()} text={words.value(props.rows.slots.card, props.card)} />
    </li>
  );
};

/** A hand that lies open before its player, small: for whoever looks back and may see it. */
export const OpenHand = (props: CardSceneProps & { readonly hand: readonly string[] }) => {
  const { table, rows } = props;
  const cards = createMemo(() => inOrder(table.words, rows.slots.card, props.hand).map(String));
  return (
    <ul class="open-hand" aria-label={table.words.field(rows.seat.hand, rows.table.seats)?.label}>
      <For each={cards()}>{(card) => <SmallCard {...props} card={card} />}</For>
    </ul>
  );
};
