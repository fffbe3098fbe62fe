import { Result } from "effect";
import type { Game, ModuleInfo, OptionInfo, PresetInfo, SeatRange } from "./game.ts";
import type { Json } from "./json.ts";
import { type Malformed, type ShapeFault, unfit } from "./refusal.ts";
import type { GameConfig, ModuleChoice } from "./rules.ts";

/** Why modules give no game together. `modules` and `presets` are all that there are. */
export type SetupFault =
  | { readonly _tag: "UnknownPreset"; readonly preset: string; readonly presets: string }
  | { readonly _tag: "UnknownModule"; readonly module: string; readonly modules: string }
  | { readonly _tag: "ModuleTwice"; readonly module: string }
  | { readonly _tag: "ModuleNeeds"; readonly module: string; readonly needs: string }
  | { readonly _tag: "ModulesConflict"; readonly module: string; readonly other: string }
  | { readonly _tag: "ModulesReplace"; readonly module: string; readonly other: string; readonly row: string }
  | { readonly _tag: "ModulesRemove"; readonly module: string; readonly other: string; readonly row: string }
  /** It changes a row that neither the game nor another module has. */
  | { readonly _tag: "NoSuchRow"; readonly module: string; readonly row: string }
  /** It adds what the game has already. */
  | { readonly _tag: "RowThere"; readonly module: string; readonly row: string }
  /** Two modules of the game have this id: nobody could say which is meant. */
  | { readonly _tag: "SameId"; readonly module: string }
  | { readonly _tag: "ModuleSeats"; readonly module: string; readonly min: number; readonly max: number };

/** What of a game says how it can be set up. */
export type SetupFacts = Pick<Game, "presets" | "modules" | "editions">;

/** A module of a game that is set up, with each of its options decided. */
export interface DecidedModule extends ModuleChoice {
  readonly decided: Readonly<Record<string, string>>;
}

const faultAt = (field: string, fault: SetupFault | ShapeFault): Malformed => unfit(field, fault);

const listed = (rows: readonly { readonly id: string }[]): string => rows.map(({ id }) => id).join(", ");

const moduleOf = (game: Pick<Game, "modules">, id: string): ModuleInfo | undefined =>
  game.modules.find((each) => each.id === id);

/** These modules in the version that the game has today, options left to the edition. */
export const choicesFor = (game: Pick<Game, "modules">, ids: readonly string[]): readonly ModuleChoice[] =>
  ids.map((id) => ({ id, version: moduleOf(game, id)?.version ?? 1 }));

/** The ids of modules, in the order of the list. */
export const moduleIds = ({ modules }: Pick<GameConfig, "modules">): readonly string[] => modules.map(({ id }) => id);

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id));

/** The preset that has these modules and no others, whatever their options; null where none has. */
export const presetOf = (game: Pick<Game, "presets">, ids: readonly string[]): PresetInfo | null =>
  game.presets.find(({ modules }) => isSame(modules, ids)) ?? null;

/** The modules that a host chooses one by one: all but those under whose id a preset stands. */
export const singleModules = <M extends ModuleInfo>({
  presets,
  modules,
}: {
  readonly presets: readonly PresetInfo[];
  readonly modules: readonly M[];
}): readonly M[] => modules.filter(({ id }) => !presets.some((preset) => preset.id === id));

/** With how many a game under these modules is played: what each of them says, and the game where none says anything. */
export const seatRange = ({ presets, modules }: SetupFacts, ids: readonly string[]): SeatRange => {
  const ranges = modules.flatMap(({ id, seats }) => (seats && ids.includes(id) ? [seats] : []));
  const { min, max } = presets[0]?.seats ?? { min: 1, max: 1 };
  return ranges.length === 0
    ? { min, max }
    : { min: Math.max(...ranges.map((each) => each.min)), max: Math.min(...ranges.map((each) => each.max)) };
};

