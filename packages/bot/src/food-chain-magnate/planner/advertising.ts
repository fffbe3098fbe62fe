import {
  abilityOf,
  allDrinks,
  allGoods,
  type Command,
  type CommandOf,
  type Content,
  type EmployeeId,
  type Good,
  isEndless,
  marketableGoods,
} from "@blueplate/engine";
import { keptByName, keptWith } from "../kept.ts";
import { sellerWith, type Outlook } from "./outlook.ts";
import type { TomorrowOutlook } from "./tomorrow.ts";
import { openMilestones } from "./open-milestones.ts";
import { UNREACHED } from "./distances.ts";
import { lackOf, type Capacity, type Pieces } from "./capacity.ts";
import { type Spot, spotsFor } from "./reach.ts";
import { eveningOf, incomeFrom, type Seller } from "./tonight.ts";

/** A campaign that could be launched, and dollars that it may bring over the rest of the game. */
export interface CampaignIdea extends Spot {
  readonly marketer: EmployeeId;
  readonly good: Good;
  readonly dollars: number;
  readonly command: Command;
}

/** What each token on each house would be worth to the chain, and how many of each good it could still sell. */
export interface MarketValue {
  /** By house, then by good: dollars of a piece, times the chance that it is sold by this chain. */
  readonly worth: readonly Pieces[];
  /** By house: tokens that still find room tomorrow. */
  readonly room: readonly number[];
  /** By good: pieces that can be made a day beyond what is asked for. */
  readonly spare: readonly number[];
}

/** The chance of a sale by how far one's own sum lies below the rival's. */
const chanceAt = (ahead: number): number => {
  if (ahead > 0) return 1;
  if (ahead === 0) return 0.55;
  return ahead >= -1 ? 0.35 : ahead >= -2 ? 0.2 : 0.08;
};

/** So many pieces of each good alone. */
const alone = keptWith(({ goods }: Pick<Content, "goods">): ((good: number, count: number) => Pieces) => {
  const pieces = new Map<number, Pieces>();
  return (good, count) => {
    const key = good * 100 + count;
    const known = pieces.get(key) ?? allGoods({ goods }).map((_, at) => (at === good ? count : 0));
    pieces.set(key, known);
    return known;
  };
});

const canBring = (content: Content, capacity: Capacity, good: number): boolean =>
  lackOf(content, capacity, alone(content)(good, 1)) === 0;

/** How many pieces of a good can be made or brought a day, up to a dozen. */
const piecesADay = (content: Content, capacity: Capacity, good: number): number =>
  12 - lackOf(content, capacity, alone(content)(good, 12));

const bonusToCome = (here: Outlook, good: Good): number => {
  let more = 0;
  for (const { trigger, perks } of openMilestones(here)) {
    if (trigger._tag !== "marketed" || !trigger.goods.includes(good)) continue;
    for (const perk of perks) if (perk._tag === "bonus" && perk.goods.includes(good)) more += perk.amount;
  }
  return more;
};

/** Dollars of one more piece of each good on each house, from tomorrow's dinner on. */
export const marketValueOf = keptWith((here: TomorrowOutlook): MarketValue => {
  const { ruleset, state, me } = here;
  const { content, formulas } = ruleset;
  const goods = allGoods(content);
  const own = sellerWith(ruleset, state, { ...me, stock: {} }, here.home, here.home);
  const able = goods.map((_, good) => canBring(content, own.capacity, good));
  const theirs = here.rivalsTomorrow.map((rival) => goods.map((_, good) => canBring(content, rival.capacity, good)));
  const gained = goods.map((good) => bonusToCome(here, good));
  const market = new Set(marketableGoods(content));
  const { winners, taken } = takenByRivals(here);
  const worth = state.town.houses.map((house, at) => {
    const distance = own.distances[at] ?? UNREACHED;
    if (distance >= UNREACHED) return goods.map(() => 0);
    const factor = formulas.priceFactor(ruleset, state, house);
    return goods.map((name, good) => {
      if (!market.has(name)) return 0;
      const rival = nearestSum(here.rivalsTomorrow, theirs, at, good);
      const chance = rival === null ? 0.95 : chanceAt(rival - own.unitPrice - distance);
      const dollars = Math.max(4, own.unitPrice) * factor + (own.bonus[good] ?? 0) + (gained[good] ?? 0);
      const shut = able[good] && !theirs[winners[at] ?? -1]?.[good] ? (taken[at] ?? 0) * SHUT_OUT : 0;
      return dollars * chance * (able[good] ? 1 : 0.4) + shut;
    });
  });
  const room = here.housesTomorrow.map((house) => formulas.roomOf(ruleset, state, house) - house.demand.length);
  const asked = goods.map((_, good) =>
    here.tomorrow.reduce((sum, { wants, at }) => sum + ((worth[at]?.[good] ?? 0) > 3 ? (wants[good] ?? 0) : 0), 0),
  );
  const spare = goods.map((_, good) => piecesADay(content, own.capacity, good) * 1.4 + 2 - (asked[good] ?? 0));
  return { worth, room, spare };
});

