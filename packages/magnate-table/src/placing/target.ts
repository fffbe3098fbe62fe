import type { Square } from "@blueplate/city";
import {
  cornerSquare,
  type Ruleset,
  type Corner,
  rectangle,
  type Side,
  campaignKindOf,
  type CampaignPlace,
  sizeOfCampaign,
  squaresOfGarden,
  squaresOfHouse,
  type State,
} from "@blueplate/engine";
import { askedOf, type Json, type PickedFields } from "@blueplate/kernel";
import type { AnySlot, FormFilling } from "@blueplate/tabletop";
import { squareOf } from "../game.ts";

/** Something that a click on the map can mean: the slots it fills, its squares, and the point that tells it from others. */
export interface MapTarget {
  readonly fill: PickedFields;
  readonly skipped: readonly string[];
  readonly squares: readonly Square[];
  /** In squares; for an airplane beside the board. */
  readonly anchor: readonly [number, number];
  /** How far off its anchor the pointer may be, in squares; 0 when it must be on the squares. */
  readonly catches: number;
}

/** What a form asks, as far as the map can answer. */
export type MapQuestion = Pick<FormFilling, "form" | "picked" | "slot" | "offers">;

/** What the targets are made from. */
export interface TargetContext {
  readonly ruleset: Ruleset;
  readonly state: State;
  readonly seat: Parameters<AnySlot["candidates"]>[1];
  readonly filling: MapQuestion;
  /** Whether the piece in hand lies turned. */
  readonly turned: boolean;
}

/** How far off a corner or a side a click still means it, and how far an airplane follows the pointer: over all the board. */
const NEAR = 3;
const ANYWHERE = 200;

const middle = (squares: readonly Square[]): readonly [number, number] => {
  const sum = squares.reduce(([x, y], square) => [x + square[0] + 0.5, y + square[1] + 0.5], [0, 0]);
  return [(sum[0] ?? 0) / Math.max(1, squares.length), (sum[1] ?? 0) / Math.max(1, squares.length)];
};

const on = (
  fill: PickedFields,
  squares: readonly Square[],
  catches = 0,
  skipped: readonly string[] = [],
): MapTarget => ({
  fill,
  skipped,
  squares,
  anchor: middle(squares),
  catches,
});

const slotNamed = ({ filling }: TargetContext, name: string): AnySlot | undefined =>
  filling.form()?.slots.find((slot) => slot.name === name);

const places = ({ filling }: TargetContext): readonly Square[] =>
  filling.offers().flatMap((value) => {
    const at = squareOf(value);
    return at ? [at] : [];
  });

/** Places for a campaign as it lies in hand: the slot after the place says which way up it fits. */
const campaigns = (aim: TargetContext): readonly MapTarget[] => {
  const { filling, ruleset, state, seat, turned } = aim;
  const campaign = filling.picked()["campaign"];
  const slot = slotNamed(aim, "turned");
  const { width, height } = sizeOfCampaign(ruleset, typeof campaign === "number" ? campaign : 0, turned);
  return places(aim).flatMap((at): readonly MapTarget[] => {
    const asked = slot ? askedOf(slot, state, seat, { ...filling.picked(), at }) : "no";
    if (asked === (turned ? "no" : "yes")) return [];
    const squares = rectangle(at, width, height);
    if (turned) return [on({ at, turned: true }, squares)];
    return [on({ at }, squares, 0, asked === "maybe" ? ["turned"] : [])];
  });
};

/** Columns and rows of the map, in squares. */
const sizeOfTown = ({ state }: TargetContext): { readonly columns: number; readonly rows: number } => ({
  columns: (state.town.tiles[0]?.length ?? 0) * 5,
  rows: state.town.tiles.length * 5,
});

/** The outermost squares that an airplane lies beside, and its middle outside the rim. */
const beside = (aim: TargetContext, side: Side, offset: number, width: number): MapTarget => {
  const { columns, rows } = sizeOfTown(aim);
  const along = Array.from({ length: width }, (_, index) => offset + index);
  const fill = { side, offset };
  const squares = along.map((each): Square => {
    if (side === "N" || side === "S") return [each, side === "N" ? 0 : rows - 1];
    return [side === "W" ? 0 : columns - 1, each];
  });
  const out = { N: [0, -1], S: [0, 1], W: [-1, 0], E: [1, 0] } as const;
  const [x, y] = middle(squares);
  return { fill, skipped: [], squares, anchor: [x + out[side][0], y + out[side][1]], catches: ANYWHERE };
};

const isSide = (value: Json | undefined): value is Side =>
  value === "N" || value === "E" || value === "S" || value === "W";
const isCorner = (value: Json | undefined): value is Corner =>
  value === "NW" || value === "NE" || value === "SE" || value === "SW";

/** The side that is filled in for a garden, or null. */
export const sideIn = ({ garden }: PickedFields): Side | null => (isSide(garden) ? garden : null);

/** Where the campaign in hand lies, once its slots say so. */
export const placeOf = ({ content }: Ruleset, picked: PickedFields): CampaignPlace | null => {
  const { campaign, offset, turned } = picked;
  const { lies, bySide } = campaignKindOf(content, Number(campaign));
  if (lies === "beside" && typeof campaign === "number") {
    const beside = isSide(picked["side"]) ? picked["side"] : null;
    return bySide && !beside ? null : { beside };
  }
  const at = squareOf(picked["at"]);
  if (at) return { at, turned: turned === true };
  const side = isSide(picked["side"]) ? picked["side"] : null;
  return side && typeof offset === "number" ? { side, offset } : null;
};

