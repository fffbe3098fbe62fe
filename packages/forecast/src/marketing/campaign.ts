import {
  abilityOf,
  addCounts,
  allDrinks,
  boardOf,
  type Chain,
  countAbility,
  countList,
  countOf,
  type EmployeeId,
  entriesOf,
  firstAt,
  type Good,
  type Goods,
  isEndless,
  type CampaignRoundsLeft,
  reachOf,
  type Ruleset,
  type Square,
  squareAt,
  squaresOfHouse,
  type State,
  subtractCounts,
  withAbility,
} from "@blueplate/engine";
import { open, type Seat } from "@blueplate/kernel";
import { forecastOf } from "../dinner/certainty.ts";
import { salesOf } from "../dinner/dinner.ts";
import { type CampaignDraft, housesReachedBy } from "./campaign-place.ts";

import { nearnessOf } from "../town/nearness.ts";

import { afterDinner, campaignsRun, doneBy, turnedAwayAt } from "./tomorrow.ts";

/** What a campaign would do to one house that it reaches on its first evening. */
export interface CampaignHouseEffect {
  readonly house: number;
  /** What the house will want after all campaigns of that evening, in the order in which it came to want it. */
  readonly basket: readonly Good[];
  /** Tokens of this campaign that find room, and those that do not (R18.2). */
  readonly added: number;
  readonly lost: number;
  /** Whether tokens are lost only as long as nobody serves the house before, and somebody still may: with more goods, a restaurant. */
  readonly mayEatFirst: boolean;
  /** Every token of that evening that finds no room there, of any campaign, in order of number. */
  readonly turnedAway: readonly Good[];
  /** What of the basket the owner neither keeps from today nor has people at home to make or fetch (R14.1.3). */
  readonly lacks: Goods;
  /** Whether a road joins it to a restaurant of the owner: where none does it never buys there (R14.1.3). */
  readonly joined: boolean;
  /** Who would serve it if everybody had the goods, at the prices and with the restaurants of now; null without a road. */
  readonly nearest: Seat | null;
}

/** Who would launch which campaign, and for how many rounds once that is chosen. */
interface Run {
  readonly marketer: EmployeeId;
  readonly campaign: number;
  readonly duration: number | null;
}

/** How long a campaign launched now would run: endless (R10.12), or the rounds chosen; until they are, the most there can be (R10.10). */
export const runOf = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  { marketer, campaign, duration }: Run,
): CampaignRoundsLeft => {
  if (isEndless(ruleset, state, seat, campaign)) return "endless";
  return duration ?? abilityOf(ruleset.content, marketer, "market")?.duration ?? 1;
};

/** What a chain may have left tomorrow of its stock: what it does not sell tonight, if it owns a freezer (R19.1). */
const keptBy = (ruleset: Ruleset, state: State, chain: Chain): Goods =>
  ruleset.formulas.freezerRoom(ruleset, state, chain.seat) > 0
    ? subtractCounts(chain.stock, salesOf(ruleset, state, chain.seat).goods)
    : {};

/**
 * How many of a good the chain can have at a dinner: kept, and made by its people at home as if all were at work; drinks can be had
 * without a bound.
 */
const mostHad = (ruleset: Ruleset, state: State, chain: Chain): ((good: Good) => number) => {
  const { content } = ruleset;
  const kept = keptBy(ruleset, state, chain);
  const atWork = addCounts(addCounts(chain.atWork, chain.beach), open(chain.hand, chain.seat) ?? {});
  const chains = state.chains.map((each) => (each.seat === chain.seat ? { ...each, atWork } : each));
  const people = ruleset.formulas.workforce(ruleset, { ...state, chains }, chain.seat);
  const fetches = countAbility(content, people, "fetch") + countAbility(content, people, "buy") > 0;
  return (good) =>
    fetches && allDrinks(content).some((drink) => drink === good)
      ? Number.POSITIVE_INFINITY
      : withAbility(content, people, "cook").reduce(
          (most, { count, ability }) => most + count * countOf(ability.makes, good),
          countOf(kept, good),
        );
};

