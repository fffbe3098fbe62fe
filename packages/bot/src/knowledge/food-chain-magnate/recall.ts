import type { Event, State } from "@blueplate/engine";
import type { Recall } from "../recall.ts";
import { sampled } from "./sample.ts";
import { NOTHING_SEEN, seenAsJson, seenCards, type SeenCards } from "./seen-cards.ts";

/** A hand that lies open is seen; one that is closed is what it was when it lay open: nothing is hired with hands taken up. */
const handsAfter = (before: SeenCards["hands"], state: State): SeenCards["hands"] =>
  state.chains.map(({ hand }, seat) => hand.content ?? before[seat] ?? null);

const changed = (before: SeenCards["hands"], { chains }: State): boolean =>
  chains.length !== before.length ||
  chains.some(({ hand }, seat) => hand.content !== null && hand.content !== before[seat]);

const turnedUp = ({ reserves }: SeenCards, event: { readonly _tag: string }): SeenCards["reserves"] => {
  // cast: the tag says which of the game's events it is.
  const typed = event as unknown as Event;
  return typed._tag === "BankBroke" && typed.reserves.some((face) => face !== null) ? typed.reserves : reserves;
};

/** Every hire, training and dismissal is public, and hands are taken up from the open table: what is closed in them is known to all. */
export const magnateRecall: Recall<State> = {
  game: "food-chain-magnate",
  nothing: seenAsJson(NOTHING_SEEN),
  remember: (json, after, event) => {
    const seen = seenCards(json);
    const reserves = turnedUp(seen, event);
    const hands = changed(seen.hands, after) ? handsAfter(seen.hands, after) : seen.hands;
    return hands === seen.hands && reserves === seen.reserves ? json : seenAsJson({ hands, reserves });
  },
  recalledAt: (state) =>
    seenAsJson({
      hands: state.chains.map(({ hand }) => hand.content),
      reserves: state.bank.breaks > 0 ? state.chains.map(({ reserve }) => reserve?.content ?? null) : [],
    }),
  sample: (rules, view, seat, seen, dice, label) => sampled(rules, view, seat, seenCards(seen), dice, label),
};
