import { returnRouter, rulesRouter } from "./routers/consent.ts";
import { dailyRouter } from "./routers/daily.ts";
import { gamesRouter, tablesRouter } from "./routers/lobby.ts";
import {
  chatRouter,
  conditionalOrdersRouter,
  logRouter,
  playCommand,
  undoCommand,
  watchTables,
} from "./routers/play.ts";
import { programsRouter } from "./routers/programs.ts";
import { seatsRouter, sessionRouter } from "./routers/seats.ts";
import { gameStatistics } from "./routers/statistics.ts";
import { studiesRouter } from "./routers/studies.ts";
import { router } from "./trpc.ts";

/** Everything a client can ask of the server. */
export const appRouter = router({
  session: sessionRouter,
  games: gamesRouter,
  tables: tablesRouter,
  seats: seatsRouter,
  play: playCommand,
  undo: undoCommand,
  rollback: returnRouter,
  // What pages call it that were open before it had this name.
  goBack: returnRouter,
  rules: rulesRouter,
  programs: programsRouter,
  conditionalOrders: conditionalOrdersRouter,
  // What pages call it that were open before it had this name.
  standing: conditionalOrdersRouter,
  chat: chatRouter,
  log: logRouter,
  statistics: gameStatistics,
  daily: dailyRouter,
  watch: watchTables,
  studies: studiesRouter,
});

/** What clients import, as a type only. */
export type AppRouter = typeof appRouter;
