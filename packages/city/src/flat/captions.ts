import { isDistance } from "../chip-tone.ts";
import type { HeldPiece, Overlay, SquareChip } from "../overlay/overlay.ts";
import { ghostSquares } from "../overlay/squares.ts";
import { CHAINS, CHIPS } from "../palette.ts";
import { heightOf, widthOf } from "../town/board.ts";
import type { CityTown, CityView } from "../view.ts";
import { type Rectangle, boxAround, boxAt } from "../placing/rectangle.ts";
import { frameOf } from "./campaign.ts";
import { createCrowd, type OccupiedSquares } from "../placing/occupied-squares.ts";
import { EDGE, type FlatNode, type Labels, node } from "./node.ts";
import { inHandNode } from "./overlay.ts";
import { placeTags } from "../placing/placing.ts";
import { keptFree } from "./standing.ts";
import { chipBeside, chipOf, type MapForm, type MapTag, tagNodes, tagsOf } from "./tag.ts";
import { crowdOf, crowdsFor, standingFor, tagGroupsClearOf } from "./tags.ts";

/** A chip over a square: in or about the building that stands there, over the bare square where none does. */
const onSquare = (
  { houses, restaurants }: CityView,
  { at: [x, y], text, tone = "plain" }: SquareChip,
  labels: Labels,
): MapTag => {
  const on = [...houses, ...restaurants].find(({ at: [u, v] }) => x >= u && x < u + 2 && y >= v && y < v + 2);
  const frame = on ? boxAt(on.at[0], on.at[1], 2, 2) : boxAt(x, y, 1, 1);
  const chip = chipOf(on ?? frame, frame, text, CHIPS[tone], labels, isDistance(tone));
  return tone === "refused" ? { ...chip, isUrgent: true } : chip;
};

/** Where the piece in hand would stand. */
export const frameInHand = (town: CityTown, piece: HeldPiece): Rectangle =>
  piece.kind === "campaign" ? frameOf(town, piece.campaign) : boxAround(ghostSquares(piece));

const saidByGhost = (town: CityTown, piece: HeldPiece, refused: string | null, labels: Labels): readonly MapTag[] => {
  if (refused === null) {
    if (piece.kind !== "campaign") return [];
    const { number, left } = tagsOf(town, piece.campaign, labels);
    return [left, number];
  }
  const frame = frameInHand(town, piece);
  return refused === "" ? [] : [chipBeside(frame, frame, refused, CHIPS.refused, labels)];
};

/** What an overlay says in words. */
const saidBy = (view: CityView, overlay: Overlay, labels: Labels): readonly MapTag[] => {
  if (overlay.kind === "chips" || overlay.kind === "routes") {
    return overlay.chips.map((chip) => onSquare(view, chip, labels));
  }
  if (overlay.kind === "ghost") return saidByGhost(view.town, overlay.piece, overlay.refused, labels);
  if (overlay.kind !== "ping") return [];
  const frame = boxAround(overlay.squares);
  return [{ ...chipOf(frame, frame, overlay.text, CHAINS[overlay.style], labels), isUrgent: true }];
};

/** To what the tags of a piece in hand belong. */
const ownerOf = (piece: HeldPiece): object => (piece.kind === "campaign" ? piece.campaign : piece);

/** The piece in hand: nothing of others may lie over it. */
const handCrowd = (town: CityTown, overlays: readonly Overlay[], labels: Labels): OccupiedSquares =>
  createCrowd(
    overlays.flatMap((overlay) =>
      overlay.kind === "ghost" && overlay.refused === null
        ? keptFree(inHandNode(town, overlay.piece, labels), frameInHand(town, overlay.piece), ownerOf(overlay.piece))
        : [],
    ),
  );

/** A box moved as far as it has to be to lie within the drawing. */
const kept = (town: CityTown, { west, north, east, south }: Rectangle): Rectangle => {
  const [wide, high] = [east - west, south - north];
  const x = Math.max(-EDGE, Math.min(west, widthOf(town) + EDGE - wide));
  return boxAt(x, Math.max(-EDGE, Math.min(north, heightOf(town) + EDGE - high)), wide, high);
};

const isKept = (town: CityTown, box: Rectangle): boolean => {
  const { west, north } = kept(town, box);
  return west === box.west && north === box.north;
};

/** How and where a chip is written. */
interface Laid {
  readonly form: MapForm;
  readonly box: Rectangle;
}

/** Where a chip lies that finds no free place: why something is refused, and who points, is said whatever it lies over; a number is left out. */
const insisted = ({ town }: CityView, { forms, isUrgent }: MapTag): Laid | null => {
  const [form] = forms;
  const place = form?.places.find(({ box }) => isKept(town, box)) ?? form?.places[0];
  return isUrgent && form && place ? { form, box: kept(town, place.box) } : null;
};

/** What is written on a map above all that stands there: the tags of its pieces, and what is said for a moment. */
interface Written {
  readonly tags: readonly FlatNode[];
  readonly said: readonly FlatNode[];
}

/**
 * All that is said over the map for a moment, each where it covers nothing that is read, if there is such a place; where there is
 * none, tags of pieces make way.
 */
export const writtenOn = (view: CityView, overlays: readonly Overlay[], labels: Labels): Written => {
  const chips = overlays.flatMap((overlay) => saidBy(view, overlay, labels));
  const hand = handCrowd(view.town, overlays, labels);
  // Where nothing is said, nothing is looked for that it would lie over.
  const free = chips.length > 0 ? placeTags<MapForm, MapTag>(chips, [...crowdsFor(view, labels), hand]) : [];
  const crowded = chips.filter((chip) => !free.some(({ tag }) => tag === chip));
  const over =
    crowded.length > 0 ? placeTags<MapForm, MapTag>(crowded, [...standingFor(view, labels), hand, crowdOf(free)]) : [];
  const placed = new Map<MapTag, Laid>([...free, ...over].map((one) => [one.tag, one]));
  const said = chips.map((chip) => ({ chip, here: placed.get(chip) ?? insisted(view, chip) }));
  return {
    tags: tagGroupsClearOf(view, labels, [hand, crowdOf(said.flatMap(({ here }) => here ?? []))]),
    said: said.flatMap(({ chip, here }, index) =>
      here ? [node("g", { "data-said": index }, tagNodes(chip, here.form, here.box, labels))] : [],
    ),
  };
};
