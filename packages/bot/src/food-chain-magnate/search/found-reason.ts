import type { Candidate } from "./candidate.ts";
import { MARGIN, type WeighedCandidate } from "./search.ts";

/** What a search that looked at so many ways to go on says for one of them: chances to win. */
export interface FoundReason {
  readonly _tag: "SearchFound";
  readonly tried: number;
  readonly chance: number;
  /** After the next best one; null where the search ranks another way before this one. */
  readonly next: number | null;
  /** After the planner's own way; null where it is this one. */
  readonly usual: number | null;
}

/** What a search has looked at: what would be done without it, and everything with the chance that it gives, the best first. */
export interface SearchedDecision {
  readonly own: Candidate;
  /** Empty where there was nothing to choose from. */
  readonly considered: readonly WeighedCandidate[];
}

/**
 * What a search says for the way at this place among those it looked at; null where it says nothing for it. What stands behind the planner's
 * own was left out before it, whatever chance it had been given by then.
 */
export const foundReason = ({ own, considered }: SearchedDecision, at: number): FoundReason | null => {
  const usualAt = considered.findIndex(({ command }) => command === own.command);
  const chanceAt = (place: number): number | null => {
    const worth = considered[place]?.worth;
    return worth === undefined ? null : worth - (place === usualAt ? MARGIN : 0);
  };
  const [chance, usual] = [chanceAt(at), chanceAt(usualAt)];
  const next = at === 0 ? chanceAt(1) : null;
  if (chance === null || usual === null || considered.length < 2) return null;
  const found = { _tag: "SearchFound", tried: considered.length, chance, next } as const;
  if (at === usualAt) return at === 0 ? { ...found, usual: null } : null;
  return at < usualAt && chance > usual ? { ...found, usual } : null;
};
