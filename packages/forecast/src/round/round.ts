import type { Event, Good, MilestoneId, PaymentReason, Square } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";

/** What a round has done to the money of a chain, in dollars; what it paid counts below zero. */
export interface RoundMoney {
  readonly seat: Seat;
  readonly sales: number;
  readonly waitresses: number;
  readonly cfo: number;
  readonly salaries: number;
  /** All of them together. */
  readonly change: number;
}

/** What has happened in short: money, milestones, and what is new in town. */
interface Report {
  readonly money: readonly RoundMoney[];
  readonly milestones: readonly { readonly seat: Seat; readonly milestone: MilestoneId }[];
  readonly campaigns: readonly { readonly seat: Seat; readonly campaign: number; readonly good: Good }[];
  readonly restaurants: readonly { readonly seat: Seat; readonly at: Square; readonly open: boolean }[];
  readonly houses: readonly number[];
  readonly bankBreaks: number;
}

/** A round in short. */
export interface RoundReport extends Report {
  readonly round: number;
}

/** Several rounds in one: from the round in which somebody left to the one in which they are back. */
export interface CatchUpReport extends Report {
  readonly from: number;
  readonly to: number;
}

const moneyOf = (facts: readonly Event[], seat: Seat): RoundMoney => {
  const paid = new Map<PaymentReason, number>();
  let change = 0;
  for (const fact of facts) {
    if (fact._tag !== "MoneyPaid" || fact.seat !== seat) continue;
    paid.set(fact.reason, (paid.get(fact.reason) ?? 0) + fact.amount);
    change += fact.amount;
  }
  const sum = (reason: PaymentReason): number => paid.get(reason) ?? 0;
  const [waitresses, cfo, salaries] = [sum("waitresses"), sum("cfo"), sum("salaries")];
  // What a module pays counts with the sales.
  return { seat, sales: change - waitresses - cfo - salaries, waitresses, cfo, salaries, change };
};

/** The facts of the last round that has ended, or null before there is one. A round begins with its restructuring (R4). */
const lastRound = (facts: readonly Event[]): { readonly round: number; readonly facts: readonly Event[] } | null => {
  const begins = facts.flatMap((fact, index) => {
    const begun = fact._tag === "PhaseBegan" && fact.stage._tag === "restructuring";
    return begun ? [{ index, round: fact.round }] : [];
  });
  const isOver = facts.some((fact) => fact._tag === "GameEnded");
  const [from, to] = isOver ? [begins.at(-1), undefined] : [begins.at(-2), begins.at(-1)];
  return from ? { round: from.round, facts: facts.slice(from.index, to?.index) } : null;
};

const reportOf = (facts: readonly Event[], seats: readonly Seat[]): Report => {
  const only = <T extends Event["_tag"]>(tag: T): readonly Extract<Event, { readonly _tag: T }>[] =>
    facts.filter((fact): fact is Extract<Event, { readonly _tag: T }> => fact._tag === tag);
  return {
    money: seats.map((seat) => moneyOf(facts, seat)),
    milestones: only("MilestoneGained").map(({ seat, milestone }) => ({ seat, milestone })),
    campaigns: only("CampaignLaunched").map(({ seat, campaign, good }) => ({ seat, campaign, good })),
    restaurants: only("RestaurantPlaced").map(({ seat, at, open }) => ({ seat, at, open })),
    houses: only("HousePlaced").map(({ house }) => house),
    bankBreaks: only("BankBroke").length,
  };
};

/** The report of the last finished round, from the facts of the game alone; null while the first one goes on. */
export const roundReport = (facts: readonly Event[], seats: readonly Seat[]): RoundReport | null => {
  const last = lastRound(facts);
  return last && { round: last.round, ...reportOf(last.facts, seats) };
};

const roundIn = (facts: readonly Event[]): number => {
  const begun = facts.findLast((fact) => fact._tag === "PhaseBegan");
  return begun?._tag === "PhaseBegan" ? begun.round : 0;
};

/** What has happened since somebody looked last, merged over the rounds; null when nothing of it is worth telling. */
export const catchUpReport = (
  seen: readonly Event[],
  unseen: readonly Event[],
  seats: readonly Seat[],
): CatchUpReport | null => {
  const report = reportOf(unseen, seats);
  const { money, milestones, campaigns, restaurants, houses, bankBreaks } = report;
  const isPaid = money.some(({ sales, waitresses, cfo, salaries }) => [sales, waitresses, cfo, salaries].some(Boolean));
  const isNews = [milestones, campaigns, restaurants, houses].some((news) => news.length > 0);
  if (!isPaid && !isNews && bankBreaks === 0) return null;
  const from = roundIn(seen);
  return { from, to: roundIn(unseen) || from, ...report };
};
