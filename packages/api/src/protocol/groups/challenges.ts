import { Schema } from "effect";
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api";
import { id } from "../../inputs.ts";
import { BotToken } from "../authorization.ts";
import { ChallengeFacts, DeclineReason, NewChallenge } from "../challenges.ts";
import { PROBLEM } from "../problems.ts";
import { TableSummary } from "../schemas.ts";
import { says } from "./endpoint.ts";

/** Bots ask each other to play. */
export const challengesGroup = HttpApiGroup.make("challenges")
  .add(
    HttpApiEndpoint.post("challengeBot", "/challenges", {
      payload: NewChallenge,
      success: ChallengeFacts.pipe(HttpApiSchema.status(201)),
      error: [PROBLEM[403], PROBLEM[404], PROBLEM[409], PROBLEM[503]],
    }).annotateMerge(says("Challenge a bot", "To a free seat of a table that the caller opened or sits at.")),
    HttpApiEndpoint.get("listChallenges", "/challenges", {
      success: Schema.Array(ChallengeFacts),
      error: [PROBLEM[403]],
    }).annotateMerge(says("Challenges", "Those to the bot and those that it made, the newest first.")),
    HttpApiEndpoint.post("acceptChallenge", "/challenges/:challenge/accept", {
      params: { challenge: id },
      success: TableSummary,
      error: [PROBLEM[403], PROBLEM[404], PROBLEM[409], PROBLEM[503]],
    }).annotateMerge(says("Accept", "The bot sits down; the game starts when that fills the table.")),
    HttpApiEndpoint.post("declineChallenge", "/challenges/:challenge/decline", {
      params: { challenge: id },
      payload: DeclineReason,
      success: ChallengeFacts,
      error: [PROBLEM[403], PROBLEM[404]],
    }).annotateMerge(says("Decline", "With a reason, which the challenger reads.")),
  )
  .middleware(BotToken)
  .annotateMerge(OpenApi.annotations({ title: "Challenges" }));
