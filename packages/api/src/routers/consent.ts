import { AnswerRollback, AnswerRules, AskRollback, strict, WithdrawRollback } from "../inputs.ts";
import { Consent } from "../ports.ts";
import { answer, asGuest, router } from "../trpc.ts";

/** Going back further than anybody may alone: the others are asked, and a new entry makes the request void. */
export const returnRouter = router({
  ask: asGuest("ask")
    .input(strict(AskRollback))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        Consent.use((consent) => consent.ask(ctx.guest, input)),
      ),
    ),
  answer: asGuest("command")
    .input(strict(AnswerRollback))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        Consent.use((consent) => consent.answer(ctx.guest, input)),
      ),
    ),
  withdraw: asGuest("command")
    .input(strict(WithdrawRollback))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        Consent.use((consent) => consent.withdraw(ctx.guest, input)),
      ),
    ),
});

/** Going on by the rules of today where they decide a game differently: everybody is asked. */
export const rulesRouter = router({
  answer: asGuest("command")
    .input(strict(AnswerRules))
    .mutation(({ ctx, input }) =>
      answer(
        ctx,
        Consent.use((consent) => consent.answerRules(ctx.guest, input)),
      ),
    ),
});
