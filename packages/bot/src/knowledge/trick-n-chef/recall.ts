import type { Event, State } from "@blueplate/trick-n-chef";
import type { Recall } from "../recall.ts";
import { sampledHands } from "./sample.ts";
import { pilesAsJson, seenPiles } from "./seen-piles.ts";

/** Every trick lies open before it is taken up: whoever pays attention knows what is in each pile (T11.2, K-11). */
export const chefRecall: Recall<State> = {
  game: "trick-n-chef",
  nothing: null,
  remember: (json, after, event) => {
    // cast: the tag says which of the game's events it is.
    const typed = event as unknown as Event;
    if (typed._tag === "RoundBegun") return pilesAsJson(after.players.map(() => []));
    if (typed._tag !== "TrickWon") return json;
    const cards = typed.plays.map(({ card }) => card);
    return pilesAsJson(
      seenPiles(json).map((pile, seat) => (pile && seat === typed.winner ? [...pile, ...cards] : pile)),
    );
  },
  recalledAt: ({ players }) => pilesAsJson(players.map(({ pile }) => pile.content)),
  sample: (_rules, view, seat, seen, dice, label) => sampledHands(view, seat, dice, label, seenPiles(seen)),
};
