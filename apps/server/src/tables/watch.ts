import { type Cursor, Watch, type WatchedMessage, type WatchMessage } from "@blueplate/api";
import { redact, seatOf } from "@blueplate/kernel";
import { Duration, Effect, Layer, Schedule } from "effect";
import { factsFor, presenceOf } from "./facts.ts";
import { alarm, type Subscriber } from "../actors/subscribers.ts";
import { TableRegistry } from "./table-registry.ts";
import { type TableActor, seatOfGuest } from "./table-actor.ts";

/** What one connection has been sent of one table. */
interface Followed {
  cursor: Cursor;
  version: number;
  presence: string;
}

const WATCHER = -1;

/** Who is there and who is waited for, as it was put into words for one of those who follow: it is the same for all of them. */
interface ToldPresence {
  readonly of: string;
  readonly message: WatchMessage;
  readonly text: string;
}
const presenceByMembers = new WeakMap<readonly string[], ToldPresence>();

const toldPresence = (actor: TableActor, here: readonly string[]): ToldPresence => {
  const of = `${actor.id}|${actor.version}|${actor.log.length}`;
  const known = presenceByMembers.get(here);
  if (known?.of === of) return known;
  const message: WatchMessage = { _tag: "Presence", table: actor.id, presence: presenceOf(actor, here) };
  const cached = { of, message, text: JSON.stringify(message) };
  presenceByMembers.set(here, cached);
  return cached;
};

/** The newest entry of a table as it is told through each pair of eyes: whoever sees the same gets the same message. */
const newestByActor = new WeakMap<
  TableActor,
  { readonly seq: number; readonly byViewpoint: Map<number, WatchMessage> }
>();

const entryMessage = (actor: TableActor, entry: TableActor["log"][number], viewpoint: number): WatchMessage => {
  const known = newestByActor.get(actor);
  const cached = known?.seq === entry.seq ? known : { seq: entry.seq, byViewpoint: new Map<number, WatchMessage>() };
  const isNewest = entry.seq === actor.log.length - 1;
  const seat = viewpoint === WATCHER ? "watcher" : seatOf(viewpoint);
  const message = (isNewest && cached.byViewpoint.get(viewpoint)) || {
    _tag: "Entry" as const,
    table: actor.id,
    entry: redact(entry, seat),
  };
  if (isNewest) newestByActor.set(actor, cached);
  cached.byViewpoint.set(viewpoint, message);
  return message;
};

/** The next message that a follower lacks, or null. Each call looks at the table anew, so nothing is queued. */
const nextMessage = (
  actor: TableActor,
  guest: string,
  followed: Followed,
  here: readonly string[],
): WatchMessage | null => {
  const table = actor.id;
  const cursor = followed.cursor;
  const seat = seatOfGuest(actor, guest) ?? WATCHER;
  if (cursor.seat !== seat) {
    followed.cursor = { ...cursor, seat, after: cursor.seat === null ? cursor.after : -1 };
    if (followed.cursor.after !== cursor.after) return { _tag: "Again", table };
  }
  if (followed.version !== actor.version) {
    followed.version = actor.version;
    return { _tag: "Table", table, facts: factsFor(actor, guest) };
  }
  const entry = actor.log[followed.cursor.after + 1];
  if (entry) {
    followed.cursor = { ...followed.cursor, after: entry.seq };
    return entryMessage(actor, entry, seat);
  }
  const said = actor.chat[cursor.chat + 1];
  if (said) {
    followed.cursor = { ...followed.cursor, chat: said.seq };
    const { seq, name, text, at } = said;
    return { _tag: "Chat", table, line: { seq, seat: said.seat, name, text, at } };
  }
  const { message, text } = toldPresence(actor, here);
  if (text === followed.presence) return null;
  followed.presence = text;
  return message;
};

/** The actor of a table, null when there is none; waits while the store does not answer. */
type Open = (table: string) => Promise<TableActor | null>;

/** How long a follower waits before it asks a silent store again. */
const ASK_AGAIN = Schedule.spaced(Duration.seconds(1));

async function* watching(
  registry: TableRegistry["Service"],
  open: Open,
  guest: string,
  from: readonly Cursor[],
  signal: AbortSignal,
): AsyncGenerator<WatchedMessage> {
  const tables = new Map(from.map((cursor): [string, Followed] => [cursor.id, { cursor, version: -1, presence: "" }]));
  const ids = [...tables.keys()];
  const bell = alarm(ids, signal);
  const follower: Subscriber = { guest, wake: bell.wake };
  const cursors = () => Array.from(tables.values(), (followed) => followed.cursor);
  registry.follow(follower, ids);
  try {
    while (!signal.aborted) {
      const id = bell.take();
      const followed = id === null ? undefined : tables.get(id);
      if (id === null || !followed) {
        await bell.next();
        continue;
      }
      const actor = await open(id);
      if (!actor) {
        yield { message: { _tag: "Gone", table: id }, cursors: cursors() };
        continue;
      }
      for (;;) {
        const message = nextMessage(actor, guest, followed, registry.here(id));
        if (!message || signal.aborted) break;
        yield { message, cursors: cursors() };
      }
    }
  } finally {
    registry.leave(follower, ids);
  }
}

/** Following tables over the registry. */
export const watch = Layer.effect(
  Watch,
  Effect.gen(function* () {
    const registry = yield* TableRegistry;
    const run = Effect.runPromiseWith(yield* Effect.context());
    const open: Open = (table) =>
      run(
        registry.open(table).pipe(
          Effect.catchTag("NoSuchTable", () => Effect.succeed(null)),
          Effect.retry(ASK_AGAIN),
          Effect.orDie,
        ),
      );
    const isSeated = (guest: string, table: string) =>
      registry.open(table).pipe(
        Effect.map((actor) => seatOfGuest(actor, guest) !== null),
        Effect.catchTag("NoSuchTable", () => Effect.succeed(false)),
      );
    return Watch.of({
      watch: (guest, from, signal) => watching(registry, open, guest, from, signal),
      isSeated: (guest, tables) =>
        Effect.map(
          Effect.forEach(tables, (table) => isSeated(guest, table)),
          (seated) => seated.includes(true),
        ),
    });
  }),
);
