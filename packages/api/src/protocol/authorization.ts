import { Context, Effect } from "effect";
import { HttpApiMiddleware, HttpApiSecurity } from "effect/http-api";
import type { Guest, Visitor } from "../answer.ts";
import { type Overloaded, TooMany } from "../failures.ts";
import type { RateLimits } from "../rate-limits.ts";
import { OutOfScope } from "./failures.ts";
import { PROBLEM } from "./problems.ts";
import type { BotFacts, Scope } from "./schemas.ts";

/** Who sends a request, by address and cookie, and what it may have how often. The server gives it with every request. */
export class Requester extends Context.Service<
  Requester,
  {
    readonly visitor: Visitor;
    /** The visitor as a guest: makes one and sets its cookie if there is none. */
    enter(): Promise<Guest | TooMany>;
    /** Says whose stream of events the answer is, so that it can be ended when they are banned. */
    holdStream(bot: Guest): void;
    /** Why the server takes no new work now, or null. */
    overload(): Overloaded | null;
    /** Counts one use by `key`, the visitor or the address where none is named. */
    spend(what: RateLimits, key?: string): Promise<TooMany | Overloaded | null>;
  }
>()("api/Requester") {}

/** The bot whose token came with a request. */
export class CallingBot extends Context.Service<CallingBot, BotFacts>()("api/CallingBot") {}

/** Requests with the token of a bot: `Authorization: Bearer TOKEN`. */
export class BotToken extends HttpApiMiddleware.Service<BotToken, { provides: CallingBot }>()("api/BotToken", {
  security: { token: HttpApiSecurity.bearer },
  error: [PROBLEM[401], PROBLEM[403], PROBLEM[429], PROBLEM[503]],
}) {}

/** What any request may be answered with before it is looked at: it is too large, comes too often, or has not the right form. */
export class Transport extends HttpApiMiddleware.Service<Transport>()("api/Transport", {
  error: [
    PROBLEM[400],
    PROBLEM[403],
    PROBLEM[408],
    PROBLEM[413],
    PROBLEM[415],
    PROBLEM[429],
    PROBLEM[500],
    PROBLEM[503],
  ],
}) {}

/** The calling bot, if its token has a scope; counts one use of something limited. */
export const botWith = (
  scope: Scope,
  what: RateLimits,
): Effect.Effect<BotFacts, OutOfScope | TooMany | Overloaded, CallingBot | Requester> =>
  Effect.gen(function* () {
    const bot = yield* CallingBot;
    if (!bot.scopes.includes(scope)) return yield* new OutOfScope({ message: `The token lacks the scope "${scope}"` });
    const requester = yield* Requester;
    const refused = yield* Effect.promise(() => requester.spend(what, bot.id));
    return refused === null ? bot : yield* refused;
  });

/** The guest who sends a request, who becomes one by it; counts one use of something limited. */
export const guestWith = (what: RateLimits): Effect.Effect<Guest, TooMany | Overloaded, Requester> =>
  Effect.gen(function* () {
    const requester = yield* Requester;
    const refused = yield* Effect.promise(() => requester.spend(what));
    if (refused) return yield* refused;
    const guest = yield* Effect.promise(() => requester.enter());
    return guest instanceof TooMany ? yield* guest : guest;
  });
