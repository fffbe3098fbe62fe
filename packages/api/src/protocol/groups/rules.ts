import { Schema } from "effect";
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api";
import { BotToken } from "../authorization.ts";
import { PROBLEM } from "../problems.ts";
import { RulesDocument, SimulatedLine, WantedSimulation } from "../rules.ts";
import { says } from "./endpoint.ts";

/** The rules as data, and lines played on them. */
export const rulesGroup = HttpApiGroup.make("rules")
  .add(
    HttpApiEndpoint.get("getRules", "/rules/:hash", {
      params: { hash: Schema.String.check(Schema.isPattern(/^[\w-]{1,128}$/)) },
      success: RulesDocument,
      error: [PROBLEM[403], PROBLEM[404]],
    }).annotateMerge(
      says(
        "Rules as data",
        "Of every table in play and of the presets: cards, tiles and constants, and the JSON Schema of commands, events and states.",
      ),
    ),
    HttpApiEndpoint.post("simulate", "/simulate", {
      payload: WantedSimulation,
      success: SimulatedLine,
      error: [PROBLEM[403], PROBLEM[404], PROBLEM[409]],
    }).annotateMerge(
      says(
        "Play a line on a state of your own",
        "Nothing is kept. Within limits; a bot that searches runs the engine itself: GET /api/v1/engine.tgz.",
      ),
    ),
  )
  .middleware(BotToken)
  .annotateMerge(OpenApi.annotations({ title: "Rules and simulation" }));
