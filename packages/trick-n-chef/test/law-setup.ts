import type { LawsSetup } from "@blueplate/kernel/testing";
import type { Command, Event, State } from "../src/index.ts";
import { conserved, rulesWith } from "./tables.ts";

/** What the laws are tried on, but for the effort. */
export const setup: Omit<LawsSetup<State, Command, Event>, "games"> = {
  rules: {
    "three players": rulesWith(3),
    "four players": rulesWith(4),
    "four players, every other option": rulesWith(
      4,
      {
        stars: "rank",
        "first-player": "host-choice",
        "tie-same-suit": "first",
        "coins-affect-lowest": "no",
        "coin-shortage": "from-winner",
        "coin-return": "after-award",
        "next-first-player": "last-round",
        "final-tie": "random",
        "trick-history": "visible",
      },
      { firstPlayer: 2 },
    ),
    "three players, unlimited coins, without red": rulesWith(3, {
      stars: "flat",
      "coin-shortage": "unlimited",
      "left-out-suit": "red",
    }),
  },
  decisionsAtMost: 200,
  rounds: { of: (state) => state.round, atMost: 3 },
  invariant: conserved,
};