/** What of a basket the chain will not have (R14.1.3). */
const lackingOf = (ruleset: Ruleset, state: State, chain: Chain, basket: readonly Good[]): Goods => {
  const mostOf = mostHad(ruleset, state, chain);
  return Object.fromEntries(
    entriesOf(countList(basket)).flatMap(([good, count]) => {
      const lack = count - mostOf(good);
      return lack > 0 ? [[good, lack]] : [];
    }),
  );
};

/** Whether a chain has a good left, or anybody at work, on the beach or in hand who makes or fetches it; of its own cards only. */
export const canHave = (ruleset: Ruleset, state: State, seat: Seat, good: Good): boolean => {
  const chain = state.chains[seat];
  return chain !== undefined && mostHad(ruleset, state, chain)(good) > 0;
};

/** The squares that a campaign reaches (R18.3); where its tile reaches none, those of the houses that it reaches all the same. */
export const squaresReached = (ruleset: Ruleset, state: State, draft: CampaignDraft): readonly Square[] => {
  const board = boardOf(ruleset, state.town.tiles);
  const reaches = reachOf(ruleset, board, draft.campaign, draft.place);
  const near = Array.from(board.print, (_, index) => index).filter(reaches);
  if (near.length > 0) return near.map((index) => squareAt(board, index));
  const reached = housesReachedBy(ruleset, state, draft);
  return state.town.houses.filter(({ house }) => reached.includes(house)).flatMap(squaresOfHouse);
};

/** Whether somebody may still serve a house tonight whom nobody serves as it stands. */
const mayStillEat = (ruleset: Ruleset, state: State, house: number): boolean =>
  forecastOf(ruleset, state).some(
    (tonight) => tonight.house === house && tonight.offers.length === 0 && tonight.certainty !== "sure",
  );

/**
 * What a campaign would do on its first evening, house by house: tonight's dinner as it stands, then every campaign in order of
 * number, this one among them, as often as they run.
 */
export const effectOf = (
  ruleset: Ruleset,
  state: State,
  draft: CampaignDraft,
  left: CampaignRoundsLeft = 1,
): readonly CampaignHouseEffect[] => {
  const { campaign, owner, good, place } = draft;
  const campaigns = [...state.town.campaigns, { campaign, owner, good, left, place }].toSorted(
    (a, b) => a.campaign - b.campaign,
  );
  const evening = afterDinner(ruleset, state);
  const run = campaignsRun(ruleset, { ...evening, town: { ...evening.town, campaigns } });
  const mine = doneBy(run.campaigns, campaign);
  const chain = state.chains[owner];
  return housesReachedBy(ruleset, state, draft).flatMap((number): readonly CampaignHouseEffect[] => {
    const house = run.state.town.houses.find((each) => each.house === number);
    const { added, lost } = mine.find((each) => each.house === number) ?? { added: 0, lost: 0 };
    if (!house) return [];
    const turnedAway = turnedAwayAt(run.campaigns, number);
    const lacks = chain ? lackingOf(ruleset, state, chain, house.demand) : {};
    const nearest = firstAt(ruleset, run.state, house);
    const joined = nearnessOf(ruleset, run.state, house, true).some(({ seat }) => seat === owner);
    const mayEatFirst = lost > 0 && mayStillEat(ruleset, state, number);
    return [{ house: number, basket: house.demand, added, lost, mayEatFirst, turnedAway, lacks, joined, nearest }];
  });
};

/** How many of the houses reached each chain would be first at, those with most first; who has no road to one is left out. */
export const buyersOf = (
  reached: readonly CampaignHouseEffect[],
): readonly { readonly seat: Seat; readonly houses: number }[] => {
  const counts = new Map<Seat, number>();
  for (const { nearest, added } of reached) {
    if (nearest !== null && added > 0) counts.set(nearest, (counts.get(nearest) ?? 0) + 1);
  }
  return [...counts].map(([seat, houses]) => ({ seat, houses })).toSorted((a, b) => b.houses - a.houses);
};