/** The row that both modules claim, if there is one. */
const claimedByBoth = (one: ModuleInfo, other: ModuleInfo): string | undefined =>
  one.claims.find((row) => other.claims.includes(row));

/** The row that the one takes out and on which the other stands, if there is one. */
const takenFrom = ({ removes = [] }: ModuleInfo, { anchors = [] }: ModuleInfo): string | undefined =>
  anchors.find((row) => removes.includes(row));

/** Why the other is nothing beside the one, which takes a row out; null when it is not so. */
const removing = (one: ModuleInfo, other: ModuleInfo): SetupFault | null => {
  const row = takenFrom(one, other);
  return row === undefined ? null : { _tag: "ModulesRemove", module: one.id, other: other.id, row };
};

/** Why two modules are not played together; null when they may be. */
const between = (one: ModuleInfo, other: ModuleInfo): SetupFault | null => {
  if (one.conflicts.includes(other.id) || other.conflicts.includes(one.id)) {
    return { _tag: "ModulesConflict", module: one.id, other: other.id };
  }
  const row = claimedByBoth(one, other);
  if (row !== undefined) return { _tag: "ModulesReplace", module: one.id, other: other.id, row };
  return removing(one, other) ?? removing(other, one);
};

/** Why `id` cannot be played beside these modules; null when it may be. What it requires is not asked. */
export const conflictWith = (game: Pick<Game, "modules">, ids: readonly string[], id: string): SetupFault | null => {
  const module = moduleOf(game, id);
  for (const each of ids) {
    const other = each === id ? undefined : moduleOf(game, each);
    const fault = module && other && between(module, other);
    if (fault) return fault;
  }
  return null;
};

/** The first module of the list that the others forbid, or that lacks one; null when all go together. */
const misfit = (game: SetupFacts, { modules, seats }: GameConfig): Malformed | null => {
  const ids = moduleIds({ modules });
  for (const [index, { id }] of modules.entries()) {
    const field = `modules[${index}]`;
    const info = moduleOf(game, id);
    if (!info) return faultAt(`${field}.id`, { _tag: "UnknownModule", module: id, modules: listed(game.modules) });
    if (game.modules.filter((each) => each.id === id).length > 1) {
      return faultAt(`${field}.id`, { _tag: "SameId", module: id });
    }
    const before = ids.slice(0, index);
    if (before.includes(id)) return faultAt(field, { _tag: "ModuleTwice", module: id });
    const needs = info.requires.find((each) => !ids.includes(each));
    if (needs !== undefined) return faultAt(field, { _tag: "ModuleNeeds", module: id, needs });
    const conflict = conflictWith(game, ids, id);
    if (conflict) return faultAt(field, conflict);
    if (info.seats && (seats < info.seats.min || seats > info.seats.max)) {
      return faultAt("seats", { _tag: "ModuleSeats", module: id, ...info.seats });
    }
  }
  return null;
};

/** The value of each option: what was chosen, and for the rest the default of the edition. */
const decide = (
  options: readonly OptionInfo[],
  chosen: Readonly<Record<string, Json>>,
  edition: string,
): Result.Result<Readonly<Record<string, string>>, Malformed> => {
  const decided: Record<string, string> = {};
  for (const { id, defaults, values } of options) decided[id] = defaults[edition] ?? values[0] ?? "";
  for (const [id, value] of Object.entries(chosen)) {
    const values = options.find((each) => each.id === id)?.values;
    if (!values) return Result.fail(faultAt(`options.${id}`, { _tag: "UnknownField" }));
    if (typeof value !== "string" || !values.includes(value)) {
      return Result.fail(faultAt(`options.${id}`, { _tag: "NoneOf", values: values.join(", ") }));
    }
    decided[id] = value;
  }
  return Result.succeed(decided);
};

/**
 * The modules of a configuration in the order of the game, each in the version of today and with its options decided; refused with
 * the field that does not fit. How many seats the game itself allows is for the game to say.
 */
