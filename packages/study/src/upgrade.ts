import type { LogFile, LogHeader, Rules } from "@blueplate/kernel";
import { Result } from "effect";
import { MISPLAYED } from "./faults.ts";
import { stopped } from "./lazy-view.ts";
import { type Doubt, verdictOf } from "./validated.ts";

/** A game that whoever keeps it wants to play on: its whole log, and the seed of its dice. */
export type KeptGame = Pick<LogFile, "header" | "entries"> & { readonly seed: string };

/**
 * The head of a game as it is played on by `rules`. Where it names the hash of others, its log is decided again with its seed: by rules
 * that come to the very same up to its last entry it is played on, under their hash, as if it had begun under them. Otherwise the first
 * entry of which they come to something else; such a game is looked at.
 */
export const upgradedHeader = (rules: Rules, { header, seed, entries }: KeptGame): Result.Result<LogHeader, Doubt> => {
  if (header.hash === rules.hash) return Result.succeed(header);
  const last = Math.max(0, entries.length - 1);
  // A log of other rules may lead to states that today's cannot even fold.
  const decided = stopped(() => verdictOf({ rules, initialState: rules.initialState, header, seed, entries }));
  if ("by" in decided) return Result.fail({ entry: last, fault: MISPLAYED });
  return Result.flatMap(decided.value, ({ differs }) =>
    differs ? Result.fail(differs) : Result.succeed({ ...header, hash: rules.hash }),
  );
};
