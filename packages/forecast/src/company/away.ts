import type { Chain, EmployeeId, Ruleset, State } from "@blueplate/engine";
import { isAfterPhase } from "../phase-order.ts";

/** A marketeer on a running campaign and the round for which he is back; null for one who never is (R10.11). */
export interface AbsentMarketeer {
  readonly employee: EmployeeId;
  readonly campaign: number;
  readonly backFor: number | null;
}

const backFor = (ruleset: Ruleset, state: State, campaign: number): number | null => {
  const left = state.town.campaigns.find((each) => each.campaign === campaign)?.left ?? 0;
  // After marketing the campaigns of this round have run.
  const next = isAfterPhase(ruleset, state, "marketing") ? state.round + 1 : state.round;
  return left === "endless" ? null : next + left;
};

/** The marketeers of a chain who are away, each with the round for which he is back: when the last of his campaigns has ended. */
export const awayOf = (ruleset: Ruleset, state: State, chain: Chain): readonly AbsentMarketeer[] =>
  chain.busy.flatMap(({ employee, campaign, beside }): readonly AbsentMarketeer[] => {
    if (beside !== undefined) return [];
    const all = [campaign, ...chain.busy.flatMap((each) => (each.beside === campaign ? [each.campaign] : []))];
    const rounds = all.map((each) => backFor(ruleset, state, each));
    const last = rounds.reduce((latest, each) => (latest === null || each === null ? null : Math.max(latest, each)));
    return [{ employee, campaign, backFor: last }];
  });
