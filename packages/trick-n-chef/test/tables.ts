import { type GameConfig, type Json, type Rules, seatOf } from "@blueplate/kernel";
import { randomGame } from "@blueplate/kernel/testing";
import { Result } from "effect";
import { type Card, type Command, type Event, loadRules, type CardPlay, type State } from "../src/index.ts";

/** The rules for these options. */
export const rulesWith = (
  seats: number,
  options: Readonly<Record<string, Json>> = {},
  opening?: Json,
): Rules<State, Command, Event> => {
  const config: GameConfig = { modules: [], options, seats };
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

/** The four seats of a table. */
export const [ann, bob, cat, dan] = [seatOf(0), seatOf(1), seatOf(2), seatOf(3)];

/** Cards with coins, played from `ann` clockwise: `"red-7"` or `["red-7", 2]`. */
export const playsOf = (...cards: readonly (Card | readonly [Card, number])[]): readonly CardPlay[] =>
  cards.map((each, index) => {
    const [card, coins] = typeof each === "string" ? [each, 0] : each;
    return { seat: seatOf(index), card, coins };
  });

/** A running trick of four, led by `ann`: hands and coins by seat, chefs in the middle, cards already played. */
export const running = (part: {
  readonly hands?: readonly (readonly Card[])[];
  readonly coins?: readonly number[];
  readonly centre?: Partial<State["centre"]>;
  readonly plays?: readonly CardPlay[];
  readonly reserve?: number;
}): State => {
  const { initialState } = rulesWith(4);
  return {
    ...initialState,
    step: "play",
    round: 1,
    reserve: part.reserve ?? 20,
    centre: { red: 4, yellow: 4, blue: 4, green: 4, ...part.centre },
    trick: part.plays ?? [],
    players: initialState.players.map((player, seat) => ({
      ...player,
      hand: { ...player.hand, content: part.hands?.[seat] ?? [] },
      handSize: part.hands?.[seat]?.length ?? 0,
      coins: part.coins?.[seat] ?? 0,
    })),
  };
};

/** A whole game under the random policy: every fact, and the state at its end. */
export const wholeGame = (rules: Rules<State, Command, Event>, seed: string) => {
  const moments = [...randomGame(rules, seed, 300)];
  const last = moments.at(-1);
  if (!last) throw new Error("no game");
  const events = last.after.line.flatMap((entry) => entry.events);
  return { events, state: last.after.state, moments };
};

/** The facts of one kind. */
export const only = <T extends Event["_tag"]>(
  events: readonly Event[],
  tag: T,
): readonly Extract<Event, { _tag: T }>[] =>
  events.filter((event): event is Extract<Event, { _tag: T }> => event._tag === tag);
