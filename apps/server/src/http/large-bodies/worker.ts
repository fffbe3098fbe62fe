import { parentPort } from "node:worker_threads";
import { INPUT_OPTIONS, LARGE_INPUTS } from "@blueplate/api";
import type { Json } from "@blueplate/kernel";
import { Schema } from "effect";
import { excessText } from "../excess.ts";
import type { BodyFault, DecodeRequest, DecoderAnswer, DecoderQuestion } from "./messages.ts";
import { piecesOf, type ValuePiece } from "./pieces.ts";

const misfit = (field: string, message: string): BodyFault => ({ _tag: "Misfit", field, message });

const parsed = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
};

/** The input in a body, or what does not fit. */
const decoded = ({ procedure, bytes, limits }: DecodeRequest): { readonly value: Json } | BodyFault => {
  const text = new TextDecoder().decode(bytes);
  const excess = excessText(text, limits);
  if (excess) return misfit(excess.field, excess.message);
  const json = parsed(text);
  const schema = LARGE_INPUTS.get(procedure);
  if (!json || !schema) return { _tag: "NoJson" };
  const result = Schema.toStandardSchemaV1(schema, { parseOptions: INPUT_OPTIONS })["~standard"].validate(json.value);
  if (result instanceof Promise) return { _tag: "NoJson" };
  const [issue] = result.issues ?? [];
  if (issue)
    return misfit(
      (issue.path ?? []).map((part) => String(typeof part === "object" ? part.key : part)).join("."),
      issue.message,
    );
  // cast: the schemas of inputs change nothing of the JSON that they decode.
  return { value: ("value" in result ? result.value : null) as Json };
};

let pieces: Iterator<ValuePiece> = [][Symbol.iterator]();
let ahead: IteratorResult<ValuePiece> = { done: true, value: undefined };

const nextPiece = (): DecoderAnswer => {
  const piece = ahead.done === true ? [] : ahead.value;
  ahead = pieces.next();
  return { _tag: "Piece", piece, isLast: ahead.done === true };
};

const answerTo = (question: DecoderQuestion): DecoderAnswer => {
  if (question === "next") return nextPiece();
  const input = decoded(question);
  if ("_tag" in input) return { _tag: "Fault", fault: input };
  pieces = piecesOf(input.value);
  ahead = pieces.next();
  return nextPiece();
};

parentPort?.on("message", (question: DecoderQuestion) => parentPort?.postMessage(answerTo(question)));
