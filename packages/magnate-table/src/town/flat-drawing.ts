import { type FlatNode, svgOf } from "@blueplate/city/flat";

/** A flat map as text: its frame, and the parts that lie on it from the lowest to the highest. */
export interface FlatDrawing {
  readonly frame: string;
  readonly parts: readonly string[];
}

/** What a map says as text. */
export const drawingOf = (map: FlatNode): FlatDrawing => ({
  frame: svgOf({ ...map, children: [] }),
  parts: map.children.map((child) => (typeof child === "string" ? child : svgOf(child))),
});

/** What brings a list of parts to the next: from place `at` so many go, and these come there. */
export interface Redrawn {
  readonly at: number;
  readonly gone: number;
  readonly come: readonly string[];
}

/** The one place in which two lists of parts differ: all between what they begin and what they end with alike. */
export const redrawn = (before: readonly string[], now: readonly string[]): Redrawn => {
  const most = Math.min(before.length, now.length);
  let at = 0;
  while (at < most && before[at] === now[at]) at++;
  let tail = 0;
  while (tail < most - at && before.at(-1 - tail) === now.at(-1 - tail)) tail++;
  return { at, gone: before.length - at - tail, come: now.slice(at, now.length - tail) };
};

/** Brings an element from one drawing to the next: only parts that differ are drawn again. All facts in them are escaped. */
export const redraw = (box: HTMLElement, before: FlatDrawing | undefined, now: FlatDrawing): void => {
  const there = box.firstElementChild;
  if (!there || before?.frame !== now.frame) {
    box.innerHTML = now.frame;
    box.firstElementChild?.insertAdjacentHTML("beforeend", now.parts.join(""));
    return;
  }
  const { at, gone, come } = redrawn(before.parts, now.parts);
  for (let left = gone; left > 0; left--) there.children[at]?.remove();
  if (come.length === 0) return;
  const next = there.children[at];
  if (next) next.insertAdjacentHTML("beforebegin", come.join(""));
  else there.insertAdjacentHTML("beforeend", come.join(""));
};
