import type { Refusal, Seat } from "@blueplate/kernel";
import { abilityOf, type CampaignRow, employeeRow } from "../content/index.ts";
import type { Ruleset } from "../formulas/ruleset.ts";
import {
  contactsFrom,
  edgeLength,
  entrancesOf,
  fitsOn,
  type Ground,
  groundOf,
  indexOf,
  NEVER,
  roadContact,
  sizeOfCampaign,
  squareAt,
  squaresOfCampaign,
} from "../geometry/index.ts";
import { type EmployeeId, SIDES, type Side, type Square, type State } from "../model/index.ts";
import { no } from "./refuse.ts";
import { chainOf } from "./turn.ts";

/** A marketeer's reach: distances of squares, and how far a tile may lie. */
interface Contact {
  readonly distances: Uint8Array;
  readonly range: number;
}

/** Without a limited range any road will do (R10.4, R10.5). */
const contactOf = (ruleset: Ruleset, state: State, seat: Seat, marketer: EmployeeId, ground: Ground): Contact => {
  const range = employeeRow(ruleset.content, marketer)?.range;
  if (range?.reach === undefined || range.reach === "unlimited")
    return { distances: roadContact(ground.board), range: 0 };
  return { distances: contactsFrom(ground.board, entrancesOf(ruleset, chainOf(state, seat))), range: range.reach };
};

const nearest = (ground: Ground, distances: Uint8Array, squares: readonly Square[]): number => {
  let best = NEVER;
  for (const square of squares) best = Math.min(best, distances[indexOf(ground.board, square)] ?? NEVER);
  return best;
};

/** Why the marketeer cannot place this tile here, or null (R10.3 to R10.5). */
export const refuseCampaignAt = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  marketer: EmployeeId,
  campaign: number,
  place: { readonly at: Square; readonly turned: boolean },
): Refusal | null => {
  const ground = groundOf(ruleset, state);
  const squares = squaresOfCampaign(ruleset, campaign, place);
  if (!fitsOn(ground, squares)) return no({ _tag: "NotEmpty", rule: "R3.2.2", at: place.at });
  if (nearest(ground, roadContact(ground.board), squares) === NEVER) return no({ _tag: "NoRoad", rule: "R10.3" });
  const { distances, range } = contactOf(ruleset, state, seat, marketer, ground);
  const distance = nearest(ground, distances, squares);
  if (distance <= range) return null;
  return no({ _tag: "OutOfRange", rule: "R10.4", distance: distance === NEVER ? null : distance, range });
};

const placesByGround = new WeakMap<Ground, Map<string, readonly Square[]>>();

const scan = (ground: Ground, { distances, range }: Contact, width: number, height: number): readonly Square[] => {
  const { board, empty } = ground;
  const places: Square[] = [];
  for (let y = 0; y + height <= board.height; y++) {
    next: for (let x = 0; x + width <= board.width; x++) {
      let best = NEVER;
      for (let dy = 0; dy < height; dy++) {
        for (let dx = 0; dx < width; dx++) {
          const index = (y + dy) * board.width + x + dx;
          if (empty[index] === 0) continue next;
          best = Math.min(best, distances[index] ?? NEVER);
        }
      }
      if (best <= range) places.push(squareAt(board, y * board.width + x));
    }
  }
  return places;
};

/** Every place where the marketeer can lay this tile, turned or not. Kept with the ground. */
export const campaignPlaces = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  marketer: EmployeeId,
  campaign: number,
  turned: boolean,
): readonly Square[] => {
  const ground = groundOf(ruleset, state);
  const { width, height } = sizeOfCampaign(ruleset, campaign, turned);
  const range = employeeRow(ruleset.content, marketer)?.range?.reach ?? "unlimited";
  const doors =
    range === "unlimited"
      ? ""
      : entrancesOf(ruleset, chainOf(state, seat))
          .map((each) => each.square)
          .join("/");
  const key = `${range} ${doors} ${width}x${height}`;
  const known = placesByGround.get(ground) ?? new Map<string, readonly Square[]>();
  const hit = known.get(key);
  if (hit) return hit;
  const places = scan(ground, contactOf(ruleset, state, seat, marketer, ground), width, height);
  placesByGround.set(ground, known.set(key, places));
  return places;
};

/** The row of a campaign that lies in the supply, or undefined. */
export const campaignInSupply = (ruleset: Ruleset, state: State, campaign: number): CampaignRow | undefined =>
  state.supply.campaigns.includes(campaign) ? ruleset.content.campaigns[campaign] : undefined;

/** True when the marketeer may place tiles of this kind (R10.1). */
export const mayPlace = (ruleset: Ruleset, marketer: EmployeeId, kind: CampaignRow["kind"]): boolean =>
  abilityOf(ruleset.content, marketer, "market")?.kinds.includes(kind) ?? false;

/** The airplane that already covers part of this edge, where that matters (R10.7; option airplane-overlap), or undefined. */
const overlapping = (ruleset: Ruleset, state: State, side: Side, offset: number, width: number): number | undefined => {
  if (ruleset.options["airplane-overlap"] === "allowed") return undefined;
  return state.town.campaigns.find(({ campaign, place }) => {
    if (!("side" in place) || place.side !== side) return false;
    const other = sizeOfCampaign(ruleset, campaign, false).width;
    return place.offset < offset + width && offset < place.offset + other;
  })?.campaign;
};

/** Why the airplane cannot lie there, or null (R10.6, R3.9). */
export const refuseAirplane = (
  ruleset: Ruleset,
  state: State,
  campaign: number,
  side: Side,
  offset: number,
): Refusal | null => {
  const { board } = groundOf(ruleset, state);
  const { width } = sizeOfCampaign(ruleset, campaign, false);
  if (offset < 0 || offset + width > edgeLength(board, side)) return no({ _tag: "OffTheMap", rule: "R3.9.2" });
  const other = overlapping(ruleset, state, side, offset, width);
  return other === undefined ? null : no({ _tag: "EdgeTaken", rule: "R10.7", campaign: other });
};

/** Every offset on a side where the airplane can lie. */
export const airplaneOffsets = (ruleset: Ruleset, state: State, campaign: number, side: Side): readonly number[] => {
  const length = edgeLength(groundOf(ruleset, state).board, side);
  return Array.from({ length }, (_, offset) => offset).filter(
    (offset) => refuseAirplane(ruleset, state, campaign, side, offset) === null,
  );
};

/** True when the marketeer finds any place for the tile. */
export const hasPlace = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  marketer: EmployeeId,
  campaign: number,
): boolean => {
  if (ruleset.content.campaigns[campaign]?.kind === "airplane") {
    return SIDES.some((side) => airplaneOffsets(ruleset, state, campaign, side).length > 0);
  }
  return [false, true].some((turned) => campaignPlaces(ruleset, state, seat, marketer, campaign, turned).length > 0);
};
