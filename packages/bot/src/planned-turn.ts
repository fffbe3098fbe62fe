import { applyEvents, check, diceFor, type Rules, type Tagged } from "@blueplate/kernel";
import type { Bot, Budget } from "./bot.ts";
import { knowledgeOf, type SeatKnowledge } from "./knowledge/seat-knowledge.ts";

/** Commands of a turn at most: one that goes on longer is not told to its end. */
const TURN_AT_MOST = 64;

/**
 * The rest of the turn as a bot means to spend it: what it would decide one after the other as long as it is asked, on its own view, if
 * nothing happened in between. Bots keep no plan from one decision to the next, so this is asked for by whoever wants to see it, at the
 * price of as many decisions.
 */
export const plannedTurn = <S, C extends Tagged, E extends Tagged>(
  bot: Bot,
  known: SeatKnowledge<S>,
  rules: Rules<S, C, E>,
  budget: Budget,
): readonly C[] => {
  const { seat, seen } = known;
  const turn: C[] = [];
  let state = known.view;
  while (turn.length < TURN_AT_MOST && rules.waitsFor(state).includes(seat)) {
    // cast: a bot is asked at tables of its own game.
    const { command } = bot.decide(knowledgeOf(rules, state, seat, seen), rules, budget) as {
      readonly command: C;
    };
    const form = rules.forms[command._tag];
    if (!form || check(rules, state, seat, command) !== null) break;
    turn.push(command);
    const dice = diceFor(budget.seed, turn.length);
    state = applyEvents(rules, state, form.decide(state, seat, command, dice), dice).state;
  }
  return turn;
};
