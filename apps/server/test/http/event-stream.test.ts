import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { afterEach, expect, it, vi } from "vitest";
import { tracked } from "@trpc/server";
import { sendEvents } from "../../src/http/rpc/event-stream.ts";

const open: { close(): void }[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const one of open.splice(0)) one.close();
});

/** A server that streams events to whoever asks; answers a request whose body has not been read yet, and its end on the server. */
const streaming = async (
  events: () => AsyncIterable<unknown>,
  onResponse: (response: ServerResponse) => void = () => {},
) => {
  let ended: Promise<void> = Promise.resolve();
  const server = createServer((_, response) => {
    onResponse(response);
    ended = sendEvents(Promise.resolve(events()), response, (cause) => String(cause));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  // cast: a server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const request = get({ port, host: "127.0.0.1", agent: false });
  // cast: what a request hears first.
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  open.push({
    close: () => {
      request.destroy();
      server.close();
    },
  });
  return { answer: answer.setEncoding("utf8"), ended: () => ended };
};

const textOf = async (answer: IncomingMessage): Promise<string> => {
  let text = "";
  for await (const chunk of answer) text += String(chunk);
  return text;
};

it("tells each value with its id, the same message by the same text, and how it ended", async () => {
  let written = 0;
  const same = { toJSON: () => ({ written: ++written }) };
  const { answer } = await streaming(async function* () {
    yield tracked("one", same);
    yield tracked("two", same);
    yield null;
  });
  const text = await textOf(answer);
  expect(text).toBe(
    'event: connected\ndata: {"reconnectAfterInactivityMs":8000}\n\n' +
      'data: {"written":1}\nid: one\n\ndata: {"written":1}\nid: two\n\ndata: null\n\nevent: return\ndata: \n\n',
  );
});

it("writes what is told together in one go", async () => {
  const writes: string[] = [];
  const { answer } = await streaming(
    async function* () {
      yield tracked("one", { a: 1 });
      yield tracked("two", { b: 2 });
    },
    (response) => {
      const write = response.write.bind(response);
      response.write = (chunk: unknown) => {
        writes.push(String(chunk));
        return write(chunk);
      };
    },
  );
  await textOf(answer);
  expect(writes).toHaveLength(1);
  expect(writes[0]).toContain("id: one");
  expect(writes[0]).toContain("id: two");
});

it("says why it broke off", async () => {
  const { answer } = await streaming(async function* () {
    yield { fine: true };
    throw new Error("torn");
  });
  expect(await textOf(answer)).toContain('data: {"fine":true}\n\nevent: serialized-error\ndata: "Error: torn"\n\n');
});

it("asks for no more than somebody reads, and goes on when they do", async () => {
  const WHOLE = 400;
  let asked = 0;
  const { answer } = await streaming(async function* () {
    for (; asked < WHOLE; asked++) yield { asked, filling: "x".repeat(100_000) };
  });
  // Whoever does not read: what is asked for stands still some time before the end.
  let before = -1;
  while (asked !== before) {
    before = asked;
    for (let turn = 0; turn < 200; turn++) await new Promise((next) => void setImmediate(next));
  }
  expect(asked).toBeLessThan(WHOLE);
  const text = await textOf(answer);
  expect(text.match(/"asked":\d+/g)).toHaveLength(WHOLE);
  expect(text).toContain("event: return");
});

it("ends its source when whoever reads has left", async () => {
  let isClosed = false;
  const { answer, ended } = await streaming(async function* () {
    try {
      for (let count = 0; ; count++) yield { count, filling: "x".repeat(10_000) };
    } finally {
      isClosed = true;
    }
  });
  await once(answer, "data");
  answer.destroy();
  await ended();
  expect(isClosed).toBe(true);
});

it("gives a sign of life where it is silent", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const silent = new Promise<void>(() => undefined);
  const { answer } = await streaming(async function* () {
    yield 1;
    await silent;
  });
  let text = "";
  answer.on("data", (chunk: string) => (text += chunk));
  while (!text.includes("data: 1")) await once(answer, "data");
  for (let count = 0; count < 2; count++) {
    const pinged = once(answer, "data");
    vi.advanceTimersByTime(3_000);
    await pinged;
  }
  expect(text).toMatch(/data: 1\n\n(?:event: ping\ndata: \n\n){2}$/);
});
