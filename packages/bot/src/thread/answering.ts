import type { GameConfig, Rules } from "@blueplate/kernel";
import type { Bot } from "../bot.ts";
import type { NumberedAnswer, NumberedQuestion } from "./bot-thread.ts";
import { botAnswer } from "./question.ts";

/** Loads the rules of a game as it is played at a table; fails where there are none. */
type LoadRules = (game: string, config: GameConfig) => Promise<Rules>;

/** What a worker does with every question: rules are loaded once, and whatever goes wrong is an answer, too. */
export const answering = (
  bots: readonly Bot[],
  load: LoadRules,
): ((question: NumberedQuestion) => Promise<NumberedAnswer>) => {
  const loaded = new Map<string, Promise<Rules>>();
  const rulesFor = ({ game, config }: NumberedQuestion): Promise<Rules> => {
    const key = JSON.stringify([game, config]);
    const known = loaded.get(key) ?? load(game, config);
    loaded.set(key, known);
    return known;
  };
  return async (question) => {
    const { id } = question;
    try {
      return { id, ...botAnswer(await rulesFor(question), bots, question) };
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) };
    }
  };
};
