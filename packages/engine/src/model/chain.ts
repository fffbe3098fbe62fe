import { type Envelope, EnvelopeOf, Seat } from "@blueplate/kernel";
import { Schema } from "effect";
import { countList } from "./counts.ts";
import { Cards, EmployeeId } from "./employee.ts";
import { Goods } from "./good.ts";
import { MilestoneId } from "./milestone.ts";
import { Restaurant } from "./town.ts";
import { Whole } from "./whole.ts";

/**
 * A marketeer tied to a running campaign (R10.11). One who runs several stands here once for each: `beside` names the first of them
 * at all the others, which are no cards of their own.
 */
export const BusyMarketeer = Schema.Struct({
  employee: EmployeeId,
  campaign: Whole,
  beside: Schema.optionalKey(Whole),
});
export type BusyMarketeer = typeof BusyMarketeer.Type;

/** The cards that are away, each once however many campaigns it runs. */
export const cardsAway = (busy: readonly BusyMarketeer[]): Cards =>
  countList(busy.flatMap(({ employee, beside }) => (beside === undefined ? [employee] : [])));

/** Who comes home when a campaign ends; null for nobody: its marketeer is gone, or runs another one as well. */
export const homeFrom = (busy: readonly BusyMarketeer[], campaign: number): EmployeeId | null => {
  const away = busy.find((each) => each.campaign === campaign);
  const runsOn = away?.beside !== undefined || busy.some(({ beside }) => beside === campaign);
  return away && !runsOn ? away.employee : null;
};

/** Everybody who is away but for a campaign: its marketeer stays away as long as he runs another one. */
export const withoutCampaign = (busy: readonly BusyMarketeer[], campaign: number): readonly BusyMarketeer[] => {
  const others = busy.filter((each) => each.campaign !== campaign);
  const first = others.find(({ beside }) => beside === campaign);
  if (!first) return others;
  return others.map((each): BusyMarketeer => {
    if (each === first) return { employee: each.employee, campaign: each.campaign };
    return each.beside === campaign ? { ...each, beside: first.campaign } : each;
  });
};

/** Everybody who is away but for the marketeers of these campaigns, whatever else they run. */
export const withoutMarketeers = (
  busy: readonly BusyMarketeer[],
  campaigns: readonly number[],
): readonly BusyMarketeer[] => busy.filter(({ campaign, beside }) => !campaigns.includes(beside ?? campaign));

/** A milestone with the round in which the chain gained it. */
export const RoundGain = Schema.Struct({ milestone: MilestoneId, round: Whole });
export type RoundGain = typeof RoundGain.Type;

/** The reserve cards that a holder of the $20 milestone has looked at: amounts by seat (R20.4.9). */
export const SeenReserves = Schema.Array(Schema.NullOr(Whole));
export type SeenReserves = typeof SeenReserves.Type;

/** What a chain recruited this round, for the discounts of payday (R17.6). */
export const Recruits = Schema.Struct({
  /** Persons recruited in step 1, phantoms included, gifts not. */
  persons: Whole,
  /** Of them, those recruited with an action of a recruiting manager or HR director; counted with `player-choice` only. */
  byManagers: Whole,
});
export type Recruits = typeof Recruits.Type;

/** A chain: everything of one player. Money in whole dollars. */
export const Chain = Schema.Struct({
  seat: Seat,
  /** Money owed by the bank included (R21.2). */
  cash: Whole,
  restaurants: Schema.Array(Restaurant),
  /** Cards in hand from clean-up to restructuring, and marketeers whose campaign has just ended (R18.6); empty otherwise. */
  hand: EnvelopeOf(Cards),
  atWork: Cards,
  beach: Cards,
  busy: Schema.Array(BusyMarketeer),
  stock: Goods,
  milestones: Schema.Array(RoundGain),
  /** The chosen reserve card, or null before it is chosen and in games without reserve cards. */
  reserve: Schema.NullOr(EnvelopeOf(Whole)),
  seenReserves: Schema.NullOr(EnvelopeOf(SeenReserves)),
  recruits: Recruits,
  bankrupt: Schema.Boolean,
});
export type Chain = typeof Chain.Type;
export type Hand = Envelope<Cards>;
