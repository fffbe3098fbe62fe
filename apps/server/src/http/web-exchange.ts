import type { IncomingMessage, ServerResponse } from "node:http";
import { type Problem, transportProblem } from "@blueplate/api/problems";
import { problemOfStatus, sendProblem } from "./protocol-problems.ts";
import { pump } from "./pump.ts";

/** Headers that the routes read; nothing else of a request reaches them. */
const READ = ["accept", "authorization", "content-type", "last-event-id"] as const;

/** Sends what a router of Effect has answered; whoever leaves a stream lying for `stalledMs` is cut off. */
export const answerWith = async (answer: Response, response: ServerResponse, stalledMs: number): Promise<void> => {
  const type = answer.headers.get("content-type") ?? "";
  if (answer.status >= 400) {
    // What breaks off on its way, such as a wrong media type, is told as a problem too.
    const isProblem = type.startsWith("application/problem+json");
    // cast: the router's own schemas have encoded it.
    return sendProblem(
      response,
      isProblem ? ((await answer.json()) as Parameters<typeof sendProblem>[1]) : problemOfStatus(answer.status),
    );
  }
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  if (!response.hasHeader("Cache-Control")) response.setHeader("Cache-Control", "no-store");
  if (!answer.body) return void response.end();
  return pump(answer.body, response, stalledMs);
};

const headersOf = (request: IncomingMessage): Headers => {
  const headers = new Headers();
  for (const name of READ) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  return headers;
};

/** The request as a router of Effect takes it; it ends when whoever sent it is gone. */
export const asWeb = (request: IncomingMessage, response: ServerResponse, body: string): Request => {
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  return new Request(`http://localhost${request.url ?? "/"}`, {
    method: request.method ?? "GET",
    headers: headersOf(request),
    signal: gone.signal,
    ...(body === "" ? {} : { body }),
  });
};

/** Why an address does not take a request's method; null where it does. */
export const wrongMethod = (methods: readonly string[], method: string, response: ServerResponse): Problem | null => {
  if (methods.includes(method)) return null;
  if (methods.length === 0) return transportProblem("NoSuchRoute");
  response.setHeader("Allow", methods.join(", "));
  return transportProblem("WrongMethod");
};
