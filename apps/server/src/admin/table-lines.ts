import type { AdminTable } from "@blueplate/api";
import { type Game, redact, roundOf } from "@blueplate/kernel";
import type { SeatRecord, TableRecord } from "@blueplate/store";
import type { TableActor } from "../tables/table-actor.ts";

/** How far a game in memory is, with the eyes of whoever only watches: a secret cannot get into it. */
const progressOf = (games: readonly Game[], actor: TableActor | undefined): Pick<AdminTable, "phase" | "round"> => {
  const game = games.find(({ id }) => id === actor?.record.game);
  if (!actor?.table || !game) return { phase: null, round: null };
  const view = redact(actor.table.state, "watcher");
  return { phase: game.glance?.(actor.table.rules, view).phase ?? null, round: roundOf(view) };
};

/** A table as an operator sees it. `actor`: the one in memory, if there is one. */
export const adminTable = (
  games: readonly Game[],
  { id, name, game, status, host, seq, updatedAt }: TableRecord,
  seats: readonly SeatRecord[],
  actor: TableActor | undefined,
  watchers: number,
): AdminTable => ({
  id,
  name,
  game,
  status,
  host,
  ...progressOf(games, actor),
  seats: seats.length,
  seatsTaken: seats.filter(({ guest, bot }) => guest !== null || bot !== null).length,
  watchers,
  entries: seq + 1,
  lastMoveAt: updatedAt,
  isLoaded: actor !== undefined,
});
