import { rectangle } from "../town/board.ts";
import { gardenSquares, houseSquares } from "../town/route.ts";
import type { Square } from "../view.ts";
import type { HeldPiece } from "./overlay.ts";

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
