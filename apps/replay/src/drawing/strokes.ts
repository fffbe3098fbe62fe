import type { Square } from "@blueplate/city";
import type { EntityRef } from "@blueplate/study";
import { entityAround } from "@blueplate/tabletop";
import type { Stroke } from "./shapes.ts";

/** What strokes are drawn on. */
export interface DrawingSurface {
  readonly isOn: () => boolean;
  /** The square under the pointer, counted on beside the board; null where no town lies. */
  readonly squareUnder: (under: Element, at: MouseEvent) => Square | null;
  /** What somebody means who marks a square, or a place beside the board. */
  readonly thingOf: (square: Square) => EntityRef | null;
  readonly onStroke: (stroke: Stroke) => void;
  /** Where the stroke would end now; null when none is being drawn. */
  readonly onMoved: (stroke: Stroke | null) => void;
}

/** What lies under the pointer: a piece of the page that says what it is, or what stands in town; null for anything else. */
const thingUnder = ({ squareUnder, thingOf }: DrawingSurface, event: MouseEvent): EntityRef | null => {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  if (!under) return null;
  const piece = entityAround(under);
  if (piece) return piece;
  const square = squareUnder(under, event);
  return square && thingOf(square);
};

const mine = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** What a stroke does with each event of the page; those that belong to it reach nothing else. */
const strokeEvents = (root: HTMLElement, surface: DrawingSurface) => {
  let from: EntityRef | null = null;
  let swallow = false;
  const end = (): void => {
    from = null;
    surface.onMoved(null);
  };
  return {
    end,
    begin: (event: PointerEvent): void => {
      swallow = false;
      if (!surface.isOn() || event.button !== 0 || !event.isPrimary) return;
      from = thingUnder(surface, event);
      if (!from) return;
      swallow = true;
      root.setPointerCapture(event.pointerId);
      surface.onMoved({ from, to: from });
      mine(event);
    },
    move: (event: PointerEvent): void => {
      if (!from) return;
      surface.onMoved({ from, to: thingUnder(surface, event) ?? from });
      mine(event);
    },
    lift: (event: PointerEvent): void => {
      if (!from) return;
      const to = thingUnder(surface, event);
      if (to) surface.onStroke({ from, to });
      end();
      mine(event);
    },
    // The click that follows a stroke belongs to it.
    click: (event: MouseEvent): void => {
      if (swallow) mine(event);
      swallow = false;
    },
  };
};

/** Turns presses on the things of a page into strokes while drawing is on. Answers how to stop. */
export const drawStrokes = (root: HTMLElement, surface: DrawingSurface): (() => void) => {
  const quit = new AbortController();
  const on = { capture: true, signal: quit.signal };
  const { begin, move, lift, end, click } = strokeEvents(root, surface);
  root.addEventListener("pointerdown", begin, on);
  root.addEventListener("pointermove", move, on);
  root.addEventListener("pointerup", lift, on);
  root.addEventListener("pointercancel", end, on);
  root.addEventListener("click", click, on);
  return () => quit.abort();
};
