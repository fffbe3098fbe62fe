// Written by tooling/bootstrap/variants.mjs from the folders of variants. Not for editing.
import type { ModuleWords } from "@blueplate/words";

/** The words of the modules in this language, by the module's id. */
export const WORDS: Readonly<Record<string, ModuleWords>> = {};
