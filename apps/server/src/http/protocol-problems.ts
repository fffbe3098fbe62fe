import type { ServerResponse } from "node:http";
import { PROBLEM_TYPE, type Problem, problemOfRow, type ProblemRow, type ProblemStatus } from "@blueplate/api/problems";
import { TooMany } from "@blueplate/api";
import type { TRPCError } from "@trpc/server";

const row = (status: ProblemStatus, title: string, advice: string): ProblemRow => ({ status, title, advice });

/** Answers that a request gets before the protocol's own routes see it, or instead of what they break off with. */
const ROWS = {
  Malformed: row(
    400,
    "Something in the request does not fit",
    "Correct the field that `field` names; /api/docs shows its schema.",
  ),
  UnknownToken: row(401, "No bot has this token", "Send `Authorization: Bearer TOKEN`."),
  OtherSite: row(403, "Requests from pages of other sites are refused", "Send the request from a program."),
  NoSuchRoute: row(404, "There is nothing at this address", "Read /api/docs for the addresses there are."),
  WrongMethod: row(405, "This address does not take this method", "Use a method that the header Allow names."),
  TimedOut: row(408, "The request did not come whole", "Send its body at once."),
  Refused: row(409, "This is not possible now", "Read the state again."),
  TooLarge: row(413, "The request is too large", "Send less: 64 KiB, or 512 KiB to /simulate."),
  WrongMediaType: row(415, "The body is not JSON", "Send `Content-Type: application/json`."),
  TooMany: row(
    429,
    "Too many requests",
    "Wait `retryAfterMs` milliseconds, then go on more slowly; the event stream costs nothing.",
  ),
  Internal: row(500, "Something went wrong here", "Try again later; the same `id` is never played twice."),
  NotStored: row(503, "The server cannot answer now", "Send the same request again in a moment."),
} as const;

/** What such an answer is called. */
export type TransportTag = keyof typeof ROWS;

/** A problem of the way that a request came. */
export const transportProblem = (
  tag: TransportTag,
  parts: Pick<Problem, "field" | "retryAfterMs"> & { readonly detail?: string } = {},
): Problem => {
  const { detail = ROWS[tag].title, ...rest } = parts;
  return problemOfRow(tag, ROWS[tag], detail, rest);
};

const TAG_OF_STATUS: Readonly<Record<number, TransportTag>> = Object.fromEntries(
  // cast: the keys of the table are its tags.
  (Object.keys(ROWS) as TransportTag[]).map((tag) => [ROWS[tag].status, tag]),
);

/** The problem for an answer that says nothing but its status. */
export const problemOfStatus = (status: number): Problem => transportProblem(TAG_OF_STATUS[status] ?? "Internal");

/** Why a body was not read, as a problem. */
export const problemOfFault = ({ code, cause, message }: TRPCError): Problem => {
  if (cause instanceof TooMany) return tooManyProblem(cause);
  if (code === "PAYLOAD_TOO_LARGE") return transportProblem("TooLarge");
  if (code === "TIMEOUT") return transportProblem("TimedOut");
  const field = cause !== undefined && "field" in cause ? String(cause.field) : "";
  return transportProblem("Malformed", { field, detail: message });
};

/** Too much of something, with when to come again. */
export const tooManyProblem = ({ what, retryAfter, retryAfterMs = retryAfter * 1_000 }: TooMany): Problem =>
  transportProblem("TooMany", { detail: `Too many requests of the kind "${what}"`, retryAfterMs });

/** Answers a problem. */
export const sendProblem = (response: ServerResponse, problem: Problem): void => {
  if (problem.retryAfterMs !== undefined) response.setHeader("Retry-After", Math.ceil(problem.retryAfterMs / 1_000));
  if (problem.status === 401) response.setHeader("WWW-Authenticate", "Bearer");
  response.writeHead(problem.status, { "Content-Type": PROBLEM_TYPE, "Cache-Control": "no-store" });
  response.end(JSON.stringify(problem));
};
