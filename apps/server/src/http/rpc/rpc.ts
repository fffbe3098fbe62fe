import type { IncomingMessage, ServerResponse } from "node:http";
import {
  type ApiContext,
  type Failure,
  LARGE_INPUTS,
  type Overloaded,
  type Ports,
  rpcErrorOf,
  ticketFor,
  type TooMany,
} from "@blueplate/api";
import { LIMITS } from "@blueplate/study";
import { JSON_LIMITS } from "@blueplate/kernel";
import { TRPCError } from "@trpc/server";
import { type Context, Effect } from "effect";
import { networkOf } from "../../moderation/network.ts";
import { passingGuest } from "../../moderation/people-seen.ts";
import { type BodyLimits, excessFault } from "../bodies.ts";
import { addressOf, spendAs } from "../limits.ts";
import type { RequestOrigin } from "../request-origin.ts";
import type { LargeBodyDecoder } from "../large-bodies/decoder.ts";
import { answerCall } from "./procedure-call.ts";

const BASE = "/trpc/";

/** What most requests bring: a command, a line of talk, a table to open. */
const USUAL: BodyLimits = { bytes: 64 * 1024, json: { ...JSON_LIMITS, values: 5_000 } };

/** Bytes from which on an input is parsed and decoded by another thread. */
const ASIDE_FROM = 256 * 1024;

/**
 * What those bring that come with a game. The longest of the goldens has 290 KB and 24,000 values; what is several times as much would keep
 * everybody waiting where it is sent on to another server, and where it is decoded as a game.
 */
const WHOLE_GAME: BodyLimits = {
  bytes: 2 * LIMITS.sourceSize,
  json: { ...JSON_LIMITS, values: 80_000 },
  decodedAsideFrom: ASIDE_FROM,
};
const LARGE_BODIES: ReadonlyMap<string, BodyLimits> = new Map([
  ["/trpc/studies.create", WHOLE_GAME],
  ["/trpc/studies.edit", WHOLE_GAME],
  // A study's file is one text in it, whose lines are looked at one by one.
  ["/trpc/studies.import", { ...USUAL, bytes: 2 * LIMITS.studySize, decodedAsideFrom: ASIDE_FROM }],
  // A table that goes on from somewhere in a game is asked for with all that led there.
  ["/trpc/tables.resume", WHOLE_GAME],
]);

/** What the procedures run with. */
export interface Rpc extends RequestOrigin {
  readonly ports: Context.Context<Ports>;
  readonly decode: LargeBodyDecoder;
}

/** The id under which a request stands in the log. */
const requestId = ({ headers }: IncomingMessage): string => String(headers["x-request-id"]);

const contextFor = async (rpc: Rpc, request: IncomingMessage, response: ServerResponse): Promise<ApiContext> => {
  const { sessions, spend, moderation } = rpc;
  const network = networkOf(addressOf(request, rpc.trustProxy));
  const visitor = await sessions.visitor(request);
  if (visitor !== null) rpc.seen.note(visitor, network);
  const enter = async () => {
    if (visitor !== null) return visitor;
    return (
      (await spend("guest", network, "network")) ?? (moderation.readOnly() ? passingGuest() : sessions.enter(response))
    );
  };
  return {
    visitor,
    refuses: (changes) => moderation.banOf([visitor], network) ?? (changes ? moderation.readOnly() : null),
    enter,
    spend: async (what) => rpc.gate.refuses(what) ?? (await spendAs(spend, what, visitor, network)),
    overload: rpc.gate.overload,
    openStream: (guest) => rpc.streams(guest, network, response),
    run: (effect) =>
      Effect.runPromiseExitWith(rpc.spans.within(request, rpc.ports))(
        Effect.annotateLogs(effect, { request: requestId(request) }),
      ),
  };
};

/** Why the input in an address is not parsed, or null. */
const faultInAddress = (url: string): TRPCError | null =>
  excessFault(new URLSearchParams(url.split("?")[1] ?? "").get("input") ?? "", USUAL.json);

