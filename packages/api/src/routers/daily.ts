import { PlayDaily, strict } from "../inputs.ts";
import { DailyPort } from "../ports.ts";
import { answer, asGuest, open, router } from "../trpc.ts";

/** The town of the day. */
export const dailyRouter = router({
  town: open.query(({ ctx }) =>
    answer(
      ctx,
      DailyPort.use((daily) => daily.town(ctx.visitor)),
    ),
  ),
  play: asGuest("table")
    .input(strict(PlayDaily))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        DailyPort.use((daily) => daily.play(ctx.guest, input)),
      ),
    ),
});
