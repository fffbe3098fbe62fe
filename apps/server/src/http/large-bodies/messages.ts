import type { JsonLimits } from "@blueplate/kernel";
import type { ValuePiece } from "./pieces.ts";

/** A body that is to be decoded as the input of a procedure. */
export interface DecodeRequest {
  readonly procedure: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly limits: JsonLimits;
}

/** What does not fit in a body: with the field where it is known, without where it is no JSON. */
export type BodyFault =
  | { readonly _tag: "NoJson" }
  | { readonly _tag: "Misfit"; readonly field: string; readonly message: string };

/** What is asked of the thread that decodes: a body, or the next piece of the input that it has found in it. */
export type DecoderQuestion = DecodeRequest | "next";

/** What it answers: a piece of the input, with whether it is the last one, or a fault. */
export type DecoderAnswer =
  | { readonly _tag: "Piece"; readonly piece: ValuePiece; readonly isLast: boolean }
  | { readonly _tag: "Fault"; readonly fault: BodyFault };
