import { differing, type Malformed } from "@blueplate/kernel";
import { factorOf } from "../../formulas/index.ts";
import { addCounts, type Event, type EventOf, entriesOf, holds, type State } from "../../model/index.ts";
import type { Ruleset } from "../../ruleset/index.ts";
import { type FactContext, chainAt, type FactCheck, mustBe, mustBeThere, otherFact } from "./fault.ts";

/** What the money of a fact comes to, which payments of it are to follow. */
const dueBy = (event: Event) => {
  if (event._tag === "HouseServed") return { seat: event.seat, reason: "sale", amount: event.income };
  return event._tag === "SalariesDue" ? { seat: event.seat, reason: "salaries", amount: -event.due } : null;
};

/** Facts before which whatever was due has been paid. */
const AFTER_PAYMENT: ReadonlySet<Event["_tag"]> = new Set([
  "HouseServed",
  "HouseUnserved",
  "DinnerStepBegan",
  "SalariesDue",
  "CampaignRan",
  "GameEnded",
]);

/** What the fact before this one has promised and nobody has paid: a sale, a bill. Who went bankrupt paid what there was (R16.3). */
export const unpaidBefore = ({ earlier }: FactContext, event: Event): Malformed | null => {
  if (!AFTER_PAYMENT.has(event._tag)) return null;
  const since = earlier.slice(earlier.findLastIndex(({ _tag }) => AFTER_PAYMENT.has(_tag)));
  const due = since[0] && dueBy(since[0]);
  if (!due) return null;
  let paid = 0;
  for (const fact of since) {
    if (fact._tag === "WentBankrupt" && fact.seat === due.seat) return null;
    if (fact._tag === "MoneyPaid" && fact.seat === due.seat && fact.reason === due.reason) paid += fact.amount;
  }
  return paid === due.amount ? null : otherFact("_tag", `${due.reason}: $${due.amount} paid`, `$${paid} paid`);
};

const houseServed: FactCheck<"HouseServed"> = (basis, event) => {
  const { house: number, seat, goods, garden, unitPrice, offers } = event;
  const { ruleset, state } = basis;
  const house = basis.state.town.houses.find((each) => each.house === number);
  const chain = chainAt(basis, seat);
  const [best] = offers;
  return (
    mustBeThere("house", house !== undefined && house.demand.length > 0) ??
    mustBe("seat", best?.seat ?? null, seat) ??
    mustBeThere("goods", holds(chain?.stock ?? {}, goods)) ??
    mustBe("garden", (house?.garden ?? null) !== null, garden) ??
    mustBe("factor", house ? ruleset.formulas.priceFactor(ruleset, state, house) : 1, factorOf(event)) ??
    mustBe("unitPrice", best?.unitPrice ?? null, unitPrice)
  );
};

const houseUnserved: FactCheck<"HouseUnserved"> = ({ state }, { house: number }) =>
  mustBeThere(
    "house",
    state.town.houses.some(({ house, demand }) => house === number && demand.length > 0),
  );

/**
 * Cash and bank come of what is paid; what the bank stays owing is part of it, and it never pays out what it has not (R15). A debt is
 * no money that it gets (R16.3); logs of before that was read so counted it.
 */
const moneyPaid: FactCheck<"MoneyPaid"> = (basis, { seat, amount, owed, cash, bank }) => {
  const { stock } = basis.state.bank;
  const left = stock - (Math.max(0, cash) - Math.max(0, cash - amount)) + owed;
  const counted = stock - amount + owed;
  if (owed < 0 || owed > Math.max(0, amount)) return otherFact("owed", Math.max(0, amount), owed);
  return (
    mustBe("cash", (chainAt(basis, seat)?.cash ?? 0) + amount, cash) ??
    mustBe("bank", left, bank === counted ? left : bank) ??
    (amount > owed && bank < 0 ? otherFact("bank", 0, bank) : null)
  );
};

/** The reserve cards are those that were laid, and what lies on them is added (R15.2). */
const bankBroke: FactCheck<"BankBroke"> = ({ ruleset, state }, { breaks, reserves, added, bank }) => {
  for (const [at, face] of reserves.entries()) {
    if (face === null) continue;
    const laid = state.chains[at]?.reserve?.content ?? face;
    const isCard = ruleset.content.reserves.some((row) => row.face === face);
    const fault = mustBeThere(`reserves[${at}]`, isCard) ?? mustBe(`reserves[${at}]`, laid, face);
    if (fault) return fault;
  }
  const amountOn = (face: number | null): number =>
    ruleset.content.reserves.find((row) => row.face === face)?.amount ?? 0;
  const sum = reserves.reduce<number>((total, each) => total + amountOn(each), 0);
  return (
    mustBe("added", sum, added) ??
    mustBe("bank", state.bank.stock + added, bank) ??
    mustBe("breaks", state.bank.breaks + 1, breaks)
  );
};

const wentBankrupt: FactCheck<"WentBankrupt"> = (basis, { seat }) =>
  mustBeThere("seat", chainAt(basis, seat)?.bankrupt === false);

const stockCleared: FactCheck<"StockCleared"> = (basis, { seat, kept, thrown }) => {
  const stock = chainAt(basis, seat)?.stock ?? {};
  const all = addCounts(kept, thrown);
  return holds(stock, all) && holds(all, stock) ? null : otherFact("kept", Object.fromEntries(entriesOf(stock)), all);
};

const stockChosen: FactCheck<"StockChosen"> = (basis, { seat, stock }) =>
  mustBeThere("stock", holds(chainAt(basis, seat)?.stock ?? {}, stock));

/** Everybody is ranked once, by the money that is there. */
const gameEnded: FactCheck<"GameEnded"> = ({ state }, { ranking }) => {
  for (const { seat, cash } of state.chains) {
    const places = ranking.filter((each) => each.seat === seat);
    const fault = mustBe("ranking", 1, places.length) ?? mustBe("ranking", cash, places[0]?.score ?? null);
    if (fault) return fault;
  }
  return null;
};

/** Who serves a house, at what price and with what is what the formulas of the game come to on the state before it (R14). */
export const ruledSale = (ruleset: Ruleset, state: State, event: EventOf<"HouseServed">): Malformed | null => {
  const house = state.town.houses.find((each) => each.house === event.house);
  const offers = house ? ruleset.formulas.offersTo(ruleset, state, house) : [];
  const [best] = offers;
  if (!house || !best) return otherFact("_tag", "HouseUnserved", event._tag);
  const { seat, unitPrice, distance } = best;
  const expected = {
    ...event,
    seat,
    unitPrice,
    distance,
    ...ruleset.formulas.saleTo(ruleset, state, house, seat),
    offers,
  };
  const found = differing(expected, event);
  return found && otherFact(found.path.join("."), found.a, found.b);
};

/** Nobody makes an offer to a house that is left unserved (R14.1.4). */
export const ruledHunger = (ruleset: Ruleset, state: State, event: EventOf<"HouseUnserved">): Malformed | null => {
  const house = state.town.houses.find((each) => each.house === event.house);
  const [best] = house ? ruleset.formulas.offersTo(ruleset, state, house) : [];
  return best ? otherFact("_tag", "HouseServed", event._tag) : null;
};

/** Facts of dinnertime, payday, clean-up and the end. */
export const EVENING_CHECKS = {
  HouseServed: houseServed,
  HouseUnserved: houseUnserved,
  MoneyPaid: moneyPaid,
  BankBroke: bankBroke,
  WentBankrupt: wentBankrupt,
  StockCleared: stockCleared,
  StockChosen: stockChosen,
  GameEnded: gameEnded,
} as const;
