import { Agent, type IncomingMessage, request } from "node:http";
import type { Json } from "@blueplate/kernel";

/** How a request was answered. */
export interface HttpAnswer {
  readonly status: number;
  readonly body: string;
}

/** Somebody with a cookie, who asks and follows as a page does. */
export interface Visitor {
  readonly mutate: (procedure: string, input: Json) => Promise<HttpAnswer>;
  /** Follows a table from its beginning and calls `onEntry` with the number of each entry that comes; fails where the server lets nobody in. */
  readonly follow: (table: string, onEntry: (seq: number) => void) => Promise<EventStream>;
}

/** A stream of events that the server has opened. */
export interface EventStream {
  readonly stop: () => void;
}

/** Connections that are kept, as browsers keep them. */
const agent = new Agent({ keepAlive: true });

const ask = (url: string, cookie: string, input: Json): Promise<HttpAnswer & { readonly cookie: string }> =>
  new Promise((resolve, reject) => {
    const headers = { "Content-Type": "application/json", cookie };
    const asked = request(url, { method: "POST", agent, headers }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (body += chunk));
      response.once("end", () => {
        const set = response.headers["set-cookie"]?.[0]?.split(";")[0] ?? cookie;
        resolve({ status: response.statusCode ?? 0, body, cookie: set });
      });
    });
    asked.once("error", reject).end(JSON.stringify(input));
  });

/** The messages in what a stream of events has brought, without its signs of life; what is not whole yet comes back as the rest. */
const messagesIn = (text: string): { readonly messages: readonly string[]; readonly rest: string } => {
  const lines = text.split("\n");
  const rest = lines.pop() ?? "";
  return {
    messages: lines.flatMap((each) => (each.startsWith("data: ") && each.length > 6 ? [each.slice(6)] : [])),
    rest,
  };
};

/** The number of the entry that a message tells, or null. */
const seqIn = (message: string): number | null => {
  // cast: the messages of the server's own stream.
  const decoded = JSON.parse(message) as { readonly _tag?: string; readonly entry?: { readonly seq: number } };
  return decoded._tag === "Entry" ? (decoded.entry?.seq ?? null) : null;
};

/** Calls `onEntry` for the entries of a stream until it ends: the server ends it, or the bench does. */
const readEntries = (response: IncomingMessage, onEntry: (seq: number) => void): void => {
  let text = "";
  response.setEncoding("utf8");
  response.on("data", (chunk: string) => {
    const { messages, rest } = messagesIn(text + chunk);
    text = rest;
    for (const message of messages) {
      const seq = seqIn(message);
      if (seq !== null) onEntry(seq);
    }
  });
  response.once("error", () => undefined);
};

const follow = (url: string, cookie: string, table: string, onEntry: (seq: number) => void) =>
  new Promise<EventStream>((resolve, reject) => {
    const input = encodeURIComponent(JSON.stringify({ tables: [{ id: table, after: -1 }] }));
    const asked = request(`${url}/trpc/watch?input=${input}`, { agent: false, headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`no stream: ${response.statusCode}`));
      readEntries(response, onEntry);
      resolve({ stop: () => void asked.destroy() });
    });
    asked.on("error", reject).end();
  });

/** Somebody new at the server. */
export const newVisitor = async (url: string): Promise<Visitor> => {
  const { cookie } = await ask(`${url}/trpc/session.enter`, "", {});
  return {
    mutate: (procedure, input) => ask(`${url}/trpc/${procedure}`, cookie, input),
    follow: (table, onEntry) => follow(url, cookie, table, onEntry),
  };
};

/** Lets the connections go. */
export const leave = (): void => agent.destroy();
