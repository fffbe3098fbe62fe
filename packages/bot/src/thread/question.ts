import { type GameConfig, type Json, type Rules, type Seat, seatOf, type Tagged } from "@blueplate/kernel";
import { Result } from "effect";
import type { Bot } from "../bot.ts";
import { knowledgeAt, knowledgeOf, type SeatKnowledge } from "../knowledge/seat-knowledge.ts";

/**
 * What a bot is asked in a thread of its own: to decide for `seat`, which sees `view` (the encoded state with closed envelopes) and knows of
 * `seen`, what everybody saw and the view shows no longer.
 */
export interface BotQuestion {
  readonly game: string;
  readonly config: GameConfig;
  readonly bot: string;
  readonly seat: number;
  readonly view: Json;
  readonly seen: Json;
  /** Chance of this decision: nothing of the table's seed can be learnt from it. */
  readonly seed: string;
}

/** The encoded command, or why there is none. */
export type BotAnswer = { readonly command: Json } | { readonly error: string };

// cast: an encoded state or command is JSON by the codec's contract.
const asJson = (encoded: unknown): Json => encoded as Json;

/** The question to a bot by what a seat knows. */
export const questionOf = <S, C extends Tagged>(
  { game, config, codecs }: Rules<S, C>,
  { view, seen, seat }: SeatKnowledge<S>,
  bot: string,
  seed: string,
): BotQuestion => ({ game, config, bot, seat, view: asJson(codecs.state.encode(view)), seen, seed });

/** The question to the bot of a seat: what its seat knows, never the state. */
export const botQuestion = <S, C extends Tagged>(
  { rules, state }: { readonly rules: Rules<S, C>; readonly state: S },
  seat: Seat,
  bot: string,
  seed: string,
): BotQuestion => questionOf(rules, knowledgeAt(rules, state, seat), bot, seed);

/** The bot of a game with this id, out of these. */
export const botNamed = (bots: readonly Bot[], game: string, id: string): Bot | undefined =>
  bots.find((bot) => bot.id === id && bot.game === game);

/** What one of `bots` answers by these rules; whatever goes wrong is an answer, too. */
export const botAnswer = (rules: Rules, bots: readonly Bot[], question: BotQuestion): BotAnswer => {
  try {
    const bot = botNamed(bots, question.game, question.bot);
    if (!bot) throw new Error(`no bot ${question.bot}`);
    const view = Result.getOrThrow(rules.codecs.state.decode(question.view));
    const known = knowledgeOf(rules, view, seatOf(question.seat), question.seen);
    const { command } = bot.decide(known, rules, { seed: question.seed, work: 1 });
    return { command: asJson(rules.codecs.command.encode(command)) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
};
