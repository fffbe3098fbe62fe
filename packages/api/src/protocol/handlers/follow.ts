import { Effect, Option, Stream } from "effect";
import { HttpServerResponse } from "effect/http";
import { MalformedInput, TooMany } from "../../failures.ts";
import type { TableFacts } from "../../outputs/table.ts";
import type { WatchMessage } from "../../outputs/watching.ts";
import { Lobby, Watch, type WatchedMessage } from "../../ports.ts";
import { Requester } from "../authorization.ts";
import type { StreamMessage } from "../messages.ts";
import { BotAccounts, ProgramSeat, StreamSilence } from "../ports.ts";
import { tableSummary } from "./answered.ts";

/** Streams that one bot may hold, and all of them together. */
const STREAMS_OF_ONE = 16;
const STREAMS_OF_ALL = 2_000;

/** Talk is for people: a cursor behind every line leaves it out. */
const NO_TALK = Number.MAX_SAFE_INTEGER - 1;

const open = new Map<string, number>();
let all = 0;

/** Whether a bot may open one more stream. */
const hasRoom = (bot: string): Effect.Effect<void, TooMany> =>
  Effect.suspend(() =>
    (open.get(bot) ?? 0) >= STREAMS_OF_ONE || all >= STREAMS_OF_ALL
      ? Effect.fail(new TooMany({ what: "stream", retryAfter: 10 }))
      : Effect.void,
  );

/** Counts a stream of a bot while it is open; those that were asked for at the same moment are counted here. */
const counted = (bot: string) =>
  Effect.acquireRelease(
    Effect.tap(hasRoom(bot), () =>
      Effect.sync(() => {
        all += 1;
        open.set(bot, (open.get(bot) ?? 0) + 1);
      }),
    ),
    () =>
      Effect.sync(() => {
        all -= 1;
        const own = (open.get(bot) ?? 1) - 1;
        if (own > 0) open.set(bot, own);
        else open.delete(bot);
      }),
  );

/** Where a stream begins, and in which of its two forms it is told. */
export interface WantedStream {
  readonly after: number | undefined;
  readonly lastEventId: string | undefined;
  readonly accept: string | undefined;
}

/** The number after which entries are told: that of the last event of a stream that broke off, or the one asked for. */
const startAfter = ({ after = -1, lastEventId }: WantedStream, seq: number): Effect.Effect<number, MalformedInput> => {
  const field = lastEventId === undefined ? "after" : "last-event-id";
  const from = lastEventId === undefined ? after : Number(lastEventId);
  if (Number.isInteger(from) && from >= -1 && from <= seq) return Effect.succeed(from);
  return Effect.fail(new MalformedInput({ field, message: "no entry has this number yet" }));
};

const messageOf = (message: WatchMessage): StreamMessage | null => {
  switch (message._tag) {
    case "Table":
      return { _tag: "Table", table: tableSummary(message.facts) };
    case "Entry":
      // cast: an entry as watchers are sent it is JSON.
      return { _tag: "Entry", entry: message.entry as unknown as Extract<StreamMessage, { _tag: "Entry" }>["entry"] };
    case "Presence": {
      const { seq, waitsFor, online } = message.presence;
      return { _tag: "Presence", seq, waitsFor, online };
    }
    case "Again":
      return { _tag: "Again" };
    case "Gone":
      return { _tag: "Gone" };
    case "Chat":
      return null;
  }
};

const silence = (ms: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return { over, end: () => clearTimeout(timer) };
};

/** What is watched, and null where nothing has come for a while. Nothing is taken before whoever reads asks for it. */
async function* withSilences(
  watched: AsyncIterator<WatchedMessage>,
  ms: number,
): AsyncGenerator<WatchedMessage | null> {
  let next = watched.next();
  for (;;) {
    const pause = silence(ms);
    const come = await Promise.race([next, pause.over]);
    pause.end();
    if (come === null) yield null;
    else if (come.done === true) return;
    else {
      yield come.value;
      next = watched.next();
    }
  }
}

/** A message with the number that it is resumed after, if it has one; null for a sign of life. */
type StreamItem = { readonly message: StreamMessage; readonly seq: number | null } | null;

/** The messages of a table up to its end. `isBot`: the bot has its token still. */
async function* telling(
  watched: AsyncIterator<WatchedMessage>,
  isBot: () => Promise<boolean>,
  silenceMs: number,
): AsyncGenerator<StreamItem> {
  let last: TableFacts | null = null;
  let checkedAt = performance.now();
  for await (const one of withSilences(watched, silenceMs)) {
    // A token that was revoked opens nothing for longer than this, however much happens.
    if (performance.now() - checkedAt >= silenceMs) {
      if (!(await isBot())) return;
      checkedAt = performance.now();
    }
    if (one === null) {
      yield null;
      continue;
    }
    const message = messageOf(one.message);
    if (one.message._tag === "Table") last = one.message.facts;
    const entrySeq = one.message._tag === "Entry" ? one.message.entry.seq : null;
    if (message) yield { message, seq: entrySeq };
    if (one.message._tag === "Gone") return;
    const after = one.cursors[0]?.after ?? -1;
    if (last?.status === "finished" && after >= last.seq) {
      yield { message: { _tag: "End", seq: last.seq }, seq: null };
      return;
    }
  }
}

const asEvent = (item: StreamItem): string => {
  if (item === null) return ": alive\n\n";
  const id = item.seq === null ? "" : `id: ${item.seq}\n`;
  return `event: ${item.message._tag}\n${id}data: ${JSON.stringify(item.message)}\n\n`;
};

const asLine = (item: StreamItem): string => (item === null ? "\n" : `${JSON.stringify(item.message)}\n`);

/** A table's events from an entry on, as server-sent events or as lines of JSON. */
export const followTable = (bot: string, table: string, wanted: WantedStream) =>
  Effect.gen(function* () {
    const facts = yield* Lobby.use((lobby) => lobby.get(bot, table));
    const requester = yield* Requester;
    const overload = facts.mySeat === null ? requester.overload() : null;
    if (overload) return yield* overload;
    yield* ProgramSeat.use((seat) => seat.comeBack(bot, table));
    const after = yield* startAfter(wanted, facts.seq);
    yield* hasRoom(bot);
    requester.holdStream(bot);
    const watch = yield* Watch;
    const accounts = yield* BotAccounts;
    const silenceMs = yield* StreamSilence;
    const isBot = () =>
      Effect.runPromise(Effect.map(accounts.byId(bot), Option.isSome).pipe(Effect.orElseSucceed(() => true)));
    const isLines = /\bapplication\/(x-)?(ndjson|jsonl)\b/.test(wanted.accept ?? "");
    const body = Effect.gen(function* () {
      yield* counted(bot);
      const stop = yield* Effect.acquireRelease(
        Effect.sync(() => new AbortController()),
        (controller) => Effect.sync(() => controller.abort()),
      );
      const from = [{ id: table, after, chat: NO_TALK, seat: null }];
      const watched = watch.watch(bot, from, stop.signal)[Symbol.asyncIterator]();
      return Stream.fromAsyncIterable(telling(watched, isBot, silenceMs), (cause) => cause).pipe(
        Stream.map(isLines ? asLine : asEvent),
        Stream.encodeText,
      );
    });
    const headers = { "cache-control": "no-store", "x-accel-buffering": "no" };
    const contentType = isLines ? "application/x-ndjson" : "text/event-stream";
    return HttpServerResponse.stream(Stream.unwrap(body), { contentType, headers });
  });
