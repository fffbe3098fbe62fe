import type { GameFacts } from "@blueplate/api";
import type { OptionInfo, SetupFacts } from "@blueplate/kernel";
import { type ChosenRules, chosenOptions, optionsOf } from "./chosen-rules.ts";

/** What hosts nearly always want, where it differs from the rules' own default. */
const PRESELECTED: Readonly<Record<string, string>> = { "hand-visibility-phase1": "visible" };

/** The options of a game that the form has chosen before anybody has touched it. */
export const preselectedOptions = ({ options }: Pick<GameFacts, "options">): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(PRESELECTED).filter(([id]) => options.some((option) => option.id === id)));

/** What an option is in the form while nobody touches it: as hosts want it, or as the rules of the printing have it. */
const usualValue = ({ id, defaults, values }: OptionInfo, edition: string): string | undefined =>
  PRESELECTED[id] ?? defaults[edition] ?? values[0];

/** The options that somebody has set to something else than the usual, by their ids. */
export const differingOptions = (
  game: Pick<GameFacts, "options"> & SetupFacts,
  draft: ChosenRules & { readonly edition: string; readonly options: Readonly<Record<string, string>> },
): readonly string[] => {
  const chosen = chosenOptions(game, draft);
  return optionsOf(game, draft).flatMap((option) => {
    const value = chosen[option.id];
    return value === undefined || value === usualValue(option, draft.edition) ? [] : [option.id];
  });
};
