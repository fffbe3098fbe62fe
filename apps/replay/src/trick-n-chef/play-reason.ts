import { type ChefReason, chefReasonOf } from "@blueplate/bot";
import { redact, type Rules, type Seat } from "@blueplate/kernel";
import { type Command, playableCards, type State } from "@blueplate/trick-n-chef";
import type { Viewpoint } from "../session/viewpoint.ts";

/** A step of a game of Trick-n-Chef, with the position before it, every secret open. */
export interface PlayedStep {
  readonly rules: Rules;
  readonly before: State;
  readonly seat: Seat;
  readonly command: Command;
}

/**
 * What speaks for a step by what its seat could know: told to those who see into its hand, which it speaks of. Null to anybody else, and
 * of a card that had to be played.
 */
export const playReasonOf = (viewpoint: Viewpoint, { rules, before, seat, command }: PlayedStep): ChefReason | null => {
  if (viewpoint !== "all" && viewpoint !== seat) return null;
  const view = redact(before, seat);
  if (command._tag === "trick.play" && playableCards(view, seat).length < 2) return null;
  return chefReasonOf(rules, view, seat, command);
};
