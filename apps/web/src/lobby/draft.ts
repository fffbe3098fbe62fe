import type { GameFacts, NewTable } from "@blueplate/api";
import {
  configFor,
  conflictWith,
  type GameConfig,
  type OptionInfo,
  seatRange,
  type SetupFacts,
  type SetupFault,
  singleModules,
} from "@blueplate/kernel";
import type { GameWords } from "@blueplate/words";
import { playerName, shell } from "@blueplate/tabletop";
import { Result } from "effect";
import { tableName } from "./own-table.ts";

/** Who takes a seat of the new table. */
export type SeatChoice = "me" | "open" | `bot:${string}`;

/** The new-table form as it is filled in. */
export interface Draft {
  /** What the table is called; null while it is what tables are called in the language of the page. */
  readonly name: string | null;
  readonly game: string;
  /** The preset of the rules, and the modules beside it. */
  readonly ruleset: string;
  readonly modules: readonly string[];
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly { readonly choice: SeatChoice; readonly banner: number }[];
  readonly player: string;
  readonly listed: boolean;
  readonly seed: string;
  readonly map: string;
}

/** What hosts nearly always want, where it differs from the rules' own default; said in the form. */
const PRESELECTED: Readonly<Record<string, string>> = { "hand-visibility-phase1": "visible" };

/** The form for a game as it first stands there. */
export const newDraft = (game: GameFacts): Draft => {
  const seats = game.presets[0]?.seats.min ?? 2;
  return {
    name: tableName(),
    game: game.id,
    ruleset: game.presets[0]?.id ?? "standard",
    modules: [],
    edition: game.editions[0] ?? "",
    options: Object.fromEntries(
      Object.entries(PRESELECTED).filter(([id]) => game.options.some((option) => option.id === id)),
    ),
    seats: withSeats([], seats),
    player: playerName(),
    listed: true,
    seed: "",
    map: "",
  };
};

/** The seats with their number changed: the host sits on the first one, new ones are open. */
export const withSeats = (seats: Draft["seats"], count: number): Draft["seats"] =>
  Array.from({ length: count }, (_, index) => seats[index] ?? { choice: index === 0 ? "me" : "open", banner: index });

type ChosenRules = Pick<Draft, "ruleset" | "modules">;

/** All modules that are played: those of the preset, and those beside it. */
const allModules = (game: SetupFacts, { ruleset, modules }: ChosenRules): readonly string[] => [
  ...(game.presets.find(({ id }) => id === ruleset)?.modules ?? []),
  ...modules,
];

/** With how many the chosen rules are played. */
export const seatsOfRules = (game: SetupFacts, chosen: ChosenRules) => seatRange(game, allModules(game, chosen));

/** Why a module cannot be played beside what is chosen; null when it can. */
export const refusedModule = (game: SetupFacts, chosen: ChosenRules, id: string): SetupFault | null => {
  const others = allModules(game, chosen).filter((each) => each !== id);
  const conflict = conflictWith(game, others, id);
  if (conflict) return conflict;
  const module = game.modules.find((each) => each.id === id);
  const needs = module?.requires.find((each) => !others.includes(each));
  if (needs !== undefined) return { _tag: "ModuleNeeds", module: id, needs };
  const { min, max } = seatRange(game, [...others, id]);
  return module?.seats && min > max ? { _tag: "ModuleSeats", module: id, ...module.seats } : null;
};

/** The draft under other rules: modules that they refuse are left out, and so many sit there as can play. */
export const withRules = (
  game: SetupFacts,
  { seats }: Pick<Draft, "seats">,
  chosen: ChosenRules,
): ChosenRules & Pick<Draft, "seats"> => {
  const { ruleset } = chosen;
  let { modules } = chosen;
  // What is left out may be what another one needs.
  for (let before = -1; before !== modules.length;) {
    before = modules.length;
    const all = { ruleset, modules };
    modules = modules.filter((id) => refusedModule(game, all, id) === null);
  }
  const { min, max } = seatsOfRules(game, { ruleset, modules });
  return { ruleset, modules, seats: withSeats(seats, Math.min(Math.max(seats.length, min), max)) };
};

/** The rules that an address asks for, as far as there are such. */
export const askedRules = (
  game: SetupFacts,
  draft: Draft,
  asked: { readonly ruleset?: string; readonly modules?: string },
): ReturnType<typeof withRules> =>
  withRules(game, draft, {
    ruleset: game.presets.find(({ id }) => id === asked.ruleset)?.id ?? draft.ruleset,
    modules: singleModules(game)
      .map(({ id }) => id)
      .filter((id) => asked.modules?.split(",").includes(id)),
  });

/** The options of the game and of the modules that are played. */
export const optionsOf = (
  game: Pick<GameFacts, "options"> & SetupFacts,
  chosen: ChosenRules,
): readonly OptionInfo[] => {
  const all = allModules(game, chosen);
  return [...game.options, ...game.modules.flatMap(({ id, options }) => (all.includes(id) ? options : []))];
};

/** The bot that takes a seat unless another is chosen: the first that does not play by chance alone. */
export const usualBot = (game: Pick<GameFacts, "bots">): string | null =>
  game.bots.find((bot) => bot !== "random") ?? game.bots[0] ?? null;

const rows = (map: string): readonly string[] =>
  map
    .split(/[,\n]/)
    .map((row) => row.trim())
    .filter((row) => row !== "");

/** What the table is called. */
export const nameOf = ({ name }: Draft): string => name ?? shell().create.defaultName;

/** The table that the form asks for. */
export const tableOf = (game: GameFacts, draft: Draft, words: GameWords): NewTable => ({
  name: nameOf(draft),
  game: draft.game,
  ruleset: draft.ruleset,
  ...(draft.modules.length === 0 ? {} : { modules: draft.modules }),
  ...(draft.edition === "" ? {} : { edition: draft.edition }),
  options: Object.fromEntries(
    optionsOf(game, draft).flatMap(({ id }) => {
      const value = draft.options[id];
      return value === undefined ? [] : [[id, value]];
    }),
  ),
  ...(rows(draft.map).length > 0 ? { opening: rows(draft.map) } : {}),
  seats: draft.seats.map(({ choice, banner }, index) => {
    const look = words.banners[banner % words.banners.length] ?? {
      name: shell().create.seat(index + 1),
      colour: "#857864",
    };
    if (choice === "me") return { kind: "me" as const, player: draft.player, banner: look };
    if (choice === "open") return { kind: "open" as const, banner: look };
    return { kind: "bot" as const, bot: choice.slice(4), player: shell().create.botName(look.name), banner: look };
  }),
  listed: draft.listed,
  ...(draft.listed || draft.seed === "" ? {} : { seed: draft.seed }),
});

/** What the rules of such a table are loaded with. */
export const configOf = (game: SetupFacts, table: NewTable): GameConfig => {
  const { ruleset, modules, edition, options, opening, seats } = table;
  const setup = {
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(modules === undefined ? {} : { modules }),
    ...(edition === undefined ? {} : { edition }),
    options,
    seats: seats.length,
    ...(opening === undefined ? {} : { opening }),
  };
  // A draft names a preset that there is.
  return Result.getOrThrow(configFor(game, setup));
};
