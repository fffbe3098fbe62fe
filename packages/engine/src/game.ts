import {
  type DecidedModule,
  decideModules,
  type Game,
  type GameConfig,
  type Json,
  type Malformed,
  type ModuleChoice,
  type ModuleInfo,
  type Rules,
  seatRange,
  type SetupFacts,
  unfit,
} from "@blueplate/kernel";
import { Result } from "effect";
import { EDITIONS, OPTION_ROWS, OPTIONS, type Options } from "./content/index.ts";
import { parseTile } from "./geometry/index.ts";
import { faultAt, type TileRows } from "./model/index.ts";
import {
  anchorsOf,
  type Catalogue,
  type ChosenModule,
  chosenWith,
  claimsOf,
  composed,
  misfitOf,
  type Module,
  type ModuleRules,
  presetsOf,
  removalsOf,
  SEATS,
  usualRulesBySeats,
} from "./modules/index.ts";
import { startedFrom } from "./position/index.ts";
import {
  assemble,
  baseRuleset,
  type FoodChainMagnateRules,
  GAME_ID,
  glanceOf,
  RULES_VERSION,
  rulesetOf,
} from "./rules/index.ts";
import type { Ruleset } from "./ruleset/index.ts";

const isKnown = (list: readonly string[], value: unknown): boolean => typeof value === "string" && list.includes(value);

/** All options decided: the edition's reading, then what the host set. */
const decideOptions = ({ edition = "third", options }: GameConfig): Result.Result<Options, Malformed> => {
  if (!isKnown(EDITIONS, edition)) return Result.fail(faultAt("edition", { _tag: "UnknownEdition", edition }));
  const decided: Record<string, Json> = {};
  for (const [id, row] of Object.entries(OPTION_ROWS)) decided[id] = edition === "deluxe" ? row.deluxe : row.third;
  for (const [id, value] of Object.entries(options)) {
    const info = OPTIONS.find((each) => each.id === id);
    if (!info) return Result.fail(faultAt(`options.${id}`, { _tag: "UnknownOption" }));
    if (!isKnown(info.values, value)) {
      return Result.fail(faultAt(`options.${id}`, { _tag: "NoSuchValue", values: info.values.join(", ") }));
    }
    decided[id] = value;
  }
  // cast: every option has been given one of its values.
  return Result.succeed(decided as unknown as Options);
};

const rowsOf = (opening: Json): readonly (readonly string[])[] | null => {
  if (!Array.isArray(opening) || opening.length === 0) return null;
  const rows: string[][] = [];
  for (const row of opening) {
    if (typeof row !== "string") return null;
    rows.push(row.trim().split(/\s+/));
  }
  return rows;
};

/** A chosen map as rows of tiles: known tiles, each once, a rectangle of the size that the number of seats asks for. */
const decideMap = (
  { content }: Ruleset,
  { opening, seats }: GameConfig,
): Result.Result<TileRows | undefined, Malformed> => {
  if (opening === undefined) return Result.succeed(undefined);
  const rows = rowsOf(opening);
  if (!rows) return Result.fail(faultAt("opening", { _tag: "NoTileRows" }));
  const codes = rows.flat();
  const bad = codes.find((code) => {
    const tile = parseTile(code);
    return !tile || !Object.hasOwn(content.tiles, tile.id);
  });
  if (bad !== undefined) return Result.fail(faultAt("opening", { _tag: "UnknownTile", tile: bad }));
  const ids = codes.map((code) => parseTile(code)?.id ?? code);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) return Result.fail(faultAt("opening", { _tag: "TileTwice", tile: twice }));
  const { columns, rows: height } = content.seats[seats]?.map ?? { columns: 0, rows: 0 };
  const width = rows[0]?.length ?? 0;
  const fits = rows.every((row) => row.length === width);
  const sized = (width === columns && rows.length === height) || (width === height && rows.length === columns);
  return fits && sized
    ? Result.succeed(rows)
    : Result.fail(faultAt("opening", { _tag: "WrongMapSize", columns, rows: height, seats }));
};

/** True for a configuration whose games begin from a position instead of a set-up. */
export const beginsFromPosition = ({ opening }: GameConfig): boolean =>
  typeof opening === "object" && opening !== null && !Array.isArray(opening);

/** A module as a lobby shows it. What it claims is asked with its usual options, by any number of players. */
const infoOf = (module: Module): ModuleInfo => {
  const { id, version, seats = null, requires = [], conflicts = [], options = [] } = module;
  const usual = usualRulesBySeats(module);
  const all = (rowsOf: (rules: ModuleRules) => readonly string[]) => [...new Set(usual.flatMap(rowsOf))];
  return {
    id,
    version,
    seats,
    requires,
    conflicts,
    claims: all(claimsOf),
    anchors: all(anchorsOf),
    removes: all(removalsOf),
    options,
  };
};

