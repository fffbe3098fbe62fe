import type { State } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import type { Role } from "../role.ts";

/** What an opening wishes for: so many cards of a role that have been trained so often. */
export interface OpeningWish {
  readonly role: Role;
  readonly level: number;
  readonly count: number;
}

/** What a company can have a preference for: a role, or who raises prices, earns shares, builds and opens. */
export type Preference = Role | "dear" | "finance" | "build" | "open";

/** What a company means to become. Goods are named by what they are: the how manyth food, or any drink. */
export interface Archetype {
  readonly id: string;
  /** Hired and trained first, in this order. */
  readonly opening: readonly OpeningWish[];
  /** The food it cooks first. */
  readonly food: number;
  /** How dear a campaign for its food, another food and drinks is to it; 1 is ordinary. */
  readonly taste: { readonly food: number; readonly otherFood: number; readonly drinks: number };
  /** How dear cards of a role are to it; 1 where nothing is said. */
  readonly roles: Readonly<Partial<Record<Preference, number>>>;
}

const wish = (role: Role, level = 0, count = 1): OpeningWish => ({ role, level, count });

const OPEN_FOR_ALL = { food: 1.1, otherFood: 0.95, drinks: 0.95 };

/** What companies may become. The first training of all, and the first billboard, are what their openings race for. */
export const ARCHETYPES: readonly Archetype[] = [
  {
    id: "burgers",
    opening: [wish("recruit"), wish("train"), wish("market", 1), wish("cook", 1), wish("manage")],
    food: 0,
    taste: { food: 1.25, otherFood: 0.9, drinks: 0.9 },
    roles: { cook: 1.1 },
  },
  {
    id: "pizza",
    opening: [wish("recruit"), wish("train"), wish("market", 1), wish("cook", 1), wish("manage")],
    food: 1,
    taste: { food: 1.25, otherFood: 0.9, drinks: 0.9 },
    roles: { cook: 1.1 },
  },
  {
    id: "drinks",
    opening: [wish("market"), wish("train"), wish("cook", 1), wish("drinks"), wish("recruit")],
    food: 0,
    taste: { food: 1, otherFood: 0.8, drinks: 1.25 },
    roles: { drinks: 1.25 },
  },
  {
    id: "discount",
    opening: [wish("market"), wish("train"), wish("cook", 1), wish("cut"), wish("recruit")],
    food: 0,
    taste: OPEN_FOR_ALL,
    roles: { cut: 1.3 },
  },
  {
    id: "luxury",
    opening: [wish("market"), wish("train"), wish("manage"), wish("cook", 1), wish("recruit")],
    food: 1,
    taste: { food: 1.15, otherFood: 1, drinks: 0.9 },
    roles: { dear: 1.3 },
  },
  {
    id: "marketing-rush",
    opening: [wish("market"), wish("train"), wish("cook", 1), wish("recruit"), wish("market", 1, 2)],
    food: 0,
    taste: OPEN_FOR_ALL,
    roles: { market: 1.2 },
  },
  {
    id: "large-company",
    opening: [wish("recruit"), wish("recruit", 0, 2), wish("train"), wish("market", 1), wish("cook", 1)],
    food: 0,
    taste: OPEN_FOR_ALL,
    roles: { serve: 1.2, finance: 1.3 },
  },
  {
    id: "real-estate",
    opening: [wish("recruit"), wish("train"), wish("market", 1), wish("manage"), wish("cook", 1)],
    food: 0,
    taste: OPEN_FOR_ALL,
    roles: { build: 1.5, open: 1.2 },
  },
];

/** A number that is the same for the same text, and looks like any other one (FNV-1a). */
const hashed = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
};

const hashesByTiles = new WeakMap<State["town"]["tiles"], number>();

const hashOfTiles = (tiles: State["town"]["tiles"]): number => {
  const hash = hashesByTiles.get(tiles) ?? hashed(tiles.join());
  hashesByTiles.set(tiles, hash);
  return hash;
};

/** What the chain of a seat means to become: another thing on another map and at another place of it. */
export const archetypeFor = ({ town, chains }: Pick<State, "town" | "chains">, seat: Seat): Archetype => {
  const at = chains[seat]?.restaurants[0]?.at ?? [];
  const all = ARCHETYPES.length;
  const [first] = ARCHETYPES;
  const chosen = ARCHETYPES[(hashOfTiles(town.tiles) + hashed(`${at.join()}|${seat}`)) % all] ?? first;
  if (!chosen) throw new Error("there is no archetype");
  return chosen;
};
