import {
  type Content,
  entriesOf,
  type Event,
  type EventOf,
  type EventTag,
  type Goods,
  isNothing,
  rulesetOf,
} from "@blueplate/engine";
import { type Seat, seatsOf, type Table } from "@blueplate/kernel";

/** What play is counted by. Each has kinds of its own: goods, cards, milestones, kinds of campaigns and so on. */
export const QUALITY_TOPICS = [
  /** Pieces cooked, fetched or bought; sold; thrown away, by good. */
  "made",
  "sold",
  "thrown",
  /** Campaigns by what they advertise, and by their tile. */
  "campaignGoods",
  "campaignKinds",
  /** Cards hired; cards that came of training; cards hired without a salary or given by a milestone that went on the very day they came. */
  "hired",
  "trained",
  "firedOnArrival",
  "milestones",
  /** `house`, `garden`, `restaurant` (the first one is not counted), `move`. */
  "built",
  /** Houses served below the price of the rules (`cut`), at it (`usual`) or above it (`luxury`). */
  "prices",
  /** Dollars by reason, salaries below 0. */
  "income",
] as const;
export type QualityTopic = (typeof QUALITY_TOPICS)[number];

/** Counts by topic and kind. */
export type PlayCounts = Readonly<Record<QualityTopic, Readonly<Record<string, number>>>>;

type Tally = Record<QualityTopic, Record<string, number>>;

// cast: every topic has its counts.
const noTally = (): Tally => Object.fromEntries(QUALITY_TOPICS.map((topic) => [topic, {}])) as Tally;

/** How games were played. Plain data that adds up: it is sent between threads and kept. */
export interface PlayQuality {
  readonly games: number;
  readonly counts: PlayCounts;
  /** In how many games somebody did so. */
  readonly gamesWith: PlayCounts;
  /** In how many games somebody who did so has won. */
  readonly winsWith: PlayCounts;
  /** Games in which two seats hired, trained, staffed and advertised alike in the rounds 1 to 3. */
  readonly sameOpenings: number;
  /** Houses that wanted something and were served by nobody. */
  readonly unserved: number;
}

/** Of no game. */
export const noQuality: PlayQuality = {
  games: 0,
  counts: noTally(),
  gamesWith: noTally(),
  winsWith: noTally(),
  sameOpenings: 0,
  unserved: 0,
};

const add = (to: Record<string, number>, kind: string, count = 1): void => {
  to[kind] = (to[kind] ?? 0) + count;
};

const addAll = (to: Tally, from: PlayCounts, countOfKind: (count: number) => number = (count) => count): void => {
  for (const topic of QUALITY_TOPICS)
    for (const [kind, count] of Object.entries(from[topic])) add(to[topic], kind, countOfKind(count));
};

const sumOf = (one: PlayCounts, other: PlayCounts): PlayCounts => {
  const sum = noTally();
  addAll(sum, one);
  addAll(sum, other);
  return sum;
};

/** Both together. */
export const addQuality = (one: PlayQuality, other: PlayQuality): PlayQuality => ({
  games: one.games + other.games,
  counts: sumOf(one.counts, other.counts),
  gamesWith: sumOf(one.gamesWith, other.gamesWith),
  winsWith: sumOf(one.winsWith, other.winsWith),
  sameOpenings: one.sameOpenings + other.sameOpenings,
  unserved: one.unserved + other.unserved,
});

/** What a seat did, while its game is read. */
interface SeatAccumulator {
  readonly counts: Tally;
  /** Cards that came this round and cost nothing: those without a salary, and those that a milestone gave. */
  arrived: Record<string, number>;
  /** What it did in the rounds of the opening, in the order in which it did so. */
  readonly opening: string[];
}

/** A game while it is read. */
interface GameAccumulator {
  readonly content: Content;
  readonly seats: readonly SeatAccumulator[];
  round: number;
  unserved: number;
}

/** Rounds that make an opening. */
const OPENING_ROUNDS = 3;

const note = (game: GameAccumulator, seat: Seat, what: string): void => {
  if (game.round <= OPENING_ROUNDS) game.seats[seat]?.opening.push(`${game.round} ${what}`);
};

const count = (game: GameAccumulator, seat: Seat, topic: QualityTopic, kind: string, number = 1): void => {
  const book = game.seats[seat];
  if (book && number !== 0) add(book.counts[topic], kind, number);
};

const arrives = (game: GameAccumulator, seat: Seat, employee: string, number = 1): void => {
  const book = game.seats[seat];
  if (book) add(book.arrived, employee, number);
};

const countGoods = (game: GameAccumulator, seat: Seat, topic: QualityTopic, goods: Goods): void => {
  for (const [good, number] of entriesOf(goods)) count(game, seat, topic, good, number);
};

const priceOf = ({ content }: GameAccumulator, unitPrice: number): string => {
  const usual = content.constants.unitPrice;
  if (unitPrice === usual) return "usual";
  return unitPrice < usual ? "cut" : "luxury";
};

