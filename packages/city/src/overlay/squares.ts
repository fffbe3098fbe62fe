import { rectangle } from "../town/board.ts";
import { gardenSquares, houseSquares } from "../town/route.ts";
import type { CityTown, Square } from "../view.ts";
import type { LabelledPieces } from "../label/obstacle.ts";
import type { HeldPiece, Overlay } from "./overlay.ts";

/** The squares that what is in hand would cover; none for a piece beside the board. */
export const ghostSquares = (hand: HeldPiece): Square[] => {
  switch (hand.kind) {
    case "restaurant":
      return rectangle(hand.restaurant.at, 2, 2);
    case "house":
      return houseSquares(hand.house);
    case "garden":
      return hand.house.garden ? gardenSquares(hand.house.at, hand.house.garden) : [];
    case "campaign": {
      const { site } = hand.campaign;
      return "at" in site ? rectangle(site.at, site.width, site.height) : [];
    }
  }
};

/** What is in hand, where it may stand; a garden has no label. */
export const piecesInHand = (town: CityTown, overlays: readonly Overlay[]): LabelledPieces => {
  const hand = overlays.flatMap((each) => (each.kind === "ghost" && each.refused === null ? [each.piece] : []));
  return {
    town,
    houses: hand.flatMap((piece) => (piece.kind === "house" ? piece.house : [])),
    restaurants: hand.flatMap((piece) => (piece.kind === "restaurant" ? piece.restaurant : [])),
    campaigns: hand.flatMap((piece) => (piece.kind === "campaign" ? piece.campaign : [])),
  };
};
