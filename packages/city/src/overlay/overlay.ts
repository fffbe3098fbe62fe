import type { ChipTone } from "../chip-tone.ts";
import type { PickSpot } from "../pick/pick.ts";
import type { CityCampaign, CityHouse, CityRestaurant, ChainStyle, Square } from "../view.ts";

/** A piece in hand: drawn as itself at 55 %, with its squares and the road square that makes contact. */
export type HeldPiece =
  | { readonly kind: "restaurant"; readonly restaurant: CityRestaurant }
  | { readonly kind: "house"; readonly house: CityHouse }
  | { readonly kind: "garden"; readonly house: CityHouse }
  | { readonly kind: "campaign"; readonly campaign: CityCampaign };

/** A road square in range of a chain, in tile borders. On a bridge `axis` says which of its two roads is meant. */
export interface RangeSquare {
  readonly at: Square;
  readonly distance: number;
  readonly axis?: "NS" | "EW";
}

/** What a drawn mark means; each has its own line as well as its own colour. */
export type Tone = "good" | "doubtful" | "danger" | "idea";

/** How something came to be different. */
export type OverlayChange = "step" | "other" | "gone";

/** A short text over a square: `+1`, `full`. */
export interface SquareChip {
  readonly at: Square;
  readonly text: string;
  readonly tone?: ChipTone;
}

/** Light on the ground above the city and below its labels. Everything is given; nothing is worked out by a rule. */
export type Overlay =
  /** Roads in range of a chain: each road square with its distance in tile borders. */
  | {
      readonly kind: "range";
      readonly style: ChainStyle;
      readonly squares: readonly RangeSquare[];
    }
  /** Tiles counted by a zeppelin: tile column and row with the moves to it. */
  | {
      readonly kind: "tiles";
      readonly style: ChainStyle;
      readonly tiles: readonly { readonly tile: Square; readonly distance: number }[];
    }
  /** What a campaign reaches: squares in a light, dotted and outlined in the owner's colour. A hatch is a refusal, whoever owns it. */
  | { readonly kind: "reach"; readonly style: ChainStyle; readonly squares: readonly Square[] }
  /** The piece in hand. `refused` is the reason in words, or null if it may stand there. */
  | {
      readonly kind: "ghost";
      readonly piece: HeldPiece;
      readonly refused: string | null;
      readonly contact: Square | null;
    }
  /** Drives of one chain, each its squares in order, side by side and told apart by their dashes; coins at tile borders, chips (`+2`) at squares. */
  | {
      readonly kind: "routes";
      readonly style: ChainStyle;
      readonly routes: readonly (readonly Square[])[];
      readonly chips: readonly SquareChip[];
    }
  /** What is selected: a cream double line round squares. */
  | { readonly kind: "selection"; readonly squares: readonly Square[] }
  /**
   * What one moment shows differently from another: since the last step (`step`), than another line does (`other`), or that stands
   * there in the other line alone (`gone`). Each has its own line.
   */
  | { readonly kind: "changed"; readonly squares: readonly Square[]; readonly how: OverlayChange }
  /** Where a piece of a chain stood that is about to be moved: a broken outline. */
  | { readonly kind: "left"; readonly squares: readonly Square[]; readonly style: ChainStyle }
  /** Somebody points: squares within a thick line in a chain's colour, and a name; `wide` draws it further out, so that it can beat. */
  | {
      readonly kind: "ping";
      readonly style: ChainStyle;
      readonly squares: readonly Square[];
      readonly text: string;
      readonly wide: boolean;
    }
  /** Spots on offer; a click inside one picks its id. */
  | { readonly kind: "spots"; readonly spots: readonly PickSpot[]; readonly style: ChainStyle | null }
  /** Who would win which house: a thin dashed line. */
  | {
      readonly kind: "forecast";
      readonly lines: readonly {
        readonly from: Square;
        readonly to: Square;
        readonly style: ChainStyle;
        readonly sure: boolean;
      }[];
    }
  /**
   * What somebody draws to explain: an arrow between squares, or a ring round one when both are the same. Parts of squares lead
   * to the middle of something larger; `radius` in squares makes the ring as large as that (0.62 unless told).
   */
  | {
      readonly kind: "drawn";
      readonly from: readonly [number, number];
      readonly to: readonly [number, number];
      readonly tone: Tone;
      readonly radius?: number;
    }
  | { readonly kind: "chips"; readonly chips: readonly SquareChip[] };
