import { abilityOf, type Cards, type Chain, type EmployeeId, type MilestoneRow, perksOf } from "@blueplate/engine";
import { withActor } from "./capacity.ts";
import { type Outlook, sellerIn, withCards, withOne, worthOfEvening } from "./outlook.ts";
import { type Evening, eveningOf, type HungryHouse, type Seller } from "./tonight.ts";

/** Cards at work together, as they come to dinner. */
export interface Crew {
  readonly chain: Chain;
  readonly cards: Cards;
  /** Who has joined beside the cards. */
  readonly joined: readonly EmployeeId[];
  readonly seller: Seller;
  /** Dollars that waitresses bring. */
  readonly service: number;
  /** The share of everything that an officer adds. */
  readonly percent: number;
}

/** These cards at work, all of them still to act. */
export const crewOf = (here: Outlook, chain: Chain, cards: Cards): Crew => {
  const { ruleset, state } = here;
  const staffed = withCards(state, chain.seat, cards);
  return {
    chain,
    cards,
    joined: [],
    seller: sellerIn(ruleset, staffed, chain, cards),
    service: ruleset.formulas.waitressPay(ruleset, staffed, chain.seat),
    percent: ruleset.formulas.cfoPay(ruleset, staffed, chain.seat, 100),
  };
};

/** The crew with one more card. */
export const withMember = (here: Outlook, crew: Crew, kind: EmployeeId): Crew => {
  const { ruleset, state } = here;
  const { content } = ruleset;
  const { chain, seller } = crew;
  const serves = abilityOf(content, kind, "serve");
  const cash = serves ? Math.max(serves.cash, ...perksOf(content, chain, "waitressCash").map((perk) => perk.cash)) : 0;
  const joined = [...crew.joined, kind];
  // Doors are the one thing that is not a sum over the cards.
  if (abilityOf(content, kind, "driveIn")) return crewOf(here, chain, joined.reduce(withOne, crew.cards));
  return {
    chain,
    cards: crew.cards,
    joined,
    seller: {
      ...seller,
      unitPrice: seller.unitPrice + (abilityOf(content, kind, "price")?.delta ?? 0),
      waitresses: seller.waitresses + (serves ? 1 : 0),
      capacity: withActor(ruleset, state, chain, seller.capacity, kind),
    },
    service: crew.service + cash,
    percent: Math.max(crew.percent, abilityOf(content, kind, "finance")?.percent ?? 0),
  };
};

/** How much of a dollar that a rival does not get is as good as one of one's own. */
const RIVALRY = 0.6;

/** The evening of a crew among rivals; it comes last. */
export const crewEvening = (houses: readonly HungryHouse[], rivals: readonly Seller[], { seller }: Crew): Evening =>
  eveningOf(houses, rivals, seller);

/** Dollars that an evening brings a crew, rivals' losses included. */
export const crewDollars = (
  houses: readonly HungryHouse[],
  rivals: readonly Seller[],
  crew: Crew,
  evening: Evening = crewEvening(houses, rivals, crew),
): number => {
  const { service, percent } = crew;
  const earned = (evening.income.at(-1) ?? 0) + service;
  return worthOfEvening(evening, RIVALRY / Math.max(1, rivals.length)) + service + (earned * percent) / 100;
};

/** Dollars that whoever shows the card first takes off the price for ever, where nobody has yet. */
export const firstCut = (open: readonly MilestoneRow[], kind: EmployeeId): number =>
  open.reduce(
    (sum, { trigger, perks }) =>
      trigger._tag === "revealed" && trigger.employees.includes(kind)
        ? perks.reduce((cut, perk) => cut + (perk._tag === "price" ? perk.delta : 0), sum)
        : sum,
    0,
  );

/** The crew at another price. */
export const withPrice = (crew: Crew, change: number): Crew =>
  change === 0 ? crew : { ...crew, seller: { ...crew.seller, unitPrice: crew.seller.unitPrice + change } };
