/** What play is counted by. Each has kinds of its own: goods, cards, milestones, kinds of campaigns and so on. */
export const QUALITY_TOPICS = [
  /** Seats by the archetype that their company means to become, where their bot says so. */
  "archetypes",
  /** Pieces cooked, fetched or bought; sold; thrown away, by good. */
  "made",
  "sold",
  "thrown",
  /** Pieces fetched or bought that nobody could ask for, by good. */
  "unwantedDrinks",
  /** Campaigns by what they advertise, and by their tile. */
  "campaignGoods",
  "campaignKinds",
  /** Runs of campaigns that reached no house at all, by good; and campaigns that reached only houses that had no room whenever they ran. */
  "advertisedToNobody",
  "campaignsInVain",
  /** Cards hired; cards that came of training. */
  "hired",
  "trained",
  /**
   * Cards hired without a salary or given by a milestone that went on the very day they came, all of them; and those among them who went
   * while the cash did not cover everybody's salaries.
   */
  "firedOnArrival",
  "firedUnpayable",
  "milestones",
  /** `house`, `garden`, `restaurant-2` (the second of a chain) and so on, `move`. */
  "built",
  /** Houses served below the price of the rules (`cut`), at it (`usual`) or above it (`luxury`). */
  "prices",
  /** Dollars by reason, salaries below 0. */
  "income",
] as const;
export type QualityTopic = (typeof QUALITY_TOPICS)[number];

/** Counts by topic and kind. */
export type PlayCounts = Readonly<Record<QualityTopic, Readonly<Record<string, number>>>>;

/** Counts while they are made. */
export type Tally = Record<QualityTopic, Record<string, number>>;

/** Nothing of anything. */
// cast: every topic has its counts.
export const noTally = (): Tally => Object.fromEntries(QUALITY_TOPICS.map((topic) => [topic, {}])) as Tally;

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
  /** Those of them that lay in reach of a chain which lacked one good for them and had cooks on its beach who make it. */
  readonly leftHungry: number;
}

/** Of no game. */
export const noQuality: PlayQuality = {
  games: 0,
  counts: noTally(),
  gamesWith: noTally(),
  winsWith: noTally(),
  sameOpenings: 0,
  unserved: 0,
  leftHungry: 0,
};

/** So many more of a kind. */
export const add = (to: Record<string, number>, kind: string, count = 1): void => {
  to[kind] = (to[kind] ?? 0) + count;
};

/** All of these more, each count as told by `countOfKind`. */
export const addAll = (
  to: Tally,
  from: PlayCounts,
  countOfKind: (count: number) => number = (count) => count,
): void => {
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
  leftHungry: one.leftHungry + other.leftHungry,
});
