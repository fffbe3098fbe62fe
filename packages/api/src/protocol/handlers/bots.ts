import { Effect } from "effect";
import { HttpApiBuilder } from "effect/http-api";
import { botProtocol } from "../api.ts";
import { guestWith, Requester } from "../authorization.ts";
import { BotAccounts } from "../ports.ts";
import { answered } from "./answered.ts";

/** Making, listing and revoking bots, for people. */
export const botHandlers = HttpApiBuilder.group(botProtocol, "bots", (handlers) =>
  handlers
    .handle("createBot", ({ payload }) =>
      answered(
        Effect.flatMap(guestWith("bot"), (owner) => BotAccounts.use((accounts) => accounts.create(owner, payload))),
      ),
    )
    .handle("listBots", () =>
      answered(
        Effect.flatMap(Requester, ({ visitor }) =>
          visitor === null ? Effect.succeed([]) : BotAccounts.use((accounts) => accounts.list(visitor)),
        ),
      ),
    )
    .handle("revokeBot", ({ params }) =>
      answered(
        Effect.flatMap(guestWith("bot"), (owner) => BotAccounts.use((accounts) => accounts.revoke(owner, params.bot))),
      ),
    ),
);
