import { Data } from "effect";

/** The id of a request came before with other commands. */
export class KeyReused extends Data.TaggedError("KeyReused")<{ readonly message: string }> {}

/** No open challenge to or by the caller has this id. */
export class NoSuchChallenge extends Data.TaggedError("NoSuchChallenge")<{ readonly challenge: string }> {}

/** No rules with this hash are in use here. */
export class NoSuchRules extends Data.TaggedError("NoSuchRules")<{ readonly hash: string }> {}

/** What was picked for a form is not among what it offers: `field` names the slot. */
export class NotOffered extends Data.TaggedError("NotOffered")<{ readonly field: string; readonly message: string }> {}

/** The rules need something that the given state does not tell. */
export class NotSimulated extends Data.TaggedError("NotSimulated")<{ readonly message: string }> {}

/** The token lacks a scope. */
export class OutOfScope extends Data.TaggedError("OutOfScope")<{ readonly message: string }> {}
