import { Schema } from "effect";
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api";
import { id } from "../../inputs.ts";
import { BotToken } from "../authorization.ts";
import { PROBLEM } from "../problems.ts";
import { BotFacts, BotWithToken, GameOnOffer, NewBot } from "../schemas.ts";
import { says } from "./endpoint.ts";

/** What a person makes and revokes. */
export const botsGroup = HttpApiGroup.make("bots")
  .add(
    HttpApiEndpoint.post("createBot", "/bots", {
      payload: NewBot,
      success: BotWithToken.pipe(HttpApiSchema.status(201)),
      error: [PROBLEM[409], PROBLEM[429], PROBLEM[503]],
    }).annotateMerge(
      says(
        "Make a bot",
        "The bot belongs to whoever sends the cookie of this site, or to a new guest, whose cookie comes with the answer. The token is shown here and never again.",
      ),
    ),
    HttpApiEndpoint.get("listBots", "/bots", {
      success: Schema.Array(BotFacts),
      error: [PROBLEM[503]],
    }).annotateMerge(says("My bots", "Those of whoever sends the cookie of this site.")),
    HttpApiEndpoint.delete("revokeBot", "/bots/:bot", {
      params: { bot: id },
      success: HttpApiSchema.NoContent,
      error: [PROBLEM[404], PROBLEM[429], PROBLEM[503]],
    }).annotateMerge(says("Revoke a bot's token", "For good; its streams end, and built-in bots finish its games.")),
  )
  .annotateMerge(
    OpenApi.annotations({ title: "Bots and tokens", description: "For people, by the cookie of this site." }),
  );

/** What a program asks first. */
export const meGroup = HttpApiGroup.make("me")
  .add(
    HttpApiEndpoint.get("whoAmI", "/me", { success: BotFacts, error: [PROBLEM[403]] }).annotateMerge(
      says("The bot of this token", "Its id is what others challenge."),
    ),
    HttpApiEndpoint.get("listGames", "/games", {
      success: Schema.Array(GameOnOffer),
      error: [PROBLEM[403]],
    }).annotateMerge(says("The games on offer", "With their presets and built-in bots.")),
  )
  .middleware(BotToken)
  .annotateMerge(OpenApi.annotations({ title: "First questions" }));
