import { Schema } from "effect";
import { HttpApiSchema } from "effect/http-api";
import { PROBLEM_TYPE, type ProblemStatus } from "./problem-kinds.ts";

const PARTS = {
  /** Where this kind of problem is written about, as an address on this server. */
  type: Schema.String,
  title: Schema.String,
  /** The kind of problem as one word, for programs. */
  tag: Schema.String,
  detail: Schema.String,
  /** What to do about it. */
  advice: Schema.String,
  /** The path of the first field that does not fit. */
  field: Schema.optionalKey(Schema.String),
  /** Which command of a batch it was, counted from 0. */
  index: Schema.optionalKey(Schema.Natural),
  /** What the rules of the game do not allow, with the paragraph that says so. */
  refusal: Schema.optionalKey(Schema.Json),
  /** Milliseconds after which to come again. */
  retryAfterMs: Schema.optionalKey(Schema.Natural),
};

const problemWith = <const S extends ProblemStatus>(status: S) =>
  Schema.Struct({ status: Schema.Literal(status), ...PARTS })
    .annotate({ identifier: `Problem${status}` })
    .pipe(HttpApiSchema.status(status), HttpApiSchema.asJson({ contentType: PROBLEM_TYPE }));

/** The schema of a problem for each status that this protocol answers with. */
export const PROBLEM = {
  400: problemWith(400),
  401: problemWith(401),
  403: problemWith(403),
  404: problemWith(404),
  405: problemWith(405),
  408: problemWith(408),
  409: problemWith(409),
  413: problemWith(413),
  415: problemWith(415),
  429: problemWith(429),
  500: problemWith(500),
  503: problemWith(503),
} as const;
