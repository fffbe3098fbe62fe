import { named, squareName } from "../../food-chain-magnate/mentions.ts";
import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { employees, milestones } from "./cards.ts";

const card = named(employees);
const milestone = named(milestones);

/** Why a position cannot be: one sentence. */
export const faults: FoodChainMagnateWords["faults"] = {
  UnknownEdition: (r) => `There is no edition called ${r.edition}.`,
  UnknownOption: () => "There is no such option.",
  NoSuchValue: (r) => `One of these is expected: ${r.values}.`,
  SeatsOutOfRange: (r) => `${r.min === r.max ? r.min : `${r.min} to ${r.max}`} players.`,
  NoTileRows: () => "A map is rows of tiles such as A0 B90 C180.",
  WrongMapSize: (r) => `With ${r.seats} players the map has ${r.columns} by ${r.rows} tiles.`,
  RowsDiffer: () => "The rows of the map differ in length.",
  UnknownTile: (r) => `There is no tile ${r.tile}.`,
  TileTwice: (r) => `Tile ${r.tile} is used twice.`,
  OutsideTheMap: (r) => `${squareName(r.square)} is outside the map.`,
  SquareTaken: (r) =>
    r.by === null
      ? `${squareName(r.square)} is taken by what is printed there.`
      : `${squareName(r.square)} is taken by ${r.by}.`,
  TouchesNoRoad: () => "It touches no road.",
  RowsOffTheMap: () => "It covers rows that are not on the map.",
  NotPrinted: () => "This house is not printed on the map.",
  NoHouseTile: () => "There is no such house tile left.",
  TooMuchDemand: () => "The house has no room for so much demand.",
  TooManyGardens: (r) => `${r.laid} gardens lie there; the box holds ${r.most}.`,
  TooManyRestaurants: (r) => `A company has ${r.most} restaurants at most.`,
  NoRestaurant: () => "After set-up every company has a restaurant.",
  NoSuchHouse: (r) => `House ${r.house} is not on the map.`,
  NoRestaurantThere: (r) => `No restaurant lies at ${squareName(r.square)}.`,
  NoSuchPhase: () => "This game has no such phase.",
  OrderIncomplete: () => "The turn order must name every player once who is still in the game.",
  OutOfOrder: (r) => `${r.player} is bankrupt and has left the turn order.`,
  NothingLeft: (r) => `${r.player} is bankrupt and has nothing left.`,
  BankruptTooEarly: () => "Nobody goes bankrupt before the first dinner.",
  NoReserves: () => "This game has no reserve cards.",
  NoSuchMilestone: (r) => `This game has no milestone “${milestone(r.milestone)}”.`,
  NoSuchCard: (r) => `This game has no card “${card(r.employee)}”.`,
  NoSuchGood: (r) => `This game has no “${r.good}”.`,
  AllInHand: () => "At the start of restructuring all cards are in hand.",
  NoneInHand: () => "Cards are in hand in restructuring only.",
  SecondCopy: (r) => `${r.count} copies of ${card(r.employee)}, a 1x card.`,
  TooManyAtWork: () => "More are at work than there are slots.",
  MoreThanTheBox: (r) => `The box does not hold so many: ${card(r.employee)}.`,
  PileTooHigh: (r) => `Only ${r.left} × ${card(r.employee)} are left for the pile.`,
  NotHisCampaign: (r) => `Campaign ${r.campaign} does not belong to ${r.player}.`,
  TwoMarketeers: (r) => `Campaign ${r.campaign} has two marketeers.`,
  CannotRun: (r) => `A ${card(r.employee)} cannot run campaign ${r.campaign}.`,
  CampaignNotInGame: () => "This campaign is not in the game.",
  CampaignNotRunning: (r) => `Campaign ${r.campaign} is not running.`,
  CampaignTwice: () => "This campaign lies on the board twice.",
  NeedsEdge: () => "An airplane lies beside an edge: it needs a side and a row or column.",
  NeedsSquare: () => "This campaign lies on squares: it needs a place.",
  NeedsSide: () => "It lies beside the map: it needs a side, and nothing else.",
  NeedsNoPlace: () => "It lies beside the map: it has no place there.",
  WrongRoundsLeft: (r) => (r.most === 1 ? "One round." : `One to ${r.most} rounds.`),
  GameWouldBeOver: () => "With that the game would be over.",
  ReserveMissing: (r) => `After the bank has broken every reserve card lies open; that of ${r.player} is missing.`,
  MoneyAstray: (r) =>
    `Bank and companies hold $${r.there} together; ${r.breaks === 0 ? "as long as the bank has not broken" : "after the break of the bank"} it must be $${r.due}.`,
  OtherCeoSlots: (r) =>
    r.breaks === 0
      ? `As long as the bank has not broken every CEO has this many slots: ${r.slots}.`
      : `By the reserve cards every CEO has this many slots: ${r.slots}.`,
  GoodsLeftOver: (r) =>
    r.most === 0
      ? "Without a freezer all goods were thrown away at clean-up."
      : `What did not fit into the freezer was thrown away at clean-up; it holds ${r.most}.`,
  MoreThanMade: (r) => `With its employees the company can have ${r.most} at most.`,
  NotEndless: (r) => `${r.player} lacks the milestone “${milestone("first-billboard")}” for an endless campaign.`,
  MarketeerMissing: (r) => `Campaign ${r.campaign} is still running, so its marketeer is away with it.`,
  FirstRound: () =>
    "In the first round nobody has employees, money or milestones yet, and nothing lies in the town but restaurants.",
};
