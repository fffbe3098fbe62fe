import { Schema } from "effect";
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api";
import { BotToken } from "../authorization.ts";
import { BOTH_STREAMS, StreamMessage } from "../messages.ts";
import { PROBLEM } from "../problems.ts";
import {
  CommandBatch,
  FilledSoFar,
  OpenForms,
  PartialFilling,
  PlayedBatch,
  SeatState,
  TableSummary,
  WantedSeat,
} from "../schemas.ts";
import { onTable, says } from "./endpoint.ts";

const SEAT = "/tables/:table/seat";

/** Everything that a program does at a table. */
export const seatGroup = HttpApiGroup.make("seat")
  .add(
    HttpApiEndpoint.post("takeSeat", SEAT, {
      ...onTable,
      payload: WantedSeat,
      success: TableSummary,
      error: [PROBLEM[403], PROBLEM[404], PROBLEM[409], PROBLEM[503]],
    }).annotateMerge(says("Sit down", "On the named seat, or the first free one.")),
    HttpApiEndpoint.delete("leaveSeat", SEAT, {
      ...onTable,
      success: TableSummary,
      error: [PROBLEM[403], PROBLEM[404], PROBLEM[409], PROBLEM[503]],
    }).annotateMerge(says("Stand up", "Before the start.")),
    HttpApiEndpoint.get("getSeat", SEAT, {
      ...onTable,
      success: SeatState,
      error: [PROBLEM[403], PROBLEM[404], PROBLEM[409], PROBLEM[503]],
    }).annotateMerge(
      says(
        "The game as the seat sees it",
        "With its clock. Takes the seat back where a built-in bot played for a late one.",
      ),
    ),
    HttpApiEndpoint.get("listForms", `${SEAT}/forms`, {
      ...onTable,
      success: OpenForms,
      error: [PROBLEM[403], PROBLEM[404], PROBLEM[409], PROBLEM[503]],
    }).annotateMerge(
      says(
        "The forms that the seat may fill now",
        "A command is a filled form. None, or those that change a decision, while others are waited for.",
      ),
    ),
    HttpApiEndpoint.post("nextSlot", `${SEAT}/forms/next`, {
      ...onTable,
      payload: PartialFilling,
      success: FilledSoFar,
      error: [PROBLEM[403], PROBLEM[404], PROBLEM[409], PROBLEM[503]],
    }).annotateMerge(
      says(
        "The next slot of a form",
        "With its candidates after what was picked; once no slot is left, the command to play.",
      ),
    ),
    HttpApiEndpoint.post("playCommands", `${SEAT}/commands`, {
      ...onTable,
      payload: CommandBatch,
      success: PlayedBatch,
      error: [PROBLEM[403], PROBLEM[404], PROBLEM[409], PROBLEM[503]],
    }).annotateMerge(
      says(
        "Play one command, or a whole day at once",
        "All of them or none. A command that rolls dice or shows a secret can only be the last of its batch. The same `id` again changes nothing and answers the same.",
      ),
    ),
    HttpApiEndpoint.post("resignSeat", `${SEAT}/resign`, {
      ...onTable,
      success: TableSummary,
      error: [PROBLEM[403], PROBLEM[404], PROBLEM[409], PROBLEM[503]],
    }).annotateMerge(says("Give the seat up for good", "A built-in bot plays on.")),
    HttpApiEndpoint.get("followTable", "/tables/:table/events", {
      ...onTable,
      query: { after: Schema.optionalKey(Schema.FiniteFromString.check(Schema.isInt())) },
      headers: { "last-event-id": Schema.optionalKey(Schema.String) },
      success: HttpApiSchema.StreamSse({ data: StreamMessage }),
      error: [PROBLEM[400], PROBLEM[403], PROBLEM[404], PROBLEM[409], PROBLEM[503]],
    })
      .annotateMerge(
        says(
          "Follow a table",
          "As server-sent events, or with `Accept: application/x-ndjson` as lines of JSON; an empty line or comment comes while nothing happens. Resume after the number of the last entry with `?after=` or `Last-Event-ID`.",
        ),
      )
      .annotateMerge(BOTH_STREAMS),
  )
  .middleware(BotToken)
  .annotateMerge(OpenApi.annotations({ title: "A seat" }));
