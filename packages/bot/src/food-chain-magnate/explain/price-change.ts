import { type Cards, entriesOf } from "@blueplate/engine";
import { cutsPrices, raisesPrices } from "../planner/appraisal.ts";
import { type Outlook, sellerWith, withCards, yetToAct } from "../planner/outlook.ts";
import { type Evening, eveningOf, type HungryHouse, incomeFrom, type Seller } from "../planner/tonight.ts";
import type { MoveReason } from "./move-reason.ts";

/** What the last of the sellers takes from each hungry house. */
const takings = (evening: Evening, tonight: readonly HungryHouse[], own: Seller): readonly number[] =>
  tonight.map((house, at) => (evening.served[at] === evening.income.length - 1 ? incomeFrom(own, house) : 0));

const total = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

/** Those at work who change no price. */
const withoutPrices = (here: Outlook): Cards =>
  Object.fromEntries(
    entriesOf(here.me.atWork).filter(([kind]) => !cutsPrices(here, kind) && !raisesPrices(here, kind)),
  );

/** What those at work who change prices come to tonight; null where there are none, or it is all the same. */
export const priceReason = (here: Outlook): MoveReason | null => {
  const { ruleset, state, me, seat, rivals, tonight, own } = here;
  const plainCards = withoutPrices(here);
  if (Object.keys(plainCards).length === Object.keys(me.atWork).length) return null;
  const before = withCards(state, seat, plainCards);
  const chain = before.chains[seat] ?? me;
  const plain = sellerWith(ruleset, before, chain, plainCards, yetToAct(before, chain));
  if (plain.unitPrice === own.unitPrice) return null;
  const [evening, otherwise] = [own, plain].map((seller) => eveningOf(tonight, rivals, seller));
  if (!evening || !otherwise) return null;
  const [with_, without] = [takings(evening, tonight, own), takings(otherwise, tonight, plain)];
  const changes = with_.map((amount, at) => amount - (without[at] ?? 0));
  const rivalAt = (at: number) => rivals[otherwise.served[at] ?? -1]?.seat ?? null;
  return {
    _tag: "PriceChanges",
    price: own.unitPrice,
    isCut: own.unitPrice < plain.unitPrice,
    taken: tonight.flatMap(({ house }, at) =>
      (with_[at] ?? 0) > 0 && without[at] === 0 ? [{ house: house.house, from: rivalAt(at) }] : [],
    ),
    left: tonight.flatMap(({ house }, at) => (with_[at] === 0 && (without[at] ?? 0) > 0 ? [house.house] : [])),
    less: -total(changes.filter((change) => change < 0)),
    more: total(changes.filter((change) => change > 0)),
  };
};
