import { tracked } from "@trpc/server";
import { Effect } from "effect";
import { encodeCursors, startAt } from "../cursor.ts";
import { OneTable, PlayCommand, Say, SetOrders, strict, UndoCommand, WatchTables } from "../inputs.ts";
import { PlayPort, Watch } from "../ports.ts";
import { answer, asGuest, beginStream, open, router } from "../trpc.ts";

/** A command: answers the number of its entry once it is stored. State arrives only through `watch`. */
export const playCommand = asGuest("command")
  .input(strict(PlayCommand))
  .mutation(({ ctx, input }) =>
    answer(
      ctx,
      PlayPort.use((play) => play.submit(ctx.guest, input)),
    ),
  );

/** Takes back what the caller decided last, where nothing was revealed and nobody but bots has decided since. */
export const undoCommand = asGuest("command")
  .input(strict(UndoCommand))
  .mutation(({ ctx, input }) =>
    answer(
      ctx,
      PlayPort.use((play) => play.undo(ctx.guest, input)),
    ),
  );

/** What one's seat decides beforehand; everybody reads their own in the facts of the table. */
export const conditionalOrdersRouter = router({
  set: asGuest("command")
    .input(strict(SetOrders))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        PlayPort.use((play) => play.order(ctx.guest, input)),
      ),
    ),
});

/** Talk at the table, for those who sit. */
export const chatRouter = router({
  send: asGuest("chat")
    .input(strict(Say))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        PlayPort.use((play) => play.say(ctx.guest, input.table, input.text)),
      ),
    ),
});

/** The log as a file (docs/formats.md). */
export const logRouter = router({
  export: open.input(strict(OneTable)).query(({ ctx, input }) =>
    answer(
      ctx,
      PlayPort.use((play) => play.exportLog(ctx.visitor, input.table)),
    ),
  ),
});

/** One subscription for any set of tables: its event ids are the cursors, so a reconnect resumes without gap or repeat. */
export const watchTables = asGuest("watch")
  .input(strict(WatchTables))
  .subscription(async function* ({ ctx, input, signal }) {
    const watch = await answer(
      ctx,
      Effect.map(Watch, (port) => port),
    );
    const from = startAt(input.tables, input.lastEventId);
    const isSeated = () =>
      answer(
        ctx,
        watch.isSeated(
          ctx.guest,
          from.map(({ id }) => id),
        ),
      );
    await beginStream(ctx, ctx.guest, isSeated);
    const stop = signal ?? new AbortController().signal;
    for await (const { cursors, message } of watch.watch(ctx.guest, from, stop)) {
      yield tracked(encodeCursors(cursors), message);
    }
  });
