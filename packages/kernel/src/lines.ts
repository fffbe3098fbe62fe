import { Result } from "effect";
import { DEEPEST, type Json, jsonIn, type Tagged } from "./json.ts";
import { type LineFault, type Malformed, type Refusal, refusal, unshaped } from "./refusal.ts";

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

/** The lines that say something. */
export const linesIn = (text: string): readonly FileLine[] => {
  const lines = text.split("\n");
  return lines.flatMap((line, index) =>
    line.trim() === "" ? [] : [{ text: line, number: index + 1, last: index === lines.length - 1 }],
  );
};

/** What does not fit in a line, as a fault of the file. */
export const badLine = (
  line: number,
  { field, message, reason, rule }: Pick<Malformed, "field" | "message" | "reason" | "rule">,
): Refusal => refusal<BadLine>({ _tag: "BadLine", rule, line, field, message, ...(reason && { reason }) });

const faultOf = (why: "NoJson" | "TooDeep", last: boolean): LineFault => {
  if (why === "TooDeep") return { _tag: "TooDeep", most: DEEPEST };
  return last ? { _tag: "BrokenOff" } : { _tag: "NoJson" };
};

/** What a line says, or why it says nothing. */
export const jsonOf = ({ text, last }: FileLine): Result.Result<Json, Malformed> => {
  const read = jsonIn(text);
  return typeof read === "string" ? Result.fail(unshaped("", faultOf(read, last))) : Result.succeed(read.value);
};
