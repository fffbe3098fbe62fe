import type { Square } from "../view.ts";
import { sameSquare } from "../town/board.ts";
import type { Picked } from "./pick.ts";

/** Where the pointer is and what it does. */
export interface PointerHooks {
  /** What lies under a point of the canvas, in CSS pixels of the canvas. */
  pickAt(x: number, y: number): Picked | null;
  /** Whether the press that just ended moved the camera. */
  wasDrag(): boolean;
}

type Listener<T> = (value: T) => void;

const listeners = <T>() => {
  const all = new Set<Listener<T>>();
  return {
    tell: (value: T) => all.forEach((listener) => listener(value)),
    add: (listener: Listener<T>): (() => void) => {
      all.add(listener);
      return () => all.delete(listener);
    },
  };
};

/** Turns pointer events on a canvas into picks and hovers. */
export const watchPointer = (canvas: HTMLElement, hooks: PointerHooks) => {
  const quit = new AbortController();
  const on = { signal: quit.signal };
  const picks = listeners<Picked>();
  const hovers = listeners<Picked | null>();
  const squares = listeners<Square | null>();
  let square: Square | null = null;
  const at = (event: MouseEvent): Picked | null => {
    const box = canvas.getBoundingClientRect();
    return hooks.pickAt(event.clientX - box.left, event.clientY - box.top);
  };
  const hover = (picked: Picked | null): void => {
    hovers.tell(picked);
    const next = picked?.square ?? null;
    const same = next === square || (next !== null && square !== null && sameSquare(next, square));
    if (same) return;
    square = next;
    squares.tell(square);
  };
  canvas.addEventListener(
    "click",
    (event) => {
      const picked = hooks.wasDrag() ? null : at(event);
      if (picked) picks.tell(picked);
    },
    on,
  );
  canvas.addEventListener("pointermove", (event) => hover(at(event)), on);
  canvas.addEventListener("pointerleave", () => hover(null), on);
  return { pick: picks.add, hover: hovers.add, square: squares.add, release: () => quit.abort() };
};
