import {
  abilityOf,
  allDrinks,
  allGoods,
  type CampaignKind,
  type Command,
  type CommandOf,
  type EmployeeId,
  type Good,
  isEndless,
  marketableGoods,
} from "@blueplate/engine";
import { memoizeByName, memoizeRecent } from "../memoize.ts";
import { type MarketValue, marketValueOf } from "./market-value.ts";
import { openMilestones } from "./open-milestones.ts";
import type { Outlook } from "./outlook.ts";
import { type HouseSet, type Spot, spotsFor } from "./reach.ts";
import type { TomorrowOutlook } from "./tomorrow.ts";

/** A campaign that could be launched, and dollars that it may bring over the rest of the game. */
export interface CampaignIdea extends Spot {
  readonly marketer: EmployeeId;
  readonly good: Good;
  readonly dollars: number;
  readonly command: Command;
}

const fieldsOf = ({ place }: Spot): Pick<CommandOf<"work.launchCampaign">, "at" | "turned" | "side" | "offset"> => {
  if ("side" in place) return place;
  if ("beside" in place) return place.beside ? { side: place.beside } : {};
  return place.turned ? { at: place.at, turned: true } : { at: place.at };
};

const commandOf = (spot: Spot, marketer: EmployeeId, good: Good, duration: number | null): Command => ({
  _tag: "work.launchCampaign",
  marketer,
  campaign: spot.campaign,
  ...fieldsOf(spot),
  good,
  ...(duration === null ? {} : { duration }),
});

/** Tokens that it brings a house, whatever it asks for; the first that it reaches stands for all. */
const tokensAt = ({ ruleset, state, seat }: Outlook, { campaign, place, reached }: Spot): number => {
  const house = state.town.houses[reached[0] ?? -1];
  const [good] = marketableGoods(ruleset.content);
  if (!house || good === undefined) return 1;
  return ruleset.formulas.tokensOf(ruleset, state, { campaign, good, owner: seat, left: 1, place }, house);
};

/** Dollars of a campaign for a good at a spot that runs so often. */
const dollarsOf = (value: MarketValue, reached: HouseSet, good: number, runs: number, tokens: number): number => {
  let sum = 0;
  let pieces = 0;
  for (const house of reached) {
    const each = value.worth[house]?.[good] ?? 0;
    const first = Math.min(tokens, value.room[house] ?? 0);
    sum += each * (first + (runs - 1) * tokens * 0.8);
    if (each > 3) pieces += tokens;
  }
  const fits = pieces === 0 ? 1 : Math.max(0.12, Math.min(1, (value.spare[good] ?? 0) / pieces));
  return sum * fits;
};

/** Dollars that a campaign for a good may bring at a spot where it runs so often, over the rest of the game. */
export const campaignDollars = (here: TomorrowOutlook, spot: Spot, good: Good, runs: number): number => {
  const at = allGoods(here.ruleset.content).indexOf(good);
  return dollarsOf(marketValueOf(here), spot.reached, at, runs, tokensAt(here, spot));
};

/** True where as many campaigns of one's own run as one looks after. */
export const advertisesEnough = ({ state, seat, blinkers }: Outlook): boolean =>
  state.town.campaigns.filter(({ owner }) => owner === seat).length >= blinkers.campaignsAtOnce;

/** Dollars of the milestone that whoever places the first tile of a kind gets, where nobody has yet. */
export const firstOfKind = (here: Outlook, kind: CampaignKind): number =>
  openMilestones(here).some(({ trigger }) => trigger._tag === "placed" && trigger.kind === kind) ? FIRST_OF_KIND : 0;
const FIRST_OF_KIND = 20;

/** The most promising campaigns of a marketeer, the best one of each tile first. */
export const campaignIdeas = memoizeByName((here: TomorrowOutlook, marketer: EmployeeId): readonly CampaignIdea[] => {
  const { ruleset, state, seat } = here;
  const { content } = ruleset;
  const ability = abilityOf(content, marketer, "market");
  if (!ability) return [];
  const ideas: CampaignIdea[] = [];
  for (const campaign of state.supply.campaigns) {
    const kind = content.campaigns[campaign]?.kind;
    if (kind === undefined || !ability.kinds.includes(kind)) continue;
    const endless = isEndless(ruleset, state, seat, campaign);
    const runs = Math.max(0, Math.min(endless ? 99 : ability.duration, Math.floor(here.roundsLeft - 0.5)));
    if (runs === 0) continue;
    const best = bestSpot(here, spotsFor(ruleset, state, seat, marketer, campaign), runs);
    if (!best) continue;
    const { spot, good } = best;
    const dollars = best.dollars + firstOfKind(here, kind);
    const command = commandOf(spot, marketer, good, endless ? null : ability.duration);
    ideas.push({ ...spot, marketer, good, dollars, command });
  }
  return ideas.toSorted((a, b) => b.dollars - a.dollars);
});

/** A good that could be asked for, and what that brings. */
interface BestGood {
  readonly good: Good;
  readonly dollars: number;
}

/** By the houses that are reached, the runs and the tokens of each what is best asked for there: tiles and places reach the same ones. */
const knownGoods = memoizeRecent((_: TomorrowOutlook) => new Map<HouseSet, Map<number, BestGood | null>>());

const bestGoodAt = (here: TomorrowOutlook, reached: HouseSet, runs: number, tokens: number): BestGood | null => {
  const known = knownGoods(here);
  const ofHouses = known.get(reached) ?? new Map<number, BestGood | null>();
  known.set(reached, ofHouses);
  // No campaign brings as many as a hundred tokens.
  const key = runs * 100 + tokens;
  const before = ofHouses.get(key);
  if (before !== undefined) return before;
  const best = findBestGood(here, reached, runs, tokens);
  ofHouses.set(key, best);
  return best;
};

const findBestGood = (here: TomorrowOutlook, reached: HouseSet, runs: number, tokens: number): BestGood | null => {
  const value = marketValueOf(here);
  const tastes = tastesOf(here);
  let best: BestGood | null = null;
  for (const [at, good] of allGoods(here.ruleset.content).entries()) {
    const dollars = dollarsOf(value, reached, at, runs, tokens) * (tastes[at] ?? 1);
    if (dollars > (best?.dollars ?? 0)) best = { good, dollars };
  }
  return best;
};

interface BestSpot extends BestGood {
  readonly spot: Spot;
}

/** Where, and for which good, a tile brings most. */
const bestSpot = (here: TomorrowOutlook, spots: readonly Spot[], runs: number): BestSpot | null => {
  let best: BestSpot | null = null;
  for (const spot of spots) {
    const at = bestGoodAt(here, spot.reached, runs, tokensAt(here, spot));
    if (at && at.dollars > (best?.dollars ?? 0)) best = { spot, ...at };
  }
  return best;
};

/** A drink that the company would not have chosen. */
const OTHER_DRINK = 0.75;

/** How dear each good is to the company. */
const tastesOf = memoizeRecent((here: TomorrowOutlook): readonly number[] =>
  allGoods(here.ruleset.content).map((good) => tasteOf(here, good)),
);

const tasteOf = ({ ruleset: { content }, archetype: { food, drink, taste } }: Outlook, good: Good): number => {
  if (content.goods[good]?.kind === "drink") {
    const drinks = allDrinks(content);
    return taste.drinks * (drinks[drink % Math.max(1, drinks.length)] === good ? 1 : OTHER_DRINK);
  }
  const foods = allGoods(content).filter((each) => content.goods[each]?.kind === "food");
  return foods[food % Math.max(1, foods.length)] === good ? taste.food : taste.otherFood;
};
