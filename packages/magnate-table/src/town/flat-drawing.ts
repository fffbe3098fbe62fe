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

/** One place in which a list of parts differs from the next: from `at` of the list before so many go, and these come there. */
export interface ListPatch {
  readonly at: number;
  readonly gone: number;
  readonly come: readonly string[];
}

/** The places in which two lists of parts differ, from the first to the last. Parts that both hold in the same order stay. */
export const redrawn = (before: readonly string[], now: readonly string[]): readonly ListPatch[] => {
  const places: ListPatch[] = [];
  let [at, come]: [number, string[]] = [0, []];
  const close = (next: number): void => {
    if (next > at || come.length > 0) places.push({ at, gone: next - at, come });
    [at, come] = [next + 1, []];
  };
  for (const part of now) {
    const there = before.indexOf(part, at);
    if (there === -1) come.push(part);
    else close(there);
  }
  close(before.length);
  return places;
};

/** Brings an element from one drawing to the next: only parts that differ are drawn again. All facts in them are escaped. */
export const redraw = (box: HTMLElement, before: FlatDrawing | undefined, now: FlatDrawing): void => {
  const there = box.firstElementChild;
  if (!there || before?.frame !== now.frame) {
    box.innerHTML = now.frame;
    box.firstElementChild?.insertAdjacentHTML("beforeend", now.parts.join(""));
    return;
  }
  // From the last to the first, so that the places before stay where they are.
  for (const { at, gone, come } of redrawn(before.parts, now.parts).toReversed()) {
    for (let left = gone; left > 0; left--) there.children[at]?.remove();
    const next = there.children[at];
    if (next) next.insertAdjacentHTML("beforebegin", come.join(""));
    else there.insertAdjacentHTML("beforeend", come.join(""));
  }
};
