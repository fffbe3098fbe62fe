import type { MagnateTableWords } from "../../pages/magnate-table.ts";
import { ask, say } from "./ask.ts";
import { catchUp } from "./catch-up.ts";
import { advice } from "./advice.ts";
import { demand } from "./demand.ts";
import { glossary } from "./glossary.ts";
import { lens } from "./lens.ts";
import { looks } from "./looks.ts";
import { map } from "./map.ts";
import { panels } from "./panels.ts";
import { payday } from "./payday.ts";
import { pencil } from "./pencil.ts";
import { planner } from "./planner.ts";
import { race } from "./race.ts";
import { share } from "./share.ts";
import { structure } from "./structure.ts";
import { text } from "./text.ts";
import { town } from "./town.ts";
import { townCard } from "./town-card.ts";
import { why } from "./why.ts";
import { wish } from "./wish.ts";

/** The words of a table of Food Chain Magnate. */
export const magnateTableWords: MagnateTableWords = {
  glossary,
  advice,
  looks,
  share,
  ask,
  say,
  wish,
  catchUp,
  lens,
  map,
  race,
  text,
  town,
  townCard,
  demand,
  panels,
  payday,
  pencil,
  planner,
  structure,
  why,
};
