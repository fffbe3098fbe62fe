import {
  beginTable,
  bySeat,
  type Game,
  playToEnd,
  type Rules,
  seatOf,
  type Table,
  type TablePly,
  type Tagged,
} from "@blueplate/kernel";
import { Result } from "effect";
import type { Bot } from "../src/bot.ts";
import { deciderOf } from "../src/decider.ts";
import { randomBot } from "../src/random.ts";

/** Plays a game to its end between bots, each of which sees its seat's view only; an illegal command throws. */
export const playOut = (
  rules: Rules,
  players: readonly Bot[],
  seed: string,
  onPly?: (ply: TablePly<unknown, Tagged, Tagged>) => void,
): Table => {
  const decide = bySeat(players.map((bot) => deciderOf(bot, ({ turn }) => `${seed}|${turn}`)));
  return playToEnd(beginTable(rules, seed, 0), decide, onPly && { onPly }).table;
};

/** The rules of a game as its first ruleset has them, with as many seats, or as few as can play. */
export const rulesFor = (game: Game, seats = game.presets[0]?.seats.min ?? 2): Rules =>
  Result.getOrThrow(game.load({ modules: [], options: {}, seats }));

/** How many of so many games a bot wins against random players, alone or with others, its seat changing from game to game. */
export const winsAgainstRandom = (
  bot: Bot,
  game: Game,
  games: number,
  { seats, onGame }: { readonly seats?: number; readonly onGame?: (table: Table, own: number) => void } = {},
): number => {
  const rules = rulesFor(game, seats);
  const random = randomBot(game.id);
  let wins = 0;
  for (let nth = 0; nth < games; nth++) {
    const own = nth % rules.config.seats;
    const players = Array.from({ length: rules.config.seats }, (_, seat) => (seat === own ? bot : random));
    const table = playOut(rules, players, `arena-${nth}`);
    if (rules.outcome(table.state)?.winners.includes(seatOf(own))) wins++;
    onGame?.(table, own);
  }
  return wins;
};
