import { describe, expect, it } from "vitest";
import { routeName } from "../../src/operations/route-name.ts";
import { me, startInside, toyTable } from "../inside.ts";

const TOKEN = "a token for whoever watches";

describe("/metrics", () => {
  it("is not there without its setting, and needs its token with it", async () => {
    const closed = await startInside();
    expect((await fetch(`${closed.url}/metrics`)).headers.get("content-type")).not.toContain("version=0.0.4");
    await closed.stop();
    const server = await startInside({ METRICS_TOKEN: TOKEN });
    for (const authorization of ["", "Bearer", "Bearer wrong", TOKEN]) {
      expect((await fetch(`${server.url}/metrics`, { headers: { authorization } })).status).toBe(401);
    }
    const headers = { authorization: `Bearer ${TOKEN}` };
    const answer = await fetch(`${server.url}/metrics`, { headers });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      200,
      "text/plain; version=0.0.4; charset=utf-8",
    ]);
    await server.stop();
  });

  it("counts what was answered by route and status, and tells of nobody", async () => {
    const server = await startInside({ METRICS_TOKEN: TOKEN, ACCESS_LOG: "true" });
    const ann = server.browser();
    const { id } = await ann.api.tables.create.mutate(toyTable([me]));
    await ann.api.tables.get.query({ table: id });
    await fetch(`${server.url}/trpc/no.such.thing`);
    const text = await (await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
    expect(text).toMatch(/^blueplate_requests_total\{route="tables\.create",status="200"\} 1$/m);
    expect(text).toMatch(/^blueplate_requests_total\{route="unknown procedure",status="404"\} 1$/m);
    expect(text).toMatch(/^blueplate_request_seconds_count\{route="tables\.get"\} 1$/m);
    for (const name of [
      "blueplate_event_streams",
      "process_resident_memory_bytes",
      "process_cpu_seconds_total",
      "nodejs_eventloop_delay_p99_seconds",
    ]) {
      expect(text).toMatch(new RegExp(`^${name} [0-9.e+-]+$`, "m"));
    }
    const lines = server.log.filter((line) => line.includes("Answered"));
    expect(lines.some((line) => line.includes('"route":"tables.create"') && line.includes('"status":200'))).toBe(true);
    const secrets = [id, ann.cookie(), ann.cookie().split("=")[1] ?? "", TOKEN, "127.0.0.1"];
    for (const secret of secrets) expect(`${text}${lines.join()}`.includes(secret), secret).toBe(false);
    await server.stop();
  });

  it("names a request in its answer, another one in each", async () => {
    const server = await startInside();
    const ids = await Promise.all(
      [1, 2].map(async () => (await fetch(`${server.url}/healthz`)).headers.get("x-request-id")),
    );
    expect(new Set(ids).size).toBe(2);
    expect(ids[0]).toMatch(/^[\w-]{21}$/);
    await server.stop();
  });
});

it.each([
  ["/trpc/tables.create", "tables.create"],
  ["/trpc/tables.create.x", "unknown procedure"],
  ["/trpc/../../etc/passwd", "unknown procedure"],
  ["/api/v1/tables/V1StGXR8_Z5jdHi6B-myT/events", "/api/v1/tables"],
  ["/api/v1/made-up/17", "/api"],
  ["/api/docs", "/api"],
  ["/t/V1StGXR8_Z5jdHi6B-myT", "pages"],
])("%s is counted as %s", (path, route) => {
  expect(routeName(path)).toBe(route);
});
