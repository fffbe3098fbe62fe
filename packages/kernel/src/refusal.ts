import type { Tagged } from "./json.ts";

/**
 * What the rules do not allow, as a plain value: `_tag` says which kind, `rule` cites the paragraph of the rules,
 * further fields carry the numbers. Never thrown; a refused command changes nothing.
 */
export interface Refusal extends Tagged {
  readonly rule: string;
}

/**
 * Input that does not fit: `field` is the path of the first fault, such as `command.route[2]`. `message` is for whoever writes
 * the input; `reason` says the same as a code with what it is about, so that it can be said in any language.
 */
export interface Malformed extends Refusal {
  readonly _tag: "Malformed";
  readonly field: string;
  readonly message: string;
  readonly reason?: Tagged;
}

/** Why input does not even have the form that is asked for. */
export type ShapeFault =
  | { readonly _tag: "Missing" }
  | { readonly _tag: "UnknownField" }
  | { readonly _tag: "UnknownKind"; readonly kind: string }
  | { readonly _tag: "UnknownPlayer"; readonly name: string }
  | { readonly _tag: "NoneOf"; readonly values: string }
  | { readonly _tag: "NoObject" }
  | { readonly _tag: "NotOfKind"; readonly kinds: readonly string[] }
  | { readonly _tag: "Empty" }
  /** Text with control characters, or with signs that turn the direction of reading. */
  | { readonly _tag: "HiddenSigns" }
  /** Text of another form than this regular expression. */
  | { readonly _tag: "OtherForm"; readonly form: string }
  | { readonly _tag: "TooLong"; readonly most: number }
  | { readonly _tag: "TooSmall"; readonly least: number }
  | { readonly _tag: "TooGreat"; readonly most: number }
  | { readonly _tag: "OutOfRange"; readonly least: number; readonly most: number }
  | { readonly _tag: "NoStep" }
  | { readonly _tag: "WrongSeats"; readonly expected: number }
  | { readonly _tag: "Unfit" };

/** Why a line of a file says nothing, or nothing that fits to the lines before it. */
export type LineFault =
  | { readonly _tag: "NoJson" }
  /** The file ends within the line. */
  | { readonly _tag: "BrokenOff" }
  | { readonly _tag: "TooDeep"; readonly most: number }
  /** Of any kind, in one line. */
  | { readonly _tag: "TooManyValues"; readonly most: number }
  /** In one object. */
  | { readonly _tag: "TooManyKeys"; readonly most: number }
  | { readonly _tag: "NoMoreLines" }
  | { readonly _tag: "WrongNumber"; readonly expected: number; readonly got: number }
  /** Something of this kind stands first, and once. */
  | { readonly _tag: "FirstAlone"; readonly kind: string }
  | { readonly _tag: "NoSuchSeat"; readonly seats: number }
  /** It goes back to what was not there yet. */
  | { readonly _tag: "NotBefore" }
  | { readonly _tag: "ThereAlready" }
  /** By the rules something else follows; null for nothing. Both as JSON, shortened. */
  | { readonly _tag: "OtherFact"; readonly expected: string | null; readonly got: string | null }
  /** The rules do not allow it. */
  | { readonly _tag: "Disallowed"; readonly refusal: Refusal }
  | { readonly _tag: "NotThere" };

/** A code as letters: `TileTwice` with the tile A becomes `tile twice: tile "A"`. */
const lettersOf = ({ _tag, ...parts }: Tagged): string => {
  const name = _tag.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  const details = Object.entries(parts).map(([part, value]) => `${part} ${JSON.stringify(value)}`);
  return details.length === 0 ? name : `${name}: ${details.join(", ")}`;
};

/** A field that does not fit for a reason; `rule` is the paragraph that says so. The message is the reason by its letters. */
export const unfit = (field: string, reason: Tagged, rule = ""): Malformed => ({
  _tag: "Malformed",
  rule,
  field,
  message: rule === "" ? lettersOf(reason) : `${lettersOf(reason)} (${rule})`,
  reason,
});

/** A command kind that this ruleset does not have. */
export interface UnknownCommand extends Refusal {
  readonly _tag: "UnknownCommand";
  readonly command: string;
}

/** A command that nobody, or not this seat, may give at this moment. */
export interface NotNow extends Refusal {
  readonly _tag: "NotNow";
  readonly command: string;
}

/** Somebody else's entry changed what this command was decided on. */
export interface Stale extends Refusal {
  readonly _tag: "Stale";
  readonly seen: number;
  readonly seq: number;
}

/** Nothing of this seat can be taken back any more: a secret, a roll or another player's decision came after it. */
export interface NothingToUndo extends Refusal {
  readonly _tag: "NothingToUndo";
}

/** A field that has not the form that is asked for. */
export const unshaped = (field: string, reason: ShapeFault | LineFault): Malformed => unfit(field, reason);

/** A refusal with its details, checked against its own kind and handed on as any refusal. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- callers name the kind that is checked
export const refusal = <R extends Refusal>(value: R): Refusal => value;
