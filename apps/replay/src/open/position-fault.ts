import type { Malformed, Tagged } from "@blueplate/kernel";
import { faultIn } from "@blueplate/words";
import { replayTexts } from "../language.ts";
import { inSentence, placeSaid, type FaultWords } from "./position-fault-text.ts";

/**
 * Why something is no position: the field, and the reason as a code, with the paragraph of the rules where one says so. `tried`: the
 * file that it stands in, where one was tried.
 */
export interface PositionFault extends Pick<Malformed, "field" | "reason" | "rule"> {
  readonly tried?: unknown;
}

/** What is said of a press on a square where what is in hand does nothing. */
export const nothingAt = (field: string): PositionFault => ({ field, reason: { _tag: "NothingHere" }, rule: "" });

/** A reason that names another field (what a square is taken by) names it as people call it. */
const reasonIn = (speech: FaultWords, reason: Tagged, tried: unknown): Tagged =>
  "by" in reason && typeof reason.by === "string"
    ? Object.assign({}, reason, { by: placeSaid(speech, reason.by, tried) })
    : reason;

/** Why a file of a game gives no position, in the language of the page. */
export const refusedFor = (game: string, { field, reason, rule, tried }: PositionFault): string => {
  const words = replayTexts();
  const { editor } = words.shell;
  if (reason?._tag === "NothingHere") return editor.refused(field, editor.nothing);
  const why = { rule, ...(reason && { reason: reasonIn({ words, game }, reason, tried) }) };
  return editor.refused(placeSaid({ words, game }, field, tried), inSentence(faultIn(words, game, why)));
};
