import type { HeldPiece, Overlay, Square } from "@blueplate/city";
import type { FormFilling } from "@blueplate/tabletop";
import { batch } from "solid-js";
import { type aiming, turnedAt, type wishes } from "./aiming.ts";
import { isByEntrance, type MapTarget, targetAt } from "./target.ts";

/** The ghost on the map as a finger moves it: staged, or shown before anybody has chosen. */
export interface GhostDrag {
  readonly ghost: () => HeldPiece | null;
  /** The squares that mean something when they are pressed: the same one once. */
  readonly places: () => readonly Square[];
  /** True while a finger has it. */
  readonly isCarried: () => boolean;
  readonly takeUp: () => void;
  /** Holds it over a square: it lies there, or is told why it cannot. */
  readonly over: (square: Square) => void;
  /** Stages it where it is held; where nothing can be, it goes back to where it was taken up. */
  readonly putDown: () => void;
  readonly putBack: () => void;
  /** True when it can lie otherwise in its place. */
  readonly canTurn: () => boolean;
  readonly turn: () => void;
}

/** The piece that is drawn as a ghost, or null. */
const ghostIn = (overlays: readonly Overlay[]): HeldPiece | null => {
  const ghost = overlays.findLast(({ kind }) => kind === "ghost");
  return ghost?.kind === "ghost" ? ghost.piece : null;
};

const squaresOf = (targets: readonly MapTarget[]): readonly Square[] => [
  ...new Map(targets.flatMap(({ squares }) => squares).map((square) => [square.join(), square])).values(),
];

/** What a finger does with the ghost of a question. */
export const carryingOf = (
  shown: ReturnType<typeof wishes>,
  aimed: ReturnType<typeof aiming>,
  on: {
    readonly filling: FormFilling;
    readonly overlays: () => readonly Overlay[];
    readonly select: (target: MapTarget) => void;
    readonly turn: () => void;
  },
): GhostDrag => {
  const { targets, candidate, isStaged } = aimed;
  let before: Square | null = null;
  const end = (target: MapTarget | null): void =>
    batch(() => {
      if (target) on.select(target);
      shown.hover(target ? null : before);
      shown.setCarried(false);
    });
  return {
    ghost: () => ghostIn(on.overlays()),
    places: () => squaresOf(targets()),
    isCarried: shown.carried,
    takeUp: () => {
      before = shown.under();
      shown.setCarried(true);
    },
    over: shown.hover,
    putDown: () => {
      const square = shown.under();
      end(square && targetAt(targets(), square, shown.variant()));
    },
    putBack: () => end(null),
    turn: on.turn,
    canTurn: () => {
      if (isStaged() || !isByEntrance(on.filling)) return aimed.canTurn();
      const target = candidate();
      return target !== null && shown.under() === null && turnedAt(targets(), target) !== target;
    },
  };
};
