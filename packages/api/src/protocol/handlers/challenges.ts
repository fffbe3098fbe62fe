import { HttpApiBuilder } from "effect/http-api";
import { botProtocol } from "../api.ts";
import { Challenges } from "../ports.ts";
import { byBot, tableByBot } from "./answered.ts";

/** Challenges between bots. */
export const challengeHandlers = HttpApiBuilder.group(botProtocol, "challenges", (handlers) =>
  handlers
    .handle("challengeBot", ({ payload }) =>
      byBot("challenge", "ask", ({ id }) => Challenges.use((challenges) => challenges.create(id, payload))),
    )
    .handle("listChallenges", () =>
      byBot("read", "look", ({ id }) => Challenges.use((challenges) => challenges.list(id))),
    )
    .handle("acceptChallenge", ({ params: { challenge } }) =>
      tableByBot("play", "seat", (bot) => Challenges.use((challenges) => challenges.accept(bot, challenge))),
    )
    .handle("declineChallenge", ({ params: { challenge }, payload }) =>
      byBot("play", "seat", (bot) => Challenges.use((challenges) => challenges.decline(bot, challenge, payload))),
    ),
);
