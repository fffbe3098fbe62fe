import type { IncomingMessage, ServerResponse } from "node:http";
import { Context, Effect, Exit, Layer, Option, Redacted, References, Tracer } from "effect";
import type { Settings } from "../config.ts";

/** What its spans are called after. */
const SERVICE = { serviceName: "blueplate" };

/** `name=value` pairs with commas between them, as OpenTelemetry writes headers in a setting. */
const headersIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text.split(",").flatMap((pair) => {
      const at = pair.indexOf("=");
      return at < 1 ? [] : [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]];
    }),
  );

const exported = (endpoint: URL, headers: string) =>
  Layer.unwrap(
    // Only whoever wants traces loads what sends them.
    Effect.promise(async () => {
      const [{ OtlpTracer, OtlpSerialization }, { FetchHttpClient }] = await Promise.all([
        import("effect/observability"),
        import("effect/http"),
      ]);
      const url = `${endpoint.href.replace(/\/$/, "")}/v1/traces`;
      return OtlpTracer.layer({ url, resource: SERVICE, headers: headersIn(headers) }).pipe(
        Layer.provide(OtlpSerialization.layerJson),
        Layer.provide(FetchHttpClient.layer),
      );
    }),
  );

/** Where spans go: to a collector that speaks OTLP over http, or nowhere, at no cost. */
export const traces = ({ otlpEndpoint, otlpHeaders }: Settings): Layer.Layer<never> =>
  Option.match(otlpEndpoint, {
    onNone: () => Layer.succeed(References.TracerEnabled, false),
    onSome: (url) => exported(url, Option.match(otlpHeaders, { onNone: () => "", onSome: Redacted.value })),
  });

/** A span for each request that is no stream, and what happens within it. */
export interface RequestSpans {
  /** Begins the span of a request; it ends with its answer. It tells of nobody: no address, no cookie, no path with its ids. */
  begin(id: string, route: string, request: IncomingMessage, response: ServerResponse): void;
  /** The services under which what a request asks for becomes a part of its span. */
  within<R>(request: IncomingMessage, services: Context.Context<R>): Context.Context<R>;
}

const nanoseconds = (): bigint => BigInt(Math.round((performance.timeOrigin + performance.now()) * 1_000)) * 1_000n;

const NO_SPANS: RequestSpans = { begin: () => undefined, within: (_, services) => services };

const spansOf = (tracer: Tracer.Tracer): RequestSpans => {
  const spans = new WeakMap<IncomingMessage, Tracer.Span>();
  return {
    begin: (id, route, request, response) => {
      const span = tracer.span({
        name: route,
        parent: Option.none(),
        annotations: Context.empty(),
        links: [],
        startTime: nanoseconds(),
        kind: "server",
        root: true,
        sampled: true,
      });
      span.attribute("http.request.method", request.method ?? "");
      span.attribute("http.route", route);
      span.attribute("request.id", id);
      spans.set(request, span);
      response.once("close", () => {
        const status = response.headersSent ? response.statusCode : 0;
        span.attribute("http.response.status_code", status);
        span.end(nanoseconds(), status >= 500 ? Exit.fail(`answered with ${status}`) : Exit.void);
      });
    },
    within: (request, services) => {
      const span = spans.get(request);
      return span ? Context.add(services, Tracer.ParentSpan, span) : services;
    },
  };
};

/** The spans of requests, under the tracer that there is. */
export const requestSpans: Effect.Effect<RequestSpans> = Effect.gen(function* () {
  const isOn = yield* References.TracerEnabled;
  return isOn ? spansOf(yield* Tracer.Tracer) : NO_SPANS;
});
