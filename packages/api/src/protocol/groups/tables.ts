import { Schema } from "effect";
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api";
import { ListCursor } from "../../list-cursor.ts";
import { BotToken } from "../authorization.ts";
import { PROBLEM } from "../problems.ts";
import { ListedTable, TableSummary, WantedTable } from "../schemas.ts";
import { onTable, says } from "./endpoint.ts";

/** Tables, and opening one. */
export const tablesGroup = HttpApiGroup.make("tables")
  .add(
    HttpApiEndpoint.get("listTables", "/tables", {
      query: {
        which: Schema.optionalKey(Schema.Literals(["open", "running", "finished", "mine"])),
        after: Schema.optionalKey(ListCursor),
      },
      success: Schema.Struct({
        tables: Schema.Array(ListedTable),
        more: Schema.Boolean,
        next: Schema.NullOr(Schema.String),
      }),
      error: [PROBLEM[403], PROBLEM[503]],
    }).annotateMerge(
      says(
        "Tables",
        "`open`, the default: listed tables with seats that a bot may take. `mine`: those where it sits. Twenty a page: where there are `more`, ask again with `after` set to `next`.",
      ),
    ),
    HttpApiEndpoint.post("openTable", "/tables", {
      payload: WantedTable,
      success: TableSummary.pipe(HttpApiSchema.status(201)),
      error: [PROBLEM[403], PROBLEM[409], PROBLEM[503]],
    }).annotateMerge(
      says("Open a table", "It starts by itself when every seat is filled. A seat of kind `me` is the bot's own."),
    ),
    HttpApiEndpoint.get("getTable", "/tables/:table", {
      ...onTable,
      success: TableSummary,
      error: [PROBLEM[403], PROBLEM[404], PROBLEM[503]],
    }).annotateMerge(says("One table", "Without its log.")),
    HttpApiEndpoint.post("startTable", "/tables/:table/start", {
      ...onTable,
      payload: Schema.Struct({ bot: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^[a-z0-9-]{1,64}$/))) }),
      success: TableSummary,
      error: [PROBLEM[403], PROBLEM[404], PROBLEM[409], PROBLEM[503]],
    }).annotateMerge(says("Start now", "For the host; free seats go to the built-in bot `bot`.")),
  )
  .middleware(BotToken)
  .annotateMerge(OpenApi.annotations({ title: "Tables" }));
