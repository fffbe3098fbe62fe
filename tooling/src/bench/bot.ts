import { type Bot, botsWith, playoutDecider } from "@blueplate/bot";
import {
  beginTable,
  bySeat,
  decisionPointOf,
  type DecisionPoint,
  diceFor,
  endOf,
  type Ply,
  playLine,
  roundOf,
  type Rules,
  type SeatDecider,
  type Tagged,
} from "@blueplate/kernel";
import { WORTHS } from "@blueplate/variants/worths";
import { fail } from "../fail.ts";
import { rulesOf } from "../games.ts";
import { type MeasuredRow, rowOf } from "./row.ts";

const GAME = "food-chain-magnate";
const SEATS = 2;

const named = (id: string): Bot =>
  botsWith(WORTHS, [GAME]).find((bot) => bot.id === id && bot.game === GAME) ?? fail(`no bot ${id} plays ${GAME}`);

/** The bot in every seat, and the milliseconds of each of its decisions. */
const timed = (bot: Bot, seed: string, ms: number[]): SeatDecider => {
  const decide = playoutDecider(bot, ({ turn }, seat) => `${seed}|${turn}|${seat}`);
  return (point, seat) => {
    const started = performance.now();
    const command = decide(point, seat);
    ms.push(performance.now() - started);
    return command;
  };
};

type BotPly = Ply<DecisionPoint, Tagged, Tagged>;

/** Plays on from a moment, and says what every decision took. */
const played = (
  from: DecisionPoint,
  bot: Bot,
  seed: string,
  rounds: number,
  onPly?: (ply: BotPly) => void,
): number[] => {
  const ms: number[] = [];
  const last = (roundOf(from.state) ?? 0) + rounds;
  const decide = bySeat([timed(bot, seed, ms)]);
  const until = ({ state }: DecisionPoint): boolean => (roundOf(state) ?? 0) >= last;
  endOf(playLine(from, decide, { dice: (turn) => diceFor(seed, turn), until, most: 20_000 }), onPly);
  return ms;
};

const beginning = (rules: Rules, seed: string): DecisionPoint => decisionPointOf(beginTable(rules, seed, 0));

/** Whole games a second, and decisions, of one bot against itself. */
const gameRows = (rules: Rules, id: string, games: number): readonly MeasuredRow[] => {
  const bot = named(id);
  played(beginning(rules, "warm"), bot, "warm", 99);
  const decisions: number[] = [];
  const rates: number[] = [];
  for (let game = 0; game < games; game++) {
    const from = beginning(rules, `bot-${game}`);
    const started = performance.now();
    decisions.push(...played(from, bot, `bot-${game}`, 99));
    rates.push(1000 / (performance.now() - started));
  }
  return [rowOf(`${id} games`, "games/s", rates), rowOf(`${id} decision`, "ms", decisions)];
};

/** Playouts two rounds ahead a second, from the beginnings of rounds of a game. */
const playoutRow = (rules: Rules, id: string, moments: number): MeasuredRow => {
  const bot = named(id);
  const starts: DecisionPoint[] = [];
  played(beginning(rules, "ahead"), bot, "ahead", 99, ({ before, after }) => {
    if (roundOf(after.state) !== roundOf(before.state)) starts.push(after);
  });
  const rates = starts.slice(2, 2 + moments).map((from, nth) => {
    const started = performance.now();
    played(from, bot, `ahead-${nth}`, 2);
    return 1000 / (performance.now() - started);
  });
  return rowOf(`${id} playouts, two rounds`, "games/s", rates);
};

/** The rows of `pnpm bench bot`: how fast bots play at a table of two. */
export const botRows = (): readonly MeasuredRow[] => {
  const rules = rulesOf(GAME, { modules: [], options: {}, seats: SEATS });
  return [
    ...gameRows(rules, "steady", 40),
    ...gameRows(rules, "medium", 40),
    playoutRow(rules, "medium", 8),
    ...gameRows(rules, "random", 10).filter(({ unit }) => unit === "ms"),
  ];
};
