import { parseArgs } from "node:util";
import type { GameConfig, Rules } from "@blueplate/kernel";
import { fail, optionsOf, rulesOf } from "../games.ts";

/** What the playing commands share: which game, how many players, which ruleset and seed. */
export interface PlayRequest {
  readonly game: string;
  readonly config: GameConfig;
  readonly rules: Rules;
  readonly seed: string;
  readonly games: number;
  readonly bots: readonly string[];
  readonly words: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | readonly string[] | undefined>>;
}

const whole = (text: string, name: string): number => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : fail(`--${name}: expected a whole number, got "${text}"`);
};

/**
 * Reads `--game --players --ruleset --edition --option name=value --seed --games --bots a,b` and the further flags of a command
 * (all of them take a value).
 */
export const readRequest = (more: readonly string[] = []): PlayRequest => {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      game: { ...text, default: "food-chain-magnate" },
      players: { ...text, default: "3" },
      ruleset: { ...text, default: "standard" },
      edition: text,
      option: { ...text, multiple: true, default: [] },
      seed: { ...text, default: "1" },
      games: { ...text, default: "1" },
      bots: { ...text, default: "random" },
      ...Object.fromEntries(more.map((name) => [name, text])),
    },
  });
  const config: GameConfig = {
    ruleset: values.ruleset,
    ...(values.edition === undefined ? {} : { edition: values.edition }),
    options: optionsOf(values.option),
    seats: whole(values.players, "players"),
  };
  return {
    game: values.game,
    config,
    rules: rulesOf(values.game, config),
    seed: values.seed,
    games: whole(values.games, "games"),
    bots: values.bots.split(","),
    words: positionals,
    values,
  };
};