/** How much of what a rival takes from a house a token is worth that the rival has nothing for. */
const SHUT_OUT = 0.35;

/** By house the rival that would serve it tomorrow, as a place among them, and what that would bring. */
const takenByRivals = (here: TomorrowOutlook) => {
  const { rivalsTomorrow, tomorrow, ruleset } = here;
  const evening = eveningOf(ruleset, tomorrow, rivalsTomorrow);
  const winners: number[] = [];
  const taken: number[] = [];
  for (const [index, house] of tomorrow.entries()) {
    const winner = evening.served[index] ?? -1;
    const rival = rivalsTomorrow[winner];
    winners[house.at] = winner;
    taken[house.at] = rival ? incomeFrom(rival, house) : 0;
  }
  return { winners, taken };
};

/** The lowest price plus distance at which a rival can sell a good to a house; null where none can. */
const nearestSum = (
  rivals: readonly Seller[],
  able: readonly (readonly boolean[])[],
  at: number,
  good: number,
): number | null => {
  let lowest: number | null = null;
  for (const [index, rival] of rivals.entries()) {
    if (!able[index]?.[good]) continue;
    const distance = rival.distances[at] ?? UNREACHED;
    if (distance >= UNREACHED) continue;
    const sum = rival.unitPrice + distance;
    if (lowest === null || sum < lowest) lowest = sum;
  }
  return lowest;
};

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

/** Tokens that it brings a house; the first that it reaches stands for all. */
const tokensAt = ({ ruleset, state, seat }: Outlook, { campaign, place, reached }: Spot, good: Good): number => {
  const house = state.town.houses[reached[0] ?? -1];
  return house ? ruleset.formulas.tokensOf(ruleset, state, { campaign, good, owner: seat, left: 1, place }, house) : 1;
};

/** Dollars of a campaign for a good at a spot that runs so often. */
const dollarsOf = (value: MarketValue, { reached }: Spot, good: number, runs: number, tokens: number): number => {
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

/** True where as many campaigns of one's own run as one looks after. */
export const advertisesEnough = ({ state, seat, blinkers }: Outlook): boolean =>
  state.town.campaigns.filter(({ owner }) => owner === seat).length >= blinkers.campaignsAtOnce;

/** The most promising campaigns of a marketeer, the best one of each tile first. */
export const campaignIdeas = keptByName((here: TomorrowOutlook, marketer: EmployeeId): readonly CampaignIdea[] => {
  const { ruleset, state, seat } = here;
  const value = marketValueOf(here);
  const { content } = ruleset;
  const ability = abilityOf(content, marketer, "market");
  if (!ability) return [];
  const tastes = tastesOf(here);
  const ideas: CampaignIdea[] = [];
  for (const campaign of state.supply.campaigns) {
    const kind = content.campaigns[campaign]?.kind;
    if (kind === undefined || !ability.kinds.includes(kind)) continue;
    const endless = isEndless(ruleset, state, seat, campaign);
    const runs = Math.max(0, Math.min(endless ? 99 : ability.duration, Math.floor(here.roundsLeft - 0.5)));
    if (runs === 0) continue;
    const best = bestSpot(here, value, spotsFor(ruleset, state, seat, marketer, campaign), runs, tastes);
    if (!best) continue;
    const { spot, good, dollars } = best;
    const command = commandOf(spot, marketer, good, endless ? null : ability.duration);
    ideas.push({ ...spot, marketer, good, dollars, command });
  }
  return ideas.toSorted((a, b) => b.dollars - a.dollars);
});

interface BestSpot {
  readonly spot: Spot;
  readonly good: Good;
  readonly dollars: number;
}

/** Where, and for which good, a tile brings most. */
const bestSpot = (
  here: TomorrowOutlook,
  value: MarketValue,
  spots: readonly Spot[],
  runs: number,
  tastes: readonly number[],
): BestSpot | null => {
  const goods = allGoods(here.ruleset.content);
  let best: BestSpot | null = null;
  for (const spot of spots) {
    for (let at = 0; at < goods.length; at++) {
      const good = goods[at];
      if (good === undefined) continue;
      const dollars = dollarsOf(value, spot, at, runs, tokensAt(here, spot, good)) * (tastes[at] ?? 1);
      if (dollars > (best?.dollars ?? 0)) best = { spot, good, dollars };
    }
  }
  return best;
};

/** A drink that the company would not have chosen. */
const OTHER_DRINK = 0.9;

/** How dear each good is to the company. */
const tastesOf = (here: TomorrowOutlook): readonly number[] =>
  allGoods(here.ruleset.content).map((good) => tasteOf(here, good));

const tasteOf = ({ ruleset: { content }, archetype: { food, drink, taste } }: Outlook, good: Good): number => {
  if (content.goods[good]?.kind === "drink") {
    const drinks = allDrinks(content);
    return taste.drinks * (drinks[drink % Math.max(1, drinks.length)] === good ? 1 : OTHER_DRINK);
  }
  const foods = allGoods(content).filter((each) => content.goods[each]?.kind === "food");
  return foods[food % Math.max(1, foods.length)] === good ? taste.food : taste.otherFood;
};
