import {
  type Cards,
  type Content,
  type EmployeeId,
  entriesOf,
  type EventOf,
  type EventTag,
  type Goods,
  isNothing,
  type Ruleset,
  type State,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { type CampaignRecord, cannotPayAll, idleCooksFor, ran, unwantedOf, wasInVain } from "./faults.ts";
import { add, type QualityTopic, type Tally } from "./play-quality.ts";

/** What a seat did, while its game is read. */
export interface SeatAccumulator {
  readonly counts: Tally;
  /** Cards that came this round. */
  arrived: Record<string, number>;
  /** Those of them that cost nothing: without a salary, or given by a milestone. */
  arrivedFree: Record<string, number>;
  /** Restaurants that it has opened after its first. */
  opened: number;
  /** What it did in the rounds of the opening, in the order in which it did so. */
  readonly opening: string[];
}

/** A game while it is read. */
export interface GameAccumulator {
  readonly ruleset: Ruleset;
  readonly content: Content;
  readonly seats: readonly SeatAccumulator[];
  /** Those that run, by number. */
  readonly campaigns: Map<number, CampaignRecord>;
  round: number;
  unserved: number;
  /** For each unserved house the chains that had a cook for it on the beach. */
  readonly leftHungry: (readonly Seat[])[];
}

/** Rounds that make an opening. */
const OPENING_ROUNDS = 3;

const note = (game: GameAccumulator, seat: Seat, what: string): void => {
  if (game.round <= OPENING_ROUNDS) game.seats[seat]?.opening.push(`${game.round} ${what}`);
};

/** So many more of a kind at a seat. */
export const count = (game: GameAccumulator, seat: Seat, topic: QualityTopic, kind: string, number = 1): void => {
  const book = game.seats[seat];
  if (book && number !== 0) add(book.counts[topic], kind, number);
};

/** Cards came to a seat, or went again by being trained: as many fewer. */
const arrives = (game: GameAccumulator, seat: Seat, employee: string, isFree: boolean, number = 1): void => {
  const book = game.seats[seat];
  if (!book) return;
  add(book.arrived, employee, number);
  if (isFree) add(book.arrivedFree, employee, number);
};

const isFree = ({ content }: GameAccumulator, employee: EmployeeId): boolean =>
  content.employees[employee]?.salary === false;

const countGoods = (game: GameAccumulator, seat: Seat, topic: QualityTopic, goods: Goods): void => {
  for (const [good, number] of entriesOf(goods)) count(game, seat, topic, good, number);
};

const priceOf = ({ content }: GameAccumulator, unitPrice: number): string => {
  const usual = content.constants.unitPrice;
  if (unitPrice === usual) return "usual";
  return unitPrice < usual ? "cut" : "luxury";
};

const trained = (game: GameAccumulator, { seat, employee, to }: EventOf<"Trained">): void => {
  count(game, seat, "trained", to);
  const book = game.seats[seat];
  for (const cards of book ? [book.arrived, book.arrivedFree] : [])
    if ((cards[employee] ?? 0) > 0) add(cards, employee, -1);
  arrives(game, seat, to, false);
  note(game, seat, `train ${to}`);
};

const dismissed = (game: GameAccumulator, { seat, atWork, beach }: EventOf<"Dismissed">, before: State): void => {
  for (const cards of [atWork, beach])
    for (const [kind, number] of entriesOf(cards)) {
      const fresh = Math.min(number, game.seats[seat]?.arrivedFree[kind] ?? 0);
      if (fresh === 0) continue;
      count(game, seat, "firedOnArrival", kind, fresh);
      if (cannotPayAll(game.ruleset, before, seat)) count(game, seat, "firedUnpayable", kind, fresh);
    }
};

const launched = (game: GameAccumulator, { seat, campaign, good }: EventOf<"CampaignLaunched">): void => {
  const kind = game.content.campaigns[campaign]?.kind ?? "unknown";
  count(game, seat, "campaignGoods", good);
  count(game, seat, "campaignKinds", kind);
  note(game, seat, `advertise ${good} ${kind}`);
  game.campaigns.set(campaign, { seat, good, runs: 0, tokens: 0 });
};

const hasRun = (game: GameAccumulator, event: EventOf<"CampaignRan">): void => {
  const record = game.campaigns.get(event.campaign);
  if (!record) return;
  ran(record, event);
  if (event.houses.length === 0) count(game, record.seat, "advertisedToNobody", record.good);
};

/** Judges a campaign that will not run any more. */
export const closeCampaign = (game: GameAccumulator, campaign: number): void => {
  const record = game.campaigns.get(campaign);
  game.campaigns.delete(campaign);
  if (record && wasInVain(record)) count(game, record.seat, "campaignsInVain", record.good);
};

/** Goods that were brought from where drinks are. */
const brought = (game: GameAccumulator, seat: Seat, drinks: Goods, before: State): void => {
  countGoods(game, seat, "made", drinks);
  countGoods(game, seat, "unwantedDrinks", unwantedOf(game.ruleset, before, seat, drinks));
};

const unserved = (game: GameAccumulator, { house }: EventOf<"HouseUnserved">, before: State): void => {
  game.unserved++;
  const arrived = (seat: Seat): Cards => game.seats[seat]?.arrived ?? {};
  game.leftHungry.push(idleCooksFor(game.ruleset, before, house, arrived));
};

/** What is counted of each fact on the state that it changes; facts of variants are passed over. */
export const COUNTED: { readonly [K in EventTag]?: (game: GameAccumulator, event: EventOf<K>, before: State) => void } =
  {
    PhaseBegan: (game, { round }) => {
      if (round !== game.round) for (const book of game.seats) [book.arrived, book.arrivedFree] = [{}, {}];
      game.round = round;
    },
    StructuresRevealed: (game, { structures }) => {
      for (const { seat, selected } of structures) note(game, seat, `staff ${selected.toSorted().join(" ")}`);
    },
    Hired: (game, { seat, employee }) => {
      count(game, seat, "hired", employee);
      arrives(game, seat, employee, isFree(game, employee));
      note(game, seat, `hire ${employee}`);
    },
    Trained: trained,
    CardsGained: (game, { seat, employee, count: number }) => arrives(game, seat, employee, true, number),
    MilestoneGained: (game, { seat, milestone }) => count(game, seat, "milestones", milestone),
    CampaignLaunched: launched,
    CampaignRan: hasRun,
    CampaignEnded: (game, { campaign }) => closeCampaign(game, campaign),
    Produced: (game, { seat, good, count: number }) => count(game, seat, "made", good, number),
    DrinkFetched: (game, { seat, good, count: number }, before) => brought(game, seat, { [good]: number }, before),
    DrinksBought: (game, { seat, drinks }, before) => brought(game, seat, drinks, before),
    HousePlaced: (game, { seat }) => count(game, seat, "built", "house"),
    GardenAdded: (game, { seat }) => count(game, seat, "built", "garden"),
    RestaurantPlaced: (game, { seat }) => {
      const book = game.seats[seat];
      if (book) count(game, seat, "built", `restaurant-${1 + ++book.opened}`);
    },
    RestaurantMoved: (game, { seat }) => count(game, seat, "built", "move"),
    HouseServed: (game, { seat, goods, unitPrice }) => {
      countGoods(game, seat, "sold", goods);
      if (!isNothing(goods)) count(game, seat, "prices", priceOf(game, unitPrice));
    },
    HouseUnserved: unserved,
    MoneyPaid: (game, { seat, reason, amount }) => count(game, seat, "income", reason, amount),
    StockCleared: (game, { seat, thrown }) => countGoods(game, seat, "thrown", thrown),
    Dismissed: dismissed,
  };
