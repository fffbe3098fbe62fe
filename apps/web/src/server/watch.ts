import type { WatchMessage } from "@blueplate/api";
import { api, enter } from "./client.ts";
import { failureOf, type ServerFailure } from "./failure.ts";
import { answerFollowAgain, tellWatchRefusal, watchRefusal } from "./watch-refusal.ts";

/** What a tab knows of a table: the numbers of the last entry and of the last line of talk, -1 for none. */
export interface WatchCursor {
  readonly entry: number;
  readonly chat: number;
}

/** A tab's interest in a table. */
interface Watcher {
  readonly table: string;
  readonly cursor: () => WatchCursor;
  readonly hear: (message: WatchMessage) => void;
  readonly connected: (up: boolean) => void;
}

/** What tabs of one browser tell each other: only one of them holds the connection (browsers allow few). */
type Word =
  | {
      readonly say: "want";
      readonly tab: string;
      readonly wants: readonly { id: string; after: number; chat: number }[];
    }
  | { readonly say: "who" }
  | { readonly say: "heard"; readonly message: WatchMessage }
  | { readonly say: "again" }
  | { readonly say: "link"; readonly up: boolean; readonly refused: ServerFailure | null };

const LOCK = "blueplate-watch";
const tab = crypto.randomUUID();
const channel = new BroadcastChannel(LOCK);
const watchers = new Set<Watcher>();
const wants = new Map<string, Extract<Word, { readonly say: "want" }>["wants"]>();
let leading = false;
let stop: (() => void) | undefined;
let again: ReturnType<typeof setTimeout> | undefined;
let soon: ReturnType<typeof setTimeout> | undefined;
/** Milliseconds before a connection that broke down is opened anew. */
const AGAIN_AFTER = 1_500;
/** Milliseconds in which the wishes of several tabs are gathered into one connection. */
const GATHER = 20;

const mine = () =>
  [...watchers].map(({ table, cursor }) => ({ id: table, after: cursor().entry, chat: cursor().chat }));

const deliver = (message: WatchMessage): void => {
  for (const watcher of watchers) if (watcher.table === message.table) watcher.hear(message);
};
const link = (up: boolean, refused: ServerFailure | null): void => {
  tellWatchRefusal(refused);
  for (const watcher of watchers) watcher.connected(up);
};

/** Every table that some tab wants, from the earliest number that any of them needs. */
const wanted = (): { readonly id: string; readonly after: number; readonly chat: number }[] => {
  const all = new Map<string, { id: string; after: number; chat: number }>();
  for (const want of [...wants.values()].flat()) {
    const known = all.get(want.id);
    const after = Math.min(want.after, known?.after ?? want.after);
    all.set(want.id, { id: want.id, after, chat: Math.min(want.chat, known?.chat ?? want.chat) });
  }
  return [...all.values()];
};

const post = (word: Word): void => channel.postMessage(word);

/** A new connection: everybody says anew how far they are, so that only what is missing comes. */
const resume = (): void => {
  post({ say: "who" });
  announce();
};

/** The connection is up or not, or refused: every tab says so. */
const tellLink = (up: boolean, refused: ServerFailure | null = null): void => {
  link(up, refused);
  post({ say: "link", up, refused });
};

/** The connection is gone for good (a server that answered with an error): a new one, soon. */
const reconnect = (): void => {
  tellLink(false);
  clearTimeout(again);
  again = setTimeout(resume, AGAIN_AFTER);
};

/** A server over its limit says when to come again. Whoever does not press comes later, at no moment that others have in common. */
const waitFor = (refused: ServerFailure, seconds: number): void => {
  stop?.();
  stop = undefined;
  tellLink(false, refused);
  clearTimeout(again);
  again = setTimeout(resume, seconds * 1_000 * (1 + Math.random()));
};

/** What came in between: a refusal is waited out, everything else is tried again soon. */
const failed = (error: unknown): void => {
  const failure = failureOf(error);
  if (failure.retryAfter === null) reconnect();
  else waitFor(failure, failure.retryAfter);
};

/** Ends the pause after which a page that was refused asks again to be somebody. */
let askAgain: (() => void) | undefined;

answerFollowAgain(() => {
  askAgain?.();
  if (leading) resume();
  else post({ say: "again" });
});

const open = (): void => {
  stop?.();
  stop = undefined;
  clearTimeout(again);
  const tables = wanted();
  if (tables.length === 0) return;
  const subscription = api.watch.subscribe(
    { tables },
    {
      onData: ({ data }) => {
        deliver(data);
        post({ say: "heard", message: data });
      },
      onConnectionStateChange: ({ state, error }) => {
        const seconds = error ? failureOf(error).retryAfter : null;
        if (error && seconds !== null) waitFor(failureOf(error), seconds);
        // A stream that was refused has begun before, and ended after it.
        else if (watchRefusal() === null || state !== "idle") tellLink(state === "pending");
      },
      onError: failed,
      onComplete: reconnect,
    },
  );
  stop = () => subscription.unsubscribe();
};

const connect = (): void => {
  clearTimeout(soon);
  soon = setTimeout(open, GATHER);
};

const announce = (): void => {
  const word: Word = { say: "want", tab, wants: mine() };
  wants.set(tab, word.wants);
  post(word);
  if (leading) connect();
};

channel.addEventListener("message", ({ data }: MessageEvent<Word>) => {
  if (data.say === "who") post({ say: "want", tab, wants: mine() });
  else if (data.say === "heard") deliver(data.message);
  else if (data.say === "link") link(data.up, data.refused);
  else if (data.say === "again") {
    if (leading) resume();
  } else {
    wants.set(data.tab, data.wants);
    if (leading) connect();
  }
});
// A browser that loses its network says so long before a connection fails. Where the server can be reached all the same, as on
// this very machine, the new connection shows it.
addEventListener("offline", () => {
  if (leading) reconnect();
});
addEventListener("online", () => {
  if (leading) resume();
});
addEventListener("pagehide", () => post({ say: "want", tab, wants: [] }));

/** Null once this browser is a guest, else the milliseconds after which to ask again. */
const entered = (): Promise<number | null> =>
  enter().then(
    () => null,
    (error: unknown) => {
      const failure = failureOf(error);
      if (failure.retryAfter === null) return AGAIN_AFTER;
      tellLink(false, failure);
      return failure.retryAfter * 1_000;
    },
  );

/** Asks until it is a guest. */
const becomeGuest = async (): Promise<void> => {
  for (let pause = await entered(); pause !== null; pause = await entered()) {
    const wait = pause;
    const waited = new Promise<void>((done) => {
      askAgain = done;
      setTimeout(done, wait);
    });
    await waited;
  }
  askAgain = undefined;
};

/** Waits for its turn to hold the connection; the lock goes to another tab when this one is closed. */
const lead = async (): Promise<void> => {
  await becomeGuest();
  await navigator.locks.request(LOCK, async () => {
    leading = true;
    wants.clear();
    wants.set(tab, mine());
    post({ say: "who" });
    connect();
    await new Promise(() => {});
  });
};
let started = false;

/** Follows a table until the answer is called. Messages may come twice: whoever hears them counts. */
export const follow = (watcher: Watcher): (() => void) => {
  watchers.add(watcher);
  announce();
  if (!started) {
    started = true;
    void lead();
  }
  return () => {
    watchers.delete(watcher);
    announce();
  };
};
