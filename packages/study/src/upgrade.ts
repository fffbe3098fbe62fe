import { lastRulesChange, type LogFile, type LogHeader, type Rules } from "@blueplate/kernel";
import { Result } from "effect";
import { continuationFault } from "./continuation.ts";
import { MISPLAYED } from "./faults.ts";
import { stopped } from "./lazy-view.ts";
import { type LogFault, verdictOf } from "./validated.ts";

/** A game that whoever keeps it wants to play on: its whole log, and the seed of its dice. */
export type KeptGame = Pick<LogFile, "header" | "entries"> & { readonly seed: string };

/**
 * How rules can go on with a game. `Same`: they come to the very same up to its last entry, and `header` is its head from now on.
 * `Differs`: they come to something else at `at`, but can go on from what the facts have come to, if its players wish it. `Unfit`:
 * they cannot, as it shows at `at`.
 */
export type Upgrade =
  | { readonly _tag: "Same"; readonly header: LogHeader }
  | { readonly _tag: "Differs"; readonly at: LogFault }
  | { readonly _tag: "Unfit"; readonly at: LogFault };

/** The first entry of which the rules come to something else, in what is theirs to decide; null where there is none. */
const differenceOf = (rules: Rules, { header, seed, entries }: KeptGame): LogFault | null => {
  // A log of other rules may lead to states that today's cannot even fold.
  const decided = stopped(() => verdictOf({ rules, initialState: rules.initialState, header, seed, entries }));
  if ("by" in decided) return { entry: Math.max(0, entries.length - 1), fault: MISPLAYED };
  return Result.match(decided.value, { onFailure: (at) => at, onSuccess: ({ differs }) => differs });
};

/**
 * How a game is played on by `rules`. Where its head names the hash of others, its log is decided again with its seed, from the last
 * change of rules on; what was decided before it stays as it is.
 */
export const upgradeOf = (rules: Rules, game: KeptGame): Upgrade => {
  const { header, entries } = game;
  if (header.hash === rules.hash) return { _tag: "Same", header };
  const differs = differenceOf(rules, game);
  if (differs || lastRulesChange(entries)) {
    const unfit = continuationFault(rules, game);
    if (unfit) return { _tag: "Unfit", at: unfit };
  }
  return differs ? { _tag: "Differs", at: differs } : { _tag: "Same", header: { ...header, hash: rules.hash } };
};
