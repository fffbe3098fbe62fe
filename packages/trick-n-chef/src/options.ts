import { codecOf, type GameConfig, type Malformed, type OptionInfo } from "@blueplate/kernel";
import { Result, Schema } from "effect";
import { RANKS, type Rank, type Suit, Suit as SuitSchema, SUITS } from "./cards.ts";
import { faultAt } from "./faults.ts";

const StarRow = Schema.Array(Schema.Natural).check(Schema.isMinLength(RANKS.length), Schema.isMaxLength(RANKS.length));

/** The stars of every card by suit, rank 1 first. */
const StarTable = Schema.Record(SuitSchema, StarRow);

/** The stars printed on a card. */
export type Stars = (suit: Suit, rank: Rank) => number;

/** The rule options and, after each, its default first (register of gaps in the rules). */
const VALUES = {
  stars: ["steps", "flat", "rank", "custom"],
  "left-out-suit": ["green", "red", "yellow", "blue"],
  "first-player": ["random", "host-choice"],
  "tie-same-suit": ["last", "first"],
  "coins-affect-lowest": ["yes", "no"],
  "coin-shortage": ["order-of-play", "from-winner", "unlimited"],
  "coin-return": ["before-award", "after-award"],
  "next-first-player": ["total", "last-round"],
  "final-tie": ["shared", "random"],
  "trick-history": ["hidden", "visible"],
} as const;

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  Schema.optionalKey(Schema.Literals(values));

const OptionsSchema = Schema.Struct({
  stars: choice(VALUES.stars),
  "stars-table": Schema.optionalKey(StarTable),
  "left-out-suit": choice(VALUES["left-out-suit"]),
  "first-player": choice(VALUES["first-player"]),
  "tie-same-suit": choice(VALUES["tie-same-suit"]),
  "coins-affect-lowest": choice(VALUES["coins-affect-lowest"]),
  "coin-shortage": choice(VALUES["coin-shortage"]),
  "coin-return": choice(VALUES["coin-return"]),
  "next-first-player": choice(VALUES["next-first-player"]),
  "final-tie": choice(VALUES["final-tie"]),
  "trick-history": choice(VALUES["trick-history"]),
});

const optionsCodec = codecOf(OptionsSchema);

/** What the host fixes with `first-player: host-choice`: a seat, the first one when left out. */
const openingCodec = codecOf(Schema.Struct({ firstPlayer: Schema.optionalKey(Schema.Natural) }));

/** The rule options of a table, all decided. */
export interface Options {
  readonly stars: Stars;
  readonly leftOutSuit: Suit;
  /** The first player of the game, or null when he is drawn by lot. */
  readonly firstPlayer: number | null;
  readonly tieSameSuit: "last" | "first";
  readonly coinsAffectLowest: boolean;
  readonly coinShortage: "order-of-play" | "from-winner" | "unlimited";
  readonly coinReturn: "before-award" | "after-award";
  readonly nextFirstPlayer: "total" | "last-round";
  readonly finalTie: "shared" | "random";
  readonly visibleTricks: boolean;
}

/** T1.4: 1, 1, 1, 2, 2, 2, 3, 3, 3, 4 stars for ranks 1 to 10. */
const steps: Stars = (_, rank) => Math.ceil(rank / 3);

const starsOf = (
  kind: (typeof VALUES.stars)[number],
  table: typeof StarTable.Type | undefined,
): Result.Result<Stars, Malformed> => {
  if (table && kind !== "custom") return Result.fail(faultAt("options.stars-table", { _tag: "NoCustomStars" }));
  if (kind === "flat") return Result.succeed(() => 1);
  if (kind === "rank") return Result.succeed((_, rank) => rank);
  if (kind === "steps") return Result.succeed(steps);
  if (!table) return Result.fail(faultAt("options.stars-table", { _tag: "Missing" }));
  return Result.succeed((suit, rank) => table[suit][rank - 1] ?? 0);
};

const within =
  (path: string) =>
  (fault: Malformed): Malformed => ({ ...fault, field: fault.field === "" ? path : `${path}.${fault.field}` });

const firstPlayerOf = (config: GameConfig, how: "random" | "host-choice"): Result.Result<number | null, Malformed> => {
  if (config.opening === undefined) return Result.succeed(how === "random" ? null : 0);
  if (how === "random") return Result.fail(faultAt("opening", { _tag: "NoHostChoice" }));
  const opening = openingCodec.decode(config.opening);
  if (Result.isFailure(opening)) return Result.fail(within("opening")(opening.failure));
  const seat = opening.success.firstPlayer ?? 0;
  return seat < config.seats
    ? Result.succeed(seat)
    : Result.fail(faultAt("opening.firstPlayer", { _tag: "NoSuchSeat", seat }));
};

/** The options that a configuration chooses, or the field that does not fit. */
export const optionsOf = (config: GameConfig): Result.Result<Options, Malformed> => {
  const decoded = optionsCodec.decode(config.options);
  if (Result.isFailure(decoded)) return Result.fail(within("options")(decoded.failure));
  const chosen = decoded.success;
  const stars = starsOf(chosen.stars ?? "steps", chosen["stars-table"]);
  if (Result.isFailure(stars)) return Result.fail(stars.failure);
  const firstPlayer = firstPlayerOf(config, chosen["first-player"] ?? "random");
  if (Result.isFailure(firstPlayer)) return Result.fail(firstPlayer.failure);
  return Result.succeed({
    stars: stars.success,
    leftOutSuit: chosen["left-out-suit"] ?? "green",
    firstPlayer: firstPlayer.success,
    tieSameSuit: chosen["tie-same-suit"] ?? "last",
    coinsAffectLowest: (chosen["coins-affect-lowest"] ?? "yes") === "yes",
    coinShortage: chosen["coin-shortage"] ?? "order-of-play",
    coinReturn: chosen["coin-return"] ?? "before-award",
    nextFirstPlayer: chosen["next-first-player"] ?? "total",
    finalTie: chosen["final-tie"] ?? "shared",
    visibleTricks: chosen["trick-history"] === "visible",
  });
};

/** The suits in play (T2.1, T9.4): with three players one stays in the box. */
export const suitsInPlay = (options: Options, seats: number): readonly Suit[] =>
  seats === 3 ? SUITS.filter((suit) => suit !== options.leftOutSuit) : SUITS;

/** Options worth offering when a table is made; the others decide what the rules leave open. */
const WORTH_OFFERING: readonly string[] = ["stars", "trick-history"];

/** The options as a host may set them. A table of stars of one's own is no plain value and not among them. */
export const OPTIONS: readonly OptionInfo[] = Object.entries(VALUES).map(([id, values]) => ({
  id,
  values: values.filter((value) => value !== "custom"),
  defaults: { first: values[0] },
  priority: WORTH_OFFERING.includes(id) ? "A" : "B",
}));
