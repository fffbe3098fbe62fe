import {
  type AbilityTag,
  actorsOf,
  type Chain,
  countList,
  type Goods,
  holds,
  holdsMilestone,
  type House,
  kindsOf,
  type Ruleset,
  type State,
  stockedFor,
  withAbility,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { forecastOf } from "../dinner/certainty.ts";
import { dinnerOf } from "../dinner/dinner.ts";
import { isDinnerNext } from "../phase-order.ts";
import { type BankCase, broughtBy, paidBy, withHungry } from "./house-pay.ts";

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

/** By seat what is paid at a dinner to which nobody comes: waitresses, and whatever else the rules of the game pay. */
const flatPay = (ruleset: Ruleset, state: State): ReadonlyMap<Seat, number> => {
  const flat = new Map<Seat, number>();
  for (const event of dinnerOf(ruleset, withHungry(state, [])).events) {
    if (event._tag !== "MoneyPaid" || event.reason === "cfo") continue;
    flat.set(event.seat, (flat.get(event.seat) ?? 0) + event.amount);
  }
  return flat;
};

/** True when the chain would be among those that serve the house if nobody lacked anything. */
const isConnected = (ruleset: Ruleset, state: State, chain: Chain, house: House): boolean =>
  ruleset.formulas.offersTo(ruleset, stockedFor(state, house), house).some(({ seat }) => seat === chain.seat);

/** The chain with every milestone for sales that it can still gain today by marketing (R17.3). */
const withBonuses = ({ ruleset, state, acting }: BankCase, chain: Chain): Chain => {
  if (!acting.includes(chain.seat) || actorsOf(ruleset, state, chain.seat, "market").length === 0) return chain;
  const { milestones } = ruleset.content;
  const ahead = kindsOf(milestones).filter(
    (id) =>
      !state.milestonesGone.includes(id) &&
      !holdsMilestone(chain, id) &&
      milestones[id]?.perks.some(({ _tag }) => _tag === "bonus"),
  );
  return {
    ...chain,
    milestones: [...chain.milestones, ...ahead.map((milestone) => ({ milestone, round: state.round }))],
  };
};

/** The house as if a garden lay beside it, wherever. */
const withGarden = (house: House): House => ({ ...house, garden: "N" });

/** The most that one house can bring a chain, or null if it cannot be served by it. */
const mostFrom = (given: BankCase, chain: Chain, house: House): number | null => {
  const { ruleset, state, acting, builders } = given;
  const acts = acting.includes(chain.seat);
  // A restaurant that opens or moves, or a garden beside a road, may join what is not joined yet.
  const mayConnect = builders || (acts && isAtWork(ruleset, chain, ["open"]));
  if (!mayConnect && !isConnected(ruleset, state, chain, house)) return null;
  const gardened = builders && house.garden === null ? withGarden(house) : house;
  return broughtBy(given, withBonuses(given, chain), gardened)?.most ?? null;
};

/** True when the chain can serve this house whatever the others do, and whichever other houses it serves before. */
const isSure = ({ ruleset, state, acting }: BankCase, chain: Chain, house: House, all: Goods): boolean =>
  holds(chain.stock, all) &&
  isConnected(ruleset, state, chain, house) &&
  !(acting.includes(chain.seat) && isAtWork(ruleset, chain, ["open"]));

/** The least that a house surely brings somebody, as long as it is not sure whom. */
const leastFrom = (given: BankCase, house: House, all: Goods): number => {
  const { chains, builders } = given;
  if (!chains.some((chain) => isSure(given, chain, house, all))) return 0;
  const able = chains.filter((chain) => mostFrom(given, chain, house) !== null);
  // What a garden brings about may be worth less than what was asked for.
  const gardenChoices = builders && house.garden === null ? [house, withGarden(house)] : [house];
  return Math.min(
    ...able.flatMap((chain) => gardenChoices.flatMap((each) => broughtBy(given, chain, each)?.least ?? [])),
  );
};

/** Sales, waitresses and CFOs together. */
const paidTo = ({ ruleset, state, chains, flat }: BankCase, sales: (seat: Seat) => number): number => {
  let sum = 0;
  for (const { seat } of chains) {
    const earned = sales(seat) + (flat.get(seat) ?? 0);
    sum += earned + ruleset.formulas.cfoPay(ruleset, state, seat, earned);
  }
  return sum;
};

/** True while a card of the chain has yet to act that changes what is sold at dinner. */
export const maySellOtherwise = (ruleset: Ruleset, state: State, seat: Seat): boolean =>
  yetToAct(state).includes(seat) && CHANGES.some((tag) => actorsOf(ruleset, state, seat, tag).length > 0);

/** True when no card has yet to act that changes what is sold, nor a position to be chosen that decides between equals (R14.2.2). */
const isSettled = ({ ruleset, state, chains }: BankCase): boolean =>
  state.stage._tag === "working" && !chains.some(({ seat }) => maySellOtherwise(ruleset, state, seat));

/** What the bank would pay out at dinner if it were served now, in dollars (R14). */
export const paidAsItStands = (ruleset: Ruleset, state: State): number => paidBy(dinnerOf(ruleset, state).events);

/** A house of which more can come than is sure: from the chain that surely serves it, or from one that is not known yet. */
interface OpenHouse {
  readonly house: House;
  readonly server: Chain | null;
}

/** What the sales that are sure bring each chain, as the forecast of the dinner has them, and the houses that may bring more. */
const sureSales = (given: BankCase) => {
  const { ruleset, state } = given;
  const earned = new Map<Seat, number>();
  const open: OpenHouse[] = [];
  for (const { house: number, certainty, offers } of forecastOf(ruleset, state)) {
    const house = state.town.houses.find((each) => each.house === number);
    const server = certainty === "sure" ? state.chains[offers[0]?.seat ?? -1] : undefined;
    if (server && house) {
      earned.set(server.seat, (earned.get(server.seat) ?? 0) + (broughtBy(given, server, house)?.least ?? 0));
    }
    // A house that surely nobody serves brings nothing.
    if (house && (server || certainty !== "sure")) open.push({ house, server: server ?? null });
  }
  return { earned, open };
};

/**
 * What the formula for CFOs adds to all sales that chains may make together, beyond what it adds to each of them: nothing where it rounds
 * up, some dollars where a module has it round down.
 */
const togetherMore = (
  { ruleset, state, chains, flat }: BankCase,
  sure: ReadonlyMap<Seat, number>,
  more: ReadonlyMap<Seat, readonly number[]>,
): number =>
  chains.reduce((sum, { seat }) => {
    const pay = (earned: number): number => ruleset.formulas.cfoPay(ruleset, state, seat, earned);
    const before = (sure.get(seat) ?? 0) + (flat.get(seat) ?? 0);
    const sales = more.get(seat) ?? [];
    const each = sales.reduce((all, sale) => all + pay(sale), pay(before));
    return sum + Math.max(0, pay(sales.reduce((all, sale) => all + sale, before)) - each);
  }, 0);

const bounds = (given: BankCase): { readonly low: number; readonly high: number } => {
  const { ruleset, state, chains } = given;
  if (isSettled(given)) {
    const sum = paidAsItStands(ruleset, state);
    return { low: sum, high: sum };
  }
  const all = countList(state.town.houses.flatMap(({ demand }) => demand));
  const withCfo = ({ seat }: Chain, sale: number): number => sale + ruleset.formulas.cfoPay(ruleset, state, seat, sale);
  const { earned, open } = sureSales(given);
  const more = new Map<Seat, readonly number[]>();
  const mayEarn = ({ seat }: Chain, sale: number): number => {
    more.set(seat, [...(more.get(seat) ?? []), sale]);
    return sale;
  };
  const served = paidTo(given, (seat) => earned.get(seat) ?? 0);
  let [low, high] = [served, served];
  for (const { house, server } of open) {
    if (server !== null) {
      const most = broughtBy(given, withBonuses(given, server), house)?.most ?? 0;
      high += withCfo(server, mayEarn(server, most - (broughtBy(given, server, house)?.least ?? 0)));
      continue;
    }
    low += leastFrom(given, house, all);
    high += Math.max(0, ...chains.map((chain) => withCfo(chain, mayEarn(chain, mostFrom(given, chain, house) ?? 0))));
  }
  return { low, high: high + togetherMore(given, earned, more) };
};

/** The position as the bank sees it: who still plays and who is still to act. */
const caseOf = (ruleset: Ruleset, state: State): BankCase => {
  const chains = state.chains.filter((chain) => !chain.bankrupt);
  const acting = yetToAct(state);
  const builders = chains.some((chain) => acting.includes(chain.seat) && isAtWork(ruleset, chain, ["build"]));
  return { ruleset, state, acting, chains, builders, flat: flatPay(ruleset, state) };
};

/** True where a module does something when the bank breaks: what is paid after that, nobody can know before the cards are turned up. */
const changesWithBreak = ({ policies }: Ruleset): boolean =>
  policies.some(({ answers }) => answers.includes("BankBroke"));

/**
 * What the bank will pay out at the coming dinner (R14, R15.1), from what everybody can see. Null when no such bound can be
 * given: prices are unknown until structures are revealed, dinner is over after it, a price below $0 makes chains pay, a phase of a
 * module before dinner may change anything, and a bank that may break may change prices by the rules of a module.
 */
export const bankTonight = (ruleset: Ruleset, state: State): BankTonight | null => {
  if (state.stage._tag !== "working" && state.stage._tag !== "order-of-business") return null;
  if (!isDinnerNext(ruleset, state)) return null;
  const given = caseOf(ruleset, state);
  if (given.chains.some(({ seat }) => ruleset.formulas.unitPrice(ruleset, state, seat) < 0)) return null;
  const { low, high } = bounds(given);
  const empties = ruleset.options["bank-break"] === "empty" ? 0 : 1;
  const breaksAt = (sum: number): boolean => sum > 0 && sum >= state.bank.stock + empties;
  if (breaksAt(high) && changesWithBreak(ruleset)) return null;
  return { low, high, breaks: breaksAt(low) ? "sure" : breaksAt(high) ? "possible" : "no" };
};

/** True where the coming dinner surely breaks the bank for the last time: no payday and no other day follow it (R15.5, R21.1). */
export const endsTonight = (ruleset: Ruleset, state: State): boolean =>
  state.bank.breaks + 1 >= ruleset.content.constants.breaksToEnd && bankTonight(ruleset, state)?.breaks === "sure";
