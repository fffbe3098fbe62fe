import type { IncomingMessage } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { MalformedInput, TooMany } from "@blueplate/api";
import type { JsonLimits } from "@blueplate/kernel";
import { TRPCError } from "@trpc/server";
import { excessText } from "./excess.ts";
import { type Quota, quotaLedger } from "./quota.ts";

/** How much one request may bring. */
export interface BodyLimits {
  readonly bytes: number;
  readonly json: JsonLimits;
  /** Bodies of more bytes than this are not looked at here: another thread decodes them. */
  readonly decodedAsideFrom?: number;
}

/** How long a body may take, and how much of bodies is held at once, counted until they are answered. */
export interface BodyRules {
  /** Milliseconds without a byte. */
  readonly idleMs: number;
  readonly wholeMs: number;
  /** A body of more bytes than this is a large one. */
  readonly largeFrom: number;
  /** Large bodies, by address. A guest has one. */
  readonly large: Quota;
  /** Bytes of large bodies beyond `largeFrom`, by address. */
  readonly largeBytes: Quota;
  /** Bytes of all bodies up to `largeFrom`, by address: what large ones take is not missing for moves and talk. */
  readonly smallBytes: Quota;
}

const KB = 1024;

export const BODY_RULES: BodyRules = {
  idleMs: 10_000,
  wholeMs: 90_000,
  largeFrom: 64 * KB,
  large: { all: 12, each: 4 },
  largeBytes: { all: 96 * KB * KB, each: 48 * KB * KB },
  smallBytes: { all: 32 * KB * KB, each: 8 * KB * KB },
};

/** Seconds after which to come again with a large body. */
const AGAIN_AFTER = 10;

const bad = (field: string, message: string) => {
  const cause = new MalformedInput({ field, message });
  return new TRPCError({ code: "BAD_REQUEST", message, cause });
};

/** Why JSON from outside is not parsed: it has too much of something; null when it may be. */
export const excessFault = (text: string, limits: JsonLimits): TRPCError | null => {
  const excess = excessText(text, limits);
  return excess && bad(excess.field, excess.message);
};

const tooMany = () => {
  const cause = new TooMany({ what: "body", retryAfter: AGAIN_AFTER });
  return new TRPCError({ code: "TOO_MANY_REQUESTS", message: "Too many large requests at once", cause });
};

/** A body that came whole, as bytes where another thread decodes it, or why it is not taken; null when whoever sent it is gone. */
export type ReadBody =
  | { readonly text: string }
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly fault: TRPCError }
  | null;

/** Where a request comes from, and what happens when it was answered. */
export interface RequestOrigin {
  readonly address: string;
  /** Null for somebody new, who may bring no large body; left out where it is not asked who sends one. */
  readonly guest?: string | null;
  readonly onAnswered: (then: () => void) => void;
}

const notEntered = () =>
  new TRPCError({ code: "UNAUTHORIZED", message: "A large request needs a guest: ask for session.enter first" });

/** What all requests share, and what one of them holds of it. */
const makeAccounts = (rules: BodyRules) => {
  const large = quotaLedger(rules.large);
  const largeOfGuest = quotaLedger({ all: rules.large.all, each: 1 });
  const largeBytes = quotaLedger(rules.largeBytes);
  const smallBytes = quotaLedger(rules.smallBytes);
  return ({ address, guest, onAnswered }: RequestOrigin) => {
    let [small, over, isLarge] = [0, 0, false];
    onAnswered(() => {
      smallBytes.giveBack(address, small);
      largeBytes.giveBack(address, over);
    });
    const becomeLarge = (): TRPCError | null => {
      if (guest === null) return notEntered();
      if (guest !== undefined && !largeOfGuest.take(guest)) return tooMany();
      if (guest !== undefined) onAnswered(() => largeOfGuest.giveBack(guest));
      if (!large.take(address)) return tooMany();
      onAnswered(() => large.giveBack(address));
      isLarge = true;
      return null;
    };
    return {
      isLarge: () => isLarge,
      /** Why there is no room for so many bytes more, or null. */
      grow: (bytes: number): TRPCError | null => {
        const still = Math.min(bytes, rules.largeFrom - small);
        if (!smallBytes.take(address, still)) return tooMany();
        small += still;
        if (bytes === still) return null;
        const refused = isLarge ? null : becomeLarge();
        if (refused) return refused;
        if (!largeBytes.take(address, bytes - still)) return tooMany();
        over += bytes - still;
        return null;
      },
    };
  };
};

/** A body as text, or what it has too much of. Around each step of a large one others have their turn. */
const measured = async (bytes: Buffer, limits: JsonLimits, isLarge: boolean): Promise<ReadBody> => {
  const text = bytes.toString("utf8");
  if (isLarge) await nextTurn();
  const fault = excessFault(text, limits);
  if (isLarge) await nextTurn();
  return fault ? { fault } : { text };
};

/** What was refused is read past, as long as it goes on; then its connection is closed. */
const readPast = (request: IncomingMessage, idleMs: number): void => {
  const idle = setTimeout(() => request.destroy(), idleMs);
  const end = () => clearTimeout(idle);
  request
    .on("data", () => idle.refresh())
    .once("end", end)
    .once("close", end);
};

/** Reads a body within limits. */
export type BodyReader = (request: IncomingMessage, limits: BodyLimits, origin: RequestOrigin) => Promise<ReadBody>;

/** One reader for the whole server: what it holds is counted together. What is refused is let go of at once. */
export const bodyReader = (rules: BodyRules): BodyReader => {
  const accountOf = makeAccounts(rules);
  return (request, limits, origin) =>
    new Promise((resolve) => {
      if (request.destroyed) return resolve(null);
      const account = accountOf(origin);
      let chunks: Buffer[] = [];
      let size = 0;
      const refuse = (fault: TRPCError) => {
        chunks = [];
        end({ fault });
        readPast(request, rules.idleMs);
      };
      const timedOut = () => refuse(new TRPCError({ code: "TIMEOUT", message: "The request did not come whole" }));
      const whole = setTimeout(timedOut, rules.wholeMs);
      const idle = setTimeout(timedOut, rules.idleMs);
      const end = (body: ReadBody | Promise<ReadBody>): void => {
        clearTimeout(whole);
        clearTimeout(idle);
        request.off("data", take).off("end", done).off("close", gone).off("error", gone).resume();
        resolve(body);
      };
      const take = (chunk: Buffer): void => {
        idle.refresh();
        size += chunk.length;
        if (size > limits.bytes) return refuse(new TRPCError({ code: "PAYLOAD_TOO_LARGE" }));
        const fault = account.grow(chunk.length);
        if (fault) return refuse(fault);
        chunks.push(chunk);
      };
      const done = (): void => {
        const bytes = Buffer.concat(chunks);
        const isAside = bytes.length > (limits.decodedAsideFrom ?? limits.bytes);
        end(isAside ? { bytes } : measured(bytes, limits.json, account.isLarge()));
      };
      const gone = (): void => end(null);
      request.on("error", () => undefined);
      request.on("data", take).on("end", done).on("close", gone).on("error", gone);
    });
};
