import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { folderStore } from "@blueplate/store";
import { laidOutFolder } from "@blueplate/store/testing";
import { me, robot, startInside, toyTable } from "./inside.ts";
import { newProgram } from "./protocol/program.ts";

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

/** A collector of traces: what was sent to it, and by which headers. */
const received: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
const collector = createServer((request, response) => {
  let body = "";
  request.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
  request.on("end", () => {
    received.push({ path: request.url ?? "", headers: request.headers, body });
    response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  });
});

let endpoint = "";
beforeAll(async () => {
  collector.listen(0, "127.0.0.1");
  await once(collector, "listening");
  // cast: a server that listens on a port has an address of this kind.
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(() => collector.close());

const spans = (): readonly Span[] =>
  received.flatMap(({ body }) => {
    // cast: what OTLP sends.
    const sent = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
    return sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  });

const valueOf = (span: Span | undefined, key: string) =>
  Object.values(span?.attributes.find((each) => each.key === key)?.value ?? {})[0];

it("sends a span for each request with what it asked of the store, and nothing by which a person or a table is known", async () => {
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: "x-key=let%20me%20in" };
  const folder = await laidOutFolder();
  const server = await startInside(settings, folderStore(folder));
  const ann = server.browser();
  const { id } = await ann.api.tables.create.mutate({
    ...toyTable([me, robot("honest")]),
    name: "Behind closed doors",
  });
  await ann.api.play.mutate({ table: id, commandId: "c1", seen: 0, command: { _tag: "bid", amount: 2 } });
  await ann.api.tables.get.query({ table: "nowhere" }).catch(() => null);
  const robo = await newProgram(server.url);
  await robo.get("/tables");
  // What was not sent yet is sent at the end.
  await server.stop();
  rmSync(folder, { recursive: true });
  const [first] = received;
  expect([first?.path, first?.headers["x-key"]]).toEqual(["/v1/traces", "let me in"]);
  const played = spans().find(({ name }) => name === "play");
  expect(valueOf(played, "http.response.status_code")).toBe(200);
  expect(valueOf(played, "request.id")).toMatch(/^[\w-]{21}$/);
  const stored = spans().find(
    ({ name, parentSpanId }) => name === "EventLog.append" && parentSpanId === played?.spanId,
  );
  expect(stored?.traceId).toBe(played?.traceId);
  expect(spans().map(({ name }) => name)).toEqual(
    expect.arrayContaining(["tables.create", "bot decision", "/api/v1/tables"]),
  );
  expect(
    valueOf(
      spans().find(({ name }) => name === "tables.get"),
      "http.response.status_code",
    ),
  ).toBe(404);
  const all = received.map(({ body }) => body).join("\n");
  for (const secret of [id, "Behind closed doors", "Ann", ann.cookie().split("=")[1] ?? "-", robo.token, "nowhere"]) {
    expect(all).not.toContain(secret);
  }
});

it("sends nothing where there is no collector", async () => {
  const before = received.length;
  const server = await startInside();
  await server.browser().api.games.list.query();
  await server.stop();
  expect(received).toHaveLength(before);
});
