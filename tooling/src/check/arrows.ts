/** What each package may import: `types` where only types may be taken. House design §2. */
export interface Arrows {
  readonly packages: Readonly<Record<string, "values" | "types">>;
  /** External modules by name or scope; null for anything that the package declares. */
  readonly modules: readonly string[] | null;
}

const values = (...names: readonly string[]): Readonly<Record<string, "values">> =>
  Object.fromEntries(names.map((name) => [name, "values"]));

const types = (...names: readonly string[]): Readonly<Record<string, "types">> =>
  Object.fromEntries(names.map((name) => [name, "types"]));

const rooms = (names: readonly string[], arrows: Arrows): Readonly<Record<string, Arrows>> =>
  Object.fromEntries(names.map((name) => [`packages/${name}`, arrows]));

/** The packages that are games, each on the kernel alone: one line more for a new one. */
const GAMES = ["engine", "trick-n-chef"] as const;

const APP = values(
  "kernel",
  ...GAMES,
  "forecast",
  "variants",
  "games",
  "city",
  "words",
  "ui",
  "tabletop",
  "magnate-table",
  "chef-table",
  "bot",
);

/** The arrows between the packages; whatever is not named is forbidden. */
export const ARROWS: Readonly<Record<string, Arrows>> = {
  "packages/kernel": { packages: {}, modules: ["effect"] },
  ...rooms(GAMES, { packages: values("kernel"), modules: ["effect"] }),
  "packages/games": { packages: values("kernel", ...GAMES, "forecast", "variants"), modules: [] },
  "packages/forecast": { packages: values("kernel", "engine"), modules: ["effect"] },
  "packages/bot": { packages: values("kernel", ...GAMES, "forecast"), modules: ["effect", "openskill"] },
  "packages/words": { packages: types("kernel", ...GAMES, "forecast"), modules: [] },
  "packages/city": { packages: { engine: "types" }, modules: ["three"] },
  "packages/ui": { packages: {}, modules: null },
  "packages/tabletop": {
    packages: { ...values("kernel", "words", "ui"), ...types("api") },
    modules: ["solid-js", "effect", "marked", "gifenc"],
  },
  "packages/magnate-table": {
    packages: values("kernel", "engine", "forecast", "city", "words", "ui", "tabletop"),
    modules: ["solid-js", "effect"],
  },
  "packages/chef-table": {
    packages: values("kernel", "trick-n-chef", "tabletop"),
    modules: ["solid-js", "effect"],
  },
  "packages/study": { packages: values("kernel"), modules: ["effect"] },
  "packages/store": { packages: values("kernel"), modules: null },
  "packages/api": { packages: values("kernel", "study"), modules: ["effect", "@trpc/server"] },
  "apps/server": {
    // Of the town the drawings of goods alone, which previews of links show: path data, no three.js.
    packages: values(
      "kernel",
      ...GAMES,
      "forecast",
      "variants",
      "games",
      "bot",
      "store",
      "study",
      "api",
      "words",
      "city",
    ),
    modules: null,
  },
  "apps/web": { packages: { ...APP, ...values("study"), api: "types" }, modules: null },
  "apps/replay": { packages: { ...APP, ...values("study"), api: "types" }, modules: null },
  variants: {
    packages: { ...values("kernel", "engine", "words"), ...types("bot", "city", "variants") },
    modules: ["effect"],
  },
  tooling: {
    packages: values("kernel", ...GAMES, "forecast", "variants", "games", "bot", "words", "store", "study"),
    modules: null,
  },
};

/** The storeys inside the engine, lowest first: a folder imports only folders before it. */
export const LADDER = [
  "model",
  "content",
  "ruleset",
  "geometry",
  "evolve",
  "formulas",
  "forms",
  "phases",
  "policies",
  "conditional-orders",
  "modules",
  "rules",
  "position",
  "game",
  "play",
  "index",
  "scenario",
] as const;

/** Packages in which rules are written: no classes, no clock, no chance of their own, nothing asynchronous. */
export const RULE_ROOMS: readonly string[] = ["kernel", ...GAMES, "forecast"].map((name) => `packages/${name}`);
