import type { AppRouter, StudyMessage, WatchMessage } from "@blueplate/api";
import { createTRPCClient, httpLink, httpSubscriptionLink, splitLink, TRPCClientError } from "@trpc/client";
import { EventSource } from "eventsource";

/** A browser: a cookie jar, the API, and every byte it was sent. */
export interface Browser {
  readonly api: ReturnType<typeof createTRPCClient<AppRouter>>;
  readonly received: string[];
  readonly cookie: () => string;
  /** Follows tables; collects what comes until `stop`. */
  follow(tables: readonly { readonly id: string; readonly after: number }[]): WatchClient;
  /** Follows a study. */
  followStudy(study: string, after?: number): Followed<StudyMessage>;
  close(): void;
}

/** The messages of one subscription. */
export interface Followed<M> {
  readonly messages: M[];
  readonly ids: string[];
  /** The first message that fits, now or when it comes. */
  until(fits: (message: M) => boolean): Promise<M>;
  /** The next message of any kind. */
  next(): Promise<M>;
  stop(): void;
}

export interface WatchClient extends Followed<WatchMessage> {
  /** Waits for entry `seq` of `table`. */
  entry(table: string, seq: number): Promise<WatchMessage>;
}

/** A response whose bytes are noted as they are read. */
const noting = (response: Response, note: (text: string) => void): Response => {
  if (!response.body) return response;
  const decoder = new TextDecoder();
  const tap = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      note(decoder.decode(chunk, { stream: true }));
      controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers, url, redirected } = response;
  const copy = new Response(response.body.pipeThrough(tap), { status, statusText, headers });
  return Object.defineProperties(copy, { url: { value: url }, redirected: { value: redirected } });
};

const follower = <M>() => {
  const messages: M[] = [];
  const ids: string[] = [];
  let waiting: { readonly fits: (message: M) => boolean; readonly done: (message: M) => void }[] = [];
  const take = (id: string, message: M) => {
    ids.push(id);
    messages.push(message);
    for (const one of waiting.filter(({ fits }) => fits(message))) one.done(message);
    waiting = waiting.filter(({ fits }) => !fits(message));
  };
  const until = (fits: (message: M) => boolean) => {
    const found = messages.find(fits);
    return found ? Promise.resolve(found) : new Promise<M>((done) => waiting.push({ fits, done }));
  };
  const next = () => new Promise<M>((done) => waiting.push({ fits: () => true, done }));
  return { messages, ids, take, until, next };
};

/** A browser at `url`; `jar` starts it with another one's cookie. */
export const browserAt = (url: string, jar = ""): Browser => {
  let cookie = jar;
  const received: string[] = [];
  const subscriptions: { unsubscribe(): void }[] = [];
  const ask = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const headers = new Headers(init?.headers);
    if (cookie !== "") headers.set("cookie", cookie);
    const response = await fetch(input, { ...init, headers });
    for (const set of response.headers.getSetCookie()) cookie = set.split(";")[0] ?? "";
    return noting(response, (text) => received.push(text));
  };
  class Source extends EventSource {
    constructor(address: string | URL) {
      super(address, { fetch: (input, init) => ask(input, init as RequestInit) });
    }
  }
  const api = createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: (operation) => operation.type === "subscription",
        true: httpSubscriptionLink({ url: `${url}/trpc`, EventSource: Source }),
        false: httpLink({ url: `${url}/trpc`, fetch: (input, init) => ask(input as string, init as RequestInit) }),
      }),
    ],
  });
  return {
    api,
    received,
    cookie: () => cookie,
    follow: (tables) => {
      const { messages, ids, take, until, next } = follower<WatchMessage>();
      const subscription = api.watch.subscribe({ tables }, { onData: ({ id, data }) => take(id, data) });
      subscriptions.push(subscription);
      const entry = (table: string, seq: number) =>
        until((message) => message._tag === "Entry" && message.table === table && message.entry.seq === seq);
      return { messages, ids, until, next, entry, stop: () => subscription.unsubscribe() };
    },
    followStudy: (study, after = -1) => {
      const { take, ...followed } = follower<StudyMessage>();
      const subscription = api.studies.watch.subscribe({ study, after }, { onData: ({ id, data }) => take(id, data) });
      subscriptions.push(subscription);
      return { ...followed, stop: () => subscription.unsubscribe() };
    },
    close: () => {
      for (const one of subscriptions) one.unsubscribe();
    },
  };
};

/** What an API call was refused with. */
export const refusalOf = async (call: Promise<unknown>) => {
  try {
    await call;
  } catch (error) {
    if (error instanceof TRPCClientError && error.data) {
      const { httpStatus, tag, field, refusal } = error.data;
      return { status: httpStatus, tag, field, refusal };
    }
    throw error;
  }
  throw new Error("expected a refusal");
};
