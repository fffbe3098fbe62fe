import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { excessIn, JSON_LIMITS } from "@blueplate/kernel";
import { LIMITS as OF_A_STUDY } from "@blueplate/study";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { BODY_RULES, bodyReader, type BodyRules } from "../../src/http/bodies.ts";
import { CONNECTION_RULES, timedServer } from "../../src/http/connections.ts";
import { type Inside, startInside } from "../inside.ts";

const LIMITS = { bytes: 1_000_000, json: { depth: 8, values: 100, keys: 10 } };

const sockets: Socket[] = [];
const servers: Server[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** Lets a server listen on any free port. */
const portOf = async (server: Server): Promise<number> => {
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // cast: a server that listens on a port has an address of this kind.
  return (server.address() as AddressInfo).port;
};

/** A server that reads bodies by `rules` and answers what came of each; how many it has read to an end. */
const reading = async (rules: Partial<BodyRules>) => {
  let guests = 0;
  const read = bodyReader({ ...BODY_RULES, ...rules });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await read(request, LIMITS, {
      address: request.socket.remoteAddress ?? "",
      guest: request.url === "/new" ? null : request.url === "/same" ? "Ann" : `guest ${guests++}`,
      onAnswered: (then) => void response.once("close", then),
    });
    if (body !== null)
      response.end(
        "fault" in body
          ? `${body.fault.code} ${body.fault.message}`
          : String(("text" in body ? body.text : body.bytes).length),
      );
  };
  return portOf(createServer((request, response) => void answer(request, response)));
};

/** A request of `length` bytes of which `sent` are sent; the rest never comes. */
const halfSent = async (port: number, length: number, sent: string, path = "/", cookie = "") => {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  let answer = "";
  socket.on("error", () => undefined);
  socket.on("data", (text: Buffer) => (answer += text.toString()));
  await once(socket, "connect");
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
  socket.write(head + sent);
  const answered = new Promise<string>((resolve) => {
    socket.once("data", () => resolve(answer));
    socket.once("close", () => resolve(answer));
  });
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  return { socket, answered, closed };
};

