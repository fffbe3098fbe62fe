import { loadRules } from "@blueplate/variants";
import { beginTable, bySeat, playToEnd } from "@blueplate/kernel";
import { Result } from "effect";
import { deciderNamed } from "./deciders.ts";
import { frozenLog } from "./frozen.ts";

const GAME = "food-chain-magnate";
const CONFIG = { modules: [], edition: "deluxe", options: {}, seats: 5 } as const;
const BOTS = ["steady", "random"];
/** The first seed whose game was long enough when it was looked for: one in a hundred is. */
const FIRST_SEED = 82;
const SEEDS = 400;

/** The log of a five-player game of at least so many commands: bots play from seed to seed until one comes to it. */
export const longGameOfFive = (commands: number): { readonly log: string; readonly about: string } => {
  const rules = Result.getOrThrow(loadRules(CONFIG));
  for (let each = FIRST_SEED; each < FIRST_SEED + SEEDS; each++) {
    const seed = `g${each}`;
    const { table } = playToEnd(beginTable(rules, seed, 0), bySeat(BOTS.map((name) => deciderNamed(name, GAME, seed))));
    if (table.line.length <= commands) continue;
    const log = frozenLog({ rules, game: GAME, config: CONFIG, bots: BOTS, seed, table });
    return { log, about: `a game of five, seed ${seed}, ${table.line.length - 1} commands` };
  }
  throw new Error(`none of ${SEEDS} games has ${commands} commands`);
};
