import { ARROWS, RULE_ROOMS } from "./arrows.ts";

/** A breach of the house's laws. */
export interface Breach {
  /** Path from the root of the repository. */
  readonly path: string;
  readonly message: string;
}

/** The package or app that a path lies in. */
export const roomOf = (path: string): string | undefined =>
  Object.keys(ARROWS).find((room) => path === room || path.startsWith(`${room}/`));

/** Tests, and what packages lend to the tests of others. */
export const isTest = (path: string): boolean => /\/test\/|\.test\.ts$|\/testing\//.test(path);

/** Configuration of a tool, which may ask for a default export. */
export const isConfig = (path: string): boolean => /\.config\.(ts|mjs)$/.test(path);

/** Tables of content, words and examples: as long as there is to say. */
export const isTable = (path: string): boolean => /\/content\/|packages\/words\/|\/gallery\//.test(path);

/** Where rules are written. */
export const isRules = (path: string): boolean =>
  RULE_ROOMS.some((room) => path.startsWith(`${room}/`)) && !isTest(path);
