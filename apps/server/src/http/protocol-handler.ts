import type { Ports, ProtocolPorts } from "@blueplate/api";
import { botProtocol, protocolDocument, protocolPage, protocolRoutes, Requester } from "@blueplate/api/protocol";
import { Cause, Context, Effect, Layer } from "effect";
import { HttpRouter } from "effect/http";
import { HttpApi } from "effect/http-api";
import { packageMadeAside } from "../protocol/engine-package/made-aside.ts";
import type { ProtocolFile } from "./protocol.ts";

/** What stands for an id in an address: its router takes what is longer, or written with percent signs that say nothing, for a fault. */
const ID_PART = "[^/%]{1,100}";

/** The addresses of the protocol as patterns, with their methods. */
const routesOf = (): readonly { readonly method: string; readonly path: RegExp }[] => {
  const routes: { method: string; path: RegExp }[] = [];
  HttpApi.reflect(botProtocol, {
    onGroup: () => undefined,
    onEndpoint: ({ endpoint }) => {
      const pattern = endpoint.path.replaceAll(/:\w+/g, ID_PART).replaceAll(".", "\\.");
      routes.push({ method: endpoint.method, path: new RegExp(`^${pattern}$`) });
    },
  });
  return routes;
};

const DOCUMENTS: Readonly<Record<string, () => ProtocolFile | Promise<ProtocolFile>>> = {
  "/api/v1/openapi.json": () => ({ type: "application/json", content: JSON.stringify(protocolDocument()) }),
  "/api/v1/engine.tgz": async () => ({ type: "application/gzip", content: await packageMadeAside() }),
  "/api/docs": () => ({ type: "text/html; charset=utf-8", content: protocolPage(protocolDocument()) }),
};

/** What describes the protocol, by its address; what is only text is made once. */
const documents = () => {
  const made = new Map<string, ProtocolFile>();
  return async (path: string): Promise<ProtocolFile | null> => {
    const file = made.get(path) ?? (await DOCUMENTS[path]?.());
    if (file) made.set(path, file);
    return file ?? null;
  };
};

/** What is no answer of the protocol stands in the server's log. */
const loggingDefects = <A, E, R>(answer: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.tapCause(answer, (cause) =>
    Cause.hasDies(cause) ? Effect.logError("A request failed", { cause: Cause.pretty(cause) }) : Effect.void,
  );

/** The protocol's router over the ports, and which methods an address takes. */
export const makeProtocolHandler = (ports: Context.Context<Ports | ProtocolPorts>) => {
  const routes = routesOf();
  const app = protocolRoutes.pipe(Layer.provide(Layer.succeedContext(ports)));
  const { handler } = HttpRouter.toWebHandler(app, { disableLogger: true, middleware: loggingDefects });
  return {
    document: documents(),
    methodsAt: (path: string): readonly string[] =>
      routes.filter((route) => route.path.test(path)).map(({ method }) => method),
    handle: (request: Request, requester: Requester["Service"]): Promise<Response> =>
      handler(request, Context.add(ports, Requester, Requester.of(requester))),
  };
};
