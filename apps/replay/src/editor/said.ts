import type { Malformed } from "@blueplate/kernel";
import { language, shell } from "@blueplate/tabletop";
import { faultIn } from "@blueplate/words";

/** Why something is no position: the field, and the reason as a code, with the paragraph of the rules where one says so. */
export type Fault = Pick<Malformed, "field" | "reason" | "rule">;

/** What is said of a press on a square where what is in hand does nothing. */
export const nothingAt = (field: string): Fault => ({ field, reason: { _tag: "NothingHere" }, rule: "" });

/** Why a file of a game gives no position, in the language of the page. */
export const refusedFor = (game: string, fault: Fault): string => {
  const { editor } = shell();
  const nothing = fault.reason?._tag === "NothingHere";
  return editor.refused(fault.field, nothing ? editor.nothing : faultIn(language.words(), game, fault));
};
