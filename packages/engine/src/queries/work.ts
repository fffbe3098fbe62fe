import { type AbilityTag, countAbility, withAbility } from "../content/index.ts";
import type { Ruleset } from "../formulas/index.ts";
import { addCounts, entriesOf, type EmployeeId, type Goods, type State, type Chain } from "../model/index.ts";

/** A marketeer on a running campaign and the round for which he is back; null for one who never is (R10.11). */
export interface Away {
  readonly employee: EmployeeId;
  readonly campaign: number;
  readonly backFor: number | null;
}

/** What a company at work can do in a round, by function; the CEO's own hire counts (R8.1). */
export interface Work {
  readonly hires: number;
  readonly trains: number;
  readonly marketeers: number;
  readonly away: readonly Away[];
  /** Goods cooked if all cooks cook; a card that makes one of several counts for each. */
  readonly cooks: Goods;
  /** Cards that bring drinks. */
  readonly buyers: number;
  readonly builders: number;
  /** Cards that open or move restaurants. */
  readonly openers: number;
}

const backFor = (state: State, campaign: number): number | null => {
  const left = state.town.campaigns.find((each) => each.campaign === campaign)?.left ?? 0;
  // In clean-up the campaigns of this round have run.
  const next = state.stage._tag === "cleanup" ? state.round + 1 : state.round;
  return left === "endless" ? null : next + left;
};

/** What a chain's people can do, from what everybody can see. */
export const workOf = ({ content }: Ruleset, state: State, chain: Chain): Work => {
  let [hires, trains]: [number, number] = [content.constants.ceoRecruits, 0];
  for (const { count, ability } of withAbility(content, chain.atWork, "recruit")) hires += count * ability.actions;
  for (const { count, ability } of withAbility(content, chain.atWork, "train")) trains += count * ability.steps;
  const cards = (...tags: readonly AbilityTag[]): number =>
    tags.reduce((count, tag) => count + countAbility(content, chain.atWork, tag), 0);
  let cooks: Goods = {};
  for (const { count, ability } of withAbility(content, chain.atWork, "cook")) {
    cooks = addCounts(cooks, Object.fromEntries(entriesOf(ability.makes).map(([good, made]) => [good, made * count])));
  }
  return {
    hires,
    trains,
    marketeers: cards("market"),
    away: chain.busy.map(({ employee, campaign }) => ({ employee, campaign, backFor: backFor(state, campaign) })),
    cooks,
    buyers: cards("fetch", "buy"),
    builders: cards("build"),
    openers: cards("open"),
  };
};
