import { type Form, refusal } from "@blueplate/kernel";
import type { PlayCard } from "../commands.ts";
import type { Event } from "../events/index.ts";
import type { CardNotInHand, MustFollowSuit, TooManyCoins } from "../refusals.ts";
import { handOf, playerAt, type State } from "../state.ts";
import { playableCards, seatToPlay, suitLed, valueOf } from "../trick.ts";

/** 0, 1, -1, 2, -2, … up to `owned` coins. */
const coinChoices = (owned: number): readonly number[] => [
  0,
  ...Array.from({ length: owned }, (_, index) => [index + 1, -index - 1]).flat(),
];

/** T3.3, T3.4, T5: a card of the hand, of the suit led if there is one, with any number of the own coins. */
export const playCard: Form<State, PlayCard, Event> = {
  tag: "trick.play",
  secret: false,
  slots: [
    { name: "card", kind: "card", shape: "choice", candidates: playableCards },
    {
      name: "coins",
      kind: "number",
      shape: "choice",
      candidates: (state, seat) => coinChoices(playerAt(state, seat).coins),
    },
  ],
  isAvailable: (state, seat) => seatToPlay(state) === seat,
  unavailableReason: () => "T3.3",
  refuse: (state, seat, { card, coins }) => {
    if (!handOf(state, seat).includes(card)) {
      return refusal<CardNotInHand>({ _tag: "CardNotInHand", rule: "T3.3", card });
    }
    const led = suitLed(state);
    if (led && !playableCards(state, seat).includes(card)) {
      return refusal<MustFollowSuit>({ _tag: "MustFollowSuit", rule: "T3.4", card, led });
    }
    const owned = playerAt(state, seat).coins;
    if (Math.abs(coins) <= owned) return null;
    return refusal<TooManyCoins>({ _tag: "TooManyCoins", rule: "T5.3", coins: Math.abs(coins), owned });
  },
  // Adding 0 turns a minus zero, which JSON cannot tell from 0, into 0.
  decide: (_state, seat, { card, coins }) => [
    { _tag: "CardPlayed", seat, card, coins: coins + 0, value: valueOf({ card, coins }) },
  ],
};
