import { beginTable, type Game, redact, type Rules, seatOf, submit, type Table } from "@blueplate/kernel";
import { Result } from "effect";
import type { Bot } from "../src/bot.ts";
import { randomBot } from "../src/random.ts";

/** Plays a game to its end between bots, each of which sees its seat's view only; an illegal command throws. */
export const playOut = (
  rules: Rules,
  players: readonly Bot[],
  seed: string,
  onDecision?: (table: Table, bot: Bot) => void,
): Table => {
  let table: Table = beginTable(rules, seed, 0);
  while (!rules.outcome(table.state)) {
    const [seat] = rules.waitsFor(table.state);
    const bot = seat === undefined ? undefined : players[seat % players.length];
    if (seat === undefined || !bot) throw new Error(`${seed}: nobody is waited for`);
    onDecision?.(table, bot);
    const number = table.entries.length;
    const command = bot.decide(redact(table.state, seat), seat, rules, { seed: `${seed}|${number}`, work: 1 });
    const step = submit(table, { seat, commandId: String(number), seen: number - 1, command }, 0);
    if (Result.isFailure(step))
      throw new Error(`${seed}, entry ${number}: ${JSON.stringify(command)}: ${JSON.stringify(step.failure)}`);
    table = step.success.table;
  }
  return table;
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
