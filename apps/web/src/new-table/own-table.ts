import type { GameFacts } from "@blueplate/api";
import { language } from "@blueplate/tabletop";
import { hasNoName, TABLE_PLACES, tableNameAt } from "@blueplate/words";
import { deviceStorage } from "@blueplate/ui/storage";
import { type ChosenRules, type DraftSeat, type SeatChoice, withRules } from "./chosen-rules.ts";

const TABLE = "blueplate-table-name";
const PLACE = "blueplate-table-place";
const LAST = "blueplate-last-table";

/** What the last table was called that this browser opened; null if it opened none, or one without a name. */
export const tableName = (): string | null => {
  const name = deviceStorage.getItem(TABLE);
  return name === null || hasNoName(name) ? null : name;
};

/** Remembers what a table is called for the next one. */
export const rememberTable = (name: string): void => deviceStorage.setItem(TABLE, name);

/** Where the next table without a name stands: drawn by the first, so that two strangers seldom open the same, and then one after the other. */
const nextPlace = (): number => {
  const kept = Number(deviceStorage.getItem(PLACE) ?? Number.NaN);
  if (Number.isInteger(kept)) return kept;
  const drawn = Math.floor(Math.random() * TABLE_PLACES);
  deviceStorage.setItem(PLACE, String(drawn));
  return drawn;
};

/** What the next table is called to which its host, who is called so, gives no name. */
export const defaultTableName = (host: string): string => tableNameAt(language.locale(), nextPlace(), host);

/** The place is taken: the next table without a name stands elsewhere. */
export const takePlace = (): void => deviceStorage.setItem(PLACE, String((nextPlace() + 1) % TABLE_PLACES));

/** What is kept of a table for the next one like it. */
export interface LastTable extends ChosenRules {
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly DraftSeat[];
}

/** Remembers how a table of a game was set up. */
export const rememberLast = (game: string, { ruleset, modules, edition, options, seats }: LastTable): void =>
  deviceStorage.setItem(`${LAST}:${game}`, JSON.stringify({ ruleset, modules, edition, options, seats }));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];

const choiceIn = (game: GameFacts, choice: unknown): SeatChoice => {
  if (choice === "me") return choice;
  const bot = game.bots.find((id) => choice === `bot:${id}`);
  return bot === undefined ? "open" : `bot:${bot}`;
};

const seatsIn = (game: GameFacts, seats: unknown): readonly DraftSeat[] =>
  (Array.isArray(seats) ? seats : []).map((seat: unknown, at): DraftSeat => {
    const { choice, banner } = isRecord(seat) ? seat : {};
    return { choice: choiceIn(game, choice), banner: typeof banner === "number" ? banner : at };
  });

/** How the last table of a game was set up, as far as there is all of it today; null if there was none. */
export const lastTable = (game: GameFacts): LastTable | null => {
  const kept = deviceStorage.getItem(`${LAST}:${game.id}`);
  if (kept === null) return null;
  let read: unknown;
  try {
    read = JSON.parse(kept);
  } catch {
    return null;
  }
  if (!isRecord(read)) return null;
  const { ruleset, modules, edition, options, seats } = read;
  const preset = game.presets.find(({ id }) => id === ruleset);
  const sitting = seatsIn(game, seats);
  if (!preset || sitting.length === 0) return null;
  const known = textsOf(modules).filter((id) => game.modules.some((module) => module.id === id));
  return {
    ...withRules(game, { seats: sitting }, { ruleset: preset.id, modules: known }),
    edition: game.editions.find((id) => id === edition) ?? game.editions[0] ?? "",
    options: Object.fromEntries(
      Object.entries(isRecord(options) ? options : {}).flatMap(([id, value]) =>
        typeof value === "string" ? [[id, value]] : [],
      ),
    ),
  };
};
