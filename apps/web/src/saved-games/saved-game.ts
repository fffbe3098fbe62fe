import type { TableGlance } from "@blueplate/api";
import type { Json, SeatInfo } from "@blueplate/kernel";

/** A game on this device as it is kept in the browser: its log as `docs/formats.md` says, with the seed. */
export interface SavedGame {
  readonly name: string;
  readonly game: string;
  /** The preset that is played. */
  readonly ruleset: string;
  /** The modules beside it; a game that was kept before there were any has none. */
  readonly modules?: readonly string[];
  readonly players: readonly string[];
  /** Who sits there; a game that was kept before this was written down has their names alone. */
  readonly seats?: readonly SeatInfo[];
  readonly finished: boolean;
  /** The game in one look, and who won it; one that was kept before this was written down has none. */
  readonly glance?: TableGlance | null;
  readonly winners?: readonly number[] | null;
  /** By seat what it has decided beforehand. */
  readonly orders?: readonly Json[];
  /** What lay between those round the device; `questionOf` reads it. */
  readonly question?: unknown;
  readonly log: string;
  /** Milliseconds since 1970, UTC. */
  readonly updatedAt: number;
  /** Another with every writing; a game that was kept before this was written down has none. */
  readonly revision?: string;
}

/** What the ids of these tables begin with: the server's never do. */
const MARK = "local-";

/** True for the id of a table that lives on this device. */
export const isLocal = (table: string): boolean => table.startsWith(MARK);

/** Where a table is looked back at. */
export const replayLink = (table: string): string =>
  isLocal(table) ? `/replay/?local=${table}` : `/replay/?table=${table}`;

/** The same for whoever comes from the table: it opens where that stands, not at the set-up. */
export const replayLinkAtEnd = (table: string): string => `${replayLink(table)}&at=end`;

/** The same with its review, which begins at once. */
export const reviewLink = (table: string): string => `${replayLinkAtEnd(table)}&review=1`;

/** A new id, from something that is unique. */
export const localId = (unique: string): string => `${MARK}${unique}`;
