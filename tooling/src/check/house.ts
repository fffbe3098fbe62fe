import { namedRows } from "./row-ids.ts";
import { restatedRules } from "./forecasts.ts";
import { gameConditions } from "./game-ids.ts";
import { wrongArrows, wrongSteps } from "./imports.ts";
import { frozenWords } from "./language.ts";
import { importedVariants, namedModules } from "./module-ids.ts";
import { wrongRooms } from "./replay-rooms.ts";
import { retiredNames } from "./retired-names.ts";
import type { Breach } from "./room.ts";
import { tooLong } from "./sizes.ts";
import type { SourceFile } from "./source.ts";
import { wrongWords } from "./words.ts";

/** Every fault of a source file against the house's laws. */
export const faultsOf = (source: SourceFile): readonly Breach[] => [
  ...wrongArrows(source),
  ...wrongSteps(source),
  ...restatedRules(source),
  ...wrongRooms(source),
  ...namedRows(source),
  ...namedModules(source),
  ...importedVariants(source),
  ...gameConditions(source),
  ...retiredNames(source),
  ...tooLong(source),
  ...wrongWords(source),
  ...frozenWords(source),
];
