import { inOrder } from "@blueplate/words";
import { createMemo, For } from "solid-js";
import type { CardSceneProps } from "./card-props.ts";
import { StampFace } from "./stamp-card.tsx";

/** A hand that lies open before its player, small: for whoever looks back and may see it. */
export const OpenHand = (props: CardSceneProps & { readonly hand: readonly string[] }) => {
  const { table, rows } = props;
  const cards = createMemo(() => inOrder(table.words, rows.slots.card, props.hand).map(String));
  const look = (card: string) => table.words.look(rows.slots.card, card);
  return (
    <ul class="open-hand" aria-label={table.words.field(rows.seat.hand, rows.table.seats)?.label}>
      <For each={cards()}>
        {(card) => (
          <li class="open-card" style={{ "--suit": look(card)?.colour }}>
            <StampFace look={look(card)} text={table.words.value(rows.slots.card, card)} />
          </li>
        )}
      </For>
    </ul>
  );
};
