import type { GameGlance, LaidValue, Statistics } from "@blueplate/kernel";
import type { ReservationFacts, SeatFacts, TableOrigin, TableStatus } from "./table.ts";

/**
 * A running or finished game in one look; nobody's secrets are in it. The outline of a game that is over is that of the moment that
 * decided it: what is nobody's has a letter from `a` on where it has just paid that seat.
 */
export interface TableGlance extends GameGlance {
  /** Of a game that is over: what was laid in the moment that decided it; none where the outline says it all. */
  readonly laid: readonly LaidValue[];
  /** Null for a game without rounds. */
  readonly round: number | null;
  /** The seats that are waited for; none at the end. */
  readonly waitsFor: readonly number[];
  /** When it began. Milliseconds since 1970, UTC. */
  readonly startedAt: number;
}

/** A line in the list of tables. */
export interface TableLine {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  /** The preset that is played. */
  readonly ruleset: string;
  /** The modules beside it. */
  readonly modules: readonly string[];
  readonly status: TableStatus;
  readonly listed: boolean;
  readonly origin: TableOrigin;
  readonly seats: readonly SeatFacts[];
  readonly mySeat: number | null;
  /** Before the start, as its facts have it. */
  readonly reserved: ReservationFacts | null;
  /** True when the caller opened the table. */
  readonly host: boolean;
  /** True when the game waits for the caller's seat; said only in the list of one's own tables. */
  readonly waitsForMe: boolean;
  /** The seats that won a game that is over, none where nobody did; null before its end. */
  readonly winners: readonly number[] | null;
  /** Null before the start, and where it has not been looked at yet: it comes with one of the next lists. */
  readonly glance: TableGlance | null;
  /** Before the start: the table from far, as a glance has it, where the host chose the town. Null where it is drawn, and afterwards. */
  readonly opening: readonly string[] | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Tables, the last changed first. `next`: the cursor after which others come; null where these are the last. */
export interface TableList {
  readonly lines: readonly TableLine[];
  readonly next: string | null;
}

/** The game of the week: the closest end of the last seven days. `margin`: what parted the first two. */
export interface WeeklyGame {
  readonly line: TableLine;
  readonly margin: number;
}

/** One of the best games of a day; `tag`: by what whoever played is told from others of the same name, or of none. */
export interface DailyRank {
  readonly table: string;
  readonly player: string;
  readonly tag: string | null;
  readonly score: number;
}

/** The town of the day: one seed for everybody, played once by each guest. */
export interface DailyTown {
  /** The day by the clock of the whole world: 2026-11-27. */
  readonly day: string;
  /** Null where no game on offer can be played by the day. */
  readonly game: string | null;
  /** The town from far, as a table in one look has it. */
  readonly outline: readonly string[] | null;
  /** The best that are over, best first. */
  readonly best: readonly DailyRank[];
  /** Games of the day that are over and ranked. */
  readonly ended: number;
  readonly own: DailyGame | null;
}

/** The caller's own game of a day; its score and its place among those that are ranked, from 1, are null while it goes on. */
export interface DailyGame {
  readonly table: string;
  readonly score: number | null;
  readonly place: number | null;
  /** A bot has played for the caller, be it for a while: such a game is not ranked. */
  readonly isHandedOver: boolean;
}

/** A finished game as a link to it says it: who played, by seat, with the tags that people have on a ladder, and when it ended (milliseconds since 1970, UTC; null where no clock was looked at). */
export interface PlayedGame {
  readonly players: readonly string[];
  readonly tags: readonly (string | null)[];
  readonly at: number | null;
}

/** Somebody's place on a ladder: `rating` is openskill's cautious one; shares are of seats, from 0 to 1. */
export interface LadderRow {
  /** As in the last game. */
  readonly name: string;
  /** By what somebody is told from others who gave the same name, or none: the same in every list. Null for a built-in bot. */
  readonly tag: string | null;
  /** The built-in bot that it is, or null; `program`: a program from outside. */
  readonly bot: string | null;
  readonly program: boolean;
  readonly rating: number;
  readonly games: number;
  readonly won: number;
  readonly expected: number;
  readonly provisional: boolean;
}

/**
 * Statistics of one game over its listed finished tables. `played`: what those games are called, by the places of `ids`.
 * `ladders`: of each group, the best first. `uncounted`: tables that are still to be read; ask again for them.
 */
export interface GameStatistics extends Statistics {
  readonly ladders: readonly (readonly LadderRow[])[];
  readonly played: readonly PlayedGame[];
  readonly uncounted: number;
}
