import {
  addCounts,
  type CampaignKind,
  type Cards,
  type Content,
  type EmployeeId,
  type Good,
  type Goods,
  isNothing,
  type MilestoneId,
  type PaymentReason,
  type Square,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { type RecordedEvent, goneBy, type EventRows, applyRow } from "./recorded-event.ts";

/** What a chain did in a turn or a phase, in short; like with like in one. Money in dollars. */
export type ActionSummary = { readonly seat: Seat } & (
  | { readonly _tag: "places"; readonly at: Square }
  | { readonly _tag: "hires"; readonly employees: Cards }
  | { readonly _tag: "trains"; readonly employee: EmployeeId; readonly to: EmployeeId }
  | { readonly _tag: "gains"; readonly milestone: MilestoneId }
  /** A campaign that runs at the end of the rounds `from` to `until`. */
  | {
      readonly _tag: "advertises";
      readonly campaign: number;
      readonly kind: CampaignKind;
      readonly good: Good;
      readonly from: number;
      readonly until: number | "endless";
    }
  | { readonly _tag: "stocks"; readonly goods: Goods }
  | { readonly _tag: "builds"; readonly house: number }
  | { readonly _tag: "plants"; readonly house: number }
  | { readonly _tag: "opens"; readonly at: Square; readonly open: boolean }
  | { readonly _tag: "moves"; readonly from: Square; readonly at: Square }
  | { readonly _tag: "sells"; readonly houses: readonly number[]; readonly goods: Goods; readonly income: number }
  | { readonly _tag: "earns"; readonly source: Exclude<PaymentReason, "sale" | "salaries">; readonly amount: number }
  | { readonly _tag: "pays"; readonly amount: number }
  | { readonly _tag: "dismisses"; readonly employees: Cards }
  | { readonly _tag: "wakes"; readonly goods: Goods }
  | { readonly _tag: "throws"; readonly goods: Goods }
  | { readonly _tag: "fails"; readonly unpaid: number }
);
export type ActionSummaryTag = ActionSummary["_tag"];

const lastRound = (round: number, left: number | "endless"): number | "endless" =>
  left === "endless" ? left : round + left - 1;

const ROWS: EventRows<ActionSummary | null, Content> = {
  FirstRestaurantPlaced: ({ seat, at }) => ({ _tag: "places", seat, at }),
  Hired: ({ seat, employee }) => ({ _tag: "hires", seat, employees: { [employee]: 1 } }),
  Trained: ({ seat, employee, to }) => ({ _tag: "trains", seat, employee, to }),
  MilestoneGained: ({ seat, milestone }) => ({ _tag: "gains", seat, milestone }),
  CampaignLaunched: ({ seat, campaign, good, left }, { after }, content) => {
    const kind = content.campaigns[campaign]?.kind;
    if (!kind) return null;
    return { _tag: "advertises", seat, campaign, kind, good, from: after.round, until: lastRound(after.round, left) };
  },
  Produced: ({ seat, good, count }) => ({ _tag: "stocks", seat, goods: { [good]: count } }),
  DrinkFetched: ({ seat, good, count }) => ({ _tag: "stocks", seat, goods: { [good]: count } }),
  DrinksBought: ({ seat, drinks }) => (isNothing(drinks) ? null : { _tag: "stocks", seat, goods: drinks }),
  HousePlaced: ({ seat, house }) => ({ _tag: "builds", seat, house }),
  GardenAdded: ({ seat, house }) => ({ _tag: "plants", seat, house }),
  RestaurantPlaced: ({ seat, at, open }) => ({ _tag: "opens", seat, at, open }),
  RestaurantMoved: ({ seat, from, at }) => ({ _tag: "moves", seat, from, at }),
  HouseServed: ({ seat, house, goods, income }) => ({ _tag: "sells", seat, houses: [house], goods, income }),
  MoneyPaid: ({ seat, reason, amount }) => {
    if (reason === "sale") return null;
    return reason === "salaries"
      ? { _tag: "pays", seat, amount: -amount }
      : { _tag: "earns", seat, source: reason, amount };
  },
  Dismissed: (event, { before }) => {
    const employees = goneBy(event, before);
    return isNothing(employees) ? null : { _tag: "dismisses", seat: event.seat, employees };
  },
  CfoDismissed: ({ seat, employee }) => ({ _tag: "dismisses", seat, employees: { [employee]: 1 } }),
  CampaignRan: ({ campaign, good, houses }, { before }) => {
    const owner = before.town.campaigns.find((each) => each.campaign === campaign)?.owner;
    const added = houses.reduce((sum, house) => sum + house.added, 0);
    return owner === undefined || added === 0 ? null : { _tag: "wakes", seat: owner, goods: { [good]: added } };
  },
  StockCleared: ({ seat, thrown }) => (isNothing(thrown) ? null : { _tag: "throws", seat, goods: thrown }),
  WentBankrupt: ({ seat, unpaid }) => ({ _tag: "fails", seat, unpaid }),
};

/** What a fact says that a chain did; null for one that says nothing of that kind. */
export const actionSummaryOf = (content: Content, fact: RecordedEvent): ActionSummary | null =>
  applyRow(ROWS, fact, content);

/** Both actions as one, or null when they are not of a kind: a card that is trained on has been trained once, and further. */
export const joined = (first: ActionSummary, second: ActionSummary): ActionSummary | null => {
  if (first.seat !== second.seat) return null;
  if (first._tag === "hires" && second._tag === "hires")
    return { ...first, employees: addCounts(first.employees, second.employees) };
  if (first._tag === "trains" && second._tag === "trains")
    return first.to === second.employee ? { ...first, to: second.to } : null;
  if (first._tag === "stocks" && second._tag === "stocks")
    return { ...first, goods: addCounts(first.goods, second.goods) };
  if (first._tag === "wakes" && second._tag === "wakes")
    return { ...first, goods: addCounts(first.goods, second.goods) };
  if (first._tag === "earns" && second._tag === "earns")
    return first.source === second.source ? { ...first, amount: first.amount + second.amount } : null;
  if (first._tag === "sells" && second._tag === "sells") {
    const { houses, goods, income } = second;
    return {
      ...first,
      houses: [...first.houses, ...houses],
      goods: addCounts(first.goods, goods),
      income: first.income + income,
    };
  }
  return null;
};