/** What can be chosen of a catalogue; the game alone says with how many where no module does. */
const setupFacts = ({ modules, presets }: Catalogue): SetupFacts => {
  const infos = modules.map(infoOf);
  const base: SetupFacts = { presets: [{ id: "", modules: [], seats: SEATS }], modules: infos, editions: EDITIONS };
  return { ...base, presets: presets.map((preset) => ({ ...preset, seats: seatRange(base, preset.modules) })) };
};

/** The modules that a configuration asks for, or a refusal that names the field which does not fit. */
const decideSetup = (setup: SetupFacts, config: GameConfig): Result.Result<readonly DecidedModule[], Malformed> =>
  Result.flatMap(decideModules(setup, config), (modules) => {
    const range = seatRange(
      setup,
      modules.map(({ id }) => id),
    );
    const { seats } = config;
    return Number.isInteger(seats) && seats >= range.min && seats <= range.max
      ? Result.succeed(modules)
      : Result.fail(faultAt("seats", { _tag: "SeatsOutOfRange", ...range }));
  });

const chosenIn = (
  { modules }: Catalogue,
  decided: readonly DecidedModule[],
  { seats, edition = EDITIONS[0] }: GameConfig,
): readonly ChosenModule[] =>
  modules.flatMap((module) => {
    const found = decided.find(({ id }) => id === module.id);
    return found ? [chosenWith(module, found.decided, { seats, edition })] : [];
  });

/** The ruleset of the base game with these modules, or the option or the modules that do not fit. */
const rulesetFor = (config: GameConfig, chosen: readonly ChosenModule[]): Result.Result<Ruleset, Malformed> =>
  Result.flatMap(decideOptions(config), (options) => {
    const base = baseRuleset(options);
    const misfit = misfitOf(base, chosen);
    return misfit ? Result.fail(unfit("modules", misfit)) : Result.succeed(composed(base, chosen));
  });

/** Food Chain Magnate as a game of this program, its rules with their ruleset. */
export interface FoodChainMagnate extends Game {
  load(config: GameConfig): Result.Result<FoodChainMagnateRules, Malformed>;
}

/** Rows, options and the steps of a working day, as data. */
const contentOf = (rules: Pick<Rules, "game">): Json => {
  const { content, options, steps } = rulesetOf(rules);
  // cast: rows are written as JSON says them; their hash is made of that.
  return JSON.parse(JSON.stringify({ ...content, options, steps })) as Json;
};

/** Configurations whose rules are kept: whoever opens many games asks for few, over and over. */
const KEPT = 24;

/** The same loader, but that rules which were asked for lately are given again: they are values, and much is worked out of each once. */
const keeping = (load: FoodChainMagnate["load"]): FoodChainMagnate["load"] => {
  const kept = new Map<string, ReturnType<typeof load>>();
  return (config) => {
    // A position is large, and hardly two games begin from the same.
    if (beginsFromPosition(config)) return load(config);
    const key = JSON.stringify(config);
    const rules = kept.get(key) ?? load(config);
    kept.delete(key);
    if (Result.isSuccess(rules)) kept.set(key, rules);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return rules;
  };
};

/** Food Chain Magnate with the modules of a catalogue: those that are not chosen change nothing. */
export const createGame = ({ modules, presets }: Catalogue): FoodChainMagnate => {
  // What is a game of its own comes before what is played beside it.
  const ordered = [...modules.filter(({ preset }) => preset), ...modules.filter(({ preset }) => !preset)];
  const catalogue = { modules: ordered, presets };
  const setup = setupFacts(catalogue);
  return {
    id: GAME_ID,
    version: RULES_VERSION,
    ...setup,
    options: OPTIONS,
    content: contentOf,
    glance: glanceOf,
    load: keeping((asked) =>
      Result.flatMap(decideSetup(setup, asked), (decided) => {
        const modules = decided.map(({ decided: _, ...choice }): ModuleChoice => choice);
        const config = { ...asked, modules };
        return Result.flatMap(rulesetFor(config, chosenIn(catalogue, decided, config)), (ruleset) =>
          beginsFromPosition(config)
            ? startedFrom(ruleset, config)
            : Result.map(decideMap(ruleset, config), (tiles) => assemble(ruleset, config, tiles)),
        );
      }),
    ),
  };
};

/** The base game alone. */
export const baseGame = createGame({ modules: [], presets: presetsOf([]) });
