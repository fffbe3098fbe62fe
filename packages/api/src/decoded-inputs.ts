import type { Schema } from "effect";
import { ContinuedTable } from "./inputs.ts";
import { EditStudy, ImportStudy, NewStudy } from "./studies/inputs.ts";

/** The procedures whose inputs may be large, by what they are called. */
export const LARGE_INPUTS: ReadonlyMap<string, Schema.ConstraintDecoder<unknown>> = new Map<
  string,
  Schema.ConstraintDecoder<unknown>
>([
  ["studies.create", NewStudy],
  ["studies.edit", EditStudy],
  ["studies.import", ImportStudy],
  ["tables.resume", ContinuedTable],
]);
