import type { IncomingMessage, ServerResponse } from "node:http";
import { type ApiContext, appRouter, Overloaded, type Ports, TooMany } from "@blueplate/api";
import { LIMITS } from "@blueplate/study";
import { JSON_LIMITS } from "@blueplate/kernel";
import { TRPCError } from "@trpc/server";
import { createHTTPHandler } from "@trpc/server/adapters/standalone";
import { type Context, Effect } from "effect";
import type { NewWorkGate } from "../operations/overload.ts";
import { type BodyLimits, type BodyReader, excessFault } from "./bodies.ts";
import { addressOf, networkOf, type RateLimiter, spendAs } from "./limits.ts";
import type { Sessions } from "./session.ts";
import type { StreamPlaces } from "./stream-places.ts";

/** What most requests bring: a command, a line of talk, a table to open. */
const USUAL: BodyLimits = { bytes: 64 * 1024, json: { ...JSON_LIMITS, values: 5_000 } };

/** What those bring that come with a game or a study: those whole, told as JSON within JSON. */
const WHOLE_GAME: BodyLimits = { bytes: 2 * LIMITS.sourceSize, json: JSON_LIMITS };
const LARGE_BODIES: ReadonlyMap<string, BodyLimits> = new Map([
  ["/trpc/studies.create", WHOLE_GAME],
  ["/trpc/studies.edit", WHOLE_GAME],
  // A study's file is one text in it, whose lines are looked at one by one.
  ["/trpc/studies.import", { bytes: 2 * LIMITS.studySize, json: USUAL.json }],
  // A table that goes on from somewhere in a game is asked for with all that led there.
  ["/trpc/tables.resume", WHOLE_GAME],
]);

/** What the procedures run with. */
export interface Rpc {
  readonly ports: Context.Context<Ports>;
  readonly sessions: Sessions;
  readonly spend: RateLimiter;
  readonly gate: NewWorkGate;
  readonly streams: StreamPlaces;
  readonly trustProxy: boolean;
  readonly read: BodyReader;
}

const contextFor = async (rpc: Rpc, request: IncomingMessage, response: ServerResponse): Promise<ApiContext> => {
  const { sessions, spend } = rpc;
  const network = networkOf(addressOf(request, rpc.trustProxy));
  const visitor = await sessions.visitor(request);
  return {
    visitor,
    enter: async () => visitor ?? (await spend("guest", network, "network")) ?? sessions.enter(response),
    spend: async (what) => rpc.gate.refuses(what) ?? (await spendAs(spend, what, visitor, network)),
    overload: rpc.gate.overload,
    openStream: (guest) => rpc.streams(guest, network, response),
    run: (effect) => Effect.runPromiseExitWith(rpc.ports)(effect),
  };
};

/** Why the input in an address is not parsed, or null. */
const faultInAddress = (url: string): TRPCError | null =>
  excessFault(new URLSearchParams(url.split("?")[1] ?? "").get("input") ?? "", USUAL.json);

const overloadFault = (cause: Overloaded) => new TRPCError({ code: "SERVICE_UNAVAILABLE", message: cause._tag, cause });

/** When to come again, as the header that programs and proxies read. */
const retryAfter = (cause: unknown) =>
  cause instanceof TooMany || cause instanceof Overloaded
    ? { headers: new Headers([["Retry-After", String(cause.retryAfter)]]) }
    : {};

/**
 * The tRPC router over http, without batches. Inputs are read and measured here: it parses none that is larger or holds more than its
 * procedure may be sent. `onDefect` hears of faults of the server's own.
 */
export const makeRpc = (
  rpc: Rpc,
  onDefect: (path: string, cause: unknown) => void,
): ((request: IncomingMessage, response: ServerResponse) => Promise<void>) => {
  const faults = new WeakMap<IncomingMessage, TRPCError>();
  const handle = createHTTPHandler({
    router: appRouter,
    basePath: "/trpc/",
    allowBatching: false,
    createContext: ({ req, res }) => {
      const fault = faults.get(req);
      if (fault) throw fault;
      return contextFor(rpc, req, res);
    },
    responseMeta: ({ errors }) => retryAfter(errors[0]?.cause),
    onError: ({ error, path }) => {
      if (error.code === "INTERNAL_SERVER_ERROR") onDefect(path ?? "", error.cause ?? error);
    },
  });
  const refuse = (request: IncomingMessage, response: ServerResponse, fault: TRPCError): void => {
    faults.set(request, fault);
    if (fault.code === "TIMEOUT") response.setHeader("Connection", "close");
    handle(Object.assign(request, { body: "" }), response);
  };
  return async (request, response) => {
    const url = request.url ?? "";
    if (request.method === "GET" || request.method === "HEAD") {
      const fault = faultInAddress(url);
      return fault ? refuse(request, response, fault) : handle(request, response);
    }
    const address = networkOf(addressOf(request, rpc.trustProxy));
    const onAnswered = (then: () => void) => void response.once("close", then);
    const large = LARGE_BODIES.get(url.split("?")[0] ?? "");
    const overload = large ? rpc.gate.overload() : null;
    // What would be refused when it is there need not come.
    if (overload) return refuse(request, response, overloadFault(overload));
    const origin = { address, onAnswered, ...(large && { guest: await rpc.sessions.visitor(request) }) };
    const body = await rpc.read(request, large ?? USUAL, origin);
    if (body === null) return;
    if ("fault" in body) return refuse(request, response, body.fault);
    handle(Object.assign(request, { body: body.text === "" ? undefined : body.text }), response);
  };
};
