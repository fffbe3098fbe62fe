import type { Effect } from "effect";
import type { NotStored } from "./failures.ts";

/** A person known by a cookie; null for somebody who has none yet. */
export type Guest = string;
export type Visitor = Guest | null;

/** What a port answers, or why not. */
export type Answer<A, E = never> = Effect.Effect<A, E | NotStored>;
