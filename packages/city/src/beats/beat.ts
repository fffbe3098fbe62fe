import type { ChainStyle, Square } from "../view.ts";
import type { WalkedDiner } from "./on-foot.ts";

interface Timed {
  /** Milliseconds from the beginning, and how long it lasts, at speed 1. */
  readonly start: number;
  readonly length: number;
}

/** One short movement of the city. Plain data: what moves, over which squares, when. */
export type Beat = Timed &
  (
    | {
        /** A family drives from its house over these road squares to the entrance of a restaurant. */
        readonly kind: "drive";
        readonly house: number;
        readonly path: readonly Square[];
        readonly to: Square;
      }
    | {
        /** A family drives to a restaurant as in a drive, goes in for dinner, and drives home. */
        readonly kind: "outing";
        readonly house: number;
        readonly path: readonly Square[];
        readonly to: Square;
        readonly diner: WalkedDiner;
        /** Milliseconds from when they leave the car until they are back. */
        readonly stay: number;
      }
    | {
        /** A buyer drives a route, collecting at squares. */
        readonly kind: "supply-trip";
        readonly style: ChainStyle;
        readonly path: readonly Square[];
        /** Flies over tiles instead of driving; `path` holds tiles. */
        readonly flies: boolean;
      }
    | {
        /** A milk van goes its round from house to house. */
        readonly kind: "round";
        readonly path: readonly Square[];
      }
    | {
        /** A short text rises over a square: money, `+1`, `full`. */
        readonly kind: "pop";
        readonly at: Square;
        readonly text: string;
        readonly style: ChainStyle | null;
      }
    | {
        /** A family walks from the kerb to the counter of a diner, eats, and comes back. */
        readonly kind: "walk";
        readonly house: number;
        readonly diner: WalkedDiner;
      }
    | {
        /** A waitress comes out by the door to whoever has arrived, and goes in again with what they want. */
        readonly kind: "serve";
        readonly diner: WalkedDiner;
      }
    | {
        /** Pieces whose keys begin with this one spring up for a moment. */
        readonly kind: "pulse";
        readonly key: string;
      }
    | {
        /** A plane takes off, flies over its rows, and comes back. */
        readonly kind: "fly";
        readonly campaign: number;
      }
    | {
        /** A scaffold falls. */
        readonly kind: "fall";
        readonly key: string;
      }
  );

/** Beats without their times. */
export type UntimedBeat = Beat extends infer B ? (B extends Timed ? Omit<B, "start" | "length"> : never) : never;

/** When the last beat ends. */
export const lengthOf = (beats: readonly Beat[]): number =>
  beats.reduce((end, beat) => Math.max(end, beat.start + beat.length), 0);

/** The same beats in a shorter time, where they take longer than `limit` milliseconds. */
export const within = (beats: readonly Beat[], limit: number): readonly Beat[] => {
  const long = lengthOf(beats);
  if (long <= limit) return beats;
  const share = limit / long;
  return beats.map((beat) => ({ ...beat, start: beat.start * share, length: beat.length * share }));
};

/** Milliseconds that beats take at most on their way back: whoever steps back has seen them. */
const LONGEST_BACK = 1600;

/** Beats in the order and at the times in which they are played backwards. */
export const reversed = (beats: readonly Beat[]): readonly Beat[] => {
  const short = within(beats, LONGEST_BACK);
  const end = lengthOf(short);
  return short.map((beat) => ({ ...beat, start: end - beat.start - beat.length })).toReversed();
};
