import {
  type AbilityTag,
  actorsOf,
  allDrinks,
  type Chain,
  countList,
  countOf,
  distanceTo,
  doorsOf,
  entriesOf,
  type Goods,
  holds,
  type House,
  type Ruleset,
  squaresOfHouse,
  type State,
  withAbility,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { forecastOf } from "../dinner/certainty.ts";

/** What the bank will pay out at the coming dinner: at least `low`, at most `high` dollars, and whether that breaks it. */
export interface BankTonight {
  readonly low: number;
  readonly high: number;
  readonly breaks: "no" | "possible" | "sure";
}

/** What a card may still do before dinner that changes who sells what. */
const CHANGES: readonly AbilityTag[] = ["cook", "fetch", "buy", "build", "open", "market"];

const isAtWork = (ruleset: Ruleset, chain: Chain, tags: readonly AbilityTag[]): boolean =>
  tags.some((tag) => withAbility(ruleset.content, chain.atWork, tag).length > 0);

/** The seats that have yet to end their working day; before it, all of them. */
export const yetToAct = ({ stage, turnOrder }: State): readonly Seat[] => {
  if (stage._tag !== "working") return turnOrder;
  return stage.turn.ended ? stage.queue : [stage.turn.seat, ...stage.queue];
};

/** Most of one good that a chain may have at dinner: its stock, and what the cards at work may make or bring. */
const mostOf = (ruleset: Ruleset, state: State, chain: Chain, good: string, acts: boolean): number => {
  const stock = entriesOf(chain.stock).find(([kind]) => kind === good)?.[1] ?? 0;
  if (!acts) return stock;
  const isDrink = allDrinks(ruleset.content).some((drink) => drink === good);
  // How much is fetched hangs on the roads: no bound is set to it.
  if (isDrink && isAtWork(ruleset, chain, ["fetch", "buy"])) return Number.POSITIVE_INFINITY;
  let most = stock;
  for (const { count, ability } of withAbility(
    ruleset.content,
    ruleset.formulas.workforce(ruleset, state, chain.seat),
    "cook",
  )) {
    most += count * (entriesOf(ability.makes).find(([kind]) => kind === good)?.[1] ?? 0);
  }
  return most;
};

const isConnected = (ruleset: Ruleset, state: State, chain: Chain, house: House): boolean =>
  distanceTo(ruleset, state.town, doorsOf(ruleset, chain), squaresOfHouse(house)) !== null;

interface Case {
  readonly ruleset: Ruleset;
  readonly state: State;
  readonly acting: readonly Seat[];
  readonly chains: readonly Chain[];
  /** A garden may still be laid beside any house. */
  readonly builders: boolean;
}

/** What the bonuses of marketing milestones that a chain can still gain today could add to a sale (R17.3). */
const bonusesAhead = ({ ruleset, state, acting }: Case, chain: Chain, { demand }: House): number => {
  if (!acting.includes(chain.seat) || actorsOf(ruleset, state, chain.seat, "market").length === 0) return 0;
  let bonus = 0;
  for (const [id, row] of Object.entries(ruleset.content.milestones)) {
    const isOpen = !state.milestonesGone.some((gone) => gone === id);
    const isMine = chain.milestones.some(({ milestone }) => milestone === id);
    for (const perk of isOpen && !isMine ? (row?.perks ?? []) : []) {
      if (perk._tag !== "bonus") continue;
      bonus += perk.amount * demand.filter((good) => perk.goods.includes(good)).length;
    }
  }
  return bonus;
};

/** The most that one house can bring a chain, or null if it cannot be served by it. */
const mostFrom = (given: Case, chain: Chain, house: House): number | null => {
  const { ruleset, state, acting, builders } = given;
  const acts = acting.includes(chain.seat);
  const wanted = entriesOf(countList(house.demand));
  if (!wanted.every(([good, count]) => mostOf(ruleset, state, chain, good, acts) >= count)) return null;
  const mayMove = acts && isAtWork(ruleset, chain, ["open"]);
  if (!mayMove && !isConnected(ruleset, state, chain, house)) return null;
  const price = ruleset.formulas.unitPrice(ruleset, state, chain.seat);
  const times = house.garden !== null || builders ? 2 : 1;
  const { bonus } = ruleset.formulas.saleTo(ruleset, state, house, chain.seat);
  return house.demand.length * price * times + bonus + bonusesAhead(given, chain, house);
};

/** True when the chain can serve this house whatever the others do, and whichever other houses it serves before. */
const isSure = ({ ruleset, state, acting }: Case, chain: Chain, house: House, all: Goods): boolean =>
  holds(chain.stock, all) &&
  isConnected(ruleset, state, chain, house) &&
  !(acting.includes(chain.seat) && isAtWork(ruleset, chain, ["open"]));

/** The least that a house surely brings somebody, as long as it is not sure whom. */
const leastFrom = (given: Case, house: House, all: Goods): number => {
  const { ruleset, state, chains } = given;
  if (!chains.some((chain) => isSure(given, chain, house, all))) return 0;
  const able = chains.filter((chain) => mostFrom(given, chain, house) !== null);
  return Math.min(...able.map((chain) => ruleset.formulas.saleTo(ruleset, state, house, chain.seat).income));
};

/** Sales, waitresses and CFOs together. */
const paidTo = ({ ruleset, state, chains }: Case, sales: (seat: Seat) => number): number => {
  const { formulas } = ruleset;
  let sum = 0;
  for (const { seat } of chains) {
    const earned = sales(seat) + formulas.waitressPay(ruleset, state, seat);
    sum += earned + formulas.cfoPay(ruleset, state, seat, earned);
  }
  return sum;
};

/** Dinner as it would be now, house by house, the stock of each chain going down. */
const exactly = (given: Case): number => {
  const { ruleset, state } = given;
  let now = state;
  const earned = new Map<Seat, number>();
  for (const house of state.town.houses) {
    const [best] = house.demand.length > 0 ? ruleset.formulas.offersTo(ruleset, now, house) : [];
    if (!best) continue;
    const { goods, income } = ruleset.formulas.saleTo(ruleset, now, house, best.seat);
    earned.set(best.seat, (earned.get(best.seat) ?? 0) + income);
    const without = (chain: Chain): Chain => ({
      ...chain,
      stock: Object.fromEntries(entriesOf(chain.stock).map(([good, n]) => [good, n - countOf(goods, good)])),
    });
    now = { ...now, chains: now.chains.map((chain) => (chain.seat === best.seat ? without(chain) : chain)) };
  }
  return paidTo(given, (seat) => earned.get(seat) ?? 0);
};

/** True while nobody who is yet to act has a card left that changes what is sold. */
const isSettled = ({ ruleset, state, acting, chains }: Case): boolean =>
  chains.every((chain) => {
    if (!acting.includes(chain.seat)) return true;
    return CHANGES.every((tag) => actorsOf(ruleset, state, chain.seat, tag).length === 0);
  });

/** A house of which more can come than is sure: from the chain that surely serves it, or from one that is not known yet. */
interface OpenHouse {
  readonly house: House;
  readonly server: Chain | null;
}

/** What the sales that are sure bring each chain, as the forecast of the dinner has them, and the houses that may bring more. */
const sureSales = ({ ruleset, state }: Case) => {
  const earned = new Map<Seat, number>();
  const open: OpenHouse[] = [];
  for (const { house: number, certainty, offers, income } of forecastOf(ruleset, state)) {
    const house = state.town.houses.find((each) => each.house === number);
    const server = certainty === "sure" ? state.chains[offers[0]?.seat ?? -1] : undefined;
    if (server) earned.set(server.seat, (earned.get(server.seat) ?? 0) + income);
    // A house that surely nobody serves brings nothing.
    if (house && (server || certainty !== "sure")) open.push({ house, server: server ?? null });
  }
  return { earned, open };
};

const bounds = (given: Case): { readonly low: number; readonly high: number } => {
  const { ruleset, state, chains } = given;
  if (isSettled(given)) {
    const sum = exactly(given);
    return { low: sum, high: sum };
  }
  const all = countList(state.town.houses.flatMap(({ demand }) => demand));
  // A CFO rounds the sum up once, here every sale: that can only raise the bound.
  const withCfo = ({ seat }: Chain, sale: number): number => sale + ruleset.formulas.cfoPay(ruleset, state, seat, sale);
  const { earned, open } = sureSales(given);
  const served = paidTo(given, (seat) => earned.get(seat) ?? 0);
  let [low, high] = [served, served];
  for (const { house, server } of open) {
    if (server !== null) {
      high += withCfo(server, bonusesAhead(given, server, house));
      continue;
    }
    low += leastFrom(given, house, all);
    high += Math.max(0, ...chains.map((chain) => withCfo(chain, mostFrom(given, chain, house) ?? 0)));
  }
  return { low, high };
};

/** The position as the bank sees it: who still plays and who is still to act. */
const caseOf = (ruleset: Ruleset, state: State): Case => {
  const chains = state.chains.filter((chain) => !chain.bankrupt);
  const acting = yetToAct(state);
  const builders = chains.some((chain) => acting.includes(chain.seat) && isAtWork(ruleset, chain, ["build"]));
  return { ruleset, state, acting, chains, builders };
};

/** What the bank would pay out at dinner if it were served now, in dollars (R14). */
export const paidAsItStands = (ruleset: Ruleset, state: State): number => exactly(caseOf(ruleset, state));

/**
 * What the bank will pay out at the coming dinner (R14, R15.1), from what everybody can see. Null when no such bound can be
 * given: prices are unknown until structures are revealed, dinner is over after it, and a price below $0 makes chains pay.
 */
export const bankTonight = (ruleset: Ruleset, state: State): BankTonight | null => {
  if (state.stage._tag !== "working" && state.stage._tag !== "order-of-business") return null;
  const given = caseOf(ruleset, state);
  if (given.chains.some(({ seat }) => ruleset.formulas.unitPrice(ruleset, state, seat) < 0)) return null;
  const { low, high } = bounds(given);
  const empties = ruleset.options["bank-break"] === "empty" ? 0 : 1;
  const breaksAt = (sum: number): boolean => sum > 0 && sum >= state.bank.stock + empties;
  return { low, high, breaks: breaksAt(low) ? "sure" : breaksAt(high) ? "possible" : "no" };
};
