import { Banned, ServerReadOnly } from "@blueplate/api";
import { type AdminAction, type AdminActionKind, AuditLog, ShardOwnership, type StoreFailure } from "@blueplate/store";
import { Clock, Context, Effect, Latch, Layer, Semaphore } from "effect";
import { WriteSwitch, type Writes } from "./write-switch.ts";

/** Seconds after which to try a change again while the server takes none. */
const AGAIN_AFTER = 30;

/** Seconds after which a page looks whether a ban still holds. */
const LOOK_AFTER = 60;

const BANNED = "Whoever runs this server has banned you or your network";

/** An action that is about to be done. */
export type PlannedAction = Pick<AdminAction, "kind" | "target" | "reason">;

/** Who is banned and whether changes are taken, as the audit log says. */
export class Moderation extends Context.Service<
  Moderation,
  {
    /** Why these guests, or everybody of this network, are answered nothing; null where they are. */
    readonly banOf: (guests: readonly (string | null)[], network: string | null) => Banned | null;
    /** Why no change is made now; null where it is. */
    readonly readOnly: () => ServerReadOnly | null;
    readonly writes: Writes;
    /** The bans that hold, by the actions that made them. */
    readonly bans: () => readonly AdminAction[];
    /** Everything that was done, in order. */
    readonly audit: () => readonly AdminAction[];
    /** Calls `listener` with every action that is done at another server of the same database. */
    readonly onElsewhere: (listener: (action: AdminAction) => void) => void;
    /** Writes an action down, and only then lets it hold. */
    readonly record: (action: PlannedAction) => Effect.Effect<AdminAction, StoreFailure>;
  }
>()("server/Moderation") {}

const BANS: Partial<Readonly<Record<AdminActionKind, "ban-guest" | "ban-network">>> = {
  "ban-guest": "ban-guest",
  "unban-guest": "ban-guest",
  "ban-network": "ban-network",
  "unban-network": "ban-network",
};

const banKey = (kind: "ban-guest" | "ban-network", target: string): string => `${kind} ${target}`;

/** What the actions come to, one after the other. */
const foldedActions = () => {
  const actions: AdminAction[] = [];
  const bans = new Map<string, AdminAction>();
  const writable = Latch.makeUnsafe(true);
  const take = (action: AdminAction): void => {
    actions.push(action);
    const kind = BANS[action.kind];
    if (kind === action.kind) bans.set(banKey(kind, action.target), action);
    else if (kind) bans.delete(banKey(kind, action.target));
    if (action.kind === "read-only") Latch.closeUnsafe(writable);
    if (action.kind === "writable") Latch.openUnsafe(writable);
  };
  return { actions, bans, writable, take };
};

/** The topic under which servers of one database tell each other that something was done. */
const DONE = "audit";

/** Takes in what other servers have written into the log since it was read last, and `own`, which this one has. */
const readingOn =
  (
    log: AuditLog["Service"],
    { actions, take }: ReturnType<typeof foldedActions>,
    tell: (action: AdminAction) => void,
  ) =>
  (own?: AdminAction) =>
    Effect.map(log.read(), (all) => {
      const last = actions.at(-1)?.seq ?? -1;
      for (const action of all) {
        if (action.seq <= last) continue;
        take(action);
        if (action.seq !== own?.seq) tell(action);
      }
    });

/** Writes an action down, takes it in, and says so in the server's log. Another server may have been quicker with another one. */
const recorded = (
  log: AuditLog["Service"],
  action: PlannedAction,
  takeIn: (added: AdminAction) => Effect.Effect<void, StoreFailure>,
) =>
  Effect.gen(function* () {
    const added = yield* log.append({ ...action, at: yield* Clock.currentTimeMillis });
    yield* takeIn(added);
    yield* Effect.logInfo("An operator has acted", { kind: added.kind, action: added.seq });
    return added;
  });

const makeModeration = Effect.gen(function* () {
  const log = yield* AuditLog;
  const ownership = yield* ShardOwnership;
  const folded = foldedActions();
  const { actions, bans, writable, take } = folded;
  const listeners: ((action: AdminAction) => void)[] = [];
  const readOn = readingOn(log, folded, (action) => listeners.forEach((listener) => listener(action)));
  const oneByOne = Semaphore.makeUnsafe(1);
  yield* readOn();
  const hear = Effect.ignore(oneByOne.withPermits(1)(readOn()));
  const fork = Effect.runForkWith(yield* Effect.context());
  ownership.onTold(DONE, () => void fork(hear));
  ownership.onMoved(() => void fork(hear));
  const isOpen = () => Latch.isOpen(writable);
  return Moderation.of({
    banOf: (guests, network) => {
      const isBanned =
        guests.some((guest) => guest !== null && bans.has(banKey("ban-guest", guest))) ||
        (network !== null && bans.has(banKey("ban-network", network)));
      return isBanned ? new Banned({ message: BANNED, retryAfter: LOOK_AFTER }) : null;
    },
    readOnly: () => (isOpen() ? null : new ServerReadOnly({ retryAfter: AGAIN_AFTER })),
    writes: { isOpen, untilOpen: writable.await },
    bans: () => [...bans.values()],
    audit: () => actions,
    onElsewhere: (listener) => void listeners.push(listener),
    record: (action) =>
      Effect.uninterruptible(
        oneByOne.withPermits(1)(
          recorded(log, action, (added) => (ownership.self ? readOn(added) : Effect.sync(() => take(added)))),
        ),
      ).pipe(Effect.tap(() => Effect.sync(() => ownership.tell(DONE, "")))),
  });
});

/** Moderation over the audit log, and the switch that it turns. */
export const moderation = Layer.effect(
  WriteSwitch,
  Effect.map(Moderation, ({ writes }) => writes),
).pipe(Layer.provideMerge(Layer.effect(Moderation, makeModeration)));
