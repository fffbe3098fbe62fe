import { connect } from "node:net";
import type { SeatState, TableFacts } from "@blueplate/api";
import { afterAll, beforeAll, expect, it } from "vitest";
import { free, type Inside, me, robot, startInside, toyTable } from "../inside.ts";
import { newProgram, type Program } from "./program.ts";

let server: Inside;
beforeAll(async () => {
  server = await startInside();
});
afterAll(() => server.stop());

const bid = (amount: number) => ({ _tag: "bid", amount });

/** An honest program plays a game to its end: nobody else has harmed it. */
const playsOn = async (program: Program) => {
  const { id } = (await program.post<TableFacts>("/tables", toyTable([me, robot("honest")], "3"))).body;
  const stream = await program.follow(`/tables/${id}/events`);
  for (let round = 0; round < 3; round++) {
    await stream.until((text) => text.includes(`id: ${round * 2}\n`));
    const played = await program.post(`/tables/${id}/seat/commands`, {
      id: `${round}`,
      seen: round * 2,
      commands: [bid(2)],
    });
    expect(played.status).toBe(200);
  }
  expect(await stream.until((text) => text.includes("event: End"))).toContain('"finished"');
};

/** A connection that asks for a stream and then does as it likes. */
const rawStream = (path: string, token: string) => {
  const socket = connect(server.port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(`GET /api/v1${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  return socket;
};

it("a reader that never reads, and one that vanishes half-open, hold nobody up", async () => {
  const [slow, honest] = [await newProgram(server.url), await newProgram(server.url)];
  const { id } = (await slow.post<TableFacts>("/tables", toyTable([me, robot("honest")], "500"))).body;
  const sockets = Array.from({ length: 10 }, () => rawStream(`/tables/${id}/events`, slow.token));
  for (const socket of sockets) socket.pause();
  for (const socket of sockets.slice(5))
    await new Promise((done) => (socket.connecting ? socket.once("connect", done) : done(null)));
  for (const socket of sockets.slice(5)) socket.resetAndDestroy();
  await playsOn(honest);
  expect((await slow.get<SeatState>(`/tables/${id}/seat`)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});

it("a bot holds so many streams and no more, and has them again when others have ended", async () => {
  const robo = await newProgram(server.url);
  const { id } = (await robo.post<TableFacts>("/tables", toyTable([me, free], "3"))).body;
  const streams = [];
  for (let count = 0; count < 16; count++) {
    const stream = await robo.follow(`/tables/${id}/events`);
    await stream.until((text) => text.includes("Presence"));
    streams.push(stream);
  }
  expect((await robo.get(`/tables/${id}/events`)).body).toMatchObject({ status: 429, tag: "TooMany" });
  for (const stream of streams) await stream.stop();
  const { status } = await robo.get<TableFacts>(`/tables/${id}`);
  expect(status).toBe(200);
  await playsOn(robo);
});

it("nobody plays, looks or resigns for another's seat", async () => {
  const [ann, eve] = [await newProgram(server.url), await newProgram(server.url)];
  const { id } = (await ann.post<TableFacts>("/tables", toyTable([me, robot("honest")], "500"))).body;
  const batch = { id: "mine", seen: 0, commands: [bid(5)] };
  for (const [method, path, body] of [
    ["post", "/seat/commands", batch],
    ["post", "/seat/resign", {}],
    ["post", "/seat/forms/next", { form: "bid", picked: {} }],
  ] as const) {
    expect((await eve[method](`/tables/${id}${path}`, body)).body).toMatchObject({ status: 403, tag: "NotYourSeat" });
  }
  for (const path of ["/seat", "/seat/forms"]) expect((await eve.get(`/tables/${id}${path}`)).status).toBe(403);
  expect((await ann.get<SeatState>(`/tables/${id}/seat`)).status).toBe(200);
});

const NONSENSE = [
  null,
  0,
  -1,
  1e300,
  "",
  "x",
  [],
  {},
  { _tag: "bid" },
  { _tag: "__proto__" },
  [[[]]],
  { amount: {} },
  "\u0000",
];

it("wrong types anywhere are told as problems, never as faults of the server", async () => {
  const robo = await newProgram(server.url);
  const { id } = (await robo.post<TableFacts>("/tables", toyTable([me, robot("honest")], "500"))).body;
  const before = server.log.length;
  for (const odd of NONSENSE) {
    const answers = await Promise.all([
      robo.post(`/tables/${id}/seat/commands`, { id: "x", seen: 0, commands: [odd] }),
      robo.post(`/tables/${id}/seat/commands`, { id: odd, seen: odd, commands: odd }),
      robo.post(`/tables/${id}/seat/forms/next`, { form: "bid", picked: { amount: odd } }),
      robo.post(`/tables/${id}/seat/forms/next`, { form: odd, picked: odd, soFar: odd }),
      robo.post("/simulate", { hash: "toy-1", state: odd, line: [{ seat: 0, command: odd }] }),
      robo.post("/tables", odd),
      robo.post("/challenges", odd),
    ]);
    for (const { status } of answers) expect([400, 404, 409]).toContain(status);
  }
  expect(server.log.slice(before).filter((line) => line.includes("A request failed"))).toEqual([]);
});

it("a thousand requests in a burst: most are told to wait, and another goes on playing meanwhile", async () => {
  const strict = await startInside({ RATE_SCALE: "1" });
  const [loud, honest] = [await newProgram(strict.url), await newProgram(strict.url)];
  const { id } = (await loud.post<TableFacts>("/tables", toyTable([me, robot("honest")], "500"))).body;
  const statuses: number[] = [];
  const lane = async () => {
    for (let count = 0; count < 25; count++) {
      const batch = { id: `b${statuses.length}`, seen: 0, commands: [bid(9)] };
      statuses.push((await loud.post(`/tables/${id}/seat/commands`, batch)).status);
    }
  };
  const burst = Promise.all(Array.from({ length: 40 }, lane));
  await playsOn(honest);
  await burst;
  expect(statuses).toHaveLength(1_000);
  expect(new Set(statuses)).toEqual(new Set([409, 429]));
  expect(statuses.filter((status) => status === 409).length).toBeLessThan(500);
  await strict.stop();
});
