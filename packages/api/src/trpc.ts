import { Cause, type Effect, Exit } from "effect";
import { getTRPCErrorFromUnknown, initTRPC, TRPCError } from "@trpc/server";
import { type Banned, type Failure, type Overloaded, type ServerReadOnly, TooMany } from "./failures.ts";
import type { Guest, Visitor } from "./answer.ts";
import type { Consent, DailyPort, Lobby, PlayPort, Seating, StatisticsPort, Watch } from "./ports.ts";
import type { BotAccounts, Challenges } from "./protocol/ports.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { StudyRoom } from "./studies/ports.ts";

/** All ports that a procedure may ask for. */
export type Ports =
  | BotAccounts
  | Challenges
  | StatisticsPort
  | DailyPort
  | Lobby
  | Seating
  | PlayPort
  | Consent
  | Watch
  | StudyRoom;

/** What the server gives every request. */
export interface ApiContext {
  readonly visitor: Visitor;
  /** Why the visitor is answered nothing at all, or no change (`changes`) for now; null where they are. */
  refuses(changes: boolean): Banned | ServerReadOnly | null;
  /** The visitor as a guest: makes one and sets its cookie if there is none. */
  enter(): Promise<Guest | TooMany>;
  /** Counts one use of something limited; the failure when it was too many, or when the server takes nothing new of the kind. */
  spend(what: RateLimits): Promise<TooMany | Overloaded | null>;
  /** Why the server takes no new work now, or null. */
  overload(): Overloaded | null;
  /** Takes a place for a stream of events, free again when its connection ends; the failure where there is none. */
  openStream(guest: Guest): TooMany | null;
  run<A, E>(effect: Effect.Effect<A, E, Ports>): Promise<Exit.Exit<A, E>>;
}

type Code = ConstructorParameters<typeof TRPCError>[0]["code"];

const CODES: Readonly<Record<Failure["_tag"], Code>> = {
  Malformed: "BAD_REQUEST",
  NoSuchTable: "NOT_FOUND",
  NotYourSeat: "FORBIDDEN",
  NotTheHost: "FORBIDDEN",
  SeatTaken: "CONFLICT",
  AlreadySeated: "CONFLICT",
  ColoursTaken: "CONFLICT",
  AlreadyStarted: "CONFLICT",
  NotStarted: "CONFLICT",
  SeatsFree: "CONFLICT",
  LinkVoid: "NOT_FOUND",
  Refused: "CONFLICT",
  ReadOnly: "CONFLICT",
  AskedAlready: "CONFLICT",
  NotAsked: "CONFLICT",
  HandedOver: "CONFLICT",
  Resigned: "CONFLICT",
  NotAway: "CONFLICT",
  NotWaited: "CONFLICT",
  NudgedAlready: "CONFLICT",
  TooMany: "TOO_MANY_REQUESTS",
  Overloaded: "SERVICE_UNAVAILABLE",
  Banned: "FORBIDDEN",
  ServerReadOnly: "SERVICE_UNAVAILABLE",
  TooManyTables: "CONFLICT",
  NoSuchStudy: "NOT_FOUND",
  NotTheOwner: "FORBIDDEN",
  TooManyStudies: "CONFLICT",
  NoSuchBot: "NOT_FOUND",
  TooManyBots: "CONFLICT",
  NotStored: "SERVICE_UNAVAILABLE",
};

/** Tags of failures that tRPC itself answers. */
const OWN_TAGS: Partial<Readonly<Record<Code, string>>> = {
  PARSE_ERROR: "Malformed",
  BAD_REQUEST: "Malformed",
  NOT_FOUND: "NoSuchProcedure",
  METHOD_NOT_SUPPORTED: "WrongMethod",
  UNSUPPORTED_MEDIA_TYPE: "WrongMediaType",
  PAYLOAD_TOO_LARGE: "TooLarge",
  TIMEOUT: "TimedOut",
  UNAUTHORIZED: "NotEntered",
};

const isFailure = (cause: unknown): cause is Failure =>
  cause instanceof Error && "_tag" in cause && typeof cause._tag === "string" && Object.hasOwn(CODES, cause._tag);

interface Issue {
  readonly path?: readonly unknown[];
  readonly message: string;
}

