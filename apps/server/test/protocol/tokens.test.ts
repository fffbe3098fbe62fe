import type { BotFacts } from "@blueplate/api";
import { memoryStore, Programs } from "@blueplate/store";
import { Effect, Layer } from "effect";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Inside, me, robot, startInside, toyTable } from "../inside.ts";
import { newProgram, programWith } from "./program.ts";

/** What was stored of programs, noted on its way. */
const noted: string[] = [];
const noting = Layer.effect(
  Programs,
  Effect.map(Programs, (programs) =>
    Programs.of({
      ...programs,
      create: (program) => {
        noted.push(JSON.stringify(program));
        return programs.create(program);
      },
    }),
  ),
).pipe(Layer.provideMerge(memoryStore));

let server: Inside;
beforeAll(async () => {
  server = await startInside({}, noting);
});
afterAll(() => server.stop());

const bots = async (cookie: string, method = "GET", path = "") => {
  const response = await fetch(`${server.url}/api/v1/bots${path}`, { method, headers: { cookie } });
  const text = await response.text();
  return { status: response.status, body: text === "" ? null : (JSON.parse(text) as readonly BotFacts[]) };
};

it("a token is shown once, kept as a hash, and stands in no other answer and no line of the server's log", async () => {
  const robo = await newProgram(server.url, { name: "Once" });
  expect(noted.at(-1)).toContain(robo.id);
  expect(noted.at(-1)).not.toContain(robo.token);
  const listed = await bots(robo.cookie);
  expect(listed.body).toMatchObject([{ id: robo.id, name: "Once", scopes: ["read", "play", "challenge", "simulate"] }]);
  expect(JSON.stringify(listed.body)).not.toContain(robo.token);
  expect(JSON.stringify((await robo.get("/me")).body)).not.toContain(robo.token);
  for (const line of server.log) expect(line).not.toContain(robo.token);
});

it("a token does what its scopes say and nothing else", async () => {
  const looker = await newProgram(server.url, { name: "Looker", scopes: ["read"] });
  expect((await looker.get("/tables")).status).toBe(200);
  const refused = await looker.post("/tables", toyTable([me, robot("honest")]));
  expect([refused.status, refused.body]).toMatchObject([
    403,
    { tag: "OutOfScope", detail: expect.stringContaining('"play"') },
  ]);
  const player = await newProgram(server.url, { name: "Player", scopes: ["play"] });
  expect((await player.get("/tables")).status).toBe(403);
});

it("somebody has so many bots and no more, until one is revoked", async () => {
  const first = await newProgram(server.url);
  for (let count = 1; count < 20; count++) await newProgram(server.url, { name: "More" }, first.cookie);
  await expect(newProgram(server.url, { name: "One too many" }, first.cookie)).rejects.toThrow('"TooManyBots"');
  await bots(first.cookie, "DELETE", `/${first.id}`);
  await newProgram(server.url, { name: "The last one" }, first.cookie);
});

it("its owner alone revokes it: the token is void at once, and nobody gets it back", async () => {
  const robo = await newProgram(server.url);
  const stranger = await newProgram(server.url);
  expect((await bots(stranger.cookie, "DELETE", `/${robo.id}`)).status).toBe(404);
  expect((await robo.get("/me")).status).toBe(200);
  expect((await bots(robo.cookie, "DELETE", `/${robo.id}`)).status).toBe(204);
  expect((await robo.get("/me")).status).toBe(401);
  expect((await bots(robo.cookie)).body).toEqual([]);
  expect((await bots(robo.cookie, "DELETE", `/${robo.id}`)).status).toBe(404);
});

it("no token, a made-up one and one of another kind are told what to send", async () => {
  for (const token of ["", "made-up", "x".repeat(4_000)]) {
    const answer = await programWith(server.url, token).get("/me");
    expect([answer.status, answer.body]).toMatchObject([
      401,
      { tag: "UnknownToken", advice: expect.stringContaining("Bearer") },
    ]);
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
  }
});

it("in a server for development any token is a bot of its name", async () => {
  const open = await startInside({ OPEN_PROTOCOL: "true" });
  const robo = programWith(open.url, "my-first-bot");
  const [first, second] = [await robo.get<BotFacts>("/me"), await robo.get<BotFacts>("/me")];
  expect(first.body).toMatchObject({ name: "my-first-bot" });
  expect(second.body.id).toBe(first.body.id);
  await open.stop();
});