const dismissed = (game: GameAccumulator, { seat, atWork, beach }: EventOf<"Dismissed">): void => {
  for (const cards of [atWork, beach])
    for (const [kind, number] of entriesOf(cards)) {
      const fresh = Math.min(number, game.seats[seat]?.arrived[kind] ?? 0);
      if (fresh > 0) count(game, seat, "firedOnArrival", kind, fresh);
    }
};

/** What is counted of each fact; facts of variants are passed over. */
const ROWS: { readonly [K in EventTag]?: (game: GameAccumulator, event: EventOf<K>) => void } = {
  PhaseBegan: (game, { round }) => {
    if (round !== game.round) for (const book of game.seats) book.arrived = {};
    game.round = round;
  },
  StructuresRevealed: (game, { structures }) => {
    for (const { seat, selected } of structures) note(game, seat, `staff ${selected.toSorted().join(" ")}`);
  },
  Hired: (game, { seat, employee }) => {
    count(game, seat, "hired", employee);
    if (game.content.employees[employee]?.salary === false) arrives(game, seat, employee);
    note(game, seat, `hire ${employee}`);
  },
  Trained: (game, { seat, employee, to }) => {
    count(game, seat, "trained", to);
    const book = game.seats[seat];
    if (book && (book.arrived[employee] ?? 0) > 0) add(book.arrived, employee, -1);
    note(game, seat, `train ${to}`);
  },
  CardsGained: (game, { seat, employee, count: number }) => arrives(game, seat, employee, number),
  MilestoneGained: (game, { seat, milestone }) => count(game, seat, "milestones", milestone),
  CampaignLaunched: (game, { seat, campaign, good }) => {
    const kind = game.content.campaigns[campaign]?.kind ?? "unknown";
    count(game, seat, "campaignGoods", good);
    count(game, seat, "campaignKinds", kind);
    note(game, seat, `advertise ${good} ${kind}`);
  },
  Produced: (game, { seat, good, count: number }) => count(game, seat, "made", good, number),
  DrinkFetched: (game, { seat, good, count: number }) => count(game, seat, "made", good, number),
  DrinksBought: (game, { seat, drinks }) => countGoods(game, seat, "made", drinks),
  HousePlaced: (game, { seat }) => count(game, seat, "built", "house"),
  GardenAdded: (game, { seat }) => count(game, seat, "built", "garden"),
  RestaurantPlaced: (game, { seat }) => count(game, seat, "built", "restaurant"),
  RestaurantMoved: (game, { seat }) => count(game, seat, "built", "move"),
  HouseServed: (game, { seat, goods, unitPrice }) => {
    countGoods(game, seat, "sold", goods);
    if (!isNothing(goods)) count(game, seat, "prices", priceOf(game, unitPrice));
  },
  HouseUnserved: (game) => {
    game.unserved++;
  },
  MoneyPaid: (game, { seat, reason, amount }) => count(game, seat, "income", reason, amount),
  StockCleared: (game, { seat, thrown }) => countGoods(game, seat, "thrown", thrown),
  Dismissed: dismissed,
};

const read = (table: Pick<Table, "rules" | "line">): GameAccumulator => {
  const { content } = rulesetOf(table.rules);
  const seats = Array.from({ length: table.rules.config.seats }, (): SeatAccumulator => ({
    counts: noTally(),
    arrived: {},
    opening: [],
  }));
  const game: GameAccumulator = { content, seats, round: 0, unserved: 0 };
  for (const { events } of table.line)
    for (const event of events) {
      // cast: the table has for each tag the row that takes this event.
      const row = ROWS[event._tag as EventTag] as ((game: GameAccumulator, event: Event) => void) | undefined;
      // cast: tables of this game tell its events.
      row?.(game, event as unknown as Event);
    }
  return game;
};

const once = (count: number): number => (count === 0 ? 0 : 1);

/** Every kind that somebody of these has, once. */
const kindsWith = (books: readonly SeatAccumulator[]): PlayCounts => {
  const all = noTally();
  for (const { counts } of books) addAll(all, counts);
  const kinds = noTally();
  addAll(kinds, all, once);
  return kinds;
};

/** How a game of Food Chain Magnate was played, by its log alone; where seats are named, by these, who may be one bot's. */
export const qualityOf = (
  table: Pick<Table, "rules" | "line" | "state">,
  of: readonly number[] = seatsOf(table.rules.config.seats),
): PlayQuality => {
  const { seats, unserved } = read(table);
  const played = seats.filter((_, seat) => of.includes(seat));
  const winners = table.rules.outcome(table.state)?.winners ?? [];
  const winning = seats.filter((_, seat) => of.includes(seat) && winners.some((winner) => winner === seat));
  const openings = new Set(played.map(({ opening }) => opening.toSorted().join("\n")));
  const counts = noTally();
  for (const book of played) addAll(counts, book.counts);
  return {
    games: 1,
    counts,
    gamesWith: kindsWith(played),
    winsWith: kindsWith(winning),
    sameOpenings: openings.size < played.length ? 1 : 0,
    unserved,
  };
};
