import { bySeat, type DecisionPoint, fromView, type Seat, type SeatDecider } from "@blueplate/kernel";
import type { Bot } from "./bot.ts";

/** A bot as what decides for a seat: it is shown its seat's view and nothing else. `seedOf` gives the chance of each decision. */
export const deciderOf = (bot: Bot, seedOf: (point: DecisionPoint, seat: Seat) => string): SeatDecider =>
  fromView((point, seat) => bot.decide(point.state, seat, point.rules, { seed: seedOf(point, seat), work: 1 }));

/** Who plays on, and with what chance. */
export interface Lineup {
  /** The bot of each seat, in seating order. */
  readonly bots: readonly Bot[];
  /** Of the dice and of the bots: the same seed plays the same on. */
  readonly seed: string;
}

/** The bots of a lineup as what decides for all seats. */
export const lineupDecider = ({ bots, seed }: Lineup): SeatDecider =>
  bySeat(bots.map((bot) => deciderOf(bot, ({ turn }, seat) => `${seed}|${turn}|${seat}`)));
