// Written by tooling/bootstrap/variants.mjs from the folders of variants. Not for editing.
import type { ModuleWords } from "@blueplate/words";
import { words as introductory } from "../introductory/words/ru.ts";
import { words as secondGame } from "../second-game/words/ru.ts";

/** The words of the modules in this language, by the module's id. */
export const WORDS: Readonly<Record<string, ModuleWords>> = {
  "introductory": introductory,
  "second-game": secondGame,
};
