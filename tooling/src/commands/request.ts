import type { GameConfig, Rules } from "@blueplate/kernel";
import { fail } from "../fail.ts";
import { configOf, GAMES, optionsOf, rulesOf } from "../games.ts";
import { isPlayerFile, arenaPlayerNames } from "../playing/players.ts";
import { parsed } from "./parsed.ts";

/** What the playing commands share: which game, how many players, which rules and seed. */
export interface PlayRequest {
  readonly game: string;
  /** The preset and the modules beside it, as they were asked for. */
  readonly setup: string;
  readonly config: GameConfig;
  readonly rules: Rules;
  readonly seed: string;
  readonly games: number;
  readonly bots: readonly string[];
  readonly words: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | readonly string[] | undefined>>;
}

/** The whole number above 0 that a flag says; exits with a clear line when it says none. */
export const whole = (text: string, name: string): number => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0
    ? value
    : fail(`--${name}: expected a whole number above 0, got "${text}"`);
};

/** The text of a flag of the command's own; undefined where it was not given. */
export const said = ({ values }: PlayRequest, name: string): string | undefined => {
  const value = values[name];
  return typeof value === "string" ? value : undefined;
};

/** What a command says of itself, and what it takes besides the flags of all playing commands. */
export interface CommandText {
  /** How it is called, `pnpm simulate`. */
  readonly usage: string;
  readonly about: string;
  /** Who plays when nobody is named. */
  readonly bots?: readonly string[];
  /** How many games unless told; 1 if this is left out. */
  readonly games?: number;
  /** Takes files as bots. */
  readonly files?: boolean;
  /** Takes words that are no flags. */
  readonly words?: boolean;
  /** Further flags, each with a value, and what they mean. */
  readonly more?: Readonly<Record<string, string>>;
}

const text = { type: "string" } as const;
const FLAGS = {
  game: { ...text, default: "food-chain-magnate" },
  players: { ...text, default: "3" },
  ruleset: { ...text, default: "standard" },
  modules: text,
  edition: text,
  option: { ...text, multiple: true },
  seed: { ...text, default: "1" },
  games: { ...text, default: "1" },
  bots: text,
  help: { type: "boolean", short: "h", default: false },
} as const;

const FLAG_TEXTS: Readonly<Record<Exclude<keyof typeof FLAGS, "help">, string>> = {
  game: `one of ${GAMES.map(({ id }) => id).join(", ")}`,
  players: "how many play",
  ruleset: "which preset of the rules, for instance standard, introductory, second-game",
  modules: "rules modules beside the preset, separated by commas",
  edition: "which printing, for instance third, deluxe",
  option: "a rule option as name=value; may be given again",
  seed: "the same seed plays the same game",
  games: "how many games",
  bots: "who plays, separated by commas: random, or the id of a bot",
};

/** The players that `--bots` names; exits with a clear line when nobody is called so. */
const namedPlayers = (names: readonly string[], game: string, files: boolean): readonly string[] => {
  const there = arenaPlayerNames(game);
  const unknown = names.find((name) => !there.includes(name) && !(files && isPlayerFile(name)));
  if (unknown === undefined) return names;
  const orFiles = files ? ", or a file that exports a bot" : "";
  return fail(`--bots: no bot "${unknown}" plays ${game}; there are ${there.join(", ")}${orFiles}`);
};

const helpOf = ({ usage, about, more = {} }: CommandText): string =>
  [
    `${usage} [flags]`,
    about,
    "",
    ...Object.entries({ ...FLAG_TEXTS, ...more }).map(([name, meaning]) => `  --${name.padEnd(10)} ${meaning}`),
    "",
  ].join("\n");

const flagsOf = ({ usage, words = false, games = 1, more = {} }: CommandText) =>
  parsed(
    {
      allowPositionals: words,
      options: {
        ...FLAGS,
        games: { ...text, default: String(games) },
        ...Object.fromEntries(Object.keys(more).map((name) => [name, text])),
      },
    },
    `${usage} --help lists the flags.`,
  );

/** Reads the flags that all playing commands share, and those of its own; `--help` prints them and ends. */
export const readRequest = (command: CommandText): PlayRequest => {
  const { values, positionals } = flagsOf(command);
  if (values.help) {
    process.stdout.write(helpOf(command));
    process.exit(0);
  }
  const modules = values.modules?.split(",").filter((id) => id !== "") ?? [];
  const config = configOf(values.game, {
    ruleset: values.ruleset,
    modules,
    ...(values.edition === undefined ? {} : { edition: values.edition }),
    options: optionsOf(values.option ?? []),
    seats: whole(values.players, "players"),
  });
  const rules = rulesOf(values.game, config);
  return {
    game: values.game,
    setup: [values.ruleset, ...modules].join(" + "),
    config,
    rules,
    seed: values.seed,
    games: whole(values.games, "games"),
    bots: namedPlayers(values.bots?.split(",") ?? command.bots ?? ["random"], values.game, command.files ?? false),
    words: positionals,
    values,
  };
};
