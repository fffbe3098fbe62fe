// Written by tooling/bootstrap/variants.mjs from the folders of variants. Not for editing.
import type { ModuleWords } from "@blueplate/words";
import { words as fryChefs } from "../fry-chefs/words/en.ts";
import { words as introductory } from "../introductory/words/en.ts";
import { words as secondGame } from "../second-game/words/en.ts";

/** The words of the modules in this language, by the module's id. */
export const WORDS: Readonly<Record<string, ModuleWords>> = {
  "fry-chefs": fryChefs,
  "introductory": introductory,
  "second-game": secondGame,
};
