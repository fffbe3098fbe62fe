import { type Game, type GameConfig, type Json, type Malformed, type RulesetInfo } from "@blueplate/kernel";
import { Result } from "effect";
import { BASE_CONTENT, EDITIONS, OPTION_ROWS, OPTIONS, type Options } from "./content/index.ts";
import { parseTile } from "./geometry/index.ts";
import { faultAt, type TileRows } from "./model/index.ts";
import { modulesOf, RULESETS } from "./modules/index.ts";
import { startedFrom } from "./position/index.ts";
import { assemble, baseRuleset, type FoodChainMagnateRules, GAME_ID, withModules } from "./rules/index.ts";
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
const decideMap = ({ opening, seats }: GameConfig): Result.Result<TileRows | undefined, Malformed> => {
  if (opening === undefined) return Result.succeed(undefined);
  const rows = rowsOf(opening);
  if (!rows) return Result.fail(faultAt("opening", { _tag: "NoTileRows" }));
  const codes = rows.flat();
  const bad = codes.find((code) => {
    const tile = parseTile(code);
    return !tile || !(tile.id in BASE_CONTENT.tiles);
  });
  if (bad !== undefined) return Result.fail(faultAt("opening", { _tag: "UnknownTile", tile: bad }));
  const ids = codes.map((code) => parseTile(code)?.id ?? code);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) return Result.fail(faultAt("opening", { _tag: "TileTwice", tile: twice }));
  const { columns, rows: height } = BASE_CONTENT.seats[seats]?.map ?? { columns: 0, rows: 0 };
  const width = rows[0]?.length ?? 0;
  const fits = rows.every((row) => row.length === width);
  const sized = (width === columns && rows.length === height) || (width === height && rows.length === columns);
  return fits && sized
    ? Result.succeed(rows)
    : Result.fail(faultAt("opening", { _tag: "WrongMapSize", columns, rows: height, seats }));
};

const SEATS = { min: 2, max: 5 } as const;

/** The ruleset that a configuration asks for, modules applied, or a refusal that names the field which does not fit. */
const loadRuleset = (config: GameConfig): Result.Result<Ruleset, Malformed> => {
  const { ruleset, seats } = config;
  if (!Object.hasOwn(RULESETS, ruleset)) return Result.fail(faultAt("ruleset", { _tag: "UnknownRuleset", ruleset }));
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max) {
    return Result.fail(faultAt("seats", { _tag: "SeatsOutOfRange", ...SEATS }));
  }
  return Result.map(decideOptions(config), (options) => withModules(baseRuleset(options), modulesOf(ruleset)));
};

/** True for a configuration whose games begin from a position instead of a set-up. */
export const beginsFromPosition = ({ opening }: GameConfig): boolean =>
  typeof opening === "object" && opening !== null && !Array.isArray(opening);

/** The rules for a configuration, or a refusal that names the field which does not fit. */
export const loadRules = (config: GameConfig): Result.Result<FoodChainMagnateRules, Malformed> =>
  Result.flatMap(loadRuleset(config), (ruleset) =>
    beginsFromPosition(config)
      ? startedFrom(ruleset, config)
      : Result.map(decideMap(config), (tiles) => assemble(ruleset, config, tiles)),
  );

/** Food Chain Magnate: the base game for two to five players. */
export const foodChainMagnate: Game = {
  id: GAME_ID,
  rulesets: Object.keys(RULESETS).map((id): RulesetInfo => ({ id, seats: SEATS })),
  editions: EDITIONS,
  options: OPTIONS,
  load: loadRules,
};
