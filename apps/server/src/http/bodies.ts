import type { IncomingMessage } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { MalformedInput, TooMany } from "@blueplate/api";
import { excessIn, type JsonExcess, type JsonLimits } from "@blueplate/kernel";
import { TRPCError } from "@trpc/server";

/** How much one request may bring. */
export interface BodyLimits {
  readonly bytes: number;
  readonly json: JsonLimits;
}

/** How long a body may take, and how many large ones are held at once, counted until they are answered. */
export interface BodyRules {
  /** Milliseconds without a byte. */
  readonly idleMs: number;
  readonly wholeMs: number;
  /** A body of more bytes than this is a large one. */
  readonly largeFrom: number;
  readonly largeAtOnce: number;
  readonly largeFromOneAddress: number;
}

export const BODY_RULES: BodyRules = {
  idleMs: 10_000,
  wholeMs: 90_000,
  largeFrom: 64 * 1024,
  largeAtOnce: 12,
  largeFromOneAddress: 4,
};

/** Seconds after which to come again with a large body. */
const AGAIN_AFTER = 10;

const WORDS: Readonly<Record<JsonExcess["_tag"], (most: number) => string>> = {
  TooDeep: (most) => `is nested deeper than ${most}`,
  TooManyValues: (most) => `holds more than ${most} values`,
  TooManyKeys: (most) => `has an object with more than ${most} keys`,
};

const bad = (field: string, message: string) => {
  const cause = new MalformedInput({ field, message });
  return new TRPCError({ code: "BAD_REQUEST", message, cause });
};

/** Why JSON from outside is not parsed: it has too much of something; null when it may be. */
export const excessFault = (text: string, limits: JsonLimits): TRPCError | null => {
  const excess = excessIn(text, limits);
  return excess && bad(excess.field, WORDS[excess._tag](excess.most));
};

const tooMany = () => {
  const cause = new TooMany({ what: "body", retryAfter: AGAIN_AFTER });
  return new TRPCError({ code: "TOO_MANY_REQUESTS", message: "Too many large requests at once", cause });
};

/** Places for large bodies: all of the server's, and those of each address. */
const places = ({ largeAtOnce, largeFromOneAddress }: BodyRules) => {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take: (address: string): boolean => {
      const own = taken.get(address) ?? 0;
      if (all >= largeAtOnce || own >= largeFromOneAddress) return false;
      all += 1;
      taken.set(address, own + 1);
      return true;
    },
    leave: (address: string): void => {
      const own = (taken.get(address) ?? 1) - 1;
      all -= 1;
      if (own > 0) taken.set(address, own);
      else taken.delete(address);
    },
  };
};

/** A body that came whole, or why it is not taken; null when whoever sent it is gone. */
export type ReadBody = { readonly text: string } | { readonly fault: TRPCError } | null;

/** Where a request comes from, and what happens when it was answered. */
export interface RequestOrigin {
  readonly address: string;
  readonly onAnswered: (then: () => void) => void;
}

/** A body as text, or what it has too much of. Around each step of a large one others have their turn. */
const measured = async (bytes: Buffer, limits: JsonLimits, isLarge: boolean): Promise<ReadBody> => {
  const text = bytes.toString("utf8");
  if (isLarge) await nextTurn();
  const fault = excessFault(text, limits);
  if (isLarge) await nextTurn();
  return fault ? { fault } : { text };
};

/** Reads bodies within limits. What is refused is let go of at once; the rest of it is read past. */
export const bodyReader = (rules: BodyRules) => {
  const large = places(rules);
  const read = (
    request: IncomingMessage,
    limits: BodyLimits,
    { address, onAnswered }: RequestOrigin,
  ): Promise<ReadBody> =>
    new Promise((resolve) => {
      const chunks: Buffer[] = [];
      let size = 0;
      let isLarge = false;
      const timedOut = () =>
        end({ fault: new TRPCError({ code: "TIMEOUT", message: "The request did not come whole" }) });
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
        if (size > limits.bytes) return end({ fault: new TRPCError({ code: "PAYLOAD_TOO_LARGE" }) });
        if (size > rules.largeFrom && !isLarge) {
          if (!large.take(address)) return end({ fault: tooMany() });
          isLarge = true;
          onAnswered(() => large.leave(address));
        }
        chunks.push(chunk);
      };
      const done = (): void => end(measured(Buffer.concat(chunks), limits.json, isLarge));
      const gone = (): void => end(null);
      request.on("error", () => undefined);
      request.on("data", take).on("end", done).on("close", gone).on("error", gone);
    });
  return read;
};
