import type { Refusal } from "@blueplate/kernel";
import type { EmployeeId } from "../employee.ts";
import type { Good } from "../good.ts";

/** The CEO, or somebody busy, named among those who go (R17.2). */
export interface CannotBeDismissed extends Refusal {
  readonly _tag: "CannotBeDismissed";
  readonly rule: "R17.2";
  readonly employee: EmployeeId | "ceo";
}

/** More copies of a card named than the chain has at work and on the beach (R17.2). */
export interface NotEmployed extends Refusal {
  readonly _tag: "NotEmployed";
  readonly rule: "R17.2";
  readonly employee: EmployeeId;
  readonly named: number;
  readonly has: number;
}

/** The salaries of those who stay cannot be paid; `short` dollars are missing (R17.9). */
export interface SalariesUnpayable extends Refusal {
  readonly _tag: "SalariesUnpayable";
  readonly rule: "R17.9";
  readonly due: number;
  readonly cash: number;
  readonly short: number;
}

/** A busy marketeer goes only when nothing else helps, and only one that costs a salary (R17.10). */
export interface MarketeerStays extends Refusal {
  readonly _tag: "MarketeerStays";
  readonly rule: "R17.10";
  readonly campaign: number;
}

/** As few busy marketeers as needed: `needed` of `named` (R17.10). */
export interface WrongNumberOfMarketeers extends Refusal {
  readonly _tag: "WrongNumberOfMarketeers";
  readonly rule: "R17.10";
  readonly needed: number;
  readonly named: number;
}

/** More than the freezer holds (R19.1). */
export interface FreezerFull extends Refusal {
  readonly _tag: "FreezerFull";
  readonly rule: "R19.1";
  readonly kept: number;
  readonly room: number;
}

/** More of a good kept than is in stock (R19.1). */
export interface NotInStock extends Refusal {
  readonly _tag: "NotInStock";
  readonly rule: "R19.1";
  readonly good: Good;
  readonly kept: number;
  readonly has: number;
}

/** What payday and clean-up do not allow. */
export type EveningRefusal =
  | CannotBeDismissed
  | NotEmployed
  | SalariesUnpayable
  | MarketeerStays
  | WrongNumberOfMarketeers
  | FreezerFull
  | NotInStock;
