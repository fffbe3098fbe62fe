import type { Refusal } from "@blueplate/kernel";
import type { EmployeeId } from "../employee.ts";
import type { Good } from "../good.ts";
import type { Square } from "../place.ts";

/** The card is not at work, or all of its copies there have acted already this turn. */
export interface NobodyToAct extends Refusal {
  readonly _tag: "NobodyToAct";
  readonly employee: EmployeeId;
  readonly atWork: number;
}
/** The card cannot do this at all. */
export interface WrongEmployee extends Refusal {
  readonly _tag: "WrongEmployee";
  readonly employee: EmployeeId;
}
/** Not all squares of the piece are on the map and empty. */
export interface NotEmpty extends Refusal {
  readonly _tag: "NotEmpty";
  readonly at: Square;
}
/** No road where the piece needs one. */
export interface NoRoad extends Refusal {
  readonly _tag: "NoRoad";
}
/** Another restaurant's entrance is on the tile (R2.8). */
export interface TileTaken extends Refusal {
  readonly _tag: "TileTaken";
}
/** Farther than the card reaches; `distance` is null when no road leads there. */
export interface OutOfRange extends Refusal {
  readonly _tag: "OutOfRange";
  readonly distance: number | null;
  readonly range: number;
}
/** The campaign tile is not in the supply. */
export interface NoSuchCampaign extends Refusal {
  readonly _tag: "NoSuchCampaign";
  readonly campaign: number;
}
/** The marketeer does not place tiles of this kind. */
export interface WrongKind extends Refusal {
  readonly _tag: "WrongKind";
  readonly campaign: number;
}
/** The duration is not one that may be named; `longest` is null when none may be (R10.12). */
export interface WrongDuration extends Refusal {
  readonly _tag: "WrongDuration";
  readonly longest: number | null;
}
/** An airplane has a side and an offset, what lies beside the map a side or nothing, everything else squares; turning must change something. */
export interface WrongPlace extends Refusal {
  readonly _tag: "WrongPlace";
}
/** The airplane covers rows that are not on the map (R3.9.2). */
export interface OffTheMap extends Refusal {
  readonly _tag: "OffTheMap";
}
/** Another airplane lies on this part of the edge (option airplane-overlap). */
export interface EdgeTaken extends Refusal {
  readonly _tag: "EdgeTaken";
  readonly campaign: number;
}
/** Another campaign of the kind lies on this side of what they belong to. */
export interface SideTaken extends Refusal {
  readonly _tag: "SideTaken";
  readonly campaign: number;
}
/** The good is none that may be named here. */
export interface WrongGood extends Refusal {
  readonly _tag: "WrongGood";
  readonly good: Good;
}
/** The square is no entrance of the chain. */
export interface NotYourEntrance extends Refusal {
  readonly _tag: "NotYourEntrance";
  readonly at: Square;
}
/** The route does not begin beside the entrance, leaves the road, or turns back (R11.4, R11.5, R11.7). */
export interface BadRoute extends Refusal {
  readonly _tag: "BadRoute";
  readonly fault: "not-beside" | "no-road" | "u-turn";
}
/** The whole range must be used (option buyer-route-length). */
export interface TooShort extends Refusal {
  readonly _tag: "TooShort";
  readonly distance: number;
  readonly range: number;
}
/** The house tile is not in the supply. */
export interface NoSuchHouse extends Refusal {
  readonly _tag: "NoSuchHouse";
  readonly house: number;
}
/** The house has a garden already. */
export interface HasGarden extends Refusal {
  readonly _tag: "HasGarden";
  readonly house: number;
}
/** The chain has no restaurant there. */
export interface NotYourRestaurant extends Refusal {
  readonly _tag: "NotYourRestaurant";
  readonly at: Square;
}
/** The restaurant is not open yet (option regional-move-unopened). */
export interface NotOpen extends Refusal {
  readonly _tag: "NotOpen";
  readonly at: Square;
}
/** The refusals of set-up and of steps 3 to 6. */
export type TownRefusal =
  | NobodyToAct
  | WrongEmployee
  | NotEmpty
  | NoRoad
  | TileTaken
  | OutOfRange
  | NoSuchCampaign
  | WrongKind
  | WrongDuration
  | WrongPlace
  | OffTheMap
  | EdgeTaken
  | SideTaken
  | WrongGood
  | NotYourEntrance
  | BadRoute
  | TooShort
  | NoSuchHouse
  | HasGarden
  | NotYourRestaurant
  | NotOpen;
