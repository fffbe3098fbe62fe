import { onCleanup } from "solid-js";

/** What is dragged with one pointer, and what becomes of it. */
export interface Drag {
  /** Whether a press may become a drag: something lies there that this pointer may take. */
  readonly takes: (event: PointerEvent) => boolean;
  /** Pixels that a press may wander and still be a click. */
  readonly slip: number;
  /** Whether the page keeps still under a finger from its first movement on; otherwise it may scroll until the drag has begun. */
  readonly still: boolean;
  readonly takeUp: (event: PointerEvent) => void;
  readonly over: (event: PointerEvent) => void;
  /** Let go: it stays where it is held, if it can. */
  readonly putDown: () => void;
  /** Another finger, Escape or the system has ended it: nothing has happened. */
  readonly putBack: () => void;
}

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly begun: boolean;
}

/** A drag from its press to its end, as far as pointers tell it. */
const following = (root: HTMLElement, drag: Drag) => {
  let press: Press | null = null;
  let ended = false;
  const end = (how: "putDown" | "putBack"): void => {
    ended = press?.begun === true;
    press = null;
    if (ended) drag[how]();
  };
  const isMine = ({ pointerId }: PointerEvent): boolean => press?.id === pointerId;
  return {
    down: (event: PointerEvent): void => {
      ended = false;
      if (press) return end("putBack");
      const isHere = event.target instanceof Node && root.contains(event.target);
      if (isHere && event.isPrimary && event.button === 0 && drag.takes(event))
        press = { id: event.pointerId, x: event.clientX, y: event.clientY, begun: false };
    },
    /** Nobody else is told of a pointer that drags: a map would go along with it. */
    move: (event: PointerEvent): void => {
      if (!press || !isMine(event)) return;
      event.stopPropagation();
      if (!press.begun) {
        if (Math.hypot(event.clientX - press.x, event.clientY - press.y) <= drag.slip) return;
        press = { ...press, begun: true };
        drag.takeUp(event);
      }
      drag.over(event);
    },
    lift: (event: PointerEvent): void => void (isMine(event) && end("putDown")),
    lose: (event: PointerEvent): void => void (isMine(event) && end("putBack")),
    cancel: (): void => end("putBack"),
    isBegun: (): boolean => press?.begun === true,
    isStill: (): boolean => press !== null && (drag.still || press.begun),
    /** Whether a press of this kind is the end of a drag and no click; keys click without one. */
    isNoClick: ({ detail }: MouseEvent): boolean => ended && detail > 0,
  };
};

/** Watches presses on an element that become drags, for as long as whoever asks lives. */
export const watchDrags = (root: HTMLElement, drag: Drag): void => {
  const follow = following(root, drag);
  const quit = new AbortController();
  const on = { capture: true, signal: quit.signal };
  // A pointer that has taken something up may leave the element, and one that comes down elsewhere clicks again.
  addEventListener("pointerdown", follow.down, on);
  addEventListener("pointermove", follow.move, on);
  addEventListener("pointerup", follow.lift, on);
  addEventListener("pointercancel", follow.lose, on);
  root.addEventListener(
    "touchmove",
    (event) => {
      if (follow.isStill() && event.cancelable) event.preventDefault();
    },
    { ...on, passive: false },
  );
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", (event) => void (follow.isNoClick(event) && swallow(event)), on);
  addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !follow.isBegun()) return;
      swallow(event);
      follow.cancel();
    },
    on,
  );
  onCleanup(() => {
    follow.cancel();
    quit.abort();
  });
};
