import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, it } from "vitest";
import { pump } from "../../src/http/pump.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that sends without end, and what becomes of it: how much it was asked for, and that it was let go of. */
const endless = async (stalledMs: number) => {
  const sent = { bytes: 0 };
  let letGo = (): void => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const chunk = new Uint8Array(64 * 1024);
  const server = createServer((_, response) => {
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent.bytes += chunk.length;
        controller.enqueue(chunk);
      },
      cancel: letGo,
    });
    void pump(body, response, stalledMs);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  return { socket, sent, gone };
};

it("a reader that leaves everything lying is cut off, and little was made for it", async () => {
  const { socket, sent, gone } = await endless(50);
  socket.pause();
  await gone;
  expect(sent.bytes).toBeLessThan(64 * 1024 * 1024);
  socket.destroy();
});

it("a reader that vanishes is let go of at once, however long it might have taken", async () => {
  const { socket, gone } = await endless(3_600_000);
  await once(socket, "data");
  socket.resetAndDestroy();
  await gone;
});
