import { bySeat, type DecisionPoint, type Seat, type SeatDecider } from "@blueplate/kernel";
import type { Bot } from "./bot.ts";
import { knowledgeAt, knowledgeOf } from "./knowledge/seat-knowledge.ts";

type SeedOf = (point: DecisionPoint, seat: Seat) => string;

/** A bot as what decides for a seat: it is shown what its seat knows and nothing else. `seedOf` gives the chance of each decision. */
export const deciderOf =
  (bot: Bot, seedOf: SeedOf): SeatDecider =>
  (point, seat) =>
    bot.decide(knowledgeAt(point.rules, point.state, seat), point.rules, { seed: seedOf(point, seat), work: 1 })
      .command;

/** The same where nobody looks on: a bot that opens only its own envelopes is shown the state itself, without a view being made. */
export const playoutDecider = (bot: Bot, seedOf: SeedOf): SeatDecider =>
  bot.opensOnlyItsOwn === true
    ? (point, seat) =>
        bot.decide(knowledgeOf(point.rules, point.state, seat), point.rules, { seed: seedOf(point, seat), work: 1 })
          .command
    : deciderOf(bot, seedOf);

/** Who plays on, and with what chance. */
export interface Lineup {
  /** The bot of each seat, in seating order. */
  readonly bots: readonly Bot[];
  /** Of the dice and of the bots: the same seed plays the same on. */
  readonly seed: string;
}

/** The bots of a lineup as what decides for all seats. */
export const lineupDecider = ({ bots, seed }: Lineup): SeatDecider =>
  bySeat(bots.map((bot) => playoutDecider(bot, ({ turn }, seat) => `${seed}|${turn}|${seat}`)));
