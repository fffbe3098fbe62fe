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
import { Result } from "effect";

/** Who takes a seat of the new table. */
export type SeatChoice = "me" | "open" | `bot:${string}`;

/** A seat of the new table, with the place of its banner among those of the game. */
export interface DraftSeat {
  readonly choice: SeatChoice;
  readonly banner: number;
}

/** The rules of the new table: a preset, and the modules beside it. */
export interface ChosenRules {
  readonly ruleset: string;
  readonly modules: readonly string[];
}

/** The seats with their number changed: the host sits on the first one, new ones are open. */
export const withSeats = (seats: readonly DraftSeat[], count: number): readonly DraftSeat[] =>
  Array.from({ length: count }, (_, index) => seats[index] ?? { choice: index === 0 ? "me" : "open", banner: index });

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
  { seats }: { readonly seats: readonly DraftSeat[] },
  chosen: ChosenRules,
): ChosenRules & { readonly seats: readonly DraftSeat[] } => {
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
  draft: ChosenRules & { readonly seats: readonly DraftSeat[] },
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

/** The values that were chosen of options that these rules have. */
export const chosenOptions = (
  game: Pick<GameFacts, "options"> & SetupFacts,
  chosen: ChosenRules & { readonly options: Readonly<Record<string, string>> },
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    optionsOf(game, chosen).flatMap(({ id }) => {
      const value = chosen.options[id];
      return value === undefined ? [] : [[id, value]];
    }),
  );

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
