import type { Refusal, Seat } from "@blueplate/kernel";
import { abilityOf, campaignKindOf, type CampaignRow, employeeRow } from "../content/index.ts";
import type { Ruleset } from "../ruleset/index.ts";
import {
  contactsFrom,
  edgeLength,
  entrancesOf,
  type MapOccupancy,
  groundOf,
  isClear,
  nearestIn,
  NEVER,
  type SquareRectangle,
  roadContact,
  sizeOfCampaign,
} from "../geometry/index.ts";
import { type EmployeeId, SIDES, type Side, type Square, type State } from "../model/index.ts";
import { no } from "./refuse.ts";
import { chainOf } from "./turn.ts";

type Size = Omit<SquareRectangle, "at">;

/** A marketeer's reach: distances of squares, and how far a tile may lie. */
interface Contact {
  readonly distances: Uint8Array;
  readonly range: number;
}

/** Without a limited range any road will do (R10.4, R10.5). */
const contactOf = (ruleset: Ruleset, state: State, seat: Seat, marketer: EmployeeId, ground: MapOccupancy): Contact => {
  const range = employeeRow(ruleset.content, marketer)?.range;
  if (range?.reach === undefined || range.reach === "unlimited")
    return { distances: roadContact(ground.board), range: 0 };
  return { distances: contactsFrom(ground.board, entrancesOf(ruleset, chainOf(state, seat))), range: range.reach };
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
  const piece = { at: place.at, ...sizeOfCampaign(ruleset, campaign, place.turned) };
  if (!isClear(ground, piece)) return no({ _tag: "NotEmpty", rule: "R3.2.2", at: place.at });
  if (nearestIn(ground.board, roadContact(ground.board), piece) === NEVER) return no({ _tag: "NoRoad", rule: "R10.3" });
  const { distances, range } = contactOf(ruleset, state, seat, marketer, ground);
  const distance = nearestIn(ground.board, distances, piece);
  if (distance <= range) return null;
  return no({ _tag: "OutOfRange", rule: "R10.4", distance: distance === NEVER ? null : distance, range });
};

/** By ground and by the distances that matter: the places of each range and size of tile. */
const placesByGround = new WeakMap<MapOccupancy, Map<Uint8Array, Map<number, readonly Square[]>>>();

/** True when a piece of that size can lie with its north-west square here: all of it clear, some of it near enough. */
const hasRoom = ({ board, empty }: MapOccupancy, { distances, range }: Contact, from: number, size: Size): boolean => {
  let near = false;
  for (let row = 0; row < size.height; row++) {
    for (let index = from + row * board.width; index < from + row * board.width + size.width; index++) {
      if (empty[index] !== 1) return false;
      near ||= (distances[index] ?? NEVER) <= range;
    }
  }
  return near;
};

/** The places of a piece of that size, row by row. */
const scan = (ground: MapOccupancy, contact: Contact, size: Size): readonly Square[] => {
  const { board } = ground;
  const places: Square[] = [];
  for (let y = 0; y + size.height <= board.height; y++) {
    for (let x = 0; x + size.width <= board.width; x++) {
      if (hasRoom(ground, contact, y * board.width + x, size)) places.push([x, y]);
    }
  }
  return places;
};

/** The places of a piece of that size. Kept with the ground. */
const placesFor = (ground: MapOccupancy, contact: Contact, size: Size): readonly Square[] => {
  const byContact = placesByGround.get(ground) ?? new Map<Uint8Array, Map<number, readonly Square[]>>();
  const known = byContact.get(contact.distances) ?? new Map<number, readonly Square[]>();
  // No tile is as long as a hundred squares, no range as many borders.
  const key = (contact.range * 100 + size.width) * 100 + size.height;
  const hit = known.get(key);
  if (hit) return hit;
  const places = scan(ground, contact, size);
  placesByGround.set(ground, byContact.set(contact.distances, known.set(key, places)));
  return places;
};

/** Every place where the marketeer can lay this tile, turned or not. */
export const campaignPlaces = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  marketer: EmployeeId,
  campaign: number,
  turned: boolean,
): readonly Square[] => {
  const ground = groundOf(ruleset, state);
  const contact = contactOf(ruleset, state, seat, marketer, ground);
  return placesFor(ground, contact, sizeOfCampaign(ruleset, campaign, turned));
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
  const { board } = groundOf(ruleset, state);
  const { width } = sizeOfCampaign(ruleset, campaign, false);
  const offsets: number[] = [];
  for (let offset = 0; offset + width <= edgeLength(board, side); offset++) {
    if (overlapping(ruleset, state, side, offset, width) === undefined) offsets.push(offset);
  }
  return offsets;
};

/** The campaign of this one's kind that lies on a side of what they belong to, or undefined. */
export const campaignOnSide = (ruleset: Ruleset, state: State, campaign: number, side: Side): number | undefined => {
  const kindOf = (each: number) => ruleset.content.campaigns[each]?.kind;
  return state.town.campaigns.find(
    ({ campaign: other, place }) => "beside" in place && place.beside === side && kindOf(other) === kindOf(campaign),
  )?.campaign;
};

/** The sides of what it belongs to on which a campaign that lies beside the map can lie. */
export const freeSides = (ruleset: Ruleset, state: State, campaign: number): readonly Side[] =>
  SIDES.filter((side) => campaignOnSide(ruleset, state, campaign, side) === undefined);

/** The campaign tiles of the supply for which this marketeer finds any place, in order of number. */
export const tilesWithPlace = (ruleset: Ruleset, state: State, seat: Seat, marketer: EmployeeId): readonly number[] => {
  const ground = groundOf(ruleset, state);
  const contact = contactOf(ruleset, state, seat, marketer, ground);
  const hasPlace = (campaign: number): boolean => {
    const { lies, bySide } = campaignKindOf(ruleset.content, campaign);
    if (lies === "beside") return !bySide || freeSides(ruleset, state, campaign).length > 0;
    if (lies === "edge") return SIDES.some((side) => airplaneOffsets(ruleset, state, campaign, side).length > 0);
    return [false, true].some(
      (turned) => placesFor(ground, contact, sizeOfCampaign(ruleset, campaign, turned)).length > 0,
    );
  };
  return state.supply.campaigns.filter((campaign) => {
    const kind = ruleset.content.campaigns[campaign]?.kind;
    return kind !== undefined && mayPlace(ruleset, marketer, kind) && hasPlace(campaign);
  });
};
