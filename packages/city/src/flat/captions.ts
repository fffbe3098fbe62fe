import { type ChipTone, isDistance } from "../chip-tone.ts";
import type { HeldPiece, Overlay } from "../overlay/overlay.ts";
import { ghostSquares } from "../overlay/squares.ts";
import { CHAINS, CHIPS } from "../palette.ts";
import { heightOf, widthOf } from "../town/board.ts";
import type { CityTown, CityView, Square } from "../view.ts";
import { type Rectangle, boxAround, boxAt } from "../placing/rectangle.ts";
import { frameOf } from "./campaign.ts";
import { createCrowd, type OccupiedSquares } from "../placing/occupied-squares.ts";
import { EDGE, type FlatNode, type Labels, node } from "./node.ts";
import { inHandNode } from "./overlay.ts";
import { placeTags } from "../placing/placing.ts";
import { thingsOf } from "./standing.ts";
import { chipBeside, chipOf, type MapForm, type MapTag, tagNodes, tagsOf } from "./tag.ts";
import { crowdsWithTags } from "./tags.ts";

interface Chip {
  readonly at: Square;
  readonly text: string;
  readonly tone?: ChipTone;
}

/** A chip over a square: in or about the building that stands there, over the bare square where none does. */
const onSquare = (
  { houses, restaurants }: CityView,
  { at: [x, y], text, tone = "plain" }: Chip,
  labels: Labels,
): MapTag => {
  const on = [...houses, ...restaurants].find(({ at: [u, v] }) => x >= u && x < u + 2 && y >= v && y < v + 2);
  const frame = on ? boxAt(on.at[0], on.at[1], 2, 2) : boxAt(x, y, 1, 1);
  return chipOf(on ?? frame, frame, text, CHIPS[tone], labels, isDistance(tone));
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
  return [chipOf(frame, frame, overlay.text, CHAINS[overlay.style], labels)];
};

/** The piece in hand, as far as something may not lie over it. */
const handCrowd = (town: CityTown, overlays: readonly Overlay[], labels: Labels): OccupiedSquares =>
  createCrowd(
    overlays.flatMap((overlay) =>
      overlay.kind === "ghost" && overlay.refused === null
        ? thingsOf(inHandNode(town, overlay.piece, labels), frameInHand(town, overlay.piece), overlay.piece)
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

/** Where a chip is looked for first, of all places that lie within the drawing; moved into it where none does. */
const usualOf = (town: CityTown, { forms: [form] }: MapTag): { readonly form?: MapForm; readonly box?: Rectangle } => {
  const boxes = (form?.places ?? []).map((place) => place.box);
  const box = boxes.find((each) => isKept(town, each)) ?? (boxes[0] && kept(town, boxes[0]));
  return form && box ? { form, box } : {};
};

/**
 * All that is said over the map for a moment, each where it covers nothing that is read, if there is such a place; a chip that has
 * none lies where it is looked for, within the drawing.
 */
export const captionNodes = (view: CityView, overlays: readonly Overlay[], labels: Labels): readonly FlatNode[] => {
  const tags = overlays.flatMap((overlay) => saidBy(view, overlay, labels));
  if (tags.length === 0) return [];
  const crowds = [...crowdsWithTags(view, labels), handCrowd(view.town, overlays, labels)];
  const placed = new Map(placeTags<MapForm, MapTag>(tags, crowds).map((one) => [one.tag, one]));
  return tags.flatMap((tag, said) => {
    const { form: how, box } = placed.get(tag) ?? usualOf(view.town, tag);
    return how && box ? [node("g", { "data-said": said }, tagNodes(tag, how, box, labels))] : [];
  });
};
