import { inOrder } from "@blueplate/words";
import { createMemo, For, Index, Show } from "solid-js";
import { shell } from "../../language.ts";
import { TokenFigure } from "../card-face.tsx";
import type { CardSceneProps } from "../card-props.ts";
import { SmallCard } from "../open-hand.tsx";
import { nearIn } from "../places.ts";
import type { ScoredPile, ScoredRound } from "../reading.ts";
import { CountedCard } from "./counted-card.tsx";
import "./round-sheet.css";

interface SheetProps extends CardSceneProps {
  readonly round: ScoredRound;
  /** By seat all points up to this round, where they stand nowhere beside it. */
  readonly totals?: readonly number[] | undefined;
}

/** What one player's round was made of: cards with their tokens first, then what counted for nothing. */
const SheetPile = (props: SheetProps & { readonly pile: ScoredPile; readonly seat: number }) => {
  const { table, rows } = props;
  const inPile = (cards: readonly string[]) => inOrder(table.words, rows.slots.card, cards).map(String);
  const counted = createMemo(() => inPile(props.pile.counted));
  const others = createMemo(() => inPile(props.pile.cards.filter((card) => !props.pile.counted.includes(card))));
  return (
    <li class="sheet-pile" data-mine={props.seat === nearIn(props)}>
      <h3>
        <span class="sheet-name" title={table.names(props.seat)}>
          {table.names(props.seat)}
        </span>
        <span class="number">
          {props.pile.points - props.pile.coins} ★ + {props.pile.coins} <span class="mini-coin" /> ={" "}
          <b>{props.pile.points}</b>
          <Show when={props.totals}>
            {(totals) => (
              <small>
                {" "}
                · {shell().tabletop.total} {totals()[props.seat]}
              </small>
            )}
          </Show>
        </span>
      </h3>
      <ul aria-label={table.words.field(rows.seat.pile, rows.table.seats)?.label}>
        <For each={counted()}>{(card) => <CountedCard {...props} card={card} isCounted />}</For>
        <For each={others()}>{(card) => <SmallCard {...props} card={card} />}</For>
        <For each={props.pile.spare}>
          {(kind) => (
            <li class="spare-token" title={`${table.words.value(rows.slots.token, kind)}: ${shell().tabletop.spare}`}>
              <TokenFigure look={table.words.look(rows.slots.token, kind)} />
              <span class="hidden">
                {table.words.value(rows.slots.token, kind)}: {shell().tabletop.spare}
              </span>
            </li>
          )}
        </For>
      </ul>
    </li>
  );
};

/** What a round that is over came to: everybody's cards with the tokens on those that count, and the coins. */
export const RoundSheet = (props: SheetProps) => (
  <ol class="round-sheet" aria-label={shell().tabletop.round(props.round.round + 1)}>
    <Index each={props.round.piles}>{(pile, seat) => <SheetPile {...props} pile={pile()} seat={seat} />}</Index>
  </ol>
);
