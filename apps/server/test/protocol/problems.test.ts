import type { TableFacts } from "@blueplate/api";
import type { Problem } from "@blueplate/api/problems";
import { EventLog, memoryStore, StoreFailure } from "@blueplate/store";
import { Effect, Layer } from "effect";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Inside, me, robot, startInside, toyTable } from "../inside.ts";
import { newProgram, type Program } from "./program.ts";

const fault = { now: false };
const failing = Layer.effect(
  EventLog,
  Effect.map(EventLog, (log) =>
    EventLog.of({
      ...log,
      append: (...entry) =>
        fault.now
          ? Effect.fail(new StoreFailure({ operation: "test", cause: new Error("cut") }))
          : log.append(...entry),
    }),
  ),
).pipe(Layer.provideMerge(memoryStore));

let server: Inside;
let robo: Program;
let table: string;
beforeAll(async () => {
  server = await startInside({}, failing);
  robo = await newProgram(server.url);
  table = (await robo.post<TableFacts>("/tables", toyTable([me, robot("honest")], "500"))).body.id;
});
afterAll(() => server.stop());

const raw = async (
  path: string,
  init: RequestInit = {},
): Promise<{ readonly response: Response; readonly problem: Problem }> => {
  const headers = { authorization: `Bearer ${robo.token}`, ...(init.headers as Readonly<Record<string, string>>) };
  const response = await fetch(`${server.url}${path}`, { ...init, headers });
  return { response, problem: (await response.json()) as Problem };
};

const json = { "content-type": "application/json" };
const commands = () => `/api/v1/tables/${table}/seat/commands`;
const post = (path: string, body: string, headers: Readonly<Record<string, string>> = json) =>
  raw(path, { method: "POST", body, headers });
const batch = (change: Readonly<Record<string, unknown>> = {}) =>
  JSON.stringify({ id: "x", seen: 0, commands: [{ _tag: "bid", amount: 3 }], ...change });

const CASES: readonly (readonly [number, string, () => ReturnType<typeof raw>])[] = [
  [400, "Malformed", () => post(commands(), "{ no json")],
  [400, "Malformed", () => post(commands(), batch({ seen: "0" }))],
  [400, "Malformed", () => post(commands(), batch({ more: 1 }))],
  [400, "Malformed", () => post(commands(), batch({ commands: [] }))],
  [400, "Malformed", () => post(commands(), batch({ commands: [{ _tag: "bid", amount: "3" }] }))],
  [400, "Malformed", () => post(commands(), batch({ seen: 99 }))],
  [400, "Malformed", () => post(commands(), `${"[".repeat(100)}${"]".repeat(100)}`)],
  [400, "Malformed", () => raw(`/api/v1/tables/${table}/events?after=99`)],
  [400, "Malformed", () => raw(`/api/v1/tables/${table}/events?after=soon`)],
  [401, "UnknownToken", () => raw("/api/v1/me", { headers: { authorization: "Basic x" } })],
  [403, "OtherSite", () => post("/api/v1/bots", '{"name":"x"}', { ...json, "sec-fetch-site": "cross-site" })],
  [404, "NoSuchRoute", () => raw("/api/v1/nothing")],
  [404, "NoSuchRoute", () => raw("/api/")],
  [404, "NoSuchTable", () => raw("/api/v1/tables/nowhere")],
  [404, "NoSuchChallenge", () => post("/api/v1/challenges/none/accept", "")],
  [404, "NoSuchRules", () => raw("/api/v1/rules/none")],
  [405, "WrongMethod", () => raw("/api/v1/me", { method: "PUT" })],
  [409, "TooMuch", () => post(commands(), batch({ commands: [{ _tag: "bid", amount: 9 }] }))],
  [409, "AlreadyStarted", () => post(`/api/v1/tables/${table}/start`, "{}")],
  [413, "TooLarge", () => post(commands(), batch({ why: "x".repeat(70_000) }))],
  [415, "WrongMediaType", () => post(commands(), batch(), { "content-type": "text/plain" })],
];

it.each(CASES)("%i %s is a problem with what to do about it", async (status, tag, ask) => {
  const { response, problem } = await ask();
  expect([response.status, problem.status, problem.tag]).toEqual([status, status, tag]);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(problem.advice.length).toBeGreaterThan(5);
  const page = await (await fetch(`${server.url}/api/docs`)).text();
  expect(page).toContain(`id="${problem.type.split("#")[1]}"`);
});

it("names the field, the command of the batch and the refusal of the rules", async () => {
  const wrongType = await post(
    commands(),
    batch({
      commands: [
        { _tag: "bid", amount: 3 },
        { _tag: "bid", amount: "4" },
      ],
    }),
  );
  expect(wrongType.problem).toMatchObject({ field: "commands[1].amount", index: 1 });
  const unknown = await post(commands(), batch({ more: 1 }));
  expect(unknown.problem.field).toBe("more");
  const refused = await post(commands(), batch({ commands: [{ _tag: "bid", amount: 9 }] }));
  expect(refused.problem).toMatchObject({ index: 0, refusal: { _tag: "TooMuch", rule: "T1", most: 5 } });
  const allowed = await raw("/api/v1/me", { method: "PUT" });
  expect(allowed.response.headers.get("allow")).toBe("GET");
});

it("503 where the store fails: the same id again is played once", async () => {
  fault.now = true;
  const { response, problem } = await post(commands(), batch({ id: "again" }));
  expect([response.status, problem.tag]).toEqual([503, "NotStored"]);
  fault.now = false;
  const again = await fetch(`${server.url}${commands()}`, {
    method: "POST",
    body: batch({ id: "again" }),
    headers: { ...json, authorization: `Bearer ${robo.token}` },
  });
  expect(again.status).toBe(200);
});

it("429 says in milliseconds when to come again", async () => {
  const strict = await startInside({ RATE_SCALE: "0.02" });
  const quick = await newProgram(strict.url);
  const answers = [];
  for (let count = 0; count < 8; count++) answers.push(await quick.get<Problem>("/games"));
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body).toMatchObject({ tag: "TooMany", status: 429, retryAfterMs: expect.any(Number) });
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  await strict.stop();
});
