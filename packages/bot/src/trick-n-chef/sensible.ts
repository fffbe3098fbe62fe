import {
  type Dice,
  diceFor,
  endOf,
  listOffers,
  open,
  play,
  playLine,
  type Rules,
  type Seat,
  type Tagged,
} from "@blueplate/kernel";
import { type Command, faceOf, type Options, playableCards, type State } from "@blueplate/trick-n-chef";
import type { Bot } from "../bot.ts";
import { sampledHands } from "../knowledge/trick-n-chef/sample.ts";
import { bestOf } from "./best-of.ts";
import { optionsIn } from "./options-in.ts";
import { prospect, strength } from "./prospect.ts";

type ChefRules = Rules<State, Command>;

/** Guesses at the hidden cards for the ordinary amount of work. */
const GUESSES = 12;

/** Commands tried for one trick at most. */
const COMMANDS_A_TRICK = 12;

const played = (rules: ChefRules, state: State, seat: Seat, command: Command, dice: Dice): State => {
  const result = play(rules, state, seat, command, dice);
  return result._tag === "Success" ? result.success.state : state;
};

/** What others are supposed to do: any card they may play, without coins, and the first chef. */
const supposed = (rules: ChefRules, state: State, seat: Seat, dice: Dice, label: string): Command | undefined => {
  if (state.step !== "play") return listOffers(rules, state, seat, 1).next().value ?? undefined;
  const cards = playableCards(state, seat);
  const card = cards[dice.int(label, cards.length)];
  return card && { _tag: "trick.play", card, coins: 0 };
};

/** Plays on to the end of the running trick, its chef and its coins, and says what `seat` has then. */
const afterTrick = (rules: ChefRules, options: Options, from: State, seat: Seat, dice: Dice, label: string): number => {
  const tricks = (of: State): number => of.players.reduce((sum, player) => sum + player.pileSize, 0);
  const before = tricks(from);
  const line = playLine<State, Command, Tagged>(
    { rules, state: from, turn: 0 },
    ({ state, turn }, next) =>
      next === seat && state.step === "take"
        ? (bestChef(rules, options, state, seat) ?? null)
        : (supposed(rules, state, next, dice, `${label}/${turn}`) ?? null),
    {
      dice: () => dice,
      most: COMMANDS_A_TRICK,
      until: ({ state }) =>
        state.round !== from.round || !(state.step === "play" ? tricks(state) === before : state.step === "take"),
    },
  );
  const { state } = endOf(line).last;
  return state.round === from.round && rules.outcome(state) === null
    ? prospect(state, seat, options)
    : (state.players[seat]?.scores.at(-1) ?? 0);
};

const bestChef = (rules: ChefRules, options: Options, state: State, seat: Seat): Command | undefined =>
  bestOf([...listOffers(rules, state, seat)], (command) => {
    const suit = command._tag === "trick.takeChef" ? [command.suit] : [];
    const players = state.players.map((player, index) =>
      index === seat ? { ...player, chefs: [...player.chefs, ...suit] } : player,
    );
    return prospect({ ...state, players }, seat, options);
  });

/** The suit of the first chef: the one the hand is strongest in. */
const firstChef = (rules: ChefRules, view: State, seat: Seat): Command | undefined => {
  const player = view.players[seat];
  const hand = ((player && open(player.hand, seat)) ?? []).map(faceOf);
  return bestOf([...listOffers(rules, view, seat)], (command) =>
    command._tag === "chef.choose" ? strength(hand, command.suit) : 0,
  );
};

/** The card and coins that leave most, on average over guesses at what the others hold. */
const bestCard = (
  rules: ChefRules,
  options: Options,
  view: State,
  seat: Seat,
  dice: Dice,
  guesses: number,
): Command | undefined => {
  const worlds = Array.from({ length: guesses }, (_, nth) => sampledHands(view, seat, dice, `guess ${nth}`));
  return bestOf([...listOffers(rules, view, seat)], (command) =>
    worlds.reduce(
      (sum, world, nth) =>
        sum + afterTrick(rules, options, played(rules, world, seat, command, dice), seat, dice, `world ${nth}`),
      0,
    ),
  );
};

/**
 * Looks one trick ahead: tries every card and number of coins against guesses at the hidden hands, and takes what leaves most
 * points and prospects. Chefs it takes for the cards it has won.
 */
export const sensibleChef: Bot<State, Command> = {
  id: "sensible",
  game: "trick-n-chef",
  varies: true,
  decide({ view, seat }, rules, { seed, work }) {
    const options = optionsIn(rules);
    const dice = diceFor(seed, 0);
    const guesses = Math.max(1, Math.round(GUESSES * work));
    const command =
      view.step === "choose"
        ? firstChef(rules, view, seat)
        : view.step === "take"
          ? bestChef(rules, options, view, seat)
          : bestCard(rules, options, view, seat, dice, guesses);
    if (!command) throw new Error(`seat ${seat} has nothing to choose from`);
    return { command };
  },
};
