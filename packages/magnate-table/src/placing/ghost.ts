import type { ChipTone, CityCampaign, HeldPiece, Overlay, Square } from "@blueplate/city";
import {
  type Ruleset,
  type EmployeeId,
  type Good,
  squaresOfHouse,
  squaresOfRestaurant,
  type State,
} from "@blueplate/engine";
import {
  doorsAt,
  effectOf,
  nearnessOf,
  nearnessOfAll,
  opensAtOnce,
  runOf,
  siteOf,
  squaresReached,
  type PendingRestaurant,
  withRestaurant,
} from "@blueplate/forecast";
import type { PickedFields, Seat } from "@blueplate/kernel";
import type { TableProps } from "@blueplate/tabletop";
import { squareOf, styleOf } from "../game.ts";
import { cornerIn, placeOf, sideIn } from "./target.ts";
import { magnateWords } from "../language.ts";

/** The piece that slots filled so far put on the map, with what it is laid on. */
export interface PlacingSketch {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
  readonly state: State;
  readonly seat: Seat;
  readonly tag: string;
  readonly picked: PickedFields;
}

const RESTAURANTS = new Set(["setup.placeRestaurant", "work.openRestaurant", "work.moveRestaurant"]);

const campaignIn = ({ table, ruleset, state, seat, picked }: PlacingSketch): CityCampaign | null => {
  const { campaign, good } = picked;
  const place = placeOf(ruleset, picked);
  if (!place || typeof campaign !== "number") return null;
  // cast: the slot offers employees.
  const marketer = picked["marketer"] as EmployeeId;
  const duration = typeof picked["duration"] === "number" ? picked["duration"] : null;
  return {
    campaign,
    kind: ruleset.content.campaigns[campaign]?.kind ?? "billboard",
    style: styleOf(table, seat),
    // cast: the slot offers goods.
    good: (good ?? "burger") as Good,
    left: runOf(ruleset, state, seat, { marketer, campaign, duration }),
    site: siteOf(ruleset, state.town, campaign, place),
  };
};

const handOf = (sketch: PlacingSketch): HeldPiece | null => {
  const { table, state, seat, tag, picked } = sketch;
  const at = squareOf(picked["at"]);
  const house = typeof picked["house"] === "number" ? picked["house"] : 0;
  if (tag === "work.launchCampaign") {
    const campaign = campaignIn(sketch);
    return campaign && { kind: "campaign", campaign };
  }
  if (tag === "work.addGarden") {
    const standing = state.town.houses.find((each) => each.house === house);
    const garden = sideIn(picked);
    return standing && garden ? { kind: "garden", house: { ...standing, garden, room: 5 } } : null;
  }
  if (!at) return null;
  if (tag === "work.placeHouse") {
    return { kind: "house", house: { house, at, garden: sideIn(picked), demand: [], room: 5 } };
  }
  if (!RESTAURANTS.has(tag)) return null;
  const standing = standingIn(sketch) ?? { at, entrance: "SE", from: null, open: true };
  const driveIn = doorsAt(sketch.ruleset, state, seat, standing).length > 1;
  const { entrance, open } = standing;
  return {
    kind: "restaurant",
    restaurant: { style: styleOf(table, seat), at, entrance, open, driveIn, bankrupt: false },
  };
};

/** Where the chip of a house or a restaurant goes: over its room, so that its number stays to be read. */
const chipAt = ([x, y]: Square): Square => [x + 1, y];

/** What gains nothing steps back. */
const toneOf = (gains: boolean): ChipTone => (gains ? "plain" : "dim");
/** A distance looks like no house's number, and says what it is. */
const farness = (wins: boolean): ChipTone => (wins ? "near" : "far");
const farText = (distance: number): string => `${FAR_SIGN}${distance}`;

/** What stands before a distance on the map. */
export const FAR_SIGN = "↔";

/** That a house has no room; doubtful where it may still eat before. */
const fullText = (mayEatFirst: boolean): string => `${magnateWords().map.full}${mayEatFirst ? "?" : ""}`;

const campaignMarks = ({ table, ruleset, state, seat, picked }: PlacingSketch): readonly Overlay[] => {
  const { campaign, good } = picked;
  const place = placeOf(ruleset, picked);
  if (!place || typeof campaign !== "number") return [];
  // cast: the slot offers goods.
  const draft = { campaign, owner: seat, good: (good ?? "burger") as Good, place };
  const squares = squaresReached(ruleset, state, draft);
  const chips = effectOf(ruleset, state, draft).flatMap(({ house, added, mayEatFirst }) => {
    const at = state.town.houses.find((each) => each.house === house)?.at;
    return at
      ? [{ at: chipAt(at), text: added > 0 ? `+${added}` : fullText(mayEatFirst), tone: toneOf(added > 0) }]
      : [];
  });
  return [
    { kind: "reach", style: styleOf(table, seat), squares },
    { kind: "chips", chips },
  ];
};

