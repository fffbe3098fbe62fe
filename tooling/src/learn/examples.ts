import { ARCHETYPES, type Bot, botsWith, epsilonGreedy, featuresOf, mediumWith, playoutDecider } from "@blueplate/bot";
import { rulesetOf, type State } from "@blueplate/engine";
import {
  beginTable,
  bySeat,
  decisionPointOf,
  diceFor,
  endOf,
  type Outcome,
  playLine,
  roundOf,
  type Rules,
  type SeatDecider,
} from "@blueplate/kernel";
import { WORTHS } from "@blueplate/variants/worths";

/** A position of a finished game, as it is learned from: the numbers of every seat, and who won. */
export interface LearnedPosition {
  readonly roundsLeft: number;
  readonly chains: readonly (readonly number[])[];
}

/** A finished game as it is kept. */
export interface LearnedGame {
  readonly nth: number;
  readonly positions: readonly LearnedPosition[];
  /** By seat, the share of the win. */
  readonly wins: readonly number[];
}

/** One decision in so many is any legal one, by chance in each game: what nobody would do by itself is learned about, too. */
const STRAYS_ONE_IN = [6, 10, 20, 60];
const DECISIONS_AT_MOST = 5_000;

/** Every company there is, and the steady manager. */
const PLAYERS: readonly Bot[] = [
  ...ARCHETYPES.map((archetype) => mediumWith(WORTHS, archetype)),
  ...botsWith(WORTHS).filter(({ id }) => id === "steady"),
];

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Who sits at a table, drawn by chance: companies, each of which strays now and then. */
const playersOf = (rules: Rules, seed: string, nth: number): readonly Bot[] => {
  const dice = diceFor(`${seed}|${nth}`, 0);
  const oneIn = STRAYS_ONE_IN[dice.int("strays", STRAYS_ONE_IN.length)] ?? 20;
  return Array.from(
    { length: rules.config.seats },
    (_, seat) => PLAYERS[dice.int(`player ${seat}`, PLAYERS.length)] ?? [],
  )
    .flat()
    .map((bot) => epsilonGreedy(bot, oneIn));
};

const decidersFor = (bots: readonly Bot[], seed: string): SeatDecider =>
  bySeat(bots.map((bot) => playoutDecider(bot, ({ turn }, seat) => `${seed}|${turn}|${seat}`)));

const winsOf = ({ winners }: Outcome, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => (winners.some((winner) => winner === seat) ? 1 / winners.length : 0));

/**
 * How often each seat wins when the very players of such a game play on from the beginning of this round, so many times over, with other
 * chance each time; null where the game does not last so long.
 */
export const winsFrom = (
  rules: Rules,
  game: { readonly seed: string; readonly nth: number },
  round: number,
  times: number,
): readonly number[] | null => {
  const name = `${game.seed}|${game.nth}`;
  const bots = playersOf(rules, game.seed, game.nth);
  const begun = endOf(
    playLine(decisionPointOf(beginTable(rules, name, 0)), decidersFor(bots, name), {
      dice: (turn) => diceFor(name, turn),
      most: DECISIONS_AT_MOST,
      until: ({ state }) => roundOf(state) === round,
    }),
  );
  if (begun._tag === "Over") return null;
  const sums = bots.map(() => 0);
  for (let time = 0; time < times; time++) {
    const again = `${name}|again ${time}`;
    const end = endOf(
      playLine(begun.last, decidersFor(bots, again), {
        dice: (turn) => diceFor(again, turn),
        most: DECISIONS_AT_MOST,
      }),
    );
    if (end._tag === "Over")
      for (const [seat, win] of winsOf(end.outcome, bots.length).entries()) sums[seat] = (sums[seat] ?? 0) + win;
  }
  return sums.map((sum) => sum / times);
};

/** Plays a game between companies drawn by chance and measures the beginning of each round; null where it found no end. */
export const learnedGame = (rules: Rules, seed: string, nth: number): LearnedGame | null => {
  const bots = playersOf(rules, seed, nth);
  const decide = decidersFor(bots, `${seed}|${nth}`);
  const table = beginTable(rules, `${seed}|${nth}`, 0);
  const positions: LearnedPosition[] = [];
  let round = 0;
  const line = playLine(decisionPointOf(table), decide, {
    dice: (turn) => diceFor(`${seed}|${nth}`, turn),
    most: DECISIONS_AT_MOST,
    until: ({ state }) => {
      const now = roundOf(state) ?? 0;
      if (now > round && now > 1) {
        // cast: the learned value is one of Food Chain Magnate.
        const { roundsLeft, chains } = featuresOf(rulesetOf(rules), state as State);
        positions.push({ roundsLeft: rounded(roundsLeft), chains: chains.map((each) => each.map(rounded)) });
      }
      round = now;
      return false;
    },
  });
  let step = line.next();
  while (!step.done) step = line.next();
  if (step.value._tag !== "Over") return null;
  return { nth, positions, wins: winsOf(step.value.outcome, bots.length) };
};