export const decideModules = (
  game: SetupFacts,
  config: GameConfig,
): Result.Result<readonly DecidedModule[], Malformed> => {
  const fault = misfit(game, config);
  if (fault) return Result.fail(fault);
  const { modules, edition = game.editions[0] ?? "" } = config;
  const decided: DecidedModule[] = [];
  for (const { id, version, options } of game.modules) {
    const index = modules.findIndex((each) => each.id === id);
    const chosen = modules[index];
    if (!chosen) continue;
    const answer = decide(options, chosen.options ?? {}, edition);
    if (Result.isFailure(answer)) {
      return Result.fail({ ...answer.failure, field: `modules[${index}].${answer.failure.field}` });
    }
    decided.push({
      id,
      version,
      ...(chosen.options === undefined ? {} : { options: chosen.options }),
      decided: answer.success,
    });
  }
  return Result.succeed(decided);
};

/**
 * A setup as people write it: a preset, modules beside it, and all options in one list, those of modules among them. The
 * preset is the game as it is usually played when left out.
 */
export interface Setup extends Omit<GameConfig, "modules" | "options"> {
  readonly ruleset?: string;
  readonly modules?: readonly string[];
  readonly options?: Readonly<Record<string, Json>>;
}

/** The configuration that a setup asks for; refused where there is no such preset. Whether it gives a game is for `load`. */
export const configFor = (game: SetupFacts, setup: Setup): Result.Result<GameConfig, Malformed> => {
  const { ruleset = game.presets[0]?.id ?? "", modules: named = [], options = {}, edition, seats, opening } = setup;
  const preset = game.presets.find(({ id }) => id === ruleset);
  if (!preset) {
    return Result.fail(faultAt("ruleset", { _tag: "UnknownPreset", preset: ruleset, presets: listed(game.presets) }));
  }
  // Those that are named come first, so that a fault at one of them names its place in the list.
  const choices = choicesFor(game, [...named, ...preset.modules.filter((id) => !named.includes(id))]);
  const own = (id: string, option: string): boolean =>
    moduleOf(game, id)?.options.some((each) => each.id === option) ?? false;
  const taken = (id: string) => Object.entries(options).filter(([option]) => own(id, option));
  return Result.succeed({
    modules: choices.map((choice) => {
      const mine = taken(choice.id);
      return mine.length === 0 ? choice : { ...choice, options: Object.fromEntries(mine) };
    }),
    ...(edition === undefined ? {} : { edition }),
    options: Object.fromEntries(
      Object.entries(options).filter(([option]) => !choices.some(({ id }) => own(id, option))),
    ),
    seats,
    ...(opening === undefined ? {} : { opening }),
  });
};

/** A refused configuration, told by the fields of the setup that asked for it. */
export const inSetup = (fault: Malformed): Malformed => ({
  ...fault,
  field: fault.field.replace(/^(modules\[\d+\])\.id$/, "$1").replace(/^modules\[\d+\]\.options\./, "options."),
});

/**
 * The inverse of `configFor`: the preset with most of the modules, the others beside it, and all options in one list. What is left
 * out is as the game has it.
 */
export const setupOf = (game: SetupFacts, config: GameConfig): Setup & { readonly ruleset: string } => {
  const { modules, options, ...rest } = config;
  const ids = moduleIds(config);
  const preset = game.presets
    .filter((each) => each.modules.every((id) => ids.includes(id)))
    .reduce<PresetInfo | undefined>(
      (most, each) => (most && most.modules.length >= each.modules.length ? most : each),
      undefined,
    );
  const beside = ids.filter((id) => !preset?.modules.includes(id));
  const all = Object.fromEntries([options, ...modules.map((each) => each.options ?? {})].flatMap(Object.entries<Json>));
  return {
    ...rest,
    ruleset: preset?.id ?? "",
    ...(beside.length === 0 ? {} : { modules: beside }),
    ...(Object.keys(all).length === 0 ? {} : { options: all }),
  };
};
