import { readFileSync } from "node:fs";
import { join } from "node:path";
import { withoutComments } from "./edit.ts";
import type { GeneratedName } from "./name.ts";
import type { FileChange, GeneratorPlan } from "./plan.ts";

/** What a generator is asked for. */
export interface GeneratorRequest {
  /** The root of the repository. */
  readonly root: string;
  readonly name: GeneratedName;
  /** The game it belongs to, by id, for kinds that belong to any. */
  readonly game: string;
}

/** One kind of contribution: what a new one consists of. */
export interface Generator {
  readonly about: string;
  /** The lists of all there are of the kind: an id or constant in one of them is taken. */
  readonly catalogues: readonly string[];
  /** The folder that would be its own, where it cannot have that; else null. */
  folder?(wish: GeneratorRequest): string | null;
  /** The new files. */
  files(wish: GeneratorRequest): GeneratorPlan["files"];
  /** The changes of files that exist. */
  changes(wish: GeneratorRequest): readonly FileChange[];
  /** What else is brought up to date once the files are written. */
  written?(wish: GeneratorRequest): void;
  /** What a person runs next, a command a line, and why. */
  next(wish: GeneratorRequest): readonly string[];
}

/** Whether a file's code, comments apart, has the id as a text or the name as a constant. */
const isIn = (code: string, { id, camel }: GeneratedName): boolean =>
  code.includes(`"${id}"`) || new RegExp(`\\b${camel}\\b`).test(code);

/** Why the name cannot be had, or null. */
export const takenIn = (generator: Generator, wish: GeneratorRequest): string | null => {
  const { root, name } = wish;
  const where =
    generator.catalogues.find((path) => isIn(withoutComments(readFileSync(join(root, path), "utf8")), name)) ??
    generator.folder?.(wish) ??
    null;
  return where === null ? null : `"${name.id}" is taken: see ${where}`;
};
