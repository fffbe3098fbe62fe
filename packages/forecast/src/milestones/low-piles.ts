import {
  type CampaignKind,
  countOf,
  type EmployeeId,
  fullSupply,
  kindsOf,
  type Ruleset,
  type State,
} from "@blueplate/engine";

/** A pile that runs out: how many are left of how many. */
export interface LowPile<K> {
  readonly kind: K;
  readonly left: number;
  readonly total: number;
}

/** What of the supply runs out, and what has run out; a pile that nobody has touched is neither. */
export interface Scarcity {
  readonly cards: readonly LowPile<EmployeeId>[];
  readonly tiles: readonly LowPile<CampaignKind>[];
  readonly gardens: LowPile<"garden"> | null;
  readonly houses: LowPile<"house"> | null;
}

/** Copies from which on a pile is nearly gone: what two hires can take. */
const FEW = 2;

const scarce = <K>(kind: K, left: number, total: number): readonly LowPile<K>[] =>
  left <= FEW && left < total ? [{ kind, left, total }] : [];

/** The piles with at most two left, those that are gone first (R2.1). */
export const scarcityOf = ({ content }: Ruleset, state: State): Scarcity => {
  const full = fullSupply(content, state.chains.length);
  const { supply } = state;
  const kindOf = (tile: number): CampaignKind | undefined => content.campaigns[tile]?.kind;
  const tiles = (of: readonly number[], kind: CampaignKind): number =>
    of.filter((tile) => kindOf(tile) === kind).length;
  const kinds = new Set(full.campaigns.map(kindOf).filter((kind) => kind !== undefined));
  return {
    cards: kindsOf(full.employees)
      .flatMap((kind) => scarce(kind, countOf(supply.employees, kind), countOf(full.employees, kind)))
      .toSorted((a, b) => a.left - b.left),
    tiles: [...kinds]
      .flatMap((kind) => scarce(kind, tiles(supply.campaigns, kind), tiles(full.campaigns, kind)))
      .toSorted((a, b) => a.left - b.left),
    gardens: scarce("garden" as const, supply.gardens, full.gardens)[0] ?? null,
    houses: scarce("house" as const, supply.houses.length, full.houses.length)[0] ?? null,
  };
};
