import type { IncomingMessage, ServerResponse } from "node:http";
import { Administration, type Ports, type ProtocolPorts, type TooMany } from "@blueplate/api";
import { transportProblem } from "@blueplate/api/problems";
import { Guests, type Ownership, ShardOwnership, StoreLock, Tables } from "@blueplate/store";
import { Context, Effect, Exit, Layer, Option, Redacted } from "effect";
import { administration } from "../admin/administration.ts";
import { Moderation } from "../moderation/moderation.ts";
import { networkOf } from "../moderation/network.ts";
import { nobodySeen, peopleSeen } from "../moderation/people-seen.ts";
import { ClusterRouter } from "../cluster/router.ts";
import { isSecure, type Settings } from "../config.ts";
import { accessLog } from "../operations/access-log.ts";
import { bringsToken, makeMetrics, type Metrics } from "../operations/metrics.ts";
import { overloadWatch } from "../operations/overload-watch.ts";
import { routeName } from "../operations/route-name.ts";
import { requestSpans } from "../operations/traces.ts";
import { newId } from "../secrets.ts";
import { StudyRegistry } from "../studies/study-registry.ts";
import { TableRegistry } from "../tables/table-registry.ts";
import { ADMIN, makeAdmin } from "./admin.ts";
import { BODY_RULES, bodyReader } from "./bodies.ts";
import { CONNECTION_RULES, timedServer } from "./connections.ts";
import { secureHeaders } from "./headers.ts";
import { DECODER_RULES, largeBodyDecoder } from "./large-bodies/decoder.ts";
import { addressOf, makeLimits, type RateLimiter } from "./limits.ts";
import { close, listen } from "./listening.ts";
import { type OpenStreams, openStreams } from "../moderation/open-streams.ts";
import { isForeign } from "./origin.ts";
import { makePages } from "./pages.ts";
import { pagesWithPreviews, previewSource } from "./previews.ts";
import { makeProtocol } from "./protocol.ts";
import { sendProblem, tooManyProblem } from "./protocol-problems.ts";
import { makeRpc } from "./rpc/rpc.ts";
import { makeSessions } from "./session.ts";
import { type StreamPlaces, streamPlaces } from "./stream-places.ts";

/** The running http server. */
export class HttpServer extends Context.Service<HttpServer, { readonly port: number }>()("server/Listening") {}

const text = (response: ServerResponse, status: number, body: string) =>
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(`${body}\n`);

/** Subscriptions: they are cut when the server stops. */
const STREAMS: ReadonlySet<string> = new Set(["/trpc/watch", "/trpc/studies.watch"]);

/** The page of whoever runs the server: not there where there is no such person. */
const ADMIN_PAGE = /^\/admin\/?$/;

/** The protocol for bots. */
const PROTOCOL = "/api/";

const isStream = (path: string): boolean =>
  STREAMS.has(path) || (path.startsWith(PROTOCOL) && path.endsWith("/events"));

const pathOf = (request: IncomingMessage): string => (request.url ?? "/").split("?")[0] ?? "/";

interface Routes {
  readonly rpc: ReturnType<typeof makeRpc>;
  readonly protocol: ReturnType<typeof makeProtocol>;
  /** Null where nobody may. */
  readonly admin: ReturnType<typeof makeAdmin> | null;
  readonly pages: ReturnType<typeof pagesWithPreviews>;
  /** Null when the server may be asked, else why not. */
  readonly unready: () => Promise<string | null>;
  readonly isForeign: (request: IncomingMessage) => boolean;
  readonly tooMany: (request: IncomingMessage) => Promise<TooMany | null>;
  readonly streams: OpenStreams;
  /** Counts a request that is no stream until it is answered. */
  readonly awaitAnswer: (response: ServerResponse) => void;
  /** With the token that opens them; null where nobody may read them. */
  readonly metrics: (Metrics & { readonly token: string }) | null;
}

