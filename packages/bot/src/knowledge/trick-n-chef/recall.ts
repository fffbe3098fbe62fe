import type { State } from "@blueplate/trick-n-chef";
import type { Recall } from "../recall.ts";
import { sampledHands } from "./sample.ts";

/** Everything that a seat of Trick-n-Chef has seen and may still look at stands in its view. */
export const chefRecall: Recall<State> = {
  game: "trick-n-chef",
  nothing: null,
  remember: () => null,
  recalledAt: () => null,
  sample: (_rules, view, seat, _seen, dice, label) => sampledHands(view, seat, dice, label),
};
