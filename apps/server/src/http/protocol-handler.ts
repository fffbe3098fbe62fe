import type { Ports, ProtocolPorts } from "@blueplate/api";
import { botProtocol, protocolDocument, protocolPage, protocolRoutes, Requester } from "@blueplate/api/protocol";
import { Context, Layer } from "effect";
import { HttpMiddleware, HttpRouter } from "effect/http";
import { packageMadeAside } from "../protocol/engine-package/made-aside.ts";
import { loggingDefects, methodsOf } from "./api-routes.ts";

/** Something that is read as it is, by anybody. */
export interface ProtocolFile {
  readonly type: string;
  readonly content: string | Uint8Array;
}

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

/** Requests have a span already, which tells less: addresses have ids in them. */
const tracedAlready = (): boolean => true;

/** The protocol's router over the ports, and which methods an address takes. */
export const makeProtocolHandler = (ports: Context.Context<Ports | ProtocolPorts>) => {
  const app = protocolRoutes.pipe(Layer.provide(Layer.succeedContext(ports)));
  const { handler } = HttpRouter.toWebHandler(app, { disableLogger: true, middleware: loggingDefects });
  return {
    document: documents(),
    methodsAt: methodsOf(botProtocol),
    handle: (
      request: Request,
      within: Context.Context<Ports | ProtocolPorts>,
      requester: Requester["Service"],
    ): Promise<Response> =>
      handler(
        request,
        within.pipe(
          Context.add(Requester, Requester.of(requester)),
          Context.add(HttpMiddleware.TracerDisabledWhen, tracedAlready),
        ),
      ),
  };
};
