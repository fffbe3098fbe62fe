import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  beginTable,
  bySeat,
  choicesFor,
  configFor,
  type Game,
  type GameConfig,
  moduleIds,
  playToEnd,
  type Setup,
  setupOf,
  seatRange,
  singleModules,
} from "@blueplate/kernel";
import { Result } from "effect";
import { GAMES, gameOf, rulesOf } from "../games.ts";
import { deciderNamed, playerNames } from "./deciders.ts";
import { frozenLog } from "./frozen.ts";

/** Where whole games are frozen: `<game>/<version of its rules>/<modules>@<their versions>-<seats>p-<bots>-<seed>.jsonl`. */
export const GOLDENS = join(import.meta.dirname, "../../../goldens");

/** Every frozen game of every version, as a path under `GOLDENS`; the oldest versions of a game first. */
export const goldenNames = (): readonly string[] =>
  readdirSync(GOLDENS, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".jsonl"))
    .toSorted((one, other) => one.localeCompare(other, "en", { numeric: true }));

/** What bots are to play, and who they are. */
export interface GoldenRequest {
  readonly game: string;
  readonly config: GameConfig;
  readonly bots: readonly string[];
  readonly seed: string;
}

/** How the path of every frozen game begins that is played by the versions of today, with as many seats. */
const versioned = ({ game, config }: Pick<GoldenRequest, "game" | "config">): string => {
  const { ruleset } = setupOf(gameOf(game), config);
  const modules = config.modules.map(({ id, version }) => `${id}@${version}`);
  // A preset that is a module of the same name is named once, with its version.
  const preset = config.modules.some(({ id }) => id === ruleset) ? [] : [ruleset];
  const parts = [...preset, ...modules, config.edition, `${config.seats}p`].filter(Boolean);
  return join(game, String(gameOf(game).version), `${parts.join("-")}-`);
};

/** The path under `GOLDENS` for a game that is played by the versions of today. */
export const goldenName = (request: GoldenRequest): string =>
  `${versioned(request)}${[...request.bots, request.seed].join("-")}.jsonl`;

/** Plays a game and freezes its whole log; false where it is frozen already: what lies there is never written again. */
export const freeze = (request: GoldenRequest): boolean => {
  const { game, config, bots, seed } = request;
  const path = join(GOLDENS, goldenName(request));
  if (existsSync(path)) return false;
  const rules = rulesOf(game, config);
  const { table } = playToEnd(beginTable(rules, seed, 0), bySeat(bots.map((name) => deciderNamed(name, game, seed))));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, frozenLog({ ...request, rules, table }), { flag: "wx" });
  return true;
};

const SEED = "g1";

/** The configuration of a setup that can be played with as few seats as can be; null for one that cannot. */
const fewest = (game: Game, { modules = [], ...setup }: Omit<Setup, "seats">): GameConfig | null => {
  const ids = [...modules, ...(game.presets.find(({ id }) => id === setup.ruleset)?.modules ?? [])];
  const config = configFor(game, { ...setup, modules, seats: seatRange(game, ids).min });
  return Result.isSuccess(config) && Result.isSuccess(game.load(config.success)) ? config.success : null;
};

/** Each preset, each single module with what it requires, and as many modules as can be played together. */
const configsOf = (game: Game): readonly GameConfig[] => {
  const single = singleModules(game);
  const together = single.reduce<readonly string[]>(
    (chosen, { id }) => (fewest(game, { modules: [...chosen, id] }) ? [...chosen, id] : chosen),
    [],
  );
  const combined = [...single.map(({ id, requires }) => [...requires, id]), ...(together.length > 1 ? [together] : [])];
  const setups = [...game.presets.map(({ id }) => ({ ruleset: id })), ...combined.map((modules) => ({ modules }))];
  return setups.flatMap((setup) => fewest(game, setup) ?? []);
};

/** The games that should be frozen of the versions of today: a good player against chance, who tries what good players leave. */
const goldensOfToday = (): readonly GoldenRequest[] =>
  GAMES.flatMap((game) => {
    const best = playerNames(game.id).at(-1) ?? "random";
    return configsOf(game).map((config) => ({ game: game.id, config, bots: [best, "random"], seed: SEED }));
  });

/** Those of them of which none is frozen, whoever played it. */
export const missingGoldens = (): readonly GoldenRequest[] => {
  const names = goldenNames();
  return goldensOfToday().filter((request) => !names.some((name) => name.startsWith(versioned(request))));
};

/** True for a frozen game whose rules and modules have the versions of today. */
export const isOfToday = (name: string, { game, config }: Pick<GoldenRequest, "game" | "config">): boolean =>
  name.startsWith(versioned({ game, config: { ...config, modules: choicesFor(gameOf(game), moduleIds(config)) } }));
