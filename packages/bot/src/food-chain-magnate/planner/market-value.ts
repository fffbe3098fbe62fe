import { allGoods, type Content, type Good, marketableGoods } from "@blueplate/engine";
import { UNREACHED } from "@blueplate/forecast";
import { memoizeRecent } from "../memoize.ts";
import type { Capacity, Pieces } from "./capacity.ts";
import { lackOf } from "./lack.ts";
import { openMilestones } from "./open-milestones.ts";
import { sellerWith, type Outlook } from "./outlook.ts";
import { eveningOf, incomeFrom, type Seller } from "./tonight.ts";
import type { TomorrowOutlook } from "./tomorrow.ts";

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
const alone = memoizeRecent(({ goods }: Pick<Content, "goods">): ((good: number, count: number) => Pieces) => {
  const pieces = new Map<number, Pieces>();
  return (good, count) => {
    const key = good * 100 + count;
    const known = pieces.get(key) ?? allGoods({ goods }).map((_, at) => (at === good ? count : 0));
    pieces.set(key, known);
    return known;
  };
});

const canBring = (content: Content, capacity: Capacity, good: number): boolean =>
  lackOf(capacity, alone(content)(good, 1)) === 0;

/** How many pieces of a good can be made or brought a day, up to a dozen. */
const piecesADay = (content: Content, capacity: Capacity, good: number): number =>
  12 - lackOf(capacity, alone(content)(good, 12));

const bonusToCome = (here: Outlook, good: Good): number => {
  let more = 0;
  for (const { trigger, perks } of openMilestones(here)) {
    if (trigger._tag !== "marketed" || !trigger.goods.includes(good)) continue;
    for (const perk of perks) if (perk._tag === "bonus" && perk.goods.includes(good)) more += perk.amount;
  }
  return more;
};

/** Dollars of one more piece of each good on each house, from tomorrow's dinner on. */
export const marketValueOf = memoizeRecent((here: TomorrowOutlook): MarketValue => {
  const { ruleset, state, me } = here;
  const { content, formulas } = ruleset;
  const goods = allGoods(content);
  const own = sellerWith(ruleset, state, { ...me, stock: {} }, here.home, here.home);
  const able = goods.map((_, good) => canBring(content, own.capacity, good));
  const theirs = here.rivalsTomorrow.map((rival) => goods.map((_, good) => canBring(content, rival.capacity, good)));
  const gained = goods.map((good) => bonusToCome(here, good));
  const market = new Set(marketableGoods(content));
  const { winners, taken } = takenByRivals(here);
  const lost = lostByToken(here, own);
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
      const driven = (lost[at]?.[good] ?? 0) * DRIVEN_OUT;
      return dollars * chance * (able[good] ? 1 : 0.4) + shut - driven;
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

/** How much of what one takes from a house oneself a token costs that one has nothing for: there is a day to hire somebody. */
const DRIVEN_OUT = 0.7;

/** By house and good: dollars of one's own guests who would leave if they wanted one more of what one cannot make enough of. */
const lostByToken = (here: TomorrowOutlook, own: Seller): readonly Pieces[] => {
  const { rivalsTomorrow, tomorrow, ruleset } = here;
  const { content } = ruleset;
  const evening = eveningOf(tomorrow, rivalsTomorrow, own);
  const used = evening.used.at(-1) ?? [];
  const isShort = allGoods(content).map((_, good) => lackOf(own.capacity, used, alone(content)(good, 1)) > 0);
  const lost: Pieces[] = [];
  for (const [index, house] of tomorrow.entries()) {
    if (evening.served[index] !== rivalsTomorrow.length) continue;
    const income = incomeFrom(own, house);
    lost[house.at] = isShort.map((short) => (short ? income : 0));
  }
  return lost;
};

/** By house the rival that would serve it tomorrow, as a place among them, and what that would bring. */
const takenByRivals = ({ rivalsTomorrow, tomorrow }: TomorrowOutlook) => {
  const evening = eveningOf(tomorrow, rivalsTomorrow);
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
