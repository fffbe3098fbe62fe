import type { Refusal } from "@blueplate/kernel";
import type { EmployeeId, RecruiterId } from "../employee.ts";

/** The reserve card is none of the three (R2.4). */
export interface NoSuchReserve extends Refusal {
  readonly _tag: "NoSuchReserve";
  readonly amount: number;
}
/** More copies are selected than are in hand (R5.1, R5.6). */
export interface NotInHand extends Refusal {
  readonly _tag: "NotInHand";
  readonly employee: EmployeeId;
}
/** The structure does not hold so many (R5.7; option overfill: reject). */
export interface Overfilled extends Refusal {
  readonly _tag: "Overfilled";
  readonly managers: number;
  readonly others: number;
  readonly ceoSlots: number;
  readonly slots: number;
}
/** The position is taken or does not exist (R6.3). */
export interface NoSuchPosition extends Refusal {
  readonly _tag: "NoSuchPosition";
  readonly position: number;
}
/** The card has no entry mark (R8.2). */
export interface NoEntryCard extends Refusal {
  readonly _tag: "NoEntryCard";
  readonly employee: EmployeeId;
}
/** This card has no recruit action left, or must be named, or must not (option recruit-attribution). */
export interface WrongRecruiter extends Refusal {
  readonly _tag: "WrongRecruiter";
  readonly using: RecruiterId | null;
}
/** The pile of so many copies is empty, and no training this turn could take the recruit on (R8.3). */
export interface PileEmpty extends Refusal {
  readonly _tag: "PileEmpty";
  readonly employee: EmployeeId;
  readonly copies: number;
}
/** No such card lies on the beach, or all copies have been trained already by another (R9.3, R9.5). */
export interface NotOnBeach extends Refusal {
  readonly _tag: "NotOnBeach";
  readonly employee: EmployeeId;
}
/** The card does not lead there (R9.4). */
export interface NoCareer extends Refusal {
  readonly _tag: "NoCareer";
  readonly employee: EmployeeId;
  readonly to: EmployeeId;
}
/** None of the copies of the final card is in the supply (R9.7). */
export interface NoneLeft extends Refusal {
  readonly _tag: "NoneLeft";
  readonly employee: EmployeeId;
  readonly copies: number;
}
/** A copy of the 1x card is owned already (R9.8). */
export interface OnlyOne extends Refusal {
  readonly _tag: "OnlyOne";
  readonly employee: EmployeeId;
}
/** The CEO does this card's work already (R9.9). */
export interface CeoIsCfo extends Refusal {
  readonly _tag: "CeoIsCfo";
  readonly employee: EmployeeId;
}
/** The training cards left cannot give these steps to one card, but `left` at most (R9.1, R9.5). */
export interface NotEnoughTraining extends Refusal {
  readonly _tag: "NotEnoughTraining";
  readonly steps: number;
  readonly left: number;
}
/** More training cards are named than may teach one card at once: one, or with stacking one a step (R9.5, R9.6). */
export interface TooManyTeachers extends Refusal {
  readonly _tag: "TooManyTeachers";
  readonly named: number;
  readonly most: number;
}
/** A recruit through an empty pile is trained before anybody else (R8.3). */
export interface PhantomFirst extends Refusal {
  readonly _tag: "PhantomFirst";
  readonly employee: EmployeeId;
}
/** After this a recruit through an empty pile could not be trained any more (R8.3). */
export interface PhantomStranded extends Refusal {
  readonly _tag: "PhantomStranded";
  readonly employee: EmployeeId;
}

/** The refusals of set-up cards, structure, order, recruiting and training. */
export type CompanyRefusal =
  | NoSuchReserve
  | NotInHand
  | Overfilled
  | NoSuchPosition
  | NoEntryCard
  | WrongRecruiter
  | PileEmpty
  | NotOnBeach
  | NoCareer
  | NoneLeft
  | OnlyOne
  | CeoIsCfo
  | NotEnoughTraining
  | TooManyTeachers
  | PhantomFirst
  | PhantomStranded;
