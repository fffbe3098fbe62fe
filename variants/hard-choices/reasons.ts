import type { ModuleReasons } from "@blueplate/variants/reason";
import { LAST_ROUNDS } from "./variant.ts";

const lastRounds: Readonly<Partial<Record<string, number>>> = LAST_ROUNDS;

/** What is gone soon is worth getting now. */
export const reasons: ModuleReasons = {
  milestone: ({ state }, milestone) => {
    const last = Object.hasOwn(lastRounds, milestone) ? lastRounds[milestone] : undefined;
    return last === undefined ? [] : [{ id: "hard-choices:hurry", milestone, round: state.round, last }];
  },
};