const post = async (port: number, body: string, path = "/") =>
  (await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", body })).text();

describe("bodies of requests", () => {
  it("are taken whole, and refused where they hold too much, with what and where", async () => {
    const port = await reading({});
    expect(await post(port, '{"a":[1,2,3]}')).toBe("13");
    expect(await post(port, `{"a":1,"b":${"[".repeat(500_000)}`)).toBe("BAD_REQUEST is nested deeper than 8");
    expect(await post(port, `{"a":[${"1,".repeat(200)}1]}`)).toBe("BAD_REQUEST holds more than 100 values");
    const keys = Array.from({ length: 11 }, (_, key) => `"k${key}":1`).join(",");
    expect(await post(port, `{"a":{${keys}}}`)).toBe("BAD_REQUEST has an object with more than 10 keys");
    expect(await post(port, " ".repeat(LIMITS.bytes + 1))).toMatch(/^PAYLOAD_TOO_LARGE/);
    // Signs within a string are no structure, however they are written.
    expect(await post(port, JSON.stringify({ a: '\\"[{'.repeat(50) }))).toMatch(/^\d+$/);
  });

  it("that do not go on are given up, and so are those that never end", async () => {
    const port = await reading({ idleMs: 100, wholeMs: 400 });
    const idle = await halfSent(port, 1_000, "{");
    expect(await idle.answered).toContain("TIMEOUT");
    const slow = await halfSent(port, 1_000, "{");
    const dripping = setInterval(() => slow.socket.write(" "), 20);
    expect(await slow.answered).toContain("TIMEOUT");
    clearInterval(dripping);
  });

  it("that are large are held only so many at once, and a place is free again when one is answered or its sender gone", async () => {
    const port = await reading({ large: { all: 3, each: 3 }, largeFrom: 1_000 });
    const large = "[" + " ".repeat(2_000);
    const held = await Promise.all([1, 2, 3].map(() => halfSent(port, 9_000, large)));
    const refused = await halfSent(port, 9_000, large);
    expect(await refused.answered).toContain("TOO_MANY_REQUESTS");
    expect(await post(port, "[1]")).toBe("3");
    held[0]?.socket.destroy();
    held[1]?.socket.write(`${" ".repeat(9_000 - large.length - 1)}]`);
    expect(await held[1]?.answered).toContain("9000");
    const answers = async () => post(port, `${large}]`);
    while ((await answers()).startsWith("TOO_MANY"));
    expect(await answers()).toBe(String(large.length + 1));
  });

  it("that are large come from guests alone, one at a time from each", async () => {
    const port = await reading({ largeFrom: 1_000 });
    const large = `[${" ".repeat(2_000)}`;
    expect(await post(port, `${large}]`, "/new")).toMatch(/^UNAUTHORIZED/);
    expect(await post(port, "[1]", "/new")).toBe("3");
    const two = await Promise.all([1, 2].map(() => halfSent(port, 9_000, large, "/same")));
    expect(await Promise.race(two.map(({ answered }) => answered))).toContain("TOO_MANY_REQUESTS");
    expect(await post(port, `${large}]`)).toBe("2002");
    for (const { socket } of two) socket.destroy();
    while ((await post(port, `${large}]`, "/same")).startsWith("TOO_MANY"));
  });

  it("are held up to so many bytes in all; three hundred half-sent ones are closed, and leave all of the room", async () => {
    const whole = "x".repeat(900);
    const port = await reading({ idleMs: 1_000, largeFrom: 1_000, smallBytes: { all: 20_000, each: 20_000 } });
    const sent = await Promise.all(Array.from({ length: 300 }, () => halfSent(port, 1_000, whole)));
    const answers = await Promise.all(sent.map(({ answered }) => answered));
    const held = answers.filter((answer) => answer.includes("TIMEOUT"));
    const refused = answers.filter((answer) => answer.includes("TOO_MANY"));
    expect(held.length + refused.length).toBe(300);
    expect(held.length).toBeGreaterThanOrEqual(22);
    expect(refused.length).toBeGreaterThan(0);
    await Promise.all(sent.map(({ closed }) => closed));
    const again = await Promise.all(Array.from({ length: 22 }, () => halfSent(port, 901, whole)));
    for (const { socket } of again) socket.write(" ");
    for (const { answered } of again) expect(await answered).toContain("901");
  });
});

describe("connections", () => {
  it("that never send a whole head are closed", async () => {
    const rules = { ...CONNECTION_RULES, headMs: 100, checkMs: 20 };
    const port = await portOf(timedServer(rules, (_, response) => void response.end("answered")));
    const socket = connect(port, "127.0.0.1");
    sockets.push(socket);
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n");
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
    await once(socket, "close");
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe("answered");
  });

  it("are kept for longer than proxies keep them, and a body's own limit comes before that of its request", () => {
    expect(CONNECTION_RULES.idleMs).toBeGreaterThan(65_000);
    expect(CONNECTION_RULES.requestMs).toBeGreaterThan(BODY_RULES.wholeMs);
    expect(timedServer(CONNECTION_RULES, () => undefined).keepAliveTimeout).toBe(CONNECTION_RULES.idleMs);
  });
});

describe("a server of which much is asked at once", () => {
  let server: Inside;
  beforeAll(async () => {
    server = await startInside();
  });
  afterAll(() => server.stop());

  it("holds few of sixty half-sent large bodies, refuses the others, and answers everybody else", async () => {
    const half = `{"name":"A","text":"${"x".repeat(200_000)}`;
    const path = "/trpc/studies.import";
    const cookies = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const browser = server.browser();
        await browser.api.session.enter.mutate();
        return browser.cookie();
      }),
    );
    const sent = await Promise.all(cookies.map((cookie) => halfSent(server.port, 12_000_000, half, path, cookie)));
    const refused = sent.map(({ answered }) => answered);
    for (let left = 60 - BODY_RULES.large.each; left > 0; left--) {
      const [answer, at] = await Promise.race(refused.map(async (each, index) => [await each, index] as const));
      expect(answer).toMatch(/^HTTP\/1\.1 429 [^]*"tag":"TooMany"[^]*"retryAfter":10/);
      refused[at] = new Promise(() => undefined);
    }
    const stranger = await halfSent(server.port, 12_000_000, half, path);
    expect(await stranger.answered).toMatch(/^HTTP\/1\.1 401 [^]*"tag":"NotEntered"/);
    const { api } = server.browser();
    expect((await api.games.list.query()).length).toBeGreaterThan(0);
  });

  it("refuses what is nested without parsing it, with the field, in bodies, files within bodies and addresses", async () => {
    const { url } = server;
    const ann = server.browser();
    await ann.api.session.enter.mutate();
    const ask = async (path: string, body?: string) => {
      const headers = { "content-type": "application/json", cookie: ann.cookie() };
      const answer = await fetch(`${url}/trpc/${path}`, body === undefined ? {} : { method: "POST", headers, body });
      return [answer.status, await answer.json()];
    };
    const nested = "[".repeat(30_000);
    const malformed = (field: string) => [400, { error: { data: { tag: "Malformed", field } } }];
    expect(await ask("play", `{"table":"t","command":${nested}`)).toMatchObject(malformed("command"));
    expect(await ask("studies.create", `{"title":"T","chapter":${nested.repeat(60)}`)).toMatchObject(
      malformed("chapter"),
    );
    const text = `{"study":"blueplate","version":1,"title":"T"}\n{"change":${nested.repeat(30)}`;
    const refusal = { _tag: "BadLine", line: 2, field: "change", reason: { _tag: "TooDeep", most: 64 } };
    expect(await ask("studies.import", JSON.stringify({ name: "Ann", text }))).toMatchObject([
      409,
      { error: { data: { refusal } } },
    ]);
    expect(await ask(`tables.get?input=${encodeURIComponent(`{"table":${"[".repeat(100)}`)}`)).toMatchObject(
      malformed("table"),
    );
  });
});

it("no game of ours comes near what may be brought", () => {
  const folder = new URL("../../../../goldens/food-chain-magnate/", import.meta.url);
  const most = { depth: 10, values: JSON_LIMITS.values / 8, keys: JSON_LIMITS.keys / 8 };
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".jsonl"),
  )) {
    const whole = `[${readFileSync(new URL(name, folder), "utf8").trim().replaceAll("\n", ",")}]`;
    expect(excessIn(whole, most), name).toBe(null);
    expect(whole.length, name).toBeLessThan(OF_A_STUDY.sourceSize / 3);
  }
});
