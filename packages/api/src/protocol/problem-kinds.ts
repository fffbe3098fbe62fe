import type { Json } from "@blueplate/kernel";

/** The media type of every answer that is no success (RFC 9457). */
export const PROBLEM_TYPE = "application/problem+json";

/** The statuses that this protocol answers with besides success. */
export const PROBLEM_STATUSES = [400, 401, 403, 404, 405, 408, 409, 413, 415, 429, 500, 503] as const;
export type ProblemStatus = (typeof PROBLEM_STATUSES)[number];

/** A problem as it is answered; what its fields mean stands beside its schema. */
export interface Problem<S extends ProblemStatus = ProblemStatus> {
  readonly status: S;
  readonly type: string;
  readonly title: string;
  readonly tag: string;
  readonly detail: string;
  readonly advice: string;
  readonly field?: string;
  readonly index?: number;
  readonly refusal?: Json;
  readonly retryAfterMs?: number;
}

/** A kind of problem: its status, what it is called, and what to do about it. */
export interface ProblemRow<S extends ProblemStatus = ProblemStatus> {
  readonly status: S;
  readonly title: string;
  readonly advice: string;
}

/** What is known of one problem besides its kind. */
export type ProblemParts = Pick<Problem, "field" | "index" | "refusal" | "retryAfterMs">;

/** A problem of a kind. */
export const problemOfRow = <S extends ProblemStatus>(
  tag: string,
  { status, title, advice }: ProblemRow<S>,
  detail: string,
  parts: ProblemParts = {},
): Problem<S> => ({ status, type: `/api/docs#${tag}`, title, tag, detail, advice, ...parts });

const row = <S extends ProblemStatus>(status: S, title: string, advice: string): ProblemRow<S> => ({
  status,
  title,
  advice,
});

/** What a request is answered with before the routes see it, or where they break off. */
export const TRANSPORT_ROWS = {
  Malformed: row(
    400,
    "Something in the request does not fit",
    "Correct the field that `field` names; /api/docs shows its schema.",
  ),
  UnknownToken: row(
    401,
    "No bot has this token",
    "Send `Authorization: Bearer TOKEN` with the token that POST /api/v1/bots has shown; a revoked one does not come back.",
  ),
  NotTheOperator: row(
    401,
    "This is not the token of whoever runs the server",
    "Send `Authorization: Bearer TOKEN` with what the setting ADMIN_TOKEN says.",
  ),
  Banned: row(
    403,
    "Whoever runs this server has banned the caller or its network",
    "Nothing; ask whoever runs the server. Sending requests again changes nothing.",
  ),
  OtherSite: row(403, "Requests from pages of other sites are refused", "Send the request from a program."),
  NoSuchRoute: row(404, "There is nothing at this address", "Read /api/docs for the addresses there are."),
  WrongMethod: row(405, "This address does not take this method", "Use a method that the header Allow names."),
  TimedOut: row(408, "The request did not come whole", "Send its body at once."),
  Impossible: row(409, "This is not possible now", "Read the state again."),
  TooLarge: row(413, "The request is too large", "Send less: 64 KiB, or 128 KiB to /api/v1/simulate."),
  WrongMediaType: row(415, "The body is not JSON", "Send `Content-Type: application/json`."),
  TooMany: row(
    429,
    "Too many requests",
    "Wait `retryAfterMs` milliseconds, then go on more slowly; an event stream that is open costs nothing.",
  ),
  Internal: row(500, "Something went wrong here", "Try again later; the same `id` is never played twice."),
  ServerReadOnly: row(
    503,
    "The server takes no changes for a while",
    "Wait `retryAfterMs` milliseconds; reading and event streams go on.",
  ),
  Unavailable: row(503, "The server cannot answer now", "Send the same request again in a moment."),
} as const;

/** What such an answer is called. */
export type TransportTag = keyof typeof TRANSPORT_ROWS;

/** A problem of the way that a request came. */
export const transportProblem = <T extends TransportTag>(
  tag: T,
  { detail, ...parts }: ProblemParts & { readonly detail?: string } = {},
): Problem<(typeof TRANSPORT_ROWS)[T]["status"]> => {
  const kind: ProblemRow<(typeof TRANSPORT_ROWS)[T]["status"]> = TRANSPORT_ROWS[tag];
  return problemOfRow(tag, kind, detail ?? kind.title, parts);
};
