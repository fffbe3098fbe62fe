import { Schema } from "effect";
import { OpenApi } from "effect/http-api";
import { TableSummary } from "./schemas.ts";

/** What the event stream of a table says. Every message is one line of JSON. */
export const StreamMessage = Schema.TaggedUnion({
  /** The table as it is now: first, and whenever its seats or its status change. */
  Table: { table: TableSummary },
  /** An entry of the log, as the seat may read it. Its number is the id to resume after. */
  Entry: { entry: Schema.Json },
  /** Whom the game waits for, and who is connected. */
  Presence: { seq: Schema.Int, waitsFor: Schema.Array(Schema.Natural), online: Schema.Array(Schema.Natural) },
  /** The bot's eyes changed (it took or lost its seat): forget all entries, they follow from 0. */
  Again: {},
  /** The table was closed. The stream ends. */
  Gone: {},
  /** The game is over and everything was told. The stream ends. */
  End: { seq: Schema.Int },
}).annotate({ identifier: "StreamMessage" });
export type StreamMessage = typeof StreamMessage.Type;

const LINE = { schema: { $ref: "#/components/schemas/StreamMessage" } };

/** The two forms of the stream, message by message: only one of them can be declared. */
export const BOTH_STREAMS = OpenApi.annotations({
  transform: (operation) => ({
    ...operation,
    responses: {
      ...operation["responses"],
      200: { description: "The stream", content: { "text/event-stream": LINE, "application/x-ndjson": LINE } },
    },
  }),
});
