import { Result } from "effect";
import { type Json, jsonIn, type NoJson, type Tagged } from "./json.ts";
import { type Malformed, type Refusal, refusal, unshaped } from "./refusal.ts";

/** A line of a file of JSON lines that says something. */
export interface FileLine {
  readonly text: string;
  /** Its number in the file, from 1; lines that say nothing count too. */
  readonly number: number;
  /** Nothing comes after it, not even the end of the line. */
  readonly last: boolean;
}

/** A line of a file that cannot be read; lines count from 1. `field`, `reason` and `rule` as those of `Malformed`. */
export interface BadLine extends Refusal {
  readonly _tag: "BadLine";
  readonly line: number;
  readonly field: string;
  readonly message: string;
  readonly reason?: Tagged;
}

const LINE_FEED = 0x0a;

/** How many lines end from `from` up to `to`. */
const endsBetween = (text: string, from: number, to: number): number => {
  let ends = 0;
  for (let at = from; at < to; at++) if (text.charCodeAt(at) === LINE_FEED) ends++;
  return ends;
};

/** The lines that say something, one at a time: who finds a bad one need not read on. */
export function* linesIn(text: string): Generator<FileLine, undefined> {
  const sign = /\S/gu;
  let number = 1;
  for (let from = 0; ;) {
    sign.lastIndex = from;
    const found = sign.exec(text);
    if (!found) return undefined;
    number += endsBetween(text, from, found.index);
    const start = Math.max(text.lastIndexOf("\n", found.index) + 1, from);
    const end = text.indexOf("\n", found.index);
    yield { text: text.slice(start, end < 0 ? text.length : end), number, last: end < 0 };
    if (end < 0) return undefined;
    number += 1;
    from = end + 1;
  }
}

/** The number of the line that tells entry `entry` of a log; lines that say nothing count too. */
export const lineOfEntry = (text: string, entry: number): number | undefined => {
  let left = entry + 1;
  for (const { number } of linesIn(text)) if (left-- === 0) return number;
  return undefined;
};

/** What does not fit in a line, as a fault of the file. */
export const badLine = (
  line: number,
  { field, message, reason, rule }: Pick<Malformed, "field" | "message" | "reason" | "rule">,
): Refusal => refusal<BadLine>({ _tag: "BadLine", rule, line, field, message, ...(reason && { reason }) });

const faultOf = (why: NoJson, last: boolean): Malformed => {
  if (why._tag === "NoJson") return unshaped("", { _tag: last ? "BrokenOff" : "NoJson" });
  const { field, ...excess } = why;
  return unshaped(field, excess);
};

/** What a line says, or why it says nothing. */
export const jsonOf = ({ text, last }: FileLine): Result.Result<Json, Malformed> =>
  Result.mapError(jsonIn(text), (why) => faultOf(why, last));
