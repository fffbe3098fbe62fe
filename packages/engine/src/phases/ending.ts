import type { Seat } from "@blueplate/kernel";
import type { Ruleset } from "../ruleset/index.ts";
import type { Event, State } from "../model/index.ts";

/** R21.2 to R21.4: most money first, ties by turn order; bankrupt players after all others. */
const rankingOf = (state: State): readonly Seat[] => {
  const out = state.chains.map((chain) => chain.seat).filter((seat) => !state.turnOrder.includes(seat));
  const isOut = (seat: Seat): number => (state.chains[seat]?.bankrupt ? 1 : 0);
  const cashOf = (seat: Seat): number => state.chains[seat]?.cash ?? 0;
  return [...state.turnOrder, ...out].toSorted((a, b) => isOut(a) - isOut(b) || cashOf(b) - cashOf(a));
};

/** The end of the game at the end of phase 4, or nothing while it goes on (R16.6, R16.7, R21.1). */
export const endOfGame = ({ content, options }: Ruleset, state: State): readonly Event[] => {
  const left = state.chains.filter((chain) => !chain.bankrupt).length;
  const lastOne = left === 1 && options["last-chain"] === "game-ends";
  if (state.bank.breaks < content.constants.breaksToEnd && left > 0 && !lastOne) return [];
  const ranking = rankingOf(state).map((seat) => ({ seat, score: state.chains[seat]?.cash ?? 0 }));
  return [{ _tag: "GameEnded", winner: left === 0 ? null : (ranking[0]?.seat ?? null), ranking }];
};