const overloadFault = (cause: Overloaded) => new TRPCError({ code: "SERVICE_UNAVAILABLE", message: cause._tag, cause });
const tooManyFault = (cause: TooMany) => new TRPCError({ code: "TOO_MANY_REQUESTS", message: cause._tag, cause });

/** The input of a request as tRPC takes it, or why it does not; null when whoever sent it is gone. */
type RpcInput = { readonly text: string } | { readonly fault: TRPCError } | null;

/** What a body brings; another thread decodes a large one, and a ticket stands for it. */
const inputInBody = async (rpc: Rpc, request: IncomingMessage, response: ServerResponse): Promise<RpcInput> => {
  const address = networkOf(addressOf(request, rpc.trustProxy));
  const onAnswered = (then: () => void) => void response.once("close", then);
  const path = (request.url ?? "").split("?")[0] ?? "";
  const large = LARGE_BODIES.get(path);
  const overload = large ? rpc.gate.overload() : null;
  // What would be refused when it is there need not come.
  if (overload) return { fault: overloadFault(overload) };
  const origin = { address, onAnswered, ...(large && { guest: await rpc.sessions.visitor(request) }) };
  const limits = large ?? USUAL;
  const body = await rpc.read(request, limits, origin);
  if (body === null || !("bytes" in body)) return body;
  const procedure = path.slice(BASE.length);
  const input = await rpc.decode({ procedure, bytes: body.bytes, limits: limits.json });
  if ("fault" in input) return input;
  const { ticket, drop } = ticketFor(LARGE_INPUTS.get(procedure), input.value);
  onAnswered(drop);
  return { text: JSON.stringify(ticket) };
};

/** What is only refused for now. Those that another server has refused with bring their tags alone. */
const FOR_NOW: ReadonlySet<unknown> = new Set<Failure["_tag"]>(["TooMany", "Overloaded", "ServerReadOnly"]);

/** When to come again, as the header that programs and proxies read. */
const retryAfter = ({ cause }: TRPCError): Readonly<Record<string, string>> =>
  cause && "_tag" in cause && "retryAfter" in cause && FOR_NOW.has(cause._tag)
    ? { "Retry-After": String(cause.retryAfter) }
    : {};

const refusing = (fault: TRPCError) => (): Promise<never> => Promise.reject(fault);

/**
 * The tRPC router over http, without batches. Inputs are read and measured here: it parses none that is larger or holds more than its
 * procedure may be sent, and answers `tooMany` where it is given. `onDefect` hears of faults of the server's own.
 */
export const makeRpc = (
  rpc: Rpc,
  onDefect: (path: string, cause: unknown, request: string) => void,
): ((request: IncomingMessage, response: ServerResponse, tooMany?: TooMany) => Promise<void>) => {
  const inputFor = async (request: IncomingMessage, response: ServerResponse, tooMany: TooMany | undefined) => {
    if (tooMany) return { fault: tooManyFault(tooMany) };
    if (request.method !== "GET") return inputInBody(rpc, request, response);
    const fault = faultInAddress(request.url ?? "");
    return fault ? { fault } : { text: undefined };
  };
  return async (request, response, tooMany) => {
    if (request.method === "HEAD") return void response.writeHead(204).end();
    const input = await inputFor(request, response, tooMany).catch((cause: unknown) => ({ fault: rpcErrorOf(cause) }));
    if (input === null) return;
    const fault = "fault" in input ? input.fault : null;
    if (fault?.code === "TIMEOUT") response.setHeader("Connection", "close");
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const path = pathname.slice(BASE.length);
    return answerCall(
      {
        path,
        query: searchParams,
        text: "text" in input ? input.text : undefined,
        context: fault ? refusing(fault) : () => contextFor(rpc, request, response),
        headersOf: retryAfter,
        onError: (error) => {
          if (error.code === "INTERNAL_SERVER_ERROR") onDefect(path, error.cause ?? error, requestId(request));
        },
      },
      request,
      response,
    );
  };
};
