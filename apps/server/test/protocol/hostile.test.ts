import { once } from "node:events";
import { connect } from "node:net";
import type { SeatState, TableFacts } from "@blueplate/api";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { free, type Inside, me, robot, startInside, toyTable } from "../inside.ts";
import { startProxy } from "../proxy.ts";
import { newProgram, type Program } from "./program.ts";

const METRICS_TOKEN = "a token for whoever watches";

let server: Inside;
beforeAll(async () => {
  server = await startInside({ METRICS_TOKEN });
});
afterAll(() => server.stop());

const bid = (amount: number) => ({ _tag: "bid", amount });

/** A program plays a game of three rounds to its end, at a new table or one that it sits at. */
const playsOn = async (program: Program, table?: string) => {
  const id = table ?? (await program.post<TableFacts>("/tables", toyTable([me, robot("honest")], "3"))).body.id;
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
const rawStream = (path: string, token: string, port = server.port) => {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(`GET /api/v1${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  return socket;
};

/** How many streams of events the server holds open. */
const openStreams = async (): Promise<number> => {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
  return Number(/^blueplate_event_streams (\d+)$/m.exec(text)?.[1]);
};

/** Waits for so many, as its next look at them may come before the server has heard. */
const streamsComeTo = (count: number) => vi.waitFor(async () => expect(await openStreams()).toBe(count), 30_000);

it("readers that never read and those that vanish hold nobody up, and their streams end with their connections", async () => {
  const [slow, honest] = [await newProgram(server.url), await newProgram(server.url)];
  const { id } = (await slow.post<TableFacts>("/tables", toyTable([me, robot("honest")], "500"))).body;
  const before = await openStreams();
  const sockets = Array.from({ length: 10 }, () => rawStream(`/tables/${id}/events`, slow.token));
  for (const socket of sockets.slice(0, 5)) socket.pause();
  for (const socket of sockets.slice(5)) socket.resume();
  await streamsComeTo(before + 10);
  for (const socket of sockets.slice(5)) socket.resetAndDestroy();
  await streamsComeTo(before + 5);
  await playsOn(honest);
  expect((await slow.get<SeatState>(`/tables/${id}/seat`)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await streamsComeTo(before);
});

it("at a table where streams hang half-open, one whose way fell silent and one whose reader has closed its side, one plays on", async () => {
  const proxy = await startProxy(server.port);
  const [watcher, honest] = [await newProgram(server.url), await newProgram(server.url)];
  const { id } = (await honest.post<TableFacts>("/tables", toyTable([me, robot("honest")], "3"))).body;
  const before = await openStreams();
  const silent = Array.from({ length: 5 }, () =>
    rawStream(`/tables/${id}/events`, watcher.token, Number(new URL(proxy.url).port)).resume(),
  );
  await streamsComeTo(before + 5);
  proxy.freeze();
  const closing = rawStream(`/tables/${id}/events`, watcher.token);
  const closed = once(closing.resume(), "close");
  closing.end();
  await playsOn(honest, id);
  await closed;
  // Of the others nobody has heard anything: what is held for them ends with the game.
  await streamsComeTo(before);
  expect(silent.map(({ destroyed }) => destroyed)).toEqual(silent.map(() => false));
  await proxy.stop();
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

const LANES = 64;

/** Sends so many requests at so many a second, or as fast as they are answered, over as many connections as a program may well hold. */
const flood = async (count: number, perSecond: number, send: (nth: number) => Promise<number>) => {
  const began = performance.now();
  const statuses: number[] = [];
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const nth = next++;
      const early = began + (nth / perSecond) * 1000 - performance.now();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      statuses.push(await send(nth));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return statuses;
};

it("a thousand requests a second, again and again: most are told to wait, and others go on playing meanwhile", async () => {
  const strict = await startInside({ RATE_SCALE: "1" });
  const [loud, honest] = [await newProgram(strict.url), await newProgram(strict.url)];
  const { id } = (await loud.post<TableFacts>("/tables", toyTable([me, robot("honest")], "500"))).body;
  let answered = 0;
  const flooding = flood(3_000, 1_000, async (nth) => {
    const batch = { id: `b${nth}`, seen: 0, commands: [bid(9)] };
    const { status } = await loud.post(`/tables/${id}/seat/commands`, batch);
    answered++;
    return status;
  });
  for (let game = 0; game < 3; game++) await playsOn(honest);
  expect(answered).toBeLessThan(3_000);
  const statuses = await flooding;
  expect(statuses).toHaveLength(3_000);
  expect(new Set(statuses)).toEqual(new Set([409, 429]));
  expect(statuses.filter((status) => status === 409).length).toBeLessThan(500);
  await strict.stop();
});
