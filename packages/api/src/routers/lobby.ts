import { Effect } from "effect";
import { AskRematch, ContinuedTable, ListTables, NewTable, OneTable, StartTable, strict } from "../inputs.ts";
import { Lobby } from "../ports.ts";
import { answer, asGuest, open, router } from "../trpc.ts";

/** The games on offer. */
export const gamesRouter = router({
  list: open.query(({ ctx }) =>
    answer(
      ctx,
      Effect.map(Lobby, (lobby) => lobby.games),
    ),
  ),
});

/** Opening, listing and starting tables. */
export const tablesRouter = router({
  create: asGuest("table")
    .input(strict(NewTable))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        Lobby.use((lobby) => lobby.create(ctx.guest, input)),
      ),
    ),
  resume: asGuest("table")
    .input(strict(ContinuedTable))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        Lobby.use((lobby) => lobby.resume(ctx.guest, input)),
      ),
    ),
  rematch: asGuest("table")
    .input(strict(AskRematch))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        Lobby.use((lobby) => lobby.rematch(ctx.guest, input)),
      ),
    ),
  list: open.input(strict(ListTables)).query(({ ctx, input }) =>
    answer(
      ctx,
      Lobby.use((lobby) => lobby.list(ctx.visitor, input)),
    ),
  ),
  week: open.query(({ ctx }) =>
    answer(
      ctx,
      Lobby.use((lobby) => lobby.week(ctx.visitor)),
    ),
  ),
  get: open.input(strict(OneTable)).query(({ ctx, input }) =>
    answer(
      ctx,
      Lobby.use((lobby) => lobby.get(ctx.visitor, input.table)),
    ),
  ),
  start: asGuest("seat")
    .input(strict(StartTable))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        Lobby.use((lobby) => lobby.start(ctx.guest, input.table, input.bot)),
      ),
    ),
  close: asGuest("seat")
    .input(strict(OneTable))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        Lobby.use((lobby) => lobby.close(ctx.guest, input.table)),
      ),
    ),
});
