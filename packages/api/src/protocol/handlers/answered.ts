import type { Json } from "@blueplate/kernel";
import { Effect } from "effect";
import type { Failure } from "../../failures.ts";
import type { TableLine } from "../../outputs/lists.ts";
import type { SeatFacts, TableFacts } from "../../outputs/table.ts";
import { type OwnFailure, problemOf } from "../problem-rows.ts";
import type { RateLimits } from "../../rate-limits.ts";
import { botWith } from "../authorization.ts";
import type { BotFacts, ListedTable, Scope, TableSummary } from "../schemas.ts";

/** What a port answers, its failures as problems. */
export const answered = <A, F extends Failure | OwnFailure, R>(effect: Effect.Effect<A, F, R>) =>
  Effect.mapError(effect, (failure) => problemOf(failure));

/** What a port answers the calling bot, if its token has a scope; counts one use of something limited. */
export const byBot = <A, F extends Failure | OwnFailure, R>(
  scope: Scope,
  what: RateLimits,
  act: (bot: BotFacts) => Effect.Effect<A, F, R>,
) => answered(Effect.flatMap(botWith(scope, what), act));

/** The same, where the answer is a table. */
export const tableByBot = <F extends Failure | OwnFailure, R>(
  scope: Scope,
  what: RateLimits,
  act: (bot: BotFacts) => Effect.Effect<TableFacts, F, R>,
) => Effect.map(byBot(scope, what, act), tableSummary);

// cast: what the kernel keeps of a game is JSON by its contract.
const asJson = (value: unknown): Json => value as Json;

const seatLine = ({ seat, kind, player, bot, standIn, program }: SeatFacts) => ({
  seat,
  kind,
  player,
  bot,
  standIn,
  program,
});

/** A table as programs read it: nothing of it is left to chance, each field is named. */
export const tableSummary = (facts: TableFacts): typeof TableSummary.Type => ({
  id: facts.id,
  name: facts.name,
  game: facts.game,
  config: asJson(facts.config),
  hash: facts.hash,
  listed: facts.listed,
  origin: facts.origin,
  status: facts.status,
  seats: facts.seats.map(seatLine),
  mySeat: facts.mySeat,
  host: facts.host,
  seq: facts.seq,
  outcome: asJson(facts.outcome),
  readOnly: facts.readOnly,
  updatedAt: facts.updatedAt,
});

/** A line of a list of tables as programs read it. */
export const listedTable = (table: TableLine): typeof ListedTable.Type => ({
  id: table.id,
  name: table.name,
  game: table.game,
  ruleset: table.ruleset,
  modules: table.modules,
  status: table.status,
  seats: table.seats.map(seatLine),
  mySeat: table.mySeat,
  waitsForMe: table.waitsForMe,
  updatedAt: table.updatedAt,
});
