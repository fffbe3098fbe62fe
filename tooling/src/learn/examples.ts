import { ARCHETYPES, type Bot, botsWith, epsilonGreedy, featuresOf, mediumWith, playoutDecider } from "@blueplate/bot";
import { rulesetOf, type State } from "@blueplate/engine";
import { beginTable, bySeat, decisionPointOf, diceFor, playLine, roundOf, type Rules } from "@blueplate/kernel";
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

/** Plays a game between companies drawn by chance and measures the beginning of each round; null where it found no end. */
export const learnedGame = (rules: Rules, seed: string, nth: number): LearnedGame | null => {
  const dice = diceFor(`${seed}|${nth}`, 0);
  const seats = rules.config.seats;
  const oneIn = STRAYS_ONE_IN[dice.int("strays", STRAYS_ONE_IN.length)] ?? 20;
  const bots = Array.from({ length: seats }, (_, seat) => PLAYERS[dice.int(`player ${seat}`, PLAYERS.length)] ?? []);
  const decide = bySeat(
    bots
      .flat()
      .map((bot) => epsilonGreedy(bot, oneIn))
      .map((bot) => playoutDecider(bot, ({ turn }, seat) => `${seed}|${nth}|${turn}|${seat}`)),
  );
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
  const { winners } = step.value.outcome;
  const wins = bots.map((_, seat) => (winners.some((winner) => winner === seat) ? 1 / winners.length : 0));
  return { nth, positions, wins };
};
