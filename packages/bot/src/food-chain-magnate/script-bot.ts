import type { Bot } from "../bot.ts";
import type { Worths } from "./module-worth.ts";
import { steadyWith } from "./steady.ts";
import type { Script } from "./scripts/script.ts";
import { SCRIPTS } from "./scripts/scripts.ts";

/** A script as a bot. */
export const scriptBot = (id: string, script: Script, worths: Worths): Bot => ({ ...steadyWith(worths, script), id });

/** Every script of the arena as a bot: for the arena and the search for better ones, not for people's tables. */
export const scriptBots = (worths: Worths): readonly Bot[] =>
  Object.entries(SCRIPTS).map(([id, script]) => scriptBot(id, script, worths));