/** The corner that is filled in as entrance, or null. */
export const cornerIn = ({ entrance }: PickedFields): Corner | null => (isCorner(entrance) ? entrance : null);

/** The sides of what a campaign beside the map belongs to: each is meant by the edge of the board there. */
const wholeSides = (aim: TargetContext): readonly MapTarget[] => {
  const { columns, rows } = sizeOfTown(aim);
  return aim.filling.offers().flatMap((side) => {
    if (!isSide(side)) return [];
    return [{ ...beside(aim, side, 0, side === "N" || side === "S" ? columns : rows), fill: { side } }];
  });
};

/** Every place beside an edge; of the chosen side only, once it is chosen. */
const airplanes = (aim: TargetContext): readonly MapTarget[] => {
  const { filling, ruleset, state, seat } = aim;
  const picked = filling.picked();
  const slot = slotNamed(aim, "offset");
  const campaign = typeof picked["campaign"] === "number" ? picked["campaign"] : 0;
  if (campaignKindOf(ruleset.content, campaign).lies === "beside") return wholeSides(aim);
  const { width } = sizeOfCampaign(ruleset, campaign, false);
  const sides = isSide(picked["side"]) ? [picked["side"]] : filling.offers().filter(isSide);
  return sides.flatMap((side) =>
    (slot?.shape === "choice" ? slot.candidates(state, seat, { ...picked, side }) : []).flatMap((offset) =>
      typeof offset === "number" ? [beside(aim, side, offset, width)] : [],
    ),
  );
};

const gardens = ({ filling, state }: TargetContext): readonly MapTarget[] => {
  const { at, house } = filling.picked();
  const square = squareOf(at) ?? state.town.houses.find((each) => each.house === house)?.at;
  return square
    ? filling
        .offers()
        .flatMap((side) => (isSide(side) ? [on({ garden: side }, squaresOfGarden(square, side), NEAR)] : []))
    : [];
};

const corners = ({ filling }: TargetContext): readonly MapTarget[] => {
  const at = squareOf(filling.picked()["at"]);
  return at
    ? filling
        .offers()
        .flatMap((corner) => (isCorner(corner) ? [on({ entrance: corner }, [cornerSquare(at, corner)], NEAR)] : []))
    : [];
};

const houses = ({ filling, state }: TargetContext): readonly MapTarget[] =>
  state.town.houses.flatMap((house) =>
    filling.offers().includes(house.house) ? [on({ house: house.house }, squaresOfHouse(house))] : [],
  );

/** A restaurant by its entrance: a click on a square means the corner there, whichever way the building lies around it. */
const restaurants = (aim: TargetContext): readonly MapTarget[] => {
  const { filling, state, seat } = aim;
  const slot = slotNamed(aim, "entrance");
  return places(aim).flatMap((at) =>
    (slot?.shape === "choice" ? slot.candidates(state, seat, { ...filling.picked(), at }) : []).flatMap((corner) =>
      isCorner(corner) ? [on({ at, entrance: corner }, [cornerSquare(at, corner)])] : [],
    ),
  );
};

const standing = (aim: TargetContext): readonly MapTarget[] =>
  places(aim).map((from) => on({ from }, rectangle(from, 2, 2)));

const lots = (aim: TargetContext): readonly MapTarget[] => places(aim).map((at) => on({ at }, rectangle(at, 2, 2)));

/** The open slots that a click on the map answers, by kind. */
const KINDS: Readonly<Record<string, (aim: TargetContext) => readonly MapTarget[]>> = {
  "restaurant-place": restaurants,
  "house-place": lots,
  restaurant: standing,
  "campaign-place": campaigns,
  side: (aim) => (slotNamed(aim, "offset") ? airplanes(aim) : gardens(aim)),
  offset: airplanes,
  corner: corners,
  house: houses,
};

/** True while a click on the map can answer the open slot. */
export const isOnMap = (filling: Pick<MapQuestion, "slot">): boolean =>
  Object.hasOwn(KINDS, filling.slot()?.kind ?? "");

/** Everything that a click on the map can mean now. */
export const targetsOf = (aim: TargetContext): readonly MapTarget[] =>
  KINDS[aim.filling.slot()?.kind ?? ""]?.(aim) ?? [];

/** True while several targets may share a square, and a turn goes from one to the next. */
export const isByEntrance = (filling: Pick<MapQuestion, "slot">): boolean =>
  filling.slot()?.kind === "restaurant-place";

/**
 * The target that the pointer means: on its squares or near enough, the nearest by its anchor. `variant` goes through those
 * that are equally near.
 */
export const targetAt = (targets: readonly MapTarget[], [x, y]: Square, variant = 0): MapTarget | null => {
  const away = ({ anchor }: MapTarget): number => Math.hypot(anchor[0] - x - 0.5, anchor[1] - y - 0.5);
  const meant = targets.filter(
    (target) => target.squares.some((square) => square[0] === x && square[1] === y) || away(target) <= target.catches,
  );
  const nearest = Math.min(...meant.map(away));
  const equal = meant.filter((target) => away(target) === nearest);
  return equal[variant % equal.length] ?? null;
};
