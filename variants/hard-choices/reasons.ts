import type { ModuleReasons } from "@blueplate/variants/reason";
import { LAST_ROUNDS } from "./variant.ts";

/** The last round in which the milestone can be had. */
export type HurryReason = {
  readonly id: "hard-choices:hurry";
  readonly milestone: string;
  readonly round: number;
  readonly last: number;
};

const lastRounds: Readonly<Partial<Record<string, number>>> = LAST_ROUNDS;

/** What is gone soon is worth getting now. */
export const reasons: ModuleReasons<HurryReason> = {
  milestone: ({ state }, milestone) => {
    const last = Object.hasOwn(lastRounds, milestone) ? lastRounds[milestone] : undefined;
    return last === undefined ? [] : [{ id: "hard-choices:hurry", milestone, round: state.round, last }];
  },
};
