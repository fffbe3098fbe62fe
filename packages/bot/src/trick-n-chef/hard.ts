import { diceFor } from "@blueplate/kernel";
import type { Command, State } from "@blueplate/trick-n-chef";
import type { Bot } from "../bot.ts";
import { halved } from "../search/halving.ts";
import { briskCommand } from "./brisk.ts";
import { optionsIn } from "./options-in.ts";
import { candidatesFor, roundPlayedOut } from "./playouts.ts";
import { roundWorth } from "./round-worth.ts";

/** Rounds that are played to their end for a decision, with ordinary work. */
const PLAYOUTS = 220;
/** Worlds in which those that are still left are tried, stage by stage. */
const WORLDS = [6, 10, 16, 28, 48];

/** A command, and the sum of what it came to in so many worlds. */
interface Tried {
  readonly command: Command;
  readonly sum: number;
  readonly count: number;
}

const isSame = (one: Command, other: Command): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Searches: every card, coin and chef is tried in worlds that agree with all that its seat has seen, the round played to its end,
 * the better half in more worlds than the rest. Work is counted in rounds that are played: the same seed and budget decide the same.
 */
export const hardChef: Bot<State, Command> = {
  id: "hard",
  game: "trick-n-chef",
  varies: true,
  opensOnlyItsOwn: true,
  decide(known, rules, { seed, work }) {
    const { view, seat } = known;
    const options = optionsIn(rules);
    const dice = diceFor(seed, 0);
    const candidates = candidatesFor(rules, options, view, seat);
    const usual = briskCommand(rules, options, view, seat, () => 0);
    if (!usual) throw new Error(`seat ${seat} has nothing to choose from`);
    if (candidates.length < 2) return { command: usual };
    const worlds: State[] = [];
    const worldAt = (nth: number): State => (worlds[nth] ??= known.sample(dice, `world ${nth}`));
    const triedIn = ({ command, sum, count }: Tried, more: number): Tried => {
      const nths = Array.from({ length: more }, (_, at) => count + at);
      const won = nths.reduce(
        (all, nth) =>
          all + roundWorth(rules, roundPlayedOut(rules, options, { world: worldAt(nth), command, dice, nth }), seat),
        sum,
      );
      return { command, sum: won, count: count + more };
    };
    const tried = new Map<Command, Tried>();
    const considered = halved([usual, ...candidates.filter((each) => !isSame(each, usual))], {
      budget: Math.round(PLAYOUTS * work),
      stages: WORLDS.length,
      further: (command, stage) => {
        const cost = WORLDS[stage] ?? 1;
        const now = triedIn(tried.get(command) ?? { command, sum: 0, count: 0 }, cost);
        tried.set(command, now);
        return { item: command, worth: now.sum / now.count, cost };
      },
    }).map(({ item, worth }) => ({ command: item, worth }));
    return { command: considered[0]?.command ?? usual, considered };
  },
};
