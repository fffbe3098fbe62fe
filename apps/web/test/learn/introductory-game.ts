import { botsWith, deciderOf } from "@blueplate/bot";
import type { Event, State } from "@blueplate/engine";
import {
  beginTable,
  type Game,
  playToEnd,
  type Rules,
  type Seat,
  seatOf,
  type SeatDecider,
  type Table,
  type Tagged,
} from "@blueplate/kernel";
import { foodChainMagnate, loadRules, modulesOf } from "@blueplate/variants";
import { Result } from "effect";
import { expect } from "vitest";

export const me = seatOf(0);
const ROUNDS = 30;
const CONFIG = { modules: modulesOf("introductory"), options: {}, seats: 3 };
/** The same rules, held as those of any game. */
export const anyRules: Rules = Result.getOrThrow((foodChainMagnate as Game).load(CONFIG));
export const introductory = Result.getOrThrow(loadRules(CONFIG)).ruleset;

/** A built-in bot as what decides for a seat. */
export const deciderNamed = (name: string): SeatDecider => {
  const bot = botsWith({}).find(({ id, game }) => id === name && game === "food-chain-magnate");
  if (!bot) throw new Error(`no bot ${name}`);
  return deciderOf(bot, ({ turn }) => `${turn}`);
};
export const steady = deciderNamed("steady");

export interface PlayedOut {
  readonly state: State;
  readonly facts: readonly Event[];
}

/** The facts of a table of this game. */
export const factsAt = ({ line }: Table): readonly Event[] =>
  // cast: these are rules of this game.
  line.flatMap(({ events }) => events) as unknown as readonly Event[];

/** An introductory game to its end: one seat, the first unless told, as it decides, and bots against it. */
export const playedOut = (
  seed: string,
  decide: (table: Table) => Tagged | null,
  { own = me, rival = steady }: { readonly own?: Seat; readonly rival?: SeatDecider } = {},
): PlayedOut => {
  let table = beginTable(anyRules, seed, 0);
  playToEnd(table, (point, seat) => (seat === own ? decide(table) : rival(point, seat)), {
    onPly: ({ after }) => void (table = after),
  });
  // cast: these are rules of this game.
  const state = table.state as State;
  expect(state.round).toBeLessThanOrEqual(ROUNDS);
  return { state, facts: factsAt(table) };
};

export const cashOf = ({ chains }: State, seat: Seat = me): number => chains[seat]?.cash ?? 0;

/** A seat has more than each of the others. */
export const isWonBy = (state: State, seat: Seat): boolean =>
  state.chains.every((chain) => chain.seat === seat || chain.cash < cashOf(state, seat));
