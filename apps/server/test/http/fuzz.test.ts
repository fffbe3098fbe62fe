import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { appRouter } from "@blueplate/api";
import { adminApi } from "@blueplate/api/admin";
import { botProtocol } from "@blueplate/api/protocol";
import { Arbitrary, Effect, Schema } from "effect";
import { HttpApi, type HttpApiGroup } from "effect/http-api";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ADMIN_TOKEN } from "../admin/operator.ts";
import { free, type Inside, me, startInside, toyTable } from "../inside.ts";

/** Requests to each procedure and route; `FUZZ=5000 vitest run apps/server/test/http/fuzz.test.ts` sends more. */
const EACH = Number(process.env["FUZZ"] ?? 12);
const SEED = Number(process.env["FUZZ_SEED"] ?? 19);

/** Something that may be asked for: where, how, and what it takes. */
interface Target {
  readonly path: string;
  readonly method: string;
  readonly schema: Schema.Top | null;
}

/** Every procedure of the router, with the schema of its input. */
const procedures = (): readonly Target[] =>
  // cast: the router's own description of its procedures, which its types leave open.
  Object.entries(
    appRouter._def.procedures as unknown as Record<
      string,
      { readonly _def: { readonly type: string; readonly inputs: readonly unknown[] } }
    >,
  ).map(([name, { _def }]) => ({
    path: `/trpc/${name}`,
    method: _def.type === "mutation" ? "POST" : "GET",
    schema: _def.inputs.map((input) => (Schema.isSchema(input) ? input : null))[0] ?? null,
  }));

/** Every route of a described API, with the schema of its body. */
const routes = <Id extends string, Groups extends HttpApiGroup.Constraint>(
  api: HttpApi.HttpApi<Id, Groups>,
): readonly Target[] => {
  const found: Target[] = [];
  HttpApi.reflect(api, {
    onGroup: () => undefined,
    onEndpoint: ({ endpoint }) => {
      const schemas = [...endpoint.payload.values()].flatMap((payload) => payload.schemas);
      found.push({ path: endpoint.path, method: endpoint.method, schema: schemas[0] ?? null });
    },
  });
  return found;
};

/** Numbers that look random and are the same in every run. */
const numbers = (seed: number) => {
  let state = seed >>> 0;
  return (bound: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % bound;
  };
};
type Draw = ReturnType<typeof numbers>;

const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  2 ** 53,
  "",
  "\uD800",
  "__proto__",
  "x".repeat(2_000),
  [],
  {},
  [[[[]]]],
  { constructor: { prototype: 1 } },
];

/** Values that fit a schema, as they would be sent. */
const samples = (schema: Schema.Top): readonly unknown[] =>
  // cast: what is made needs no service; it is only sent.
  Effect.runSync(
    Arbitrary.sampleEffect(Arbitrary.schema(schema as Schema.Schema<unknown>), { count: EACH, seed: SEED, size: 12 }),
  );

/** A value with something in it replaced, left out or put in; ids become those of things that exist. */
const bent = (value: unknown, draw: Draw, ids: readonly string[], depth = 0): unknown => {
  if (draw(12) === 0) return JUNK[draw(JUNK.length)];
  if (typeof value === "string" && draw(2) === 0) return ids[draw(ids.length)];
  if (depth > 6 || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => bent(each, draw, ids, depth + 1));
  const fields = Object.entries(value).flatMap(([key, each]) =>
    draw(20) === 0 ? [] : [[key, key === "table" && draw(3) > 0 ? ids[0] : bent(each, draw, ids, depth + 1)] as const],
  );
  return Object.fromEntries(draw(15) === 0 ? [...fields, ["more", 1]] : fields);
};

const jsonOf = (value: unknown): string => JSON.stringify(value) ?? "null";

/** What is sent as text: mostly JSON, now and then the half of it or none. */
const textOf = (value: unknown, draw: Draw): string => {
  const text = jsonOf(value);
  const kind = draw(25);
  if (kind === 0) return text.slice(0, draw(text.length + 1));
  return kind === 1 ? `${"[".repeat(draw(3_000))}${text}` : text;
};

const PATH_PARTS = ["none", "%00", "..", "%2e%2e%2f", "__proto__", "a".repeat(300), "%E0%A4%A", "-1"];

let server: Inside;
const pages = mkdtempSync(join(tmpdir(), "blueplate-pages-"));
beforeAll(async () => {
  writeFileSync(join(pages, "index.html"), "a page");
  server = await startInside({ WEB_DIR: pages, REPLAY_DIR: pages, ADMIN_TOKEN });
});
afterAll(async () => {
  await server.stop();
  rmSync(pages, { recursive: true });
});

/** Asks and reads the answer; a stream is left once its head is there. */
const ask = async (
  path: string,
  init: RequestInit,
  { url } = server,
): Promise<{ readonly status: number; readonly text: string }> => {
  const gone = new AbortController();
  const answer = await fetch(`${url}${path}`, { ...init, signal: gone.signal, redirect: "manual" });
  const isStream = (answer.headers.get("content-type") ?? "").includes("event-stream");
  const text = isStream ? "" : await answer.text();
  if (isStream) gone.abort();
  return { status: answer.status, text };
};

