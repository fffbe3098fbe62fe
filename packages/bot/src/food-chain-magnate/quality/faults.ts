import {
  abilityOf,
  billAfter,
  type Cards,
  countList,
  countOf,
  entriesOf,
  type EventOf,
  type Good,
  type Goods,
  kindsOf,
  type Ruleset,
  type State,
  stockedFor,
  subtractCounts,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";

/** How much of a good cooks make who had the day off. */
const madeBy = ({ content }: Ruleset, idle: Cards, good: Good): number =>
  entriesOf(idle).reduce(
    (sum, [kind, count]) => sum + count * countOf(abilityOf(content, kind, "cook")?.makes ?? {}, good),
    0,
  );

/**
 * The chains in whose reach a hungry house lies that lacked one good for it and had cooks on the beach who would have made enough. Cards that
 * came today, `arrived` by seat, could not work yet and do not count.
 */
export const idleCooksFor = (
  ruleset: Ruleset,
  state: State,
  house: number,
  arrived: (seat: Seat) => Cards,
): readonly Seat[] => {
  const hungry = state.town.houses.find((each) => each.house === house);
  if (!hungry) return [];
  const wanted = countList(hungry.demand);
  // Whoever would make an offer if only he had the goods.
  const inReach = ruleset.formulas.offersTo(ruleset, stockedFor(state, hungry), hungry).map(({ seat }) => seat);
  return inReach.filter((seat) => {
    const chain = state.chains[seat];
    const lacking = chain ? entriesOf(wanted).filter(([good, count]) => countOf(chain.stock, good) < count) : [];
    const [good, count] = lacking[0] ?? [];
    if (!chain || good === undefined || count === undefined || lacking.length > 1) return false;
    const idle = subtractCounts(chain.beach, arrivedOf(chain.beach, arrived(seat)));
    const makes = madeBy(ruleset, idle, good);
    return makes > 0 && makes + countOf(chain.stock, good) >= count;
  });
};

/** Of the cards on a beach those that came today. */
const arrivedOf = (beach: Cards, arrived: Cards): Cards =>
  countList(
    kindsOf(beach).flatMap((kind) =>
      Array.from({ length: Math.min(countOf(beach, kind), countOf(arrived, kind)) }, () => kind),
    ),
  );

/** True while nobody can ask a chain for a good: no house tonight, and tomorrow none that a campaign reaches or no freezer to keep it in. */
const isUnwanted = (ruleset: Ruleset, state: State, seat: Seat, good: Good): boolean => {
  const { houses, campaigns } = state.town;
  if (houses.some(({ demand }) => demand.includes(good))) return false;
  return (
    ruleset.formulas.freezerRoom(ruleset, state, seat) === 0 || campaigns.every((campaign) => campaign.good !== good)
  );
};

/** What of a trip's drinks was brought though nobody can ask for it; nothing where another one of the trip is wanted: sources lie on the way. */
export const unwantedOf = (ruleset: Ruleset, state: State, seat: Seat, drinks: Goods): Goods =>
  kindsOf(drinks).every((good) => isUnwanted(ruleset, state, seat, good)) ? drinks : {};

/** True when a chain's cash does not cover the salaries of everybody whom it has before it lets anybody go. */
export const cannotPayAll = (ruleset: Ruleset, state: State, seat: Seat): boolean =>
  billAfter(ruleset, state, seat, []).due > (state.chains[seat]?.cash ?? 0);

/** Campaigns by their number while a game is read: whose, for what, and what they have brought. */
export interface CampaignRecord {
  readonly seat: Seat;
  readonly good: Good;
  runs: number;
  tokens: number;
}

/** A campaign that has run once more. */
export const ran = (campaign: CampaignRecord, { houses }: EventOf<"CampaignRan">): void => {
  campaign.runs++;
  campaign.tokens += houses.reduce((sum, { added }) => sum + added, 0);
};

/** True for a campaign that ran and laid no token at any house. */
export const wasInVain = ({ runs, tokens }: CampaignRecord): boolean => runs > 0 && tokens === 0;
