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
import { configOf, gameOf, rulesOf } from "../games.ts";
import { type MeasuredRow, rowOf } from "./row.ts";

const GAME = "food-chain-magnate";
const SEATS = 2;

const named = (id: string): Bot =>
  botsWith(WORTHS, [GAME]).find((bot) => bot.id === id && bot.game === GAME) ?? fail(`no bot ${id} plays ${GAME}`);

/** Milliseconds that the core has worked for this thread: what else runs on the machine counts little. */
const coreMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const deciderFor = (bot: Bot, seed: string): SeatDecider =>
  playoutDecider(bot, ({ turn }, seat) => `${seed}|${turn}|${seat}`);

/** The bot as what decides, and the milliseconds of each of its decisions: by the clock unless told. */
const timed = (bot: Bot, seed: string, ms: number[], now = (): number => performance.now()): SeatDecider => {
  const decide = deciderFor(bot, seed);
  return (point, seat) => {
    const started = now();
    const command = decide(point, seat);
    ms.push(now() - started);
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
    const started = coreMs();
    decisions.push(...played(from, bot, `bot-${game}`, 99));
    rates.push(1000 / (coreMs() - started));
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
    const started = coreMs();
    played(from, bot, `ahead-${nth}`, 2);
    return 1000 / (coreMs() - started);
  });
  return rowOf(`${id} playouts, two rounds`, "games/s", rates);
};

/** Decisions of the hard bot on the first seat, planners on the others, in one whole game. */
const hardRow = (ruleset: string, seats: number): MeasuredRow => {
  const rules = rulesOf(GAME, configOf(GAME, { ruleset, seats }));
  const ms: number[] = [];
  const seed = "searches";
  const rivals = Array.from({ length: seats - 1 }, () => deciderFor(named("medium"), seed));
  const decide = bySeat([timed(named("hard"), seed, ms, coreMs), ...rivals]);
  endOf(playLine(beginning(rules, seed), decide, { dice: (turn) => diceFor(seed, turn), most: 20_000 }));
  return rowOf(`hard, ${ruleset}, ${seats}p`, "ms", ms);
};

/**
 * The rows of `pnpm bench bot`: how fast bots play at a table of two, and what a decision of the hard bot takes at every table. Games,
 * playouts and hard's decisions are counted in time of the core.
 */
export const botRows = (): readonly MeasuredRow[] => {
  const rules = rulesOf(GAME, { modules: [], options: {}, seats: SEATS });
  const rows = [
    ...gameRows(rules, "steady", 100),
    ...gameRows(rules, "medium", 100),
    playoutRow(rules, "medium", 8),
    ...gameRows(rules, "random", 10).filter(({ unit }) => unit === "ms"),
  ];
  return [...rows, ...gameOf(GAME).presets.flatMap(({ id }) => TABLES.map((seats) => hardRow(id, seats)))];
};
const TABLES = [2, 3, 4, 5];