const answerMetrics = (
  metrics: NonNullable<Routes["metrics"]>,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  if (!bringsToken(request, metrics.token)) return void text(response, 401, "Metrics need their token");
  response.writeHead(200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" }).end(metrics.text());
};

const answer = async (routes: Routes, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const path = pathOf(request);
  if (path === "/healthz") return void text(response, 200, "ok");
  if (path === "/readyz") {
    const why = await routes.unready();
    return void text(response, why === null ? 200 : 503, why ?? "ready");
  }
  if (path === "/metrics" && routes.metrics) return answerMetrics(routes.metrics, request, response);
  const isProtocol = path.startsWith(PROTOCOL);
  const tooMany = await routes.tooMany(request);
  if (tooMany && isProtocol) return sendProblem(response, tooManyProblem(tooMany));
  if (tooMany && path.startsWith("/trpc/")) return routes.rpc(request, response, tooMany);
  if (tooMany) {
    response.setHeader("Retry-After", tooMany.retryAfter);
    return void text(response, 429, "Too many requests");
  }
  if (!routes.admin && ADMIN_PAGE.test(path)) return void text(response, 404, "Not found");
  if (!isProtocol && !path.startsWith("/trpc/")) return routes.pages(request, response);
  if (routes.isForeign(request)) {
    if (isProtocol) return sendProblem(response, transportProblem("OtherSite"));
    return void text(response, 403, "Requests from other sites are refused");
  }
  // Whoever looks at what waits is no part of it.
  if (routes.admin && path.startsWith(ADMIN)) return routes.admin(request, response, path);
  if (isStream(path)) routes.streams.add(response);
  else routes.awaitAnswer(response);
  return isProtocol ? routes.protocol(request, response, path) : routes.rpc(request, response);
};

/** What bodies and streams may take of the server, counted for all of its routes together. */
const intake = ({ streamsOfGuest, streamsOfNetwork, trustProxy }: Settings, open: OpenStreams) => {
  const places = streamPlaces(streamsOfGuest, streamsOfNetwork);
  const streams: StreamPlaces = (guest, network, response) => {
    const full = places(guest, network, response);
    if (!full) open.name(response, { guest, network });
    return full;
  };
  return { streams, open, read: bodyReader(BODY_RULES), decode: largeBodyDecoder(DECODER_RULES), trustProxy };
};

/** Writes a fault of the server's own into its log. */
const defectLog =
  (run: (effect: Effect.Effect<void>) => unknown) =>
  (path: string, cause: unknown, request?: string): void =>
    void run(
      Effect.logError("A request failed", {
        path,
        ...(request !== undefined && { request }),
        cause: cause instanceof Error ? cause.stack : String(cause),
      }),
    );

/** Null while the server may be asked, else why not. */
const readiness =
  (lock: StoreLock["Service"], tables: Tables["Service"], { isLeaving }: Ownership) =>
  async (): Promise<string | null> => {
    if (!lock.isHeld()) return "the lock of the database is lost";
    if (isLeaving()) return "this server is leaving the others";
    return Exit.isSuccess(await Effect.runPromiseExit(tables.get("none"))) ? null : "the store does not answer";
  };

/** Counts uses with the other servers. */
const limitsWith = ({ shareUses }: ClusterRouter["Service"], scale: number): RateLimiter => {
  const { spend, uses } = makeLimits(scale);
  shareUses(uses);
  return spend;
};

const makeRoutes = (config: Settings) =>
  Effect.gen(function* () {
    const ports = yield* Effect.context<Ports | ProtocolPorts>();
    const run = Effect.runForkWith(ports);
    const cluster = yield* ClusterRouter;
    const spend = limitsWith(cluster, config.rateScale);
    const sessions = makeSessions(yield* Guests, isSecure(config));
    const onDefect = defectLog(run);
    const streams = openStreams();
    const open = { name: "blueplate_event_streams", description: "Open streams of events.", read: streams.count };
    const { gate, readings, awaitAnswer, load } = yield* overloadWatch(config.overloadDelay);
    const metrics = Option.map(config.metricsToken, (token) => ({
      ...makeMetrics([open, ...readings]),
      token: Redacted.value(token),
    }));
    const tell = accessLog(config.accessLog, (line) => void run(Effect.logInfo("Answered", line)));
    const seen = Option.isSome(config.adminToken) ? peopleSeen() : nobodySeen;
    const moderation = yield* Moderation;
    const spans = yield* requestSpans;
    const origin = { ports, spans, sessions, spend, gate, moderation, seen, ...intake(config, streams) };
    const operator = cluster.route("Administration", yield* administration({ streams, seen, load }));
    const admin = Option.map(config.adminToken, (token) =>
      makeAdmin({ ...origin, administration: Context.make(Administration, operator), token: Redacted.value(token) }),
    );
    const routes: Routes = {
      rpc: makeRpc(origin, onDefect),
      protocol: makeProtocol(origin),
      admin: Option.getOrNull(admin),
      pages: pagesWithPreviews(makePages(config), yield* previewSource, config),
      unready: readiness(yield* StoreLock, yield* Tables, yield* ShardOwnership),
      isForeign: (request) => isForeign(request, config),
      tooMany: (request) => spend("request", networkOf(addressOf(request, config.trustProxy)), "network"),
      streams,
      awaitAnswer,
      metrics: Option.getOrNull(metrics),
    };
    return { routes, onDefect, tell, spans };
  });

/** The http server: health, the API, the pages. Closing waits for what is being answered and written. */
export const httpServer = (config: Settings) =>
  Layer.effect(
    HttpServer,
    Effect.gen(function* () {
      const { routes, onDefect, tell, spans } = yield* makeRoutes(config);
      const registry = yield* TableRegistry;
      const studies = yield* StudyRegistry;
      const server = timedServer(CONNECTION_RULES, (request, response) => {
        const id = newId();
        response.setHeader("X-Request-Id", id);
        // What a visitor calls it is nobody's business.
        request.headers["x-request-id"] = id;
        secureHeaders(response, pathOf(request), isSecure(config));
        const route = routeName(pathOf(request));
        routes.metrics?.count(route, response, isStream(pathOf(request)));
        tell(id, route, request, response);
        if (!isStream(pathOf(request))) spans.begin(id, route, request, response);
        answer(routes, request, response).catch((cause: unknown) => {
          const path = pathOf(request);
          onDefect(path, cause, id);
          if (response.headersSent) response.destroy();
          else if (path.startsWith(PROTOCOL)) sendProblem(response, transportProblem("Internal"));
          else text(response, 500, "Something went wrong here");
        });
      });
      const port = yield* Effect.acquireRelease(listen(server, config), () =>
        Effect.andThen(close(server, routes.streams), Effect.andThen(registry.settled, studies.settled)),
      );
      yield* Effect.logInfo("Blueplate is listening", { url: `http://localhost:${port}` });
      return HttpServer.of({ port });
    }),
  );
