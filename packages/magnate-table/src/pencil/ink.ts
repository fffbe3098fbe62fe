import { type FormFilling, isClosing, type QuestionParts } from "@blueplate/tabletop";
import type { PencilledPlan } from "./pencil.ts";

/**
 * Whether inking is what the screen is for: on one's turn, with steps of which the first can be taken, while no act is being
 * filled in. Then its button is the main one, and not the one that ends the turn.
 */
export const isInkMain = (pencil: PencilledPlan, filling: FormFilling): boolean => {
  const form = filling.form();
  const [first] = pencil.lines();
  return pencil.isTurn() && first !== undefined && first.mark !== "refused" && (!form || isClosing(form));
};

/** The parts of the question that leave the main button to inking where that is it. */
export const besideInk = (parts: QuestionParts, pencil: PencilledPlan, filling: FormFilling): QuestionParts => ({
  ...parts,
  hasMain: () => (parts.hasMain?.() ?? false) || isInkMain(pencil, filling),
});
