import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "Hard Choices",
  help: "The milestones for marketing a good and for training last for 2 rounds, the one for 3 hires for 3.",
};
