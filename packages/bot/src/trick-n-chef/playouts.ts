import { carryOut, type Dice, diceFor, endOf, listOffers, playLine, type Rules, type Seat } from "@blueplate/kernel";
import { type Command, type Options, playableCards, type State } from "@blueplate/trick-n-chef";
import { briskCommand, rngFrom, standingPlays } from "./brisk.ts";

type ChefRules = Rules<State, Command>;

/** Decisions of a round at most: ten tricks of a card each, with chefs. */
const MOST = 80;

/** What may be done: every chef, or every card with the numbers of coins that change how it stands. */
export const candidatesFor = (rules: ChefRules, options: Options, view: State, seat: Seat): readonly Command[] =>
  view.step === "play"
    ? playableCards(view, seat).flatMap((card) =>
        standingPlays(view, seat, card, options).map(({ coins }): Command => ({ _tag: "trick.play", card, coins })),
      )
    : [...listOffers(rules, view, seat)];

/** A command that is played out in the world of this number. */
interface PlayedOut {
  readonly world: State;
  readonly command: Command;
  readonly dice: Dice;
  readonly nth: number;
}

/** A move of a line that is played to the end of its round. */
export interface RoundMove {
  readonly seat: Seat;
  readonly command: Command;
}

/** The moves of a round after a command, to its end, as brisk players play it who always do what seems best to them. */
export const roundLine = (rules: ChefRules, options: Options, state: State, first: RoundMove): readonly RoundMove[] => {
  const moves: RoundMove[] = [];
  const line = playLine<State, Command, never>(
    // cast: events are not looked at.
    { rules: rules as Rules<State, Command, never>, state, turn: 0 },
    ({ state: now }, seat) => (moves.length === 0 ? first.command : briskCommand(rules, options, now, seat, () => 0)),
    {
      dice: () => diceFor("line", 0),
      step: carryOut,
      most: MOST,
      until: ({ state: now }) => now.round !== state.round,
    },
  );
  endOf(line, ({ seat, command }) => moves.push({ seat, command }));
  return moves;
};

/** What a round comes to after a command in one world, played to its end by brisk players. */
export const roundPlayedOut = (rules: ChefRules, options: Options, { world, command, dice, nth }: PlayedOut): State => {
  const rng = rngFrom(dice.int(`playout ${nth}`, 0x1_0000_0000));
  let isFirst = true;
  const line = playLine<State, Command, never>(
    // cast: events are not looked at.
    { rules: rules as Rules<State, Command, never>, state: world, turn: 0 },
    ({ state }, next) => {
      if (!isFirst) return briskCommand(rules, options, state, next, rng);
      isFirst = false;
      return command;
    },
    { dice: () => dice, step: carryOut, most: MOST, until: ({ state }) => state.round !== world.round },
  );
  return endOf(line).last.state;
};
