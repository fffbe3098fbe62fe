import { Banned, ServerReadOnly } from "@blueplate/api";
import { type AdminDeed, type AdminDeedKind, AuditLog, ShardOwnership, type StoreFailure } from "@blueplate/store";
import { Clock, Context, Effect, Latch, Layer, Semaphore } from "effect";
import { WriteSwitch, type Writes } from "./write-switch.ts";

/** Seconds after which to try a change again while the server takes none. */
const AGAIN_AFTER = 30;

/** Seconds after which a page looks whether a ban still holds. */
const LOOK_AFTER = 60;

const BANNED = "Whoever runs this server has banned you or your network";

/** A deed that is about to be done. */
export type PlannedDeed = Pick<AdminDeed, "kind" | "target" | "reason">;

/** Who is banned and whether changes are taken, as the audit log says. */
export class Moderation extends Context.Service<
  Moderation,
  {
    /** Why these guests, or everybody of this network, are answered nothing; null where they are. */
    readonly banOf: (guests: readonly (string | null)[], network: string | null) => Banned | null;
    /** Why no change is made now; null where it is. */
    readonly readOnly: () => ServerReadOnly | null;
    readonly writes: Writes;
    /** The bans that hold, by the deeds that made them. */
    readonly bans: () => readonly AdminDeed[];
    /** Everything that was done, in order. */
    readonly audit: () => readonly AdminDeed[];
    /** Calls `listener` with every deed that is done at another server of the same database. */
    readonly onElsewhere: (listener: (deed: AdminDeed) => void) => void;
    /** Writes a deed down, and only then lets it hold. */
    readonly record: (deed: PlannedDeed) => Effect.Effect<AdminDeed, StoreFailure>;
  }
>()("server/Moderation") {}

const BANS: Partial<Readonly<Record<AdminDeedKind, "ban-guest" | "ban-network">>> = {
  "ban-guest": "ban-guest",
  "unban-guest": "ban-guest",
  "ban-network": "ban-network",
  "unban-network": "ban-network",
};

const banKey = (kind: "ban-guest" | "ban-network", target: string): string => `${kind} ${target}`;

/** What the deeds come to, one after the other. */
const foldedDeeds = () => {
  const deeds: AdminDeed[] = [];
  const bans = new Map<string, AdminDeed>();
  const writable = Latch.makeUnsafe(true);
  const take = (deed: AdminDeed): void => {
    deeds.push(deed);
    const kind = BANS[deed.kind];
    if (kind === deed.kind) bans.set(banKey(kind, deed.target), deed);
    else if (kind) bans.delete(banKey(kind, deed.target));
    if (deed.kind === "read-only") Latch.closeUnsafe(writable);
    if (deed.kind === "writable") Latch.openUnsafe(writable);
  };
  return { deeds, bans, writable, take };
};

/** The topic under which servers of one database tell each other that something was done. */
const DONE = "audit";

/** Takes in what other servers have written into the log since it was read last, and `own`, which this one has. */
const readingOn =
  (log: AuditLog["Service"], { deeds, take }: ReturnType<typeof foldedDeeds>, tell: (deed: AdminDeed) => void) =>
  (own?: AdminDeed) =>
    Effect.map(log.read(), (all) => {
      const last = deeds.at(-1)?.seq ?? -1;
      for (const deed of all) {
        if (deed.seq <= last) continue;
        take(deed);
        if (deed.seq !== own?.seq) tell(deed);
      }
    });

/** Writes a deed down, takes it in, and says so in the server's log. Another server may have been quicker with another one. */
const recorded = (
  log: AuditLog["Service"],
  deed: PlannedDeed,
  takeIn: (added: AdminDeed) => Effect.Effect<void, StoreFailure>,
) =>
  Effect.gen(function* () {
    const added = yield* log.append({ ...deed, at: yield* Clock.currentTimeMillis });
    yield* takeIn(added);
    yield* Effect.logInfo("An operator has acted", { kind: added.kind, deed: added.seq });
    return added;
  });

const makeModeration = Effect.gen(function* () {
  const log = yield* AuditLog;
  const ownership = yield* ShardOwnership;
  const folded = foldedDeeds();
  const { deeds, bans, writable, take } = folded;
  const listeners: ((deed: AdminDeed) => void)[] = [];
  const readOn = readingOn(log, folded, (deed) => listeners.forEach((listener) => listener(deed)));
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
    audit: () => deeds,
    onElsewhere: (listener) => void listeners.push(listener),
    record: (deed) =>
      Effect.uninterruptible(
        oneByOne.withPermits(1)(
          recorded(log, deed, (added) => (ownership.self ? readOn(added) : Effect.sync(() => take(added)))),
        ),
      ).pipe(Effect.tap(() => Effect.sync(() => ownership.tell(DONE, "")))),
  });
});

/** Moderation over the audit log, and the switch that it turns. */
export const moderation = Layer.effect(
  WriteSwitch,
  Effect.map(Moderation, ({ writes }) => writes),
).pipe(Layer.provideMerge(Layer.effect(Moderation, makeModeration)));
