import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { type ApiContext, appRouter, type Ports } from "@blueplate/api";
import { LIMITS } from "@blueplate/study";
import { createHTTPHandler } from "@trpc/server/adapters/standalone";
import { type Context, Effect } from "effect";
import { addressOf, type Spend } from "./limits.ts";
import type { Sessions } from "./session.ts";

/** The largest request body in bytes: games and studies come in whole. */
const BODY_LIMIT = 64 * 1024;
const LARGE_BODIES: Readonly<Record<string, number>> = {
  "/trpc/studies.create": 2 * LIMITS.sourceSize,
  "/trpc/studies.edit": 2 * LIMITS.sourceSize,
  "/trpc/studies.import": 2 * LIMITS.studySize,
  // A table that goes on from somewhere in a game is asked for with all that led there.
  "/trpc/tables.resume": 2 * LIMITS.sourceSize,
};

/** What the procedures run with. */
export interface Rpc {
  readonly ports: Context.Context<Ports>;
  readonly sessions: Sessions;
  readonly spend: Spend;
  readonly trustProxy: boolean;
}

const contextFor = async (rpc: Rpc, request: IncomingMessage, response: ServerResponse): Promise<ApiContext> => {
  const { sessions, spend } = rpc;
  const address = addressOf(request, rpc.trustProxy);
  const visitor = await sessions.visitor(request);
  return {
    visitor,
    enter: async () => visitor ?? (await spend("guest", address)) ?? sessions.enter(response),
    spend: (what) => spend(what, visitor ?? address),
    run: (effect) => Effect.runPromiseExitWith(rpc.ports)(effect),
  };
};

/** The tRPC router over http, without batches. `onDefect` hears of faults of the server's own. */
export const makeRpc = (rpc: Rpc, onDefect: (path: string, cause: unknown) => void): RequestListener => {
  const handlerFor = (maxBodySize: number) =>
    createHTTPHandler({
      router: appRouter,
      basePath: "/trpc/",
      maxBodySize,
      allowBatching: false,
      createContext: ({ req, res }) => contextFor(rpc, req, res),
      onError: ({ error, path }) => {
        if (error.code === "INTERNAL_SERVER_ERROR") onDefect(path ?? "", error.cause ?? error);
      },
    });
  const usual = handlerFor(BODY_LIMIT);
  const large = new Map(Object.entries(LARGE_BODIES).map(([path, limit]) => [path, handlerFor(limit)]));
  return (request, response) => (large.get(request.url?.split("?")[0] ?? "") ?? usual)(request, response);
};
