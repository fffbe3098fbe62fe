import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Data, Effect, type Scope } from "effect";
import { bringsToken } from "../operations/metrics.ts";

/** Bytes of a call: the largest brings a study's file as JSON within JSON. */
const LARGEST = 64 * 1024 * 1024;

/** Nobody else's server may be here. */
export class DoorTaken extends Data.TaggedError("DoorTaken")<{ readonly message: string }> {}

/** What the other servers of a cluster ask, each under its path; `body` is what was sent. */
export type DoorRoutes = Readonly<
  Record<string, (body: unknown, response: ServerResponse, gone: AbortSignal) => Promise<void>>
>;

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    // cast: a request that nobody has given an encoding comes in buffers.
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > LARGEST) throw new Error("too large");
    chunks.push(bytes);
  }
  return JSON.parse(Buffer.concat(chunks).toString());
};

const serve = (secret: string, routes: DoorRoutes) => (request: IncomingMessage, response: ServerResponse) => {
  const route = routes[request.url ?? ""];
  if (!route || !bringsToken(request, secret)) return void response.writeHead(404).end();
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  bodyOf(request)
    .then((body) => route(body, response, gone.signal))
    .catch(() => response.destroy());
};

const listening = (server: Server, { hostname, port }: URL) =>
  Effect.callback<void, DoorTaken>((resume) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      resume(Effect.fail(new DoorTaken({ message: `CLUSTER_URL cannot be listened on (${error.code})` }))),
    );
    server.listen(Number(port), hostname.replaceAll(/[[\]]/g, ""), () => resume(Effect.void));
  });

/** Where the other servers of a cluster come in: at `url`, with the secret that they share. It closes with the scope. */
export const openDoor = (url: URL, secret: string, routes: DoorRoutes): Effect.Effect<void, DoorTaken, Scope.Scope> => {
  const server = createServer({ keepAliveTimeout: 70_000 }, serve(secret, routes));
  return Effect.asVoid(
    Effect.acquireRelease(listening(server, url), () =>
      Effect.sync(() => {
        server.close();
        server.closeAllConnections();
      }),
    ),
  );
};
