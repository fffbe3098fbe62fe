// Written by tooling/bootstrap/variants.mjs from the folders of variants. Not for editing.
import type { ModuleWords } from "@blueplate/words";
import { words as hardChoices } from "../hard-choices/words/pl.ts";
import { words as introductory } from "../introductory/words/pl.ts";
import { words as kimchi } from "../kimchi/words/pl.ts";
import { words as massMarketeers } from "../mass-marketeers/words/pl.ts";
import { words as nightShiftManagers } from "../night-shift-managers/words/pl.ts";
import { words as reservePrices } from "../reserve-prices/words/pl.ts";
import { words as secondGame } from "../second-game/words/pl.ts";

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
