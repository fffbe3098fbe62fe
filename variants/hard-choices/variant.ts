import { type Content, milestoneId, type Module } from "@blueplate/engine";

/** The last round in which each of them can be gained for the first time (E16.1). */
export const LAST_ROUNDS = {
  "first-burger-marketed": 2,
  "first-pizza-marketed": 2,
  "first-drink-marketed": 2,
  "first-train": 2,
  "first-hire-3": 3,
} as const;

/** The same milestones, some of them open for a short time only; those that are not in the game stay out of it. */
const hurried = ({ milestones }: Content): Content["milestones"] => {
  const sooner = Object.entries(LAST_ROUNDS).flatMap(([id, lastRound]) => {
    const row = milestones[milestoneId(id)];
    return row ? [[id, { ...row, lastRound }]] : [];
  });
  return { ...milestones, ...Object.fromEntries(sooner) };
};

/** Hard Choices (E16): five milestones leave the game early if nobody has gained them. */
export const variant: Module = {
  id: "hard-choices",
  version: 1,
  conflicts: ["new-milestones"],
  rules: () => ({ content: (content) => ({ ...content, milestones: hurried(content) }) }),
};
