import { entryOf, phaseName } from "../../food-chain-magnate/entry.ts";
import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { listed, type Mention, opening, type Sentence, say } from "../../sentence.ts";
import { phases } from "./course.ts";
import { nouns, one } from "./nouns.ts";

const { who, house, campaign, square, dollars, card, good, milestone, goodsList, cardsList, cardsIn, nameOfGoods } =
  nouns;
const isEmpty = (counts: object): boolean => Object.keys(counts).length === 0;

const PAID = {
  sale: (name: Mention, amount: string) => say`${name} earns ${amount}.`,
  waitresses: (name: Mention, amount: string) => say`Waitresses bring ${name} ${amount}.`,
  cfo: (name: Mention, amount: string) => say`The CFO adds ${amount} for ${name}.`,
  salaries: (name: Mention, amount: string) => say`${name} pays ${amount} in salaries.`,
  other: (name: Mention, amount: string) => say`${name} gets ${amount}.`,
} as const;

/** What happened, in words. */
export const events: FoodChainMagnateWords["events"] = {
  GameBegan: (e) => say`The town is laid out; the bank holds ${dollars(e.bank)}.`,
  PhaseBegan: (e) => say`Round ${e.round}: ${phaseName(phases, e.stage)}.`,
  FirstRestaurantPlaced: (e, names) => say`${who(e.seat, names)} places a restaurant at ${square(e.at)}.`,
  PlacingPassed: (e, names) => say`${who(e.seat, names)} passes and places later.`,
  ReserveChosen: (e, names) =>
    e.amount.content === null
      ? say`${who(e.seat, names)} lays a reserve card.`
      : say`${who(e.seat, names)} lays the reserve card of ${dollars(e.amount.content)}.`,
  HandsHidden: () => null,
  StructureSubmitted: (e, names) => {
    if (e.employees.content === null) return say`${who(e.seat, names)} is ready.`;
    if (e.employees.content.length === 0) return say`${who(e.seat, names)} is ready, alone.`;
    return say`${who(e.seat, names)} is ready with ${cardsIn(e.employees.content)}.`;
  },
  StructuresRevealed: (e, names) =>
    say`${listed(
      e.structures.map((each): Sentence => {
        const name = who(each.seat, names);
        if (each.overfilled) return say`${name} had too many: everybody to the beach`;
        return isEmpty(each.atWork) ? say`${name} works alone` : say`${name} works with ${cardsList(each.atWork)}`;
      }),
      "; ",
      "; ",
    )}.`,
  PositionChosen: (e, names) => say`${who(e.seat, names)} takes place ${e.position}.`,
  TurnOrderSet: (e, names) =>
    say`The order is ${listed(
      e.turnOrder.map((seat) => who(seat, names)),
      ", ",
    )}.`,
  Hired: (e, names) =>
    e.phantom
      ? say`${who(e.seat, names)} hires ${one(e.employee)} to train at once.`
      : say`${who(e.seat, names)} hires ${one(e.employee)}.`,
  Trained: (e, names) => say`${who(e.seat, names)} trains ${one(e.employee)} to ${card(e.to)}.`,
  CardsGained: (e, names) =>
    e.count === 0
      ? say`No ${card(e.employee)} is left to join ${who(e.seat, names)}.`
      : say`${e.count} × ${card(e.employee)} joins ${who(e.seat, names)}.`,
  MilestoneGained: (e, names) => {
    return say`${who(e.seat, names)} gains “${milestone(e.milestone)}”.`;
  },
  ReservesSeen: (e, names) => say`${who(e.seat, names)} looks at the reserve cards.`,
  TurnBegan: (e, names) => say`It is ${who(e.turn.seat, names)}’s working day.`,
  TurnEnded: (e, names) => say`${who(e.seat, names)} ends the turn.`,
  CampaignLaunched: (e, names) => {
    const rounds = e.left === "endless" ? "for ever" : e.left === 1 ? "for 1 round" : `for ${e.left} rounds`;
    return say`${who(e.seat, names)} advertises ${nameOfGoods(e.good)} with ${campaign(e.campaign)} ${rounds}.`;
  },
  Produced: (e, names) => say`${who(e.seat, names)}: ${one(e.cook)} makes ${good(e.good, e.count)}.`,
  DrinkFetched: (e, names) => say`${who(e.seat, names)}: the errand boy fetches ${good(e.good, e.count)}.`,
  DrinksBought: (e, names) =>
    isEmpty(e.drinks)
      ? say`${who(e.seat, names)}: the ${card(e.buyer)} comes back with nothing.`
      : say`${who(e.seat, names)}: the ${card(e.buyer)} brings ${goodsList(e.drinks)}.`,
  HousePlaced: (e, names) => say`${who(e.seat, names)} builds ${house(e.house)}.`,
  GardenAdded: (e, names) => say`${who(e.seat, names)} adds a garden to ${house(e.house)}.`,
  RestaurantPlaced: (e, names) =>
    e.open
      ? say`${who(e.seat, names)} opens a restaurant at ${square(e.at)}.`
      : say`${who(e.seat, names)} announces a restaurant at ${square(e.at)}: coming soon.`,
  RestaurantMoved: (e, names) =>
    say`${who(e.seat, names)} moves a restaurant from ${square(e.from)} to ${square(e.at)}.`,
  HouseServed: (e, names) => {
    const rival = e.offers[1];
    const beaten = rival ? say`, before ${who(rival.seat, names)} (${rival.unitPrice}+${rival.distance})` : [];
    return say`${opening(house(e.house))} eats at ${who(e.seat, names)} (${e.unitPrice}+${e.distance})${beaten}: ${goodsList(e.goods)} for ${dollars(e.income)}.`;
  },
  HouseUnserved: (e) => say`Nobody can serve ${house(e.house)}.`,
  DinnerStepBegan: () => null,
  MoneyPaid: (e, names) => {
    if (e.reason === "sale" && e.owed === 0 && e.amount >= 0) return null;
    const line = entryOf(PAID, e.reason, PAID.other)(who(e.seat, names), dollars(Math.abs(e.amount)));
    return e.owed > 0 ? say`${line} The bank stays owing ${dollars(e.owed)} of it.` : line;
  },
  BankBroke: (e) =>
    e.added > 0
      ? say`The bank breaks! Reserve cards add ${dollars(e.added)}; every CEO has ${e.ceoSlots} slots from the next round.`
      : say`The bank breaks! The game ends with this dinner.`,
  WentBankrupt: (e, names) => say`${who(e.seat, names)} cannot pay ${dollars(e.unpaid)} and is bankrupt.`,
  CfoDismissed: (e, names) => say`${who(e.seat, names)}'s CFO leaves: the CEO does the job now.`,
  DismissalSubmitted: (e, names) => say`${who(e.seat, names)} has decided on dismissals.`,
  Dismissed: (e, names) => {
    const gone: Sentence[] = [cardsList(e.beach), cardsList(e.atWork)].filter((part) => part.length > 0);
    const busy = e.busy.map((number): Sentence => say`the marketeer of ${campaign(number)}`);
    const all = [...gone, ...busy];
    return all.length === 0 ? null : say`${who(e.seat, names)} dismisses ${listed(all, " and ")}.`;
  },
  SalariesDue: (e, names) => {
    const discount = e.gross - e.due;
    if (e.gross === 0) return null;
    return discount === 0
      ? say`${who(e.seat, names)} owes ${dollars(e.due)} in salaries.`
      : say`${who(e.seat, names)} owes ${dollars(e.gross)} in salaries, less ${dollars(discount)}.`;
  },
  CampaignRan: (e) => {
    const wanting = e.houses.filter((each) => each.added > 0).map((each) => house(each.house));
    if (wanting.length === 0) return say`${opening(campaign(e.campaign))} runs and reaches nobody with room.`;
    return say`${opening(campaign(e.campaign))} runs: ${listed(wanting, " and ")} ${wanting.length === 1 ? "wants" : "want"} ${nameOfGoods(e.good)}.`;
  },
  MarketingPassBegan: () => say`All campaigns run once more.`,
  CampaignEnded: (e, names) =>
    e.employee === null
      ? say`${opening(campaign(e.campaign))} ends.`
      : say`${opening(campaign(e.campaign))} ends; ${who(e.seat, names)}'s ${card(e.employee)} comes home.`,
  StockChosen: (e, names) => say`${who(e.seat, names)} has filled the freezer.`,
  StockCleared: (e, names) =>
    isEmpty(e.thrown) ? null : say`${who(e.seat, names)} throws away ${goodsList(e.thrown)}.`,
  HandsTakenUp: () => say`Everybody comes home.`,
  RestaurantsOpened: (e, names) =>
    e.restaurants.length === 0
      ? null
      : say`${listed(
          e.restaurants.map((each): Sentence => say`${who(each.seat, names)} at ${square(each.at)}`),
          " and ",
        )} opens.`,
  MilestonesClosed: (e) =>
    e.milestones.length === 0 ? null : say`Closed from now on: ${listed(e.milestones.map(milestone), ", ")}.`,
  ChainRemoved: (e, names) => say`${who(e.seat, names)} is out of business.`,
  GameEnded: (e, names) =>
    e.winner === null
      ? say`Nobody wins.`
      : say`${who(e.winner, names)} wins with ${dollars(e.ranking[0]?.score ?? 0)}.`,
};
