import { EnvelopeOf, Seat } from "@blueplate/kernel";
import { Schema } from "effect";
import { Cards, EmployeeId } from "../employee.ts";
import { Good, Goods } from "../good.ts";
import { ForeignId } from "../id.ts";
import { MilestoneId } from "../milestone.ts";
import { Square } from "../place.ts";
import { Dismissal } from "../stage.ts";
import { CampaignRoundsLeft } from "../town.ts";
import { Whole } from "../whole.ts";

const Money = Whole;

/** Tokens of a campaign at one house, each of which is laid there: no house has so much room. */
const Tokens = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000 }));

/** What a payment is for; a module names its own. */
export const PaymentReason = Schema.Union([Schema.Literals(["sale", "waitresses", "cfo", "salaries"]), ForeignId]);
export type PaymentReason = typeof PaymentReason.Type;

/** A chain's offer to a house: score = unit price + distance; the restaurant and the way the family would take. */
export const Offer = Schema.Struct({
  seat: Seat,
  unitPrice: Money,
  distance: Whole,
  waitresses: Whole,
  restaurant: Square,
});
export type Offer = typeof Offer.Type;

/** Facts of dinnertime, payday, marketing and clean-up. */
export const EVENING_EVENTS = {
  /** A house eats: the winner comes first in `offers`, the rest in order of rank (R14.2). The income is paid by `MoneyPaid`. */
  HouseServed: Schema.TaggedStruct("HouseServed", {
    house: Whole,
    seat: Seat,
    goods: Goods,
    garden: Schema.Boolean,
    /** What everything cost a multiple of, where the garden alone does not say so (R14.3.4). */
    factor: Schema.optionalKey(Whole),
    unitPrice: Money,
    distance: Whole,
    bonus: Money,
    income: Money,
    offers: Schema.Array(Offer),
  }),
  /** A house with demand that nobody can serve (R14.1.4). */
  HouseUnserved: Schema.TaggedStruct("HouseUnserved", { house: Whole }),
  /** The dinner goes on to the waitresses, the CFOs, the end. */
  DinnerStepBegan: Schema.TaggedStruct("DinnerStepBegan", {
    step: Schema.Literals(["waitresses", "cfo", "end"]),
  }),
  /** Money between bank and chain: positive to the chain. `owed` is the part that the bank stays owing (R15.5). */
  MoneyPaid: Schema.TaggedStruct("MoneyPaid", {
    seat: Seat,
    reason: PaymentReason,
    amount: Money,
    owed: Money,
    /** Balances afterwards. */
    cash: Money,
    bank: Money,
  }),
  /** The bank breaks: reserve cards turned up, money added, slots from the next round on (R15.2, R15.4, R15.5). */
  BankBroke: Schema.TaggedStruct("BankBroke", {
    breaks: Whole,
    reserves: Schema.Array(Schema.NullOr(Whole)),
    added: Money,
    bank: Money,
    ceoSlots: Whole,
  }),
  /**
   * A chain is out (R16.3). `bank`, what the bank has afterwards, stands with a debt that was let run up to the end of dinner;
   * in logs of before it is left out, and the bank had counted the debt as money: it is taken from its stock.
   */
  WentBankrupt: Schema.TaggedStruct("WentBankrupt", { seat: Seat, unpaid: Money, bank: Schema.optionalKey(Money) }),
  /** The CFO of a $100 holder leaves (R17.12). */
  CfoDismissed: Schema.TaggedStruct("CfoDismissed", {
    seat: Seat,
    employee: EmployeeId,
    from: Schema.Literals(["atWork", "beach"]),
  }),
  DismissalSubmitted: Schema.TaggedStruct("DismissalSubmitted", {
    seat: Seat,
    dismissal: EnvelopeOf(Dismissal),
  }),
  /** Dismissals, applied together: cards back to the supply; campaigns of busy ones go on (R17.2, R17.10). */
  Dismissed: Schema.TaggedStruct("Dismissed", {
    seat: Seat,
    atWork: Cards,
    beach: Cards,
    busy: Schema.Array(Whole),
  }),
  /** The salary bill of a chain, with each discount by name (R17.4, R17.5). `MoneyPaid` follows when anything is due. */
  SalariesDue: Schema.TaggedStruct("SalariesDue", {
    seat: Seat,
    salaried: Whole,
    gross: Money,
    recruitingDiscount: Money,
    milestoneDiscount: Money,
    due: Money,
  }),
  /** A campaign runs: what each house took, what found no room (R18.2), rounds left afterwards. */
  CampaignRan: Schema.TaggedStruct("CampaignRan", {
    campaign: Whole,
    good: Good,
    houses: Schema.Array(Schema.Struct({ house: Whole, added: Tokens, lost: Tokens })),
    left: CampaignRoundsLeft,
  }),
  /** All campaigns run once more in this phase, for the `pass`-th time. */
  MarketingPassBegan: Schema.TaggedStruct("MarketingPassBegan", { pass: Whole }),
  /** Tile back to the supply; the marketeer, if he was not dismissed, to the hand (R18.6). */
  CampaignEnded: Schema.TaggedStruct("CampaignEnded", {
    campaign: Whole,
    seat: Seat,
    employee: Schema.NullOr(EmployeeId),
  }),
  StockChosen: Schema.TaggedStruct("StockChosen", { seat: Seat, stock: Goods }),
  /** Stock after clean-up and what was thrown away (R19.1). */
  StockCleared: Schema.TaggedStruct("StockCleared", { seat: Seat, kept: Goods, thrown: Goods }),
  /** Everybody returns to hand (R19.3). */
  HandsTakenUp: Schema.TaggedStruct("HandsTakenUp", { hands: Schema.Array(EnvelopeOf(Cards)) }),
  RestaurantsOpened: Schema.TaggedStruct("RestaurantsOpened", {
    restaurants: Schema.Array(Schema.Struct({ seat: Seat, at: Square })),
  }),
  MilestonesClosed: Schema.TaggedStruct("MilestonesClosed", {
    milestones: Schema.Array(MilestoneId),
  }),
  /** A bankrupt chain leaves: cards to the supply, stock away, out of the turn order (R16.4, R16.5). */
  ChainRemoved: Schema.TaggedStruct("ChainRemoved", {
    seat: Seat,
    employees: Cards,
    turnOrder: Schema.Array(Seat),
  }),
  GameEnded: Schema.TaggedStruct("GameEnded", {
    winner: Schema.NullOr(Seat),
    ranking: Schema.Array(Schema.Struct({ seat: Seat, score: Money })),
  }),
} as const;
