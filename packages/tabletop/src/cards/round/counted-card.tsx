import { Show } from "solid-js";
import { TokenFigure } from "../card-face.tsx";
import type { CardSceneProps } from "../card-props.ts";
import { StampFace } from "../stamp-card.tsx";

/** A card of a pile at the size of a stamp; a token stands on one that counts. */
export const CountedCard = (props: CardSceneProps & { readonly card: string; readonly isCounted: boolean }) => {
  const { table, rows } = props;
  const look = () => table.words.look(rows.slots.card, props.card);
  return (
    <li class="pile-card" data-counted={props.isCounted} style={{ "--suit": look()?.colour }}>
      <StampFace look={look()} text={table.words.value(rows.slots.card, props.card)} />
      <Show when={props.isCounted}>
        <TokenFigure look={look()} />
      </Show>
      <span class="pile-stars number" aria-hidden={!props.isCounted}>
        {rows.stars(table.rules, props.card)}★
      </span>
    </li>
  );
};
