import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "Introductory game",
  help: "No milestones, salaries or reserve cards; the bank's first break ends it.",
};
