import type { Refusal } from "@blueplate/kernel";
import type { MemberRole } from "./study.ts";

/** What an edit can be about. */
export type EditSubject = "chapter" | "node" | "comment" | "shape" | "bookmark" | "member" | "edit" | "table";

/** What the edit is about is not there, or not there any more. */
export interface MissingTarget extends Refusal {
  readonly _tag: "Gone";
  readonly what: EditSubject;
  readonly id: string;
}

/** Something has this id already. */
export interface IdTaken extends Refusal {
  readonly _tag: "IdTaken";
  readonly what: EditSubject;
  readonly id: string;
}

/** Only members with this role may. */
export interface NotAllowed extends Refusal {
  readonly _tag: "NotAllowed";
  readonly needs: MemberRole;
}

/** A comment belongs to whoever wrote it, also where the line or the chapter that holds it is to be deleted. */
export interface NotYours extends Refusal {
  readonly _tag: "NotYours";
}

/** The last owner can neither go nor become less. */
export interface LastOwner extends Refusal {
  readonly _tag: "LastOwner";
}

/** A limit of the study is reached: `what` names it, `most` is the number. */
export interface TooMuch extends Refusal {
  readonly _tag: "TooMuch";
  readonly what: string;
  readonly most: number;
}

/** The study shows a game that still runs, through the eyes of one seat: it stays with its owner until the game is over. */
export interface GameRuns extends Refusal {
  readonly _tag: "GameRuns";
  readonly table: string;
}

/** What would follow depends on a secret that this log does not show. */
export interface HiddenOutcome extends Refusal {
  readonly _tag: "Unknowable";
}

/** No game of this name is known here, or no positions can be set up in it. */
export interface UnknownGame extends Refusal {
  readonly _tag: "UnknownGame";
  readonly game: string;
}

/** The rules cannot go on from this position, or cannot have come to it: `message` says where they stopped. */
export interface IllegalContinuation extends Refusal {
  readonly _tag: "Misplayed";
  readonly message: string;
}
