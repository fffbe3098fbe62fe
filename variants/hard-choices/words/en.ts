import type { ModuleWords } from "@blueplate/words";
import type { HurryReason } from "../reasons.ts";

export const words: ModuleWords<HurryReason> = {
  name: "Hard Choices",
  help: "The milestones for marketing a good and for training last for 2 rounds, the one for 3 hires for 3.",
  reasons: {
    "hard-choices:hurry": ({ milestone, round, last }, { name }) =>
      round === last
        ? `“${name(milestone)}” is gone after round ${last}, which is this one.`
        : `“${name(milestone)}” is gone after round ${last}; this is round ${round}.`,
  },
};
