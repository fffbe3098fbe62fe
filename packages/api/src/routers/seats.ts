import { Effect } from "effect";
import {
  ClaimSeat,
  DressSeat,
  FreeSeat,
  HandOver,
  NudgeSeat,
  OneTable,
  Resign,
  SetBot,
  strict,
  TakeSeat,
} from "../inputs.ts";
import { Consent, Seating } from "../ports.ts";
import { answer, asGuest, open, router } from "../trpc.ts";

/** Sitting down, names and banners before the start, a seat on several devices, and who plays for whom. */
export const seatsRouter = router({
  take: asGuest("seat")
    .input(strict(TakeSeat))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        Seating.use((seating) => seating.take(ctx.guest, input)),
      ),
    ),
  dress: asGuest("seat")
    .input(strict(DressSeat))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        Seating.use((seating) => seating.dress(ctx.guest, input)),
      ),
    ),
  leave: asGuest("seat")
    .input(strict(OneTable))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        Seating.use((seating) => seating.leave(ctx.guest, input.table)),
      ),
    ),
  free: asGuest("seat")
    .input(strict(FreeSeat))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        Seating.use((seating) => seating.free(ctx.guest, input)),
      ),
    ),
  setBot: asGuest("seat")
    .input(strict(SetBot))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        Seating.use((seating) => seating.setBot(ctx.guest, input)),
      ),
    ),
  deviceLink: asGuest("seat")
    .input(strict(OneTable))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        Seating.use((seating) => seating.deviceLink(ctx.guest, input.table)),
      ),
    ),
  claim: asGuest("seat")
    .input(strict(ClaimSeat))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        Seating.use((seating) => seating.claim(ctx.guest, input.token)),
      ),
    ),
  signOutOthers: asGuest("seat")
    .input(strict(OneTable))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        Seating.use((seating) => seating.signOutOthers(ctx.guest, input.table)),
      ),
    ),
  resign: asGuest("seat")
    .input(strict(Resign))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        Consent.use((consent) => consent.resign(ctx.guest, input)),
      ),
    ),
  handOver: asGuest("seat")
    .input(strict(HandOver))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        Consent.use((consent) => consent.handOver(ctx.guest, input)),
      ),
    ),
  awayAfter: open.query(({ ctx }) =>
    answer(
      ctx,
      Consent.use(({ awayAfter }) => Effect.succeed({ seconds: awayAfter })),
    ),
  ),
  nudge: asGuest("ask")
    .input(strict(NudgeSeat))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        Consent.use((consent) => consent.nudge(ctx.guest, input)),
      ),
    ),
  takeBack: asGuest("seat")
    .input(strict(OneTable))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        Consent.use((consent) => consent.takeBack(ctx.guest, input.table)),
      ),
    ),
});

/**
 * Makes the caller a guest by setting the cookie, if there is none. Browsers call it once before anything else: two first
 * requests at the same time would make two guests.
 */
export const sessionRouter = router({
  enter: asGuest("seat").mutation(() => ({ entered: true })),
});
