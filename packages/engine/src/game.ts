import {
  type Digest,
  type Entry,
  type Game,
  type GameConfig,
  type Json,
  type Malformed,
  type Refusal,
  type RulesetInfo,
} from "@blueplate/kernel";
import { Result } from "effect";
import { BASE_CONTENT, EDITIONS, OPTION_ROWS, OPTIONS, type Options } from "./content/index.ts";
import { parseTile } from "./geometry/index.ts";
import { type Event, faultAt, type TileRows } from "./model/index.ts";
import { type Definition, RULESETS } from "./modules/index.ts";
import { startedFrom } from "./position/index.ts";
import { digestOf } from "./queries/history/index.ts";
import { assemble, definitionOf, type FoodChainMagnateRules } from "./rules.ts";

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

/** The definition that a configuration asks for, variants applied, or a refusal that names the field which does not fit. */
export const loadDefinition = (config: GameConfig): Result.Result<Definition, Malformed> => {
  const { ruleset, seats } = config;
  if (!Object.hasOwn(RULESETS, ruleset)) return Result.fail(faultAt("ruleset", { _tag: "UnknownRuleset", ruleset }));
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max) {
    return Result.fail(faultAt("seats", { _tag: "SeatsOutOfRange", ...SEATS }));
  }
  return Result.map(decideOptions(config), (options) => definitionOf(ruleset, options));
};

/** True for a game that began from a position: how it was opened and how long it took says nothing about others. */
const beganLater = ({ opening }: GameConfig): boolean =>
  typeof opening === "object" && opening !== null && !Array.isArray(opening);

/** The rules for a configuration, or a refusal that names the field which does not fit. */
export const loadRules = (config: GameConfig): Result.Result<FoodChainMagnateRules, Refusal> => {
  const definition = loadDefinition(config);
  if (Result.isFailure(definition)) return Result.fail(definition.failure);
  if (beganLater(config)) return startedFrom(definition.success, config);
  return Result.map(decideMap(config), (tiles) => assemble(definition.success, config, tiles));
};

const digest = (config: GameConfig, entries: readonly Entry[]): Digest | null => {
  const definition = loadDefinition(config);
  if (Result.isFailure(definition) || beganLater(config)) return null;
  const folding = assemble(definition.success, config);
  // cast: whoever asks has read the log with the codecs of these rules.
  return digestOf(definition.success, folding, entries as readonly Entry<Event>[]);
};

/** Food Chain Magnate: the base game for two to five players. */
export const foodChainMagnate: Game = {
  id: "food-chain-magnate",
  rulesets: Object.keys(RULESETS).map((id): RulesetInfo => ({ id, seats: SEATS })),
  editions: EDITIONS,
  options: OPTIONS,
  load: loadRules,
  digest: { version: 1, of: digest },
};