/** The restaurant in hand once its entrance is known; a manager's card says whether it is open tonight. */
export const standingIn = ({
  ruleset,
  tag,
  picked,
}: Pick<PlacingSketch, "ruleset" | "tag" | "picked">): PendingRestaurant | null => {
  const at = squareOf(picked["at"]);
  const entrance = cornerIn(picked);
  if (!at || !entrance) return null;
  // cast: the slot offers employees.
  const manager = picked["manager"] as EmployeeId | undefined;
  const open = tag !== "work.openRestaurant" || (manager !== undefined && opensAtOnce(ruleset, manager));
  return { at, entrance, from: squareOf(picked["from"]), open };
};

/** On every house in reach of the restaurant in hand: its distance, and the nearest rival's behind the stroke. */
const restaurantMarks = (sketch: PlacingSketch): readonly Overlay[] => {
  const { ruleset, state, seat } = sketch;
  const standing = standingIn(sketch);
  const alone: State = {
    ...state,
    chains: state.chains.map((chain) => (chain.seat === seat ? { ...chain, restaurants: [] } : chain)),
  };
  const chips = standing
    ? nearnessOfAll(ruleset, withRestaurant(alone, seat, standing), true).flatMap(({ house, chains }) => {
        const at = state.town.houses.find((each) => each.house === house)?.at;
        const mine = chains.find((each) => each.seat === seat)?.distance;
        const rival = chains.find((each) => each.seat !== seat)?.distance;
        if (!at || mine === undefined) return [];
        const text = rival === undefined ? farText(mine) : `${farText(mine)}/${rival}`;
        return [{ at: chipAt(at), text, tone: farness(rival === undefined || rival >= mine) }];
      })
    : [];
  const doors: readonly Overlay[] = standing
    ? doorsAt(ruleset, state, seat, standing).map((door) => ({ kind: "selection", squares: [door] }))
    : [];
  return [...doors, { kind: "chips", chips }];
};

const houseMarks = ({ ruleset, state, picked, tag }: PlacingSketch): readonly Overlay[] => {
  const standing = state.town.houses.find((each) => tag === "work.addGarden" && each.house === picked["house"]);
  const at = squareOf(picked["at"]) ?? standing?.at;
  if (!at) return [];
  const lit: readonly Overlay[] = standing ? [{ kind: "selection", squares: squaresOfHouse(standing) }] : [];
  // Each chain's distance stands at the restaurant that it is measured from.
  const chips = nearnessOf(ruleset, state, { at, garden: sideIn(picked) }, true).map(({ distance, restaurant }) => ({
    at: chipAt(restaurant),
    text: farText(distance),
    tone: farness(true),
  }));
  return [...lit, { kind: "chips", chips }];
};

const MARKS: Readonly<Record<string, (sketch: PlacingSketch) => readonly Overlay[]>> = {
  "work.launchCampaign": campaignMarks,
  "work.placeHouse": houseMarks,
  "work.addGarden": houseMarks,
  "setup.placeRestaurant": restaurantMarks,
  "work.openRestaurant": restaurantMarks,
  "work.moveRestaurant": restaurantMarks,
};

/** Where the restaurant stands that is being moved: its old place stays to be seen, wherever the pointer is. */
const leftOf = ({ table, seat, tag, picked }: PlacingSketch): readonly Overlay[] => {
  const from = tag === "work.moveRestaurant" ? squareOf(picked["from"]) : null;
  return from ? [{ kind: "left", style: styleOf(table, seat), squares: squaresOfRestaurant(from) }] : [];
};

/** The piece in hand as a ghost, with what it reaches; `refused` says why it cannot lie there, instead of its reach. */
export const ghostOf = (sketch: PlacingSketch, refused: string | null): readonly Overlay[] => {
  const piece = handOf(sketch);
  const ghost: readonly Overlay[] = piece ? [{ kind: "ghost", piece, refused, contact: null }] : [];
  const left = leftOf(sketch);
  return refused === null ? [...left, ...(MARKS[sketch.tag]?.(sketch) ?? []), ...ghost] : [...left, ...ghost];
};

/** The square of the pointer as the piece's own place, for saying why it cannot lie there. */
export const atPointer = (picked: PickedFields, square: Square, turned: boolean): PickedFields => ({
  ...picked,
  at: square,
  ...(turned ? { turned: true } : {}),
});
