import { type CameraPose, groundUnder, zoomed } from "./rig.ts";

/** What the hands may do with the camera. */
export interface PointerControl {
  readonly gaze: () => CameraPose;
  readonly aspect: () => number;
  /** Wishes a new gaze; `now` skips the damping (a finger on the glass). */
  move(gaze: CameraPose, now: boolean): void;
  /** A free turn has ended. */
  rest(): void;
  frame(): void;
}

interface Finger {
  readonly x: number;
  readonly y: number;
  readonly button: number;
}

/** Pixels that a press may wander and still be a click. */
const SLIP = 5;

const ndc = (element: HTMLElement, x: number, y: number): readonly [number, number] => {
  const box = element.getBoundingClientRect();
  return [((x - box.left) / box.width) * 2 - 1, 1 - ((y - box.top) / box.height) * 2];
};

const panned = (hold: PointerControl, element: HTMLElement, from: Finger, to: Finger): CameraPose => {
  const gaze = hold.gaze();
  const before = groundUnder(gaze, hold.aspect(), ...ndc(element, from.x, from.y));
  const after = groundUnder(gaze, hold.aspect(), ...ndc(element, to.x, to.y));
  if (!before || !after) return gaze;
  return { ...gaze, x: gaze.x + before[0] - after[0], z: gaze.z + before[1] - after[1] };
};

const turned = (gaze: CameraPose, dx: number, dy: number): CameraPose => ({
  ...gaze,
  yaw: gaze.yaw - dx * 0.006,
  pitch: gaze.pitch + dy * 0.005,
});

const pinched = (
  hold: PointerControl,
  element: HTMLElement,
  old: readonly Finger[],
  now: readonly Finger[],
): CameraPose => {
  const [a, b, c, d] = [old[0], old[1], now[0], now[1]];
  if (!a || !b || !c || !d) return hold.gaze();
  const span = (p: Finger, q: Finger) => Math.hypot(p.x - q.x, p.y - q.y) || 1;
  const angle = (p: Finger, q: Finger) => Math.atan2(q.y - p.y, q.x - p.x);
  const middle = (p: Finger, q: Finger): Finger => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2, button: 0 });
  const moved = panned(hold, element, middle(a, b), middle(c, d));
  const spun = { ...moved, yaw: moved.yaw + angle(c, d) - angle(a, b) };
  return zoomed(spun, hold.aspect(), span(a, b) / span(c, d), ...ndc(element, middle(c, d).x, middle(c, d).y));
};

const keyed = (gaze: CameraPose, event: KeyboardEvent): CameraPose | null => {
  const step = gaze.distance * 0.06;
  const pan = (right: number, back: number): CameraPose => ({
    ...gaze,
    x: gaze.x + right * step * Math.cos(gaze.yaw) + back * step * Math.sin(gaze.yaw),
    z: gaze.z - right * step * Math.sin(gaze.yaw) + back * step * Math.cos(gaze.yaw),
  });
  const quarter = Math.PI / 8;
  switch (event.key) {
    case "ArrowLeft":
      return event.shiftKey ? { ...gaze, yaw: gaze.yaw - quarter } : pan(-1, 0);
    case "ArrowRight":
      return event.shiftKey ? { ...gaze, yaw: gaze.yaw + quarter } : pan(1, 0);
    case "ArrowUp":
      return event.shiftKey ? { ...gaze, pitch: gaze.pitch + 0.12 } : pan(0, -1);
    case "ArrowDown":
      return event.shiftKey ? { ...gaze, pitch: gaze.pitch - 0.12 } : pan(0, 1);
    case "+":
    case "=":
      return { ...gaze, distance: gaze.distance * 0.85 };
    case "-":
      return { ...gaze, distance: gaze.distance / 0.85 };
    default:
      return null;
  }
};

/**
 * Mouse, touch and keys on a canvas: drag pans, right or shift drag turns, wheel and pinch zoom to the pointer, arrows
 * pan, shift and arrows turn, Home frames. Answers how to let go, and whether the last press was a drag.
 */
export const attachPointerControl = (element: HTMLElement, hold: PointerControl) => {
  const fingers = new Map<number, Finger>();
  const quit = new AbortController();
  const on = { signal: quit.signal };
  let dragged = false;
  let start: Finger | null = null;
  element.addEventListener(
    "pointerdown",
    (event) => {
      const finger = { x: event.clientX, y: event.clientY, button: event.shiftKey ? 2 : event.button };
      if (fingers.size === 0) [dragged, start] = [false, finger];
      else dragged = true;
      fingers.set(event.pointerId, finger);
    },
    on,
  );
  element.addEventListener(
    "pointermove",
    (event) => {
      const old = fingers.get(event.pointerId);
      if (!old) return;
      const now = { ...old, x: event.clientX, y: event.clientY };
      if (!dragged && start && Math.hypot(now.x - start.x, now.y - start.y) < SLIP) return;
      if (!dragged) element.setPointerCapture(event.pointerId);
      dragged = true;
      const before = [...fingers.values()];
      fingers.set(event.pointerId, now);
      if (fingers.size > 1) hold.move(pinched(hold, element, before, [...fingers.values()]), true);
      else if (old.button === 0) hold.move(panned(hold, element, old, now), true);
      else hold.move(turned(hold.gaze(), now.x - old.x, now.y - old.y), true);
    },
    on,
  );
  const lift = (event: PointerEvent): void => {
    if (fingers.delete(event.pointerId) && dragged) hold.rest();
  };
  element.addEventListener("pointerup", lift, on);
  element.addEventListener("pointercancel", lift, on);
  element.addEventListener("contextmenu", (event) => event.preventDefault(), on);
  element.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      const factor = Math.exp(Math.max(-240, Math.min(240, event.deltaY)) * 0.0014);
      hold.move(zoomed(hold.gaze(), hold.aspect(), factor, ...ndc(element, event.clientX, event.clientY)), false);
    },
    { ...on, passive: false },
  );
  element.addEventListener(
    "keydown",
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const next = keyed(hold.gaze(), event);
      if (event.key === "Home") hold.frame();
      else if (next) hold.move(next, false);
      else return;
      event.preventDefault();
      hold.rest();
    },
    on,
  );
  return { wasDrag: () => dragged, release: () => quit.abort() };
};
