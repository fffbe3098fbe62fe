// Written by tooling/bootstrap/variants.mjs from the folders of variants. Not for editing.
import type { VariantFace } from "../face.ts";

/** How the things of the modules look, and what they are worth, by the module's id. */
export const FACES: Readonly<Record<string, VariantFace>> = {
};
