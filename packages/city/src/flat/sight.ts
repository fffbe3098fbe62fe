import type { Overlay } from "../overlay/overlay.ts";
import { type Rectangle, boxAround, grown } from "../placing/rectangle.ts";
import type { CityTown } from "../view.ts";
import { EDGE } from "./node.ts";
import { frameInHand } from "./captions.ts";

/** What is to be seen of a piece in hand, in squares from the first corner of the drawing. */
export interface FlatPieceView {
  /** The piece alone. */
  readonly piece: Rectangle;
  /** The piece with all that it reaches, and the houses that stand at the edge of that. */
  readonly about: Rectangle;
}

/** How far a house goes beyond the square of it that is reached. */
const BEYOND = 1;

const around = (boxes: readonly Rectangle[]): Rectangle => ({
  west: Math.min(...boxes.map(({ west }) => west)),
  north: Math.min(...boxes.map(({ north }) => north)),
  east: Math.max(...boxes.map(({ east }) => east)),
  south: Math.max(...boxes.map(({ south }) => south)),
});

const inDrawing = ({ west, north, east, south }: Rectangle): Rectangle => ({
  west: west + EDGE,
  north: north + EDGE,
  east: east + EDGE,
  south: south + EDGE,
});

/** Where to look before a piece is placed; null while nothing may stand where it is held. */
export const sightOf = (town: CityTown, overlays: readonly Overlay[]): FlatPieceView | null => {
  const hand = overlays.find((overlay) => overlay.kind === "ghost");
  if (hand?.kind !== "ghost" || hand.refused !== null) return null;
  const piece = frameInHand(town, hand.piece);
  const reached = overlays.flatMap((overlay) =>
    overlay.kind === "reach" && overlay.squares.length > 0 ? [boxAround(overlay.squares)] : [],
  );
  return { piece: inDrawing(piece), about: inDrawing(grown(around([piece, ...reached]), BEYOND)) };
};
