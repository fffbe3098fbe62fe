import { readFileSync } from "node:fs";
import { join } from "node:path";
import { withoutComments } from "./edit.ts";
import type { Name } from "./name.ts";
import type { Change, Plan } from "./plan.ts";

/** What a generator is asked for. */
export interface Wish {
  /** The root of the repository. */
  readonly root: string;
  readonly name: Name;
  /** The game it belongs to, by id, for kinds that belong to any. */
  readonly game: string;
}

/** One kind of contribution: what a new one consists of. */
export interface Generator {
  readonly about: string;
  /** The list of all there are of the kind: an id or constant in it is taken. */
  readonly catalogue: string;
  /** The new files. */
  files(wish: Wish): Plan["files"];
  /** The changes of files that exist. */
  changes(wish: Wish): readonly Change[];
  /** What a person runs next, a command a line, and why. */
  next(wish: Wish): readonly string[];
}

/** Whether a file's code, comments apart, has the id as a text or the name as a constant. */
const isIn = (code: string, { id, camel }: Name): boolean =>
  code.includes(`"${id}"`) || new RegExp(`\\b${camel}\\b`).test(code);

/** Why the name cannot be had, or null. */
export const takenIn = ({ catalogue }: Generator, { root, name }: Wish): string | null =>
  isIn(withoutComments(readFileSync(join(root, catalogue), "utf8")), name)
    ? `"${name.id}" is taken: see ${catalogue}`
    : null;