it("nothing made from the schemas of any procedure or route is a fault of the server, or changes what is others'", async () => {
  const [ann, bob, eve] = [server.browser(), server.browser(), server.browser()];
  const { id } = await ann.api.tables.create.mutate(toyTable([me, free], "500"));
  await bob.api.seats.take.mutate({ table: id, player: "Bob" });
  await ann.api.play.mutate({ table: id, commandId: "a", seen: 0, command: { _tag: "bid", amount: 2 } });
  const waiting = await ann.api.tables.create.mutate({ ...toyTable([me, free]), name: "Waiting" });
  const study = await ann.api.studies.create.mutate({ title: "Mine", name: "Ann" });
  await eve.api.session.enter.mutate();
  const { token } = await eve.api.programs.create.mutate({ name: "Eve's" });
  const ids = [id, study.id, "honest", "toy", "standard", "me", "bid"];
  const seen = async () => [
    await ann.api.log.export.query({ table: id }),
    { ...(await ann.api.tables.get.query({ table: id })), updatedAt: 0 },
    (await ann.api.tables.get.query({ table: waiting.id })).name,
    await ann.api.studies.get.query({ study: study.id }),
  ];
  const before = await seen();
  const draw = numbers(SEED);
  // Who runs the server is not among those who ask.
  const targets = [...procedures(), ...routes(botProtocol), ...routes(adminApi)];
  expect(targets.filter(({ schema }) => schema !== null).length).toBeGreaterThan(50);
  const requests = targets.flatMap(({ path, method, schema }): (readonly [string, RequestInit])[] => {
    const values = schema ? samples(schema) : Array(EACH).fill(undefined);
    return values.map((value) => {
      const body = textOf(bent(value, draw, ids), draw);
      const there = path.replaceAll(/:\w+/g, () => (draw(2) ? id : (PATH_PARTS[draw(PATH_PARTS.length)] ?? "")));
      const headers = { "content-type": "application/json", cookie: eve.cookie(), authorization: `Bearer ${token}` };
      if (method === "GET" && path.startsWith("/trpc/")) {
        return [`${there}?input=${encodeURIComponent(body.toWellFormed())}`, { headers }] as const;
      }
      return [there, method === "GET" ? { headers } : { method, headers, body }] as const;
    });
  });
  const faults: string[] = [];
  const lane = async () => {
    for (let next = requests.pop(); next; next = requests.pop()) {
      const { status, text } = await ask(...next);
      if (status >= 500 || /\.ts:\d|node_modules/.test(text))
        faults.push(`${status} ${jsonOf(next)} ${text}`.slice(0, 2_000));
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  expect(faults.slice(0, 5)).toEqual([]);
  expect(server.log.filter((line) => line.includes('"ERROR"'))).toEqual([]);
  expect(await seen()).toEqual(before);
});

it("nothing that whoever runs the server sends is a fault of it", async () => {
  const own = await startInside({ ADMIN_TOKEN });
  const ann = own.browser();
  const { id } = await ann.api.tables.create.mutate(toyTable([me, free]));
  const draw = numbers(SEED);
  const ids = [id, "nobody", "127.0.0.2", "guest", "network"];
  const headers = { "content-type": "application/json", authorization: `Bearer ${ADMIN_TOKEN}` };
  const faults: string[] = [];
  const statuses = new Set<number>();
  for (const { path, method, schema } of routes(adminApi)) {
    for (const value of schema ? samples(schema) : Array(EACH).fill(undefined)) {
      const there = path.replaceAll(/:\w+/g, () => ids[draw(ids.length)] ?? "");
      const body = textOf(draw(3) ? bent(value, draw, ids) : value, draw);
      const init = method === "GET" ? { headers } : { method, headers, body };
      const { status, text } = await ask(there, init, own);
      statuses.add(status);
      if (status >= 500 || /\.ts:\d|node_modules/.test(text))
        faults.push(`${status} ${there} ${body} ${text}`.slice(0, 2_000));
    }
  }
  expect(faults).toEqual([]);
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400]));
  expect(own.log.filter((line) => line.includes('"ERROR"'))).toEqual([]);
  await own.stop();
});

it("no address, method or header is a fault of the server", async () => {
  const draw = numbers(SEED);
  const starts = ["/", "/trpc/", "/api/v1/", "/replay/", "/healthz", "/readyz", "/api/docs"];
  const methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"];
  const faults: string[] = [];
  for (let nth = 0; nth < 10 * EACH; nth++) {
    const rest = Array.from({ length: draw(4) }, () => PATH_PARTS[draw(PATH_PARTS.length)]).join("/");
    const path = `${starts[draw(starts.length)]}${rest}${draw(3) ? "" : "?input=%7B&batch=1&connectionParams=%5B"}`;
    const method = methods[draw(methods.length)] ?? "GET";
    const headers = {
      cookie: `blueplate=${draw(2) ? "x" : "%E0%A4%A"}; __proto__=1`,
      "last-event-id": "x:".repeat(draw(900)),
      authorization: `Bearer ${"x".repeat(draw(500))}`,
      "content-type": ["application/json", "text/plain", "multipart/form-data", "x"][draw(4)] ?? "",
    };
    const body = method === "GET" || method === "HEAD" ? null : textOf(JUNK[draw(JUNK.length)], draw);
    const { status, text } = await ask(path, { method, headers, body });
    if (status >= 500) faults.push(`${status} ${method} ${path} ${text}`);
  }
  expect(faults).toEqual([]);
  expect(server.log.filter((line) => line.includes('"ERROR"'))).toEqual([]);
});
