import type { IncomingMessage } from "node:http";
import { type RateLimits, TooMany } from "@blueplate/api";
import { LIMITS } from "@blueplate/study";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { CountedUse, UseCounter } from "../cluster/shared-uses.ts";

/** How often, in so many seconds, one guest may do something. */
const BUDGETS: Readonly<
  Record<RateLimits | "request" | "admin", { readonly points: number; readonly duration: number }>
> = {
  request: { points: 3_000, duration: 60 },
  admin: { points: 120, duration: 60 },
  guest: { points: 100, duration: 3_600 },
  bot: { points: 20, duration: 3_600 },
  table: { points: 60, duration: 3_600 },
  seat: { points: 60, duration: 60 },
  command: { points: 100, duration: 10 },
  look: { points: 300, duration: 10 },
  simulate: { points: 60, duration: 10 },
  ask: { points: 6, duration: 60 },
  chat: { points: 10, duration: 10 },
  watch: { points: 120, duration: 60 },
  study: { points: 60, duration: 3_600 },
  edit: { points: LIMITS.editsInMinute, duration: 60 },
  pointer: { points: 600, duration: 60 },
};

export type LimitedAction = keyof typeof BUDGETS;

/** How many guests' worth comes from one network: a club plays behind one router. */
const GUESTS_OF_A_NETWORK = 10;

/** Whose uses are counted: those of one guest, or of everybody in a network. */
export type LimitScope = "guest" | "network";

/** Counts one use by `key`; answers the failure when it was too many. */
export type RateLimiter = (what: LimitedAction, key: string, scope?: LimitScope) => Promise<TooMany | null>;

const isRefusal = (value: unknown): value is { readonly msBeforeNext: number } =>
  typeof value === "object" && value !== null && "msBeforeNext" in value;

/** Adds up what was used, from the first time on that somebody takes it. */
const useLedger = () => {
  let uses: Map<string, CountedUse> | null = null;
  return {
    note: (what: string, scope: LimitScope, key: string): void => {
      if (!uses) return;
      const id = `${scope} ${what} ${key}`;
      uses.set(id, { what, scope, key, points: (uses.get(id)?.points ?? 0) + 1 });
    },
    taken: (): readonly CountedUse[] => {
      const taken = [...(uses?.values() ?? [])];
      uses = new Map();
      return taken;
    },
  };
};

/** Limits in memory, each multiplied by `scale`; none with 0. `uses` is for other servers, which count them too. */
export const makeLimits = (scale: number): { readonly spend: RateLimiter; readonly uses: UseCounter } => {
  const limitersOf = (factor: number) =>
    new Map(
      Object.entries(BUDGETS).map(([what, { points, duration }]) => [
        what,
        new RateLimiterMemory({ points: Math.max(1, Math.round(points * scale * factor)), duration }),
      ]),
    );
  const limiters = { guest: limitersOf(1), network: limitersOf(GUESTS_OF_A_NETWORK) };
  const { note, taken } = useLedger();
  const spend: RateLimiter = async (what, key, scope = "guest") => {
    if (scale === 0) return null;
    try {
      await limiters[scope].get(what)?.consume(key);
      note(what, scope, key);
      return null;
    } catch (refused) {
      if (!isRefusal(refused)) throw refused;
      return new TooMany({
        what,
        retryAfter: Math.ceil(refused.msBeforeNext / 1_000),
        retryAfterMs: refused.msBeforeNext,
      });
    }
  };
  const add = (uses: readonly CountedUse[]): void => {
    for (const { what, scope, key, points } of uses) {
      void limiters[scope === "network" ? "network" : "guest"].get(what)?.penalty(key, points);
    }
  };
  return { spend, uses: { taken, add } };
};

/** Where a request comes from: behind a trusted proxy, the address which that proxy saw. */
export const addressOf = (request: IncomingMessage, trustProxy: boolean): string => {
  const direct = request.socket.remoteAddress ?? "unknown";
  const forwarded = trustProxy ? request.headers["x-forwarded-for"] : undefined;
  const chain = Array.isArray(forwarded) ? forwarded.join(",") : forwarded;
  return chain?.split(",").at(-1)?.trim() || direct;
};

/** Counts one use by a visitor: first their own, then that of everybody who comes from there. Somebody new has only the second. */
export const spendAs = async (
  spend: RateLimiter,
  what: LimitedAction,
  visitor: string | null,
  network: string,
): Promise<TooMany | null> => (visitor === null ? null : await spend(what, visitor)) ?? spend(what, network, "network");
