import { setImmediate as nextTurn } from "node:timers/promises";
import type { ServerResponse } from "node:http";
import { appRouter } from "@blueplate/api";
import { isTrackedEnvelope } from "@trpc/server";
import { drained } from "../pump.ts";

const HEADERS = {
  "Content-Type": "text/event-stream",
  "Cache-Control": "no-cache, no-transform",
  // Proxies of nginx's kind keep nothing back.
  "X-Accel-Buffering": "no",
  Connection: "keep-alive",
};

/** Bytes that are gathered within one turn of the event loop; what is longer is on its way before the next event is asked for. */
const GATHERED = 64 * 1024;

/** Milliseconds that whoever reads a stream may leave what was sent lying. */
const STALLED_MS = 60_000;

const { sse } = appRouter._def._config;
const PING = "event: ping\ndata: \n\n";
const PING_EVERY_MS = sse?.ping?.intervalMs ?? 3_000;
const CONNECTED = `event: connected\ndata: ${JSON.stringify(sse?.client ?? {})}\n\n`;
const RETURN = "event: return\ndata: \n\n";

const texts = new WeakMap<object, string>();

/** A message as text: all who are told the same one share it. */
const textOf = (message: unknown): string => {
  if (typeof message !== "object" || message === null) return JSON.stringify(message);
  const known = texts.get(message) ?? JSON.stringify(message);
  texts.set(message, known);
  return known;
};

const eventOf = (value: unknown): string => {
  if (!isTrackedEnvelope(value)) return `data: ${textOf(value)}\n\n`;
  const [id, message] = value;
  return `data: ${textOf(message)}\nid: ${id}\n\n`;
};

/** Calls for a sign of life after each silence; whoever lets lie what they were sent is not silent for want of a word. */
const pinging = (response: ServerResponse, write: () => void): NodeJS.Timeout => {
  const ping = setTimeout(() => (response.writableNeedDrain ? void ping.refresh() : write()), PING_EVERY_MS).unref();
  response.once("close", () => clearTimeout(ping));
  return ping;
};

/** Writes to a connection, what comes within one turn of the loop in one go; signs of life where it is silent. */
const eventWriter = (response: ServerResponse) => {
  let gathered = "";
  let isWaiting = false;
  const flush = (): void => {
    isWaiting = false;
    if (gathered === "" || response.destroyed) return;
    const text = gathered;
    gathered = "";
    response.write(text);
    ping.refresh();
  };
  const write = (text: string): void => {
    gathered += text;
    if (isWaiting) return;
    isWaiting = true;
    setImmediate(flush);
  };
  const ping = pinging(response, () => write(PING));
  return {
    write,
    /** Waits until there is room for more; false when whoever reads is gone, or makes none and is cut off. */
    room: async (): Promise<boolean> => {
      if (gathered.length > GATHERED) {
        flush();
        // What is long in coming holds up nobody else.
        await nextTurn();
      }
      if (response.writableNeedDrain && !(await drained(response, STALLED_MS))) response.destroy();
      return !response.destroyed;
    },
    end: (text: string): void => {
      clearTimeout(ping);
      flush();
      if (!response.destroyed) response.end(text);
    },
  };
};

/** Sends events as long as there is somebody to read them, and the end of those that end. */
const sendAll = async (events: AsyncIterable<unknown>, writer: ReturnType<typeof eventWriter>): Promise<void> => {
  for await (const value of events) {
    writer.write(eventOf(value));
    if (!(await writer.room())) return;
  }
  writer.end(RETURN);
};

/**
 * Sends what a subscription yields as tRPC's client reads it: an event for each value, with the id of a tracked one. tRPC's own
 * producer makes six streams of the web for each connection and a write for each line; here those who are told the same share one text,
 * and what is told together is one write. `fault` puts into words why it broke off, or why it never began.
 */
export const sendEvents = async (
  events: Promise<AsyncIterable<unknown>>,
  response: ServerResponse,
  fault: (cause: unknown) => unknown,
): Promise<void> => {
  // Whoever comes for the first time gets a cookie, in the head of the answer.
  const begun = await Promise.allSettled([events]);
  response.writeHead(200, HEADERS);
  const writer = eventWriter(response);
  writer.write(CONNECTED);
  try {
    const [source] = begun;
    if (source.status === "rejected") throw source.reason;
    await sendAll(source.value, writer);
  } catch (cause) {
    writer.end(`event: serialized-error\ndata: ${JSON.stringify(fault(cause))}\n\n`);
  }
};
