import type { GameConfig, Json, Rules } from "@blueplate/kernel";
import { Result } from "effect";
import { type Command, type Event, loadRules, type State } from "../src/index.ts";

/** The rules for these options. */
export const rulesWith = (
  seats: number,
  options: Readonly<Record<string, Json>> = {},
  opening?: Json,
): Rules<State, Command, Event> => {
  const config: GameConfig = { ruleset: "standard", options, seats };
  return Result.getOrThrow(loadRules(opening === undefined ? config : { ...config, opening }));
};

/** What is wrong with the cards, chefs or coins of a state, or null: nothing is made or lost during a round. */
export const conserved = (state: State): string | null => {
  const players = state.players;
  if (state.round === 0 || state.step === "over") return null;
  const cards = players.reduce((sum, each) => sum + each.handSize + each.pileSize, state.trick.length);
  if (cards !== players.length * 10) return `${cards} cards`;
  const coins = [...players.map((each) => each.coins), ...state.trick.map((play) => Math.abs(play.coins))].reduce(
    (sum, each) => sum + each,
    state.reserve + (state.last?.usedCoins ?? 0),
  );
  if (coins !== 20) return `${coins} coins`;
  const chefs = players.reduce((sum, each) => sum + each.chefs.length, state.aside.length);
  const all = chefs + state.suits.reduce((sum, suit) => sum + state.centre[suit], 0);
  return all === state.suits.length * 5 ? null : `${all} chefs`;
};
