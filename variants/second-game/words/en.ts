import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "Second game",
  help: "The introductory game with milestones.",
};
