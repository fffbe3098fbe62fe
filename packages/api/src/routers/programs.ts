import { Effect } from "effect";
import { OneProgram, strict } from "../inputs.ts";
import { NewBot } from "../protocol/schemas.ts";
import { BotAccounts, Challenges } from "../protocol/ports.ts";
import { NewChallenge } from "../protocol/challenges.ts";
import { answer, asGuest, open, router } from "../trpc.ts";

/** One's own bots of the protocol for programs, and asking bots to a table. */
export const programsRouter = router({
  list: open.query(({ ctx: { visitor, ...ctx } }) =>
    answer(
      { ...ctx, visitor },
      visitor === null ? Effect.succeed([]) : BotAccounts.use((accounts) => accounts.list(visitor)),
    ),
  ),
  create: asGuest("bot")
    .input(strict(NewBot))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        BotAccounts.use((accounts) => accounts.create(ctx.guest, input)),
      ),
    ),
  revoke: asGuest("bot")
    .input(strict(OneProgram))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        Effect.as(
          BotAccounts.use((accounts) => accounts.revoke(ctx.guest, input.bot)),
          { revoked: input.bot },
        ),
      ),
    ),
  challenge: asGuest("ask")
    .input(strict(NewChallenge))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        Challenges.use((challenges) => challenges.create(ctx.guest, input)),
      ),
    ),
  challenges: open.query(({ ctx: { visitor, ...ctx } }) =>
    answer(
      { ...ctx, visitor },
      visitor === null ? Effect.succeed([]) : Challenges.use((challenges) => challenges.list(visitor)),
    ),
  ),
});
