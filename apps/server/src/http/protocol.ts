import type { IncomingMessage, ServerResponse } from "node:http";
import { NotStored, type Ports, type ProtocolPorts, type RateLimits } from "@blueplate/api";
import { JSON_LIMITS } from "@blueplate/kernel";
import type { Context } from "effect";
import { networkOf } from "../moderation/network.ts";
import type { BodyLimits } from "./bodies.ts";
import { addressOf, spendAs } from "./limits.ts";
import { type Problem, transportProblem } from "@blueplate/api/problems";
import type { makeProtocolHandler, ProtocolFile } from "./protocol-handler.ts";
import { problemOfFault, sendProblem, tooManyProblem } from "./protocol-problems.ts";
import type { RequestOrigin } from "./request-origin.ts";
import type { OpenStreams } from "../moderation/open-streams.ts";
import { answerWith, asWeb, wrongMethod } from "./web-exchange.ts";

/** What requests bring, and what those that bring a state: a late one of five seats takes 8 KB. */
const USUAL: BodyLimits = { bytes: 64 * 1024, json: { ...JSON_LIMITS, values: 5_000 } };
const WITH_STATE: BodyLimits = { bytes: 128 * 1024, json: { ...JSON_LIMITS, values: 10_000 } };
const SIMULATE = "/api/v1/simulate";

/** Milliseconds that whoever reads a stream may leave what was sent lying. */
const STALLED_MS = 60_000;

/** What the protocol runs with. */
export interface ProtocolOrigin extends RequestOrigin {
  readonly ports: Context.Context<Ports | ProtocolPorts>;
  readonly open: OpenStreams;
  readonly stalledMs?: number;
}

type Loaded = ReturnType<typeof makeProtocolHandler>;

const sendFile = (response: ServerResponse, { type, content }: ProtocolFile): void => {
  response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-cache" }).end(content);
};

/** Who sends a request, for the protocol. */
const requesterOf = (
  { sessions, spend, gate, open }: ProtocolOrigin,
  visitor: string | null,
  response: ServerResponse,
  address: string,
) => ({
  visitor,
  enter: async () => visitor ?? (await spend("guest", address, "network")) ?? sessions.enter(response),
  holdStream: (guest: string) => open.name(response, { guest, network: address }),
  overload: gate.overload,
  spend: async (what: RateLimits, key?: string) =>
    gate.refuses(what) ?? (await (key === undefined ? spendAs(spend, what, visitor, address) : spend(what, key))),
});

/** Who sends a request, or nobody; a problem where that cannot be said now. */
const visitorOf = async ({ sessions }: ProtocolOrigin, request: IncomingMessage): Promise<string | null | Problem> => {
  try {
    return await sessions.visitor(request);
  } catch (cause) {
    if (cause instanceof NotStored) return transportProblem("Unavailable");
    throw cause;
  }
};

/** What a program sends without changing anything. */
const ASKED_BY_POST = /^\/api\/v1\/(?:simulate|tables\/[^/]+\/seat\/forms\/next)$/;

/** Why a request is answered nothing, or no change for now. */
const refusalOf = (
  { moderation }: ProtocolOrigin,
  method: string,
  path: string,
  visitor: string | null,
  network: string,
): Problem | null => {
  if (moderation.banOf([visitor], network)) return transportProblem("Banned");
  const changes = method !== "GET" && method !== "HEAD" && !ASKED_BY_POST.test(path);
  const readOnly = changes ? moderation.readOnly() : null;
  return readOnly && transportProblem("ServerReadOnly", { retryAfterMs: readOnly.retryAfter * 1_000 });
};

/** The protocol for bots over http. It is loaded when somebody asks for it first. */
export const makeProtocol = (origin: ProtocolOrigin) => {
  const { read, trustProxy, stalledMs = STALLED_MS } = origin;
  let loading: Promise<Loaded> | null = null;
  const load = (): Promise<Loaded> =>
    (loading ??= import("./protocol-handler.ts").then((handler) => handler.makeProtocolHandler(origin.ports)));
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const { handle, methodsAt, document } = await load();
    const method = request.method ?? "GET";
    const file = method === "GET" || method === "HEAD" ? await document(path) : null;
    if (file) return sendFile(response, file);
    const wrong = wrongMethod(methodsAt(path), method, response);
    if (wrong) return sendProblem(response, wrong);
    const address = networkOf(addressOf(request, trustProxy));
    const visitor = await visitorOf(origin, request);
    if (typeof visitor === "object" && visitor !== null) return sendProblem(response, visitor);
    if (visitor !== null) origin.seen.note(visitor, address);
    const refused = refusalOf(origin, method, path, visitor, address);
    if (refused) return sendProblem(response, refused);
    // Those of one bot are counted where it is known which it is.
    const full = path.endsWith("/events") ? origin.streams(null, address, response) : null;
    if (full) return sendProblem(response, tooManyProblem(full));
    const onAnswered = (then: () => void) => void response.once("close", then);
    const limits = path === SIMULATE ? WITH_STATE : USUAL;
    const body = method === "GET" ? { text: "" } : await read(request, limits, { address, onAnswered });
    // Its bodies are small enough to be decoded here.
    if (body === null || "bytes" in body) return;
    if ("fault" in body) {
      response.setHeader("Connection", "close");
      return sendProblem(response, problemOfFault(body.fault));
    }
    const ports = origin.spans.within(request, origin.ports);
    const requester = requesterOf(origin, visitor, response, address);
    return answerWith(await handle(asWeb(request, response, body.text), ports, requester), response, stalledMs);
  };
};
