import type { Tagged } from "./json.ts";

/**
 * What the rules do not allow, as a plain value: `_tag` says which kind, `rule` cites the paragraph of the rules,
 * further fields carry the numbers. Never thrown; a refused command changes nothing.
 */
export interface Refusal extends Tagged {
  readonly rule: string;
}

/** Input that does not fit its schema: `field` is the path of the first fault, such as `command.route[2]`. */
export interface Malformed extends Refusal {
  readonly _tag: "Malformed";
  readonly field: string;
  readonly message: string;
}

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

/** A refusal with its details, checked against its own kind and handed on as any refusal. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- callers name the kind that is checked
export const refusal = <R extends Refusal>(value: R): Refusal => value;
