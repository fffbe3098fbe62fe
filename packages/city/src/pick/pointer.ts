import type { Square } from "../view.ts";
import { sameSquare } from "../town/board.ts";
import { listeners } from "./listeners.ts";
import type { PickResult } from "./pick.ts";

/** Where the pointer is and what it does. */
export interface PointerHooks {
  /** What lies under a point of the canvas, in CSS pixels of the canvas. */
  pickAt(x: number, y: number): PickResult | null;
  /** Whether the press that just ended moved the camera. */
  wasDrag(): boolean;
}

/** Turns pointer events on a canvas into picks and hovers. */
export const watchPointer = (canvas: HTMLElement, hooks: PointerHooks) => {
  const quit = new AbortController();
  const on = { signal: quit.signal };
  const picks = listeners<PickResult>();
  const hovers = listeners<PickResult | null>();
  const squares = listeners<Square | null>();
  let square: Square | null = null;
  const at = (event: MouseEvent): PickResult | null => {
    const box = canvas.getBoundingClientRect();
    return hooks.pickAt(event.clientX - box.left, event.clientY - box.top);
  };
  const hover = (picked: PickResult | null): void => {
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
  // A finger points at nothing before it taps: what moves under it is the camera.
  canvas.addEventListener("pointermove", (event) => hover(event.pointerType === "touch" ? null : at(event)), on);
  canvas.addEventListener("pointerleave", () => hover(null), on);
  return { pick: picks.add, hover: hovers.add, square: squares.add, release: () => quit.abort() };
};
