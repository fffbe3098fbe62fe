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
import { houseThings, thingsOf } from "./standing.ts";
import { chipBeside, chipOf, type MapForm, type MapTag, tagNodes, tagsOf } from "./tag.ts";
import { crowdsFor } from "./tags.ts";

/** A chip over a square: in or about the building that stands there, over the bare square where none does. */
const onSquare = (
  { houses, restaurants }: CityView,
  { at: [x, y], text, tone = "plain" }: SquareChip,
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

/** How and where a chip is written. */
interface Laid {
  readonly form: MapForm;
  readonly box: Rectangle;
}

/** Where a chip lies that has no free place: beside the number of its own house, within the drawing; moved into it where none does. */
const besideNumber = ({ town, houses }: CityView, tag: MapTag, labels: Labels): Laid | null => {
  const { of, forms } = tag;
  const [form] = forms;
  const house = houses.find((each) => each === of);
  const own = createCrowd(house ? houseThings(house, labels) : []);
  const boxes = (form?.places ?? []).map(({ box }) => box);
  const within = boxes.filter((each) => isKept(town, each));
  const box = within.find((each) => own.costOf(each, of) < Infinity) ?? within[0] ?? (boxes[0] && kept(town, boxes[0]));
  return form && box ? { form, box } : null;
};

/**
 * All that is said over the map for a moment, each where it covers nothing that is read, if there is such a place; a chip that has
 * none lies over tags, but over no other chip and nothing else that is read, and at last wherever its own house's number is seen.
 */
export const captionNodes = (view: CityView, overlays: readonly Overlay[], labels: Labels): readonly FlatNode[] => {
  const tags = overlays.flatMap((overlay) => saidBy(view, overlay, labels));
  if (tags.length === 0) return [];
  const { standing, laid } = crowdsFor(view, labels);
  const clear = [...standing, handCrowd(view.town, overlays, labels)];
  const free = placeTags<MapForm, MapTag>(tags, [...clear, laid]);
  const said = createCrowd(free.map(({ box }) => ({ ...box, weight: Infinity })));
  const crowded = tags.filter((tag) => !free.some((one) => one.tag === tag));
  const over = placeTags<MapForm, MapTag>(crowded, [...clear, said]);
  const placed = new Map<MapTag, Laid>([...free, ...over].map((one) => [one.tag, one]));
  return tags.flatMap((tag, index) => {
    const here = placed.get(tag) ?? besideNumber(view, tag, labels);
    return here ? [node("g", { "data-said": index }, tagNodes(tag, here.form, here.box, labels))] : [];
  });
};
