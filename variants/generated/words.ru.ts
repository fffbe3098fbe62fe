// Written by tooling/bootstrap/variants.mjs from the folders of variants. Not for editing.
import type { ModuleWords } from "@blueplate/words";
import { words as hardChoices } from "../hard-choices/words/ru.ts";
import { words as introductory } from "../introductory/words/ru.ts";
import { words as kimchi } from "../kimchi/words/ru.ts";
import { words as massMarketeers } from "../mass-marketeers/words/ru.ts";
import { words as nightShiftManagers } from "../night-shift-managers/words/ru.ts";
import { words as reservePrices } from "../reserve-prices/words/ru.ts";
import { words as secondGame } from "../second-game/words/ru.ts";

/** The words of the modules in this language, by the module's id. */
export const WORDS: Readonly<Record<string, ModuleWords>> = {
  "hard-choices": hardChoices,
  "introductory": introductory,
  "kimchi": kimchi,
  "mass-marketeers": massMarketeers,
  "night-shift-managers": nightShiftManagers,
  "reserve-prices": reservePrices,
  "second-game": secondGame,
};
