import type { Outcome } from "../rules.ts";

/** What statistics keep of one finished game. Values are ids of the game, which its words put into words. */
export interface GameSummary {
  readonly rounds: number;
  /** What the whole game had, by name: which cards its bank was filled from, say. */
  readonly facts: Readonly<Record<string, readonly string[]>>;
  /** By seat what may have helped it to win or not, by name: its opening, say. */
  readonly traits: readonly Readonly<Record<string, string>>[];
}

/** A finished game as it is counted. `players`: by seat the id of the bot that was seated there, or null for a person. */
export interface CountedGame {
  readonly id: string;
  readonly game: string;
  /** The preset that was played. */
  readonly ruleset: string;
  /** The modules beside it, in any order. */
  readonly modules: readonly string[];
  readonly players: readonly (string | null)[];
  readonly outcome: Outcome;
  readonly summary: GameSummary;
}

/**
 * How often seats with something have won. `low` and `high` bound the share with 95 % confidence (Wilson), as if seats were drawn
 * one by one; those of one game are not quite, which makes the bounds a little wide. `games` are places in `Statistics.ids`.
 */
export interface WinShare {
  readonly seats: number;
  readonly wins: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly games: readonly number[];
}

/** How many games had something, or how many rounds they took. */
export interface ValueCount {
  readonly value: string;
  readonly count: number;
  readonly games: readonly number[];
}

/** What seats had, and how often they won with it. */
export interface TraitShare extends WinShare {
  readonly value: string;
}

/** The games under one preset with the same modules beside it, for one number of players. */
export interface StatisticsGroup {
  readonly game: string;
  readonly ruleset: string;
  readonly modules: readonly string[];
  readonly seats: number;
  readonly games: readonly number[];
  readonly rounds: { readonly least: number; readonly median: number; readonly most: number };
  /** By number of rounds, ascending. */
  readonly lengths: readonly ValueCount[];
  /** By name what whole games had, the most frequent first. */
  readonly facts: Readonly<Record<string, readonly ValueCount[]>>;
  /** By name what seats had, the most frequent first; `seat` and `player` (a bot's id, or empty for a person) are always there. */
  readonly traits: Readonly<Record<string, readonly TraitShare[]>>;
}

/** Statistics over many games. Every number names its games by their places in `ids`. */
export interface Statistics {
  readonly ids: readonly string[];
  readonly groups: readonly StatisticsGroup[];
}

/** The quantile of the normal distribution for 95 %, both sides. */
const Z = 1.959_963_984_540_054;

/** The bounds of a share of `wins` in `seats` with 95 % confidence (Wilson's score interval); 0 to 1 where nothing was seen. */
export const wilson = (wins: number, seats: number): { readonly low: number; readonly high: number } => {
  if (seats === 0) return { low: 0, high: 1 };
  const share = wins / seats;
  const scale = 1 + Z ** 2 / seats;
  const middle = (share + Z ** 2 / (2 * seats)) / scale;
  const reach = (Z * Math.sqrt((share * (1 - share)) / seats + Z ** 2 / (4 * seats ** 2))) / scale;
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
};

/** A game with its place in the list. */
interface Placed {
  readonly at: number;
  readonly counted: CountedGame;
}

/** Something that a seat, or a game, had. */
interface Had {
  readonly at: number;
  readonly name: string;
  readonly value: string;
  readonly won: boolean;
}

const gamesIn = (had: readonly Had[]): readonly number[] => [...new Set(had.map(({ at }) => at))];

/** By name and value, the most frequent values first, `most` of them at most. */
const sorted = <T>(
  all: readonly Had[],
  most: number,
  row: (value: string, had: readonly Had[]) => T,
): Readonly<Record<string, readonly T[]>> =>
  Object.fromEntries(
    [...Map.groupBy(all, ({ name }) => name)].map(([name, named]) => [
      name,
      [...Map.groupBy(named, ({ value }) => value)]
        .toSorted(([, a], [, b]) => b.length - a.length)
        .slice(0, most)
        .map(([value, had]) => row(value, had)),
    ]),
  );

