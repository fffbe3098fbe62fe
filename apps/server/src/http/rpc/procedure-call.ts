import type { IncomingMessage, ServerResponse } from "node:http";
import { type ApiContext, appRouter, rpcErrorOf } from "@blueplate/api";
import { type AnyTRPCProcedure, getTRPCErrorShape, TRPCError } from "@trpc/server";
import { sendEvents } from "./event-stream.ts";

/** A procedure that was asked for, and how its input and its context are come by. */
export interface ProcedureCall {
  /** Its name, as `tables.create`. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** What a body brought; undefined where the input stands in the address. */
  readonly text: string | undefined;
  readonly context: () => Promise<ApiContext>;
  /** More headers of an answer that says why not. */
  readonly headersOf: (error: TRPCError) => Readonly<Record<string, string>>;
  readonly onError: (error: TRPCError) => void;
}

// cast: the router's type nests its procedures, the record holds them by their whole names.
const PROCEDURES = appRouter._def.procedures as unknown as Readonly<Record<string, AnyTRPCProcedure>>;

const METHODS = { query: "GET", mutation: "POST", subscription: "GET" } as const;

const JSON_TYPE = /^application\/json *(?:;|$)/i;

/** Refuses what is no call of this router. */
const checkForm = ({ query }: ProcedureCall, { method, headers }: IncomingMessage): void => {
  const type = headers["content-type"];
  if (type === undefined ? method !== "GET" : !JSON_TYPE.test(type)) {
    const message = type === undefined ? "Missing content-type header" : `Unsupported content-type "${type}"`;
    throw new TRPCError({ code: "UNSUPPORTED_MEDIA_TYPE", message });
  }
  if (query.get("batch") === "1") throw new TRPCError({ code: "BAD_REQUEST", message: "One call a request" });
};

const methodFault = (path: string, { _def }: AnyTRPCProcedure, { method }: IncomingMessage): TRPCError =>
  new TRPCError({
    code: "METHOD_NOT_SUPPORTED",
    message: `Unsupported ${method}-request to ${_def.type} procedure at path "${path}"`,
  });

const parsed = (text: string): unknown => {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new TRPCError({ code: "BAD_REQUEST", message: cause instanceof Error ? cause.message : "Not JSON", cause });
  }
};

/** The input of a call. Where a browser's stream goes on, what it had last stands in it too. */
const inputOf = (
  { text, query }: ProcedureCall,
  procedure: AnyTRPCProcedure,
  { headers }: IncomingMessage,
): unknown => {
  const input = parsed(text ?? query.get("input") ?? "");
  if (procedure._def.type !== "subscription") return input;
  const lastEventId = headers["last-event-id"] ?? query.get("lastEventId") ?? query.get("Last-Event-Id");
  if (typeof lastEventId !== "string" || lastEventId === "") return input;
  return typeof input === "object" && input !== null ? { ...input, lastEventId } : (input ?? { lastEventId });
};

/** Runs the procedure of a call. Why nobody is answered at all comes before what is wrong with the call. */
const run = async (
  call: ProcedureCall,
  procedure: AnyTRPCProcedure | undefined,
  request: IncomingMessage,
  signal?: AbortSignal,
): Promise<unknown> => {
  const ctx = await call.context();
  const { path } = call;
  if (!procedure) throw new TRPCError({ code: "NOT_FOUND", message: `No procedure found on path "${path}"` });
  const { type } = procedure._def;
  if (request.method !== METHODS[type]) throw methodFault(path, procedure, request);
  const getRawInput = () => Promise.resolve().then(() => inputOf(call, procedure, request));
  return procedure({ path, type, ctx, getRawInput, signal, batchIndex: 0 });
};

const subscribe = (
  call: ProcedureCall,
  procedure: AnyTRPCProcedure,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  // cast: what a subscription of the router answers.
  const events = run(call, procedure, request, gone.signal) as Promise<AsyncIterable<unknown>>;
  return sendEvents(events, response, (cause) => shapeOf(call, procedure, cause));
};

/** Why a call failed, as clients read it. */
const shapeOf = ({ path, onError }: ProcedureCall, procedure: AnyTRPCProcedure | undefined, cause: unknown) => {
  const error = rpcErrorOf(cause);
  onError(error);
  const type = procedure?._def.type ?? "unknown";
  return getTRPCErrorShape({ config: appRouter._def._config, error, type, path, input: undefined, ctx: undefined });
};

const send = (response: ServerResponse, status: number, answer: unknown): void =>
  void response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(answer));

/**
 * Answers a call of the router over http as tRPC's client reads it. tRPC's own adapter makes a request, an answer and streams of the web of
 * each, which cost more than most of what is asked.
 */
export const answerCall = async (
  call: ProcedureCall,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const procedure = Object.hasOwn(PROCEDURES, call.path) ? PROCEDURES[call.path] : undefined;
  try {
    checkForm(call, request);
    if (procedure?._def.type === "subscription" && request.method === "GET") {
      return await subscribe(call, procedure, request, response);
    }
    send(response, 200, { result: { data: await run(call, procedure, request) } });
  } catch (cause) {
    const shape = shapeOf(call, procedure, cause);
    if (shape.data.httpStatus === 405 && procedure) response.setHeader("Allow", METHODS[procedure._def.type]);
    for (const [name, value] of Object.entries(call.headersOf(rpcErrorOf(cause)))) response.setHeader(name, value);
    send(response, shape.data.httpStatus, { error: shape });
  }
};
