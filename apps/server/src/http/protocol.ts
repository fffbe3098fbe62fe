import type { IncomingMessage, ServerResponse } from "node:http";
import type { Ports, ProtocolPorts, RateLimits } from "@blueplate/api";
import { JSON_LIMITS } from "@blueplate/kernel";
import type { Context } from "effect";
import type { NewWorkGate } from "../operations/overload.ts";
import type { BodyLimits, BodyReader } from "./bodies.ts";
import { addressOf, networkOf, type RateLimiter, spendAs } from "./limits.ts";
import { type Problem, transportProblem } from "@blueplate/api/problems";
import { problemOfFault, problemOfStatus, sendProblem, tooManyProblem } from "./protocol-problems.ts";
import { pump } from "./pump.ts";
import type { Sessions } from "./session.ts";
import type { StreamPlaces } from "./stream-places.ts";

/** What requests bring, and what those that bring a state. */
const USUAL: BodyLimits = { bytes: 64 * 1024, json: { ...JSON_LIMITS, values: 5_000 } };
const WITH_STATE: BodyLimits = { bytes: 512 * 1024, json: { ...JSON_LIMITS, values: 40_000 } };
const SIMULATE = "/api/v1/simulate";

/** Milliseconds that whoever reads a stream may leave what was sent lying. */
const STALLED_MS = 60_000;

/** Headers that the protocol reads; nothing else of a request reaches it. */
const READ = ["accept", "authorization", "content-type", "last-event-id"] as const;

/** What the protocol runs with. */
export interface ProtocolOrigin {
  readonly ports: Context.Context<Ports | ProtocolPorts>;
  readonly sessions: Sessions;
  readonly spend: RateLimiter;
  readonly gate: NewWorkGate;
  readonly streams: StreamPlaces;
  readonly trustProxy: boolean;
  readonly read: BodyReader;
  readonly stalledMs?: number;
}

type Loaded = ReturnType<(typeof import("./protocol-handler.ts"))["makeProtocolHandler"]>;

const answerWith = async (answer: Response, response: ServerResponse, stalledMs: number): Promise<void> => {
  const type = answer.headers.get("content-type") ?? "";
  if (answer.status >= 400) {
    // What breaks off on its way, such as a wrong media type, is told as a problem too.
    const isProblem = type.startsWith("application/problem+json");
    // cast: the protocol's own schemas have encoded it.
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

/** Something that is read as it is, by anybody. */
export interface ProtocolFile {
  readonly type: string;
  readonly content: string | Uint8Array;
}

const sendFile = (response: ServerResponse, { type, content }: ProtocolFile): void => {
  response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-cache" }).end(content);
};

const headersOf = (request: IncomingMessage): Headers => {
  const headers = new Headers();
  for (const name of READ) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  return headers;
};

/** The request as the protocol's router takes it; it ends when whoever sent it is gone. */
const asWeb = (request: IncomingMessage, response: ServerResponse, body: string): Request => {
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  return new Request(`http://localhost${request.url ?? "/"}`, {
    method: request.method ?? "GET",
    headers: headersOf(request),
    signal: gone.signal,
    ...(body === "" ? {} : { body }),
  });
};

/** Who sends a request, for the protocol. */
const requesterOf = async (
  { sessions, spend, gate }: ProtocolOrigin,
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
) => {
  const visitor = await sessions.visitor(request);
  return {
    visitor,
    enter: async () => visitor ?? (await spend("guest", address, "network")) ?? sessions.enter(response),
    overload: gate.overload,
    spend: async (what: RateLimits, key?: string) =>
      gate.refuses(what) ?? (await (key === undefined ? spendAs(spend, what, visitor, address) : spend(what, key))),
  };
};

/** Why an address does not take a request's method; null where it does. */
const wrongMethod = (methods: readonly string[], method: string, response: ServerResponse): Problem | null => {
  if (methods.includes(method)) return null;
  if (methods.length === 0) return transportProblem("NoSuchRoute");
  response.setHeader("Allow", methods.join(", "));
  return transportProblem("WrongMethod");
};

/** The protocol for bots over http. It is loaded when somebody asks for it first. */
export const makeProtocol = (origin: ProtocolOrigin) => {
  const { read, trustProxy, stalledMs = STALLED_MS } = origin;
  let loading: Promise<Loaded> | null = null;
  const load = (): Promise<Loaded> =>
    (loading ??= import("./protocol-handler.ts").then(({ makeProtocolHandler }) => makeProtocolHandler(origin.ports)));
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const { handle, methodsAt, document } = await load();
    const method = request.method ?? "GET";
    const file = method === "GET" || method === "HEAD" ? await document(path) : null;
    if (file) return sendFile(response, file);
    const wrong = wrongMethod(methodsAt(path), method, response);
    if (wrong) return sendProblem(response, wrong);
    const address = networkOf(addressOf(request, trustProxy));
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
    const requester = await requesterOf(origin, request, response, address);
    return answerWith(await handle(asWeb(request, response, body.text), requester), response, stalledMs);
  };
};