const factsOf = ({ at, counted }: Placed): readonly Had[] =>
  Object.entries(counted.summary.facts).flatMap(([name, values]) =>
    values.map((value) => ({ at, name, value, won: false })),
  );

const traitsOf = ({ at, counted }: Placed): readonly Had[] =>
  counted.players.flatMap((player, seat) => {
    const won = counted.outcome.winners.some((winner) => winner === seat);
    const traits = { seat: String(seat), player: player ?? "", ...counted.summary.traits[seat] };
    return Object.entries(traits).map(([name, value]) => ({ at, name, value, won }));
  });

const shareOf = (value: string, had: readonly Had[]): TraitShare => {
  const [wins, seats] = [had.filter(({ won }) => won).length, had.length];
  return { value, seats, wins, share: seats === 0 ? 0 : wins / seats, ...wilson(wins, seats), games: gamesIn(had) };
};

const tallyOf = (value: string, had: readonly Had[]): ValueCount => ({ value, count: had.length, games: gamesIn(had) });

/** Values of one name that a group shows: rarer ones say nothing of many games. */
const VALUES = 40;

/** The middle of numbers in ascending order, of an even count the mean of the two in the middle; 0 of none. */
const medianOf = (ascending: readonly number[]): number => {
  const [low = 0, high = low] = [ascending[(ascending.length - 1) >> 1], ascending[ascending.length >> 1]];
  return (low + high) / 2;
};

const groupOf = (placed: readonly Placed[]): readonly StatisticsGroup[] => {
  const [first] = placed;
  if (!first) return [];
  const { game, ruleset, modules, players } = first.counted;
  const rounds = placed.map(({ counted }) => counted.summary.rounds).toSorted((a, b) => a - b);
  const lengths = placed.map(({ at, counted }) => {
    return { at, name: "rounds", value: String(counted.summary.rounds), won: false };
  });
  const tallies = sorted(lengths, lengths.length, tallyOf)["rounds"] ?? [];
  return [
    {
      game,
      ruleset,
      modules: modules.toSorted(),
      seats: players.length,
      games: placed.map(({ at }) => at),
      rounds: { least: rounds[0] ?? 0, median: medianOf(rounds), most: rounds.at(-1) ?? 0 },
      lengths: tallies.toSorted((a, b) => Number(a.value) - Number(b.value)),
      facts: sorted(placed.flatMap(factsOf), VALUES, tallyOf),
      traits: sorted(placed.flatMap(traitsOf), VALUES, shareOf),
    },
  ];
};

/** Modules by which groups are told apart: none before some, and then by their names. */
const named = (modules: readonly string[]): string => modules.toSorted().join(" ");

/**
 * Statistics over these games, a group for each preset with its modules and number of players: in the order of `rulesets`, those
 * that are not named there last, without further modules before with some, and the fewest players first.
 */
export const statisticsOf = (games: readonly CountedGame[], rulesets: readonly string[]): Statistics => {
  const placed = games.map((counted, at): Placed => ({ at, counted }));
  const kinds = Map.groupBy(placed, ({ counted: { game, ruleset, modules, players } }) =>
    JSON.stringify([game, ruleset, named(modules), players.length]),
  );
  const place = ({ ruleset }: StatisticsGroup): number =>
    rulesets.includes(ruleset) ? rulesets.indexOf(ruleset) : rulesets.length;
  const groups = [...kinds.values()]
    .flatMap(groupOf)
    .toSorted(
      (a, b) =>
        place(a) - place(b) ||
        a.ruleset.localeCompare(b.ruleset, "en") ||
        named(a.modules).localeCompare(named(b.modules), "en") ||
        a.seats - b.seats,
    );
  return { ids: games.map(({ id }) => id), groups };
};
