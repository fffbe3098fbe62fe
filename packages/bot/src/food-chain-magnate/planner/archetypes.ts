import { type Ruleset, type State } from "@blueplate/engine";
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
  /** The same at tables of three or more, where there is another one for that: so many companies that open alike lose to whoever does not. */
  readonly crowdedOpening?: readonly OpeningWish[];
  /** The food it cooks first, and the drink that it would rather bring. */
  readonly food: number;
  readonly drink: number;
  /** How dear a campaign for its food, another food and drinks is to it; 1 is ordinary. */
  readonly taste: { readonly food: number; readonly otherFood: number; readonly drinks: number };
  /** How dear cards of a role are to it; 1 where nothing is said. */
  readonly roles: Readonly<Partial<Record<Preference, number>>>;
}

const wish = (role: CardRole, level = 0, count = 1): OpeningWish => ({ role, level, count });

const OPEN_FOR_ALL = { food: 1.1, otherFood: 0.95, drinks: 1.15 };
const FOOD_FIRST = { food: 1.25, otherFood: 0.9, drinks: 1 };

/** A recruiting girl and the first training of all: the beginning that most companies grow from. */
const SCHOOL = [wish("recruit"), wish("train")];
/** The same, and soon a campaign that comes back. */
const MARKETING_SCHOOL = [...SCHOOL, wish("market", 1)];
/** The second recruiting girl before all others. */
const HIRING_SCHOOL = [...SCHOOL, wish("recruit", 0, 2)];

/** What companies may become. */
export const ARCHETYPES: readonly Archetype[] = [
  {
    id: "burgers",
    opening: [...MARKETING_SCHOOL, wish("cook", 1), wish("recruit", 0, 2)],
    food: 0,
    drink: 0,
    taste: FOOD_FIRST,
    roles: { cook: 1.1 },
  },
  {
    id: "pizza",
    opening: [...MARKETING_SCHOOL, wish("cook", 1), wish("recruit", 0, 2)],
    crowdedOpening: [...HIRING_SCHOOL, wish("cook", 1), wish("market", 1)],
    food: 1,
    drink: 1,
    taste: FOOD_FIRST,
    roles: { cook: 1.1 },
  },
  {
    id: "drinks",
    temperament: "drinks-seller",
    opening: [...MARKETING_SCHOOL, wish("cook", 1), wish("drinks"), wish("recruit", 0, 2)],
    crowdedOpening: [...HIRING_SCHOOL, wish("drinks"), wish("market", 1), wish("cook", 1)],
    food: 0,
    drink: 2,
    taste: { food: 1, otherFood: 0.8, drinks: 1.3 },
    roles: { drinks: 1.25 },
  },
  {
    id: "discount",
    temperament: "price-fighter",
    opening: [...MARKETING_SCHOOL, wish("cook", 1), wish("recruit", 0, 2), wish("cut")],
    crowdedOpening: [...HIRING_SCHOOL, wish("cut"), wish("market", 1), wish("cook", 1)],
    food: 1,
    drink: 0,
    taste: OPEN_FOR_ALL,
    roles: { cut: 1.3 },
  },
  {
    id: "luxury",
    opening: [...MARKETING_SCHOOL, wish("cook", 1), wish("recruit", 0, 2), wish("manage")],
    crowdedOpening: [...HIRING_SCHOOL, wish("market", 1), wish("manage"), wish("cook", 1)],
    food: 1,
    drink: 1,
    taste: { food: 1.15, otherFood: 1, drinks: 1 },
    roles: { dear: 1.3 },
  },
  {
    id: "real-estate",
    temperament: "builder",
    opening: [...MARKETING_SCHOOL, wish("cook", 1), wish("manage"), wish("recruit", 0, 2)],
    crowdedOpening: [...HIRING_SCHOOL, wish("manage"), wish("market", 1), wish("cook", 1)],
    food: 0,
    drink: 1,
    taste: OPEN_FOR_ALL,
    roles: { build: 1.4, open: 1.2 },
  },
  {
    id: "marketing-rush",
    temperament: "marketer",
    crowded: true,
    opening: [
      wish("train"),
      wish("market", 1),
      wish("recruit"),
      wish("recruit", 0, 2),
      wish("cook", 1),
      wish("market", 2),
      wish("market", 3),
    ],
    food: 0,
    drink: 0,
    taste: OPEN_FOR_ALL,
    roles: { market: 1.4 },
  },
  {
    id: "large-company",
    crowded: true,
    opening: [...HIRING_SCHOOL, wish("market", 1), wish("recruit", 0, 3), wish("cook", 1)],
    food: 1,
    drink: 1,
    taste: OPEN_FOR_ALL,
    roles: { serve: 1.2, finance: 1.3 },
  },
];

/**
 * The same where nobody is paid a salary: the first training of all saves nothing there and games are short, so all people are hired before
 * anybody is taught, two recruiting girls before the rest.
 */
const withoutSchool = (opening: readonly OpeningWish[]): readonly OpeningWish[] => [
  wish("recruit", 0, 2),
  ...opening
    .filter(({ role }) => role !== "recruit" && role !== "train")
    .map(({ role, count }) => wish(role, 0, count)),
];

/** What a company hires and trains first at a table of so many, by these rules. */
export const openingOf = (
  { opening, crowdedOpening }: Archetype,
  { content: { constants } }: Ruleset,
  seats: number,
): readonly OpeningWish[] => {
  const usual = seats > 2 ? (crowdedOpening ?? opening) : opening;
  return constants.salary === 0 ? withoutSchool(usual) : usual;
};

/** A number that is the same for the same text, and looks like any other one (FNV-1a, its low bits mixed with the high ones). */
const hashed = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
};

const hashesByTiles = new WeakMap<State["town"]["tiles"], number>();

const hashOfTiles = (tiles: State["town"]["tiles"]): number => {
  const hash = hashesByTiles.get(tiles) ?? hashed(tiles.join());
  hashesByTiles.set(tiles, hash);
  return hash;
};

/** What the chain of a seat means to become: another thing on another map, and at each seat of a table. */
export const archetypeFor = ({ town, chains }: Pick<State, "town" | "chains">, seat: Seat): Archetype => {
  const map = hashOfTiles(town.tiles);
  const left = ARCHETYPES.filter(({ crowded }) => crowded !== true || chains.length > 2);
  for (let before = 0; ; before++) {
    const [chosen] = left.splice(hashed(`${map}|${before}`) % Math.max(1, left.length), 1);
    if (!chosen) throw new Error("there is no archetype");
    if (before === seat) return chosen;
  }
};
