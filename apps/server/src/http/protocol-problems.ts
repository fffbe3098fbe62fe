import type { ServerResponse } from "node:http";
import { TooMany } from "@blueplate/api";
import {
  PROBLEM_TYPE,
  type Problem,
  TRANSPORT_ROWS,
  transportProblem,
  type TransportTag,
} from "@blueplate/api/problems";
import type { TRPCError } from "@trpc/server";

const TAG_OF_STATUS: Readonly<Record<number, TransportTag>> = Object.fromEntries(
  // cast: the keys of the table are its tags.
  (Object.keys(TRANSPORT_ROWS) as TransportTag[]).map((tag) => [TRANSPORT_ROWS[tag].status, tag]),
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
