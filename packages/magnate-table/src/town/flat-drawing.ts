import { type FlatNode, type FlatWriter, PARTED } from "@blueplate/city/flat";

/** A flat map as text: its frame, and the parts that lie on it from the lowest to the highest, some of them parted again. */
export interface FlatDrawing {
  readonly frame: string;
  readonly parts: readonly FlatPart[];
}
/** A part as text, or parted again. */
export type FlatPart = string | FlatDrawing;

const isParted = ({ attributes }: FlatNode): boolean => Object.keys(PARTED).every((name) => name in attributes);

/** What a map says as text. */
export const drawingOf = (map: FlatNode, write: FlatWriter): FlatDrawing => ({
  frame: write({ ...map, children: [] }),
  parts: map.children.map((child): FlatPart => {
    if (typeof child === "string") return child;
    return isParted(child) ? drawingOf(child, write) : write(child);
  }),
});

/** A part as text, with all that lies in it. */
export const textOf = (part: FlatPart): string => {
  if (typeof part === "string") return part;
  const end = part.frame.lastIndexOf("</");
  return part.frame.slice(0, end) + part.parts.map(textOf).join("") + part.frame.slice(end);
};

/** One place in which a list of parts differs from the next: from `at` of the list before so many go, and these come there. */
export interface ListPatch<T> {
  readonly at: number;
  readonly gone: number;
  readonly come: readonly T[];
}

/** What a part is known by: a parted one keeps its place as long as its frame is the same. */
const nameOf = (part: FlatPart): string => (typeof part === "string" ? part : part.frame);

/** The places in which two lists of parts differ, from the first to the last. Parts that both hold in the same order stay. */
export const redrawn = (before: readonly FlatPart[], now: readonly FlatPart[]): readonly ListPatch<FlatPart>[] => {
  const names = before.map(nameOf);
  const places: ListPatch<FlatPart>[] = [];
  let [at, come]: [number, FlatPart[]] = [0, []];
  const close = (next: number): void => {
    if (next > at || come.length > 0) places.push({ at, gone: next - at, come });
    [at, come] = [next + 1, []];
  };
  for (const part of now) {
    const there = names.indexOf(nameOf(part), at);
    if (there === -1) come.push(part);
    else close(there);
  }
  close(before.length);
  return places;
};

/** Of two lists of parts the parted ones that both hold, each with its place in the list before. */
export const keptParts = (
  before: readonly FlatPart[],
  now: readonly FlatPart[],
): readonly { readonly at: number; readonly before: FlatDrawing; readonly now: FlatDrawing }[] =>
  now.flatMap((part) => {
    if (typeof part === "string") return [];
    const at = before.findIndex((each) => typeof each !== "string" && each.frame === part.frame);
    const there = before[at];
    return there === undefined || typeof there === "string" ? [] : [{ at, before: there, now: part }];
  });

const redrawParts = (there: Element, before: FlatDrawing, now: FlatDrawing): void => {
  for (const kept of keptParts(before.parts, now.parts)) {
    const inner = there.children[kept.at];
    if (inner) redrawParts(inner, kept.before, kept.now);
  }
  // From the last to the first, so that the places before stay where they are.
  for (const { at, gone, come } of redrawn(before.parts, now.parts).toReversed()) {
    for (let left = gone; left > 0; left--) there.children[at]?.remove();
    const next = there.children[at];
    const text = come.map(textOf).join("");
    if (next) next.insertAdjacentHTML("beforebegin", text);
    else there.insertAdjacentHTML("beforeend", text);
  }
};

/** Brings an element from one drawing to the next: only parts that differ are drawn again. All facts in them are escaped. */
export const redraw = (box: HTMLElement, before: FlatDrawing | undefined, now: FlatDrawing): void => {
  const there = box.firstElementChild;
  if (there && before?.frame === now.frame) return redrawParts(there, before, now);
  box.innerHTML = textOf(now);
};
