import type { ModuleWords } from "@blueplate/words";

interface Hurry {
  readonly milestone: string;
  readonly round: number;
  readonly last: number;
}

export const words: ModuleWords = {
  name: "Hard Choices",
  help: "The milestones for marketing a good and for training last for 2 rounds, the one for 3 hires for 3.",
  reasons: {
    "hard-choices:hurry": ({ milestone, round, last }: Hurry, { name }) =>
      round === last
        ? `“${name(milestone)}” is gone after round ${last}, which is this one.`
        : `“${name(milestone)}” is gone after round ${last}; this is round ${round}.`,
  },
};
