import { type CardSceneProps, CoinChip, GameCard, SmallCard, TokenFigure } from "@blueplate/tabletop/cards";
import { FACES, SUITS, VALUE_OF_COIN } from "@blueplate/trick-n-chef";
import { type Component, For, type JSX } from "solid-js";
import type { PieceParagraph } from "./paragraphs.ts";

/** Chefs of a suit in the box. */
const CHEFS = 5;

/** A row for each suit. */
const BySuit = (props: { readonly children: (suit: string) => JSX.Element }) => (
  <For each={SUITS}>{(suit) => <ul class="piece-row">{props.children(suit)}</ul>}</For>
);

/** Every card of the box. */
const Deck: Component<CardSceneProps> = (props) => (
  <BySuit>
    {(suit) => (
      <For each={FACES.filter((face) => face.suit === suit)}>{({ card }) => <SmallCard {...props} card={card} />}</For>
    )}
  </BySuit>
);

/** Every chef of the box, and both sides of a coin. */
const Chefs: Component<CardSceneProps> = (props) => (
  <>
    <BySuit>
      {(suit) => (
        <For each={Array.from({ length: CHEFS })}>
          {() => (
            <li>
              <TokenFigure look={props.table.words.look(props.rows.slots.token, suit)} />
            </li>
          )}
        </For>
      )}
    </BySuit>
    <ul class="piece-row">
      <For each={[VALUE_OF_COIN, -VALUE_OF_COIN]}>
        {(adds) => (
          <li>
            <CoinChip adds={adds} />
          </li>
        )}
      </For>
    </ul>
  </>
);

/** A card of each number of stars, the first of its rank. */
const Stars: Component<CardSceneProps> = (props) => {
  const stars = (card: string): number => props.rows.stars(props.table.rules, card);
  const cards = FACES.filter(({ suit }) => suit === SUITS[0]).map(({ card }) => card);
  const firsts = cards.filter((card, at) => at === 0 || stars(card) !== stars(cards[at - 1] ?? card));
  return (
    <ul class="piece-row">
      <For each={firsts}>
        {(card) => (
          <li>
            <GameCard {...props} card={card} />
          </li>
        )}
      </For>
    </ul>
  );
};

/** What the box holds, by the paragraph that counts it. */
export const PIECES: Readonly<Record<PieceParagraph, Component<CardSceneProps>>> = {
  "T1.2": Deck,
  "T1.3": Chefs,
  "T1.4": Stars,
};
