import { Result } from "effect";
import { excessIn, JSON_LIMITS, type JsonExcess, type JsonLimits } from "./json-limits.ts";

/** What JSON can say. States, commands and events consist of nothing else. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Every command and event names its kind. */
export interface Tagged {
  readonly _tag: string;
}

/** Why a text from outside is not taken as JSON. */
export type NoJson = { readonly _tag: "NoJson" } | JsonExcess;

/** The JSON that a text from outside says, or why it says none that is read. What has too much of anything is not parsed at all. */
export const jsonIn = (text: string, limits: JsonLimits = JSON_LIMITS): Result.Result<Json, NoJson> => {
  const excess = excessIn(text, limits);
  if (excess) return Result.fail(excess);
  try {
    // cast: what JSON.parse answers is JSON.
    return Result.succeed(JSON.parse(text) as Json);
  } catch {
    return Result.fail({ _tag: "NoJson" });
  }
};

/** The JSON that a text from outside says; undefined where it says none, or more than is read. */
export const parseJson = (text: string): Json | undefined => Result.getOrUndefined(jsonIn(text));
