import type { State } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import type { CardRole } from "../role.ts";

/** What an opening wishes for: so many cards of a role that have been trained so often. */
export interface OpeningWish {
  readonly role: CardRole;
  readonly level: number;
  readonly count: number;
}

/** What a company can have a preference for: a role, or who raises prices, earns shares, builds and opens. */
export type Preference = CardRole | "dear" | "finance" | "build" | "open";

/** What a company means to become. Goods are named by what they are: the how manyth food, or any drink. */
export interface Archetype {
  readonly id: string;
  /** The bot that is this company at every table, for people who choose whom they play against. */
  readonly temperament?: string;
  /** For tables of three or more: against a single rival it loses too much time. */
  readonly crowded?: true;
  /** Hired and trained first, in this order. */
  readonly opening: readonly OpeningWish[];
  /** The food it cooks first, and the drink that it would rather bring. */
  readonly food: number;
  readonly drink: number;
  /** How dear a campaign for its food, another food and drinks is to it; 1 is ordinary. */
  readonly taste: { readonly food: number; readonly otherFood: number; readonly drinks: number };
  /** How dear cards of a role are to it; 1 where nothing is said. */
  readonly roles: Readonly<Partial<Record<Preference, number>>>;
}

const wish = (role: CardRole, level = 0, count = 1): OpeningWish => ({ role, level, count });

const OPEN_FOR_ALL = { food: 1.1, otherFood: 0.95, drinks: 0.95 };
const FOOD_FIRST = { food: 1.25, otherFood: 0.9, drinks: 0.9 };

/** The first training of all, and soon a campaign that comes back: the opening that most companies grow from. */
const SCHOOL = [wish("recruit"), wish("train"), wish("market", 1)];

/** What companies may become. */
export const ARCHETYPES: readonly Archetype[] = [
  {
    id: "burgers",
    opening: [...SCHOOL, wish("cook", 1), wish("recruit", 0, 2)],
    food: 0,
    drink: 0,
    taste: FOOD_FIRST,
    roles: { cook: 1.1 },
  },
  {
    id: "pizza",
    opening: [...SCHOOL, wish("cook", 1), wish("recruit", 0, 2)],
    food: 1,
    drink: 1,
    taste: FOOD_FIRST,
    roles: { cook: 1.1 },
  },
  {
    id: "drinks",
    temperament: "drinks-seller",
    opening: [...SCHOOL, wish("cook", 1), wish("drinks"), wish("recruit", 0, 2)],
    food: 0,
    drink: 2,
    taste: { food: 1.1, otherFood: 0.8, drinks: 1.2 },
    roles: { drinks: 1.25 },
  },
  {
    id: "discount",
    temperament: "price-fighter",
    opening: [...SCHOOL, wish("cook", 1), wish("recruit", 0, 2), wish("cut")],
    food: 1,
    drink: 0,
    taste: OPEN_FOR_ALL,
    roles: { cut: 1.3 },
  },
  {
    id: "luxury",
    opening: [...SCHOOL, wish("cook", 1), wish("recruit", 0, 2), wish("manage")],
    food: 1,
    drink: 1,
    taste: { food: 1.15, otherFood: 1, drinks: 0.9 },
    roles: { dear: 1.3 },
  },
  {
    id: "real-estate",
    temperament: "builder",
    opening: [...SCHOOL, wish("cook", 1), wish("manage"), wish("recruit", 0, 2)],
    food: 0,
    drink: 2,
    taste: OPEN_FOR_ALL,
    roles: { build: 1.4, open: 1.2 },
  },
  {
    id: "marketing-rush",
    temperament: "marketer",
    crowded: true,
    opening: [wish("market"), wish("train"), wish("recruit"), wish("cook", 1), wish("recruit", 0, 2)],
    food: 0,
    drink: 0,
    taste: OPEN_FOR_ALL,
    roles: { market: 1.2 },
  },
  {
    id: "large-company",
    crowded: true,
    opening: [wish("recruit"), wish("recruit", 0, 2), wish("train"), wish("market", 1), wish("cook", 1)],
    food: 0,
    drink: 1,
    taste: OPEN_FOR_ALL,
    roles: { serve: 1.2, finance: 1.3 },
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
  const fit = ARCHETYPES.filter(({ crowded }) => crowded !== true || chains.length > 2);
  const chosen = fit[(hashOfTiles(town.tiles) + hashed(`${at.join()}|${seat}`)) % fit.length];
  if (!chosen) throw new Error("there is no archetype");
  return chosen;
};
