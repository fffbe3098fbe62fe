import type { Ports, ProtocolPorts } from "@blueplate/api";
import { botProtocol, protocolRoutes, Requester } from "@blueplate/api/protocol";
import { Context, Layer } from "effect";
import { HttpRouter } from "effect/http";
import { HttpApi } from "effect/http-api";

/** The addresses of the protocol as patterns, with their methods. */
const routesOf = (): readonly { readonly method: string; readonly path: RegExp }[] => {
  const routes: { method: string; path: RegExp }[] = [];
  HttpApi.reflect(botProtocol, {
    onGroup: () => undefined,
    onEndpoint: ({ endpoint }) => {
      const pattern = endpoint.path.replaceAll(/:\w+/g, "[^/]+").replaceAll(".", "\\.");
      routes.push({ method: endpoint.method, path: new RegExp(`^${pattern}$`) });
    },
  });
  return routes;
};

/** The protocol's router over the ports, and which methods an address takes. */
export const makeProtocolHandler = (ports: Context.Context<Ports | ProtocolPorts>) => {
  const routes = routesOf();
  const app = protocolRoutes.pipe(Layer.provide(Layer.succeedContext(ports)));
  const { handler } = HttpRouter.toWebHandler(app, { disableLogger: true });
  return {
    methodsAt: (path: string): readonly string[] =>
      routes.filter((route) => route.path.test(path)).map(({ method }) => method),
    handle: (request: Request, requester: Requester["Service"]): Promise<Response> =>
      handler(request, Context.add(ports, Requester, Requester.of(requester))),
  };
};