const firstIssue = (cause: unknown): Issue | null => {
  if (!(cause instanceof Error) || !("issues" in cause) || !Array.isArray(cause.issues)) return null;
  // cast: the issues of a Standard Schema, as its specification words them.
  return (cause.issues as readonly Issue[])[0] ?? null;
};

const fieldOf = (issue: Issue): string => (issue.path ?? []).map((part) => String(part)).join(".");

/** The tag, and what else a client can act on. */
const detailsOf = (code: Code, cause: unknown) => {
  if (isFailure(cause)) {
    return {
      tag: cause._tag === "Refused" ? cause.refusal._tag : cause._tag,
      field: cause._tag === "Malformed" ? cause.field : null,
      refusal: cause._tag === "Refused" ? cause.refusal : null,
      retryAfter: "retryAfter" in cause ? cause.retryAfter : null,
    };
  }
  const issue = firstIssue(cause);
  const tag = OWN_TAGS[code] ?? "Internal";
  return { tag, field: issue ? fieldOf(issue) : null, refusal: null, retryAfter: null };
};

const t = initTRPC.context<ApiContext>().create({
  isDev: false,
  errorFormatter: ({ shape, error }) => {
    const details = detailsOf(error.code, error.cause);
    const inside = error.code === "INTERNAL_SERVER_ERROR";
    const message = firstIssue(error.cause)?.message ?? (inside ? "Something went wrong here" : shape.message);
    return { ...shape, message, data: { ...shape.data, ...details } };
  },
  sse: { ping: { enabled: true, intervalMs: 3_000 }, client: { reconnectAfterInactivityMs: 8_000 } },
});

const errorOf = (failure: Failure): TRPCError =>
  new TRPCError({ code: CODES[failure._tag], message: failure.message || failure._tag, cause: failure });

/** What is thrown where a procedure is called, as its answer: also failures on the way to it, as where it is asked who somebody is. */
export const rpcErrorOf = (cause: unknown): TRPCError => {
  const error = getTRPCErrorFromUnknown(cause);
  return isFailure(error.cause) && error.code === "INTERNAL_SERVER_ERROR" ? errorOf(error.cause) : error;
};

/** Lets a stream of events begin, or not: there is a place for it, and the server takes new work or `isPlaying` says that it is none. */
export const beginStream = async (ctx: ApiContext, guest: Guest, isPlaying: () => Promise<boolean>): Promise<void> => {
  const overload = ctx.overload();
  const refused = overload && !(await isPlaying()) ? overload : ctx.openStream(guest);
  if (refused) throw errorOf(refused);
};

/** The result of an effect, or its failure as the answer of a procedure. */
export const answer = async <A>(ctx: ApiContext, effect: Effect.Effect<A, Failure, Ports>): Promise<A> => {
  const exit = await ctx.run(effect);
  if (Exit.isSuccess(exit)) return exit.value;
  const failure = Cause.squash(exit.cause);
  if (isFailure(failure)) throw errorOf(failure);
  throw new TRPCError({ code: "INTERNAL_SERVER_ERROR", cause: failure });
};

export const router = t.router;

/** Mutations that change nothing where the server takes no changes: whoever enters then is forgotten again. */
const CHANGES_NOTHING: ReadonlySet<string> = new Set(["session.enter"]);

/** A procedure that anybody may call who is not banned. */
export const open = t.procedure.use(({ ctx, next, type, path }) => {
  const refused = ctx.refuses(type === "mutation" && !CHANGES_NOTHING.has(path));
  if (refused) throw errorOf(refused);
  return next();
});

const spending = (what: RateLimits) =>
  t.middleware(async ({ ctx, next }) => {
    const refused = await ctx.spend(what);
    if (refused) throw errorOf(refused);
    return next();
  });

/** A procedure open to anybody that counts against a limit. */
export const counted = (what: RateLimits) => open.use(spending(what));

/** A procedure for a guest (who becomes one by calling it) that counts against a limit. */
export const asGuest = (what: RateLimits) =>
  counted(what).use(async ({ ctx, next }) => {
    const guest = await ctx.enter();
    if (guest instanceof TooMany) throw errorOf(guest);
    return next({ ctx: { ...ctx, guest } });
  });
