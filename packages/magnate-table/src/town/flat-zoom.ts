import { createSignal, onCleanup } from "solid-js";

/** How wide and high something is. */
type Size = readonly [number, number];

/** A square that is this wide can be read and hit with a finger. */
const CLOSE = 26;
const FARTHEST = 4;

const distance = ({ touches: [one, other] }: TouchEvent): number =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;

/** Two fingers on an element zoom it by how much farther apart they are than they were, about the middle between them. */
const onPinch = (element: HTMLElement, times: () => number, zoom: (to: number, at: Size) => void): void => {
  let began: { readonly apart: number; readonly times: number } | null = null;
  const begin = (event: TouchEvent): void => {
    began = event.touches.length === 2 ? { apart: distance(event), times: times() } : null;
  };
  const move = (event: TouchEvent): void => {
    const [one, other] = event.touches;
    if (!began || !one || !other) return;
    event.preventDefault();
    zoom((began.times * distance(event)) / began.apart, [
      (one.clientX + other.clientX) / 2,
      (one.clientY + other.clientY) / 2,
    ]);
  };
  element.addEventListener("touchstart", begin, { passive: true });
  // Two fingers are the map's: the page must not grow with it.
  element.addEventListener("touchmove", move, { passive: false });
};

/** What a box leaves free for what lies in it, in pixels. */
const roomIn = (box: HTMLElement): Size => {
  const { paddingLeft, paddingRight, paddingTop } = getComputedStyle(box);
  const [left, right, top] = [paddingLeft, paddingRight, paddingTop].map(Number.parseFloat);
  return [box.clientWidth - (left ?? 0) - (right ?? 0), box.clientHeight - (top ?? 0)];
};

/** Measures a box whenever it has another size; the map is drawn after the first time, in a task of its own. */
const watching = (measure: () => void, isKnown: () => boolean): ResizeObserver => {
  const watch = new ResizeObserver(() => void (isKnown() ? measure() : setTimeout(measure)));
  onCleanup(() => watch.disconnect());
  return watch;
};

/** The sizes of a drawing of so many squares in a box, whole or so many times as large. */
const createSizes = (drawn: () => Size) => {
  const [known, setRoom] = createSignal<Size | null>(null);
  const room = (): Size => known() ?? [innerWidth, innerHeight];
  const [times, setTimes] = createSignal(1);
  /** Pixels of a square while the whole map is to be seen. */
  const least = (): number => Math.min(...room().map((pixels, axis) => pixels / (drawn()[axis] ?? 1)));
  const square = (): number => least() * times();
  return {
    setRoom,
    isKnown: (): boolean => known() !== null,
    times,
    setTimes,
    square,
    most: (): number => Math.min(FARTHEST, Math.max(1, CLOSE / least())),
    /** The drawing fills its box however little of it that takes. */
    size: (): Size => [Math.max(room()[0], drawn()[0] * square()), Math.max(room()[1], drawn()[1] * square())],
  };
};

/**
 * How large a flat map is drawn in its box: whole at first, larger by two fingers or a press of a button, and then moved about
 * with one finger, as whatever is larger than its box. `drawn` is the size of the drawing in squares.
 */
export const createFlatZoom = (drawn: () => Size) => {
  const sizes = createSizes(drawn);
  const { times, setTimes, square, most, size } = sizes;
  let box: HTMLElement | undefined;
  const measure = (): void => void (box && sizes.setRoom(roomIn(box)));
  /** Draws the map so many times as large; what lies under a point of the page stays there. */
  const zoom = (to: number, at: Size): void => {
    if (!box) return;
    const { left, top } = box.getBoundingClientRect();
    const [x, y] = [at[0] - left, at[1] - top];
    const before = size();
    const share = [(box.scrollLeft + x) / before[0], (box.scrollTop + y) / before[1]] as const;
    setTimes(Math.min(Math.max(to, 1), FARTHEST));
    const now = size();
    box.scrollTo(share[0] * now[0] - x, share[1] * now[1] - y);
  };

  const watch = watching(measure, sizes.isKnown);
  const attach = (element: HTMLElement): void => {
    box = element;
    watch.observe(element);
    onPinch(element, times, zoom);
  };

  return {
    attach,
    /** Whether the box has been measured; until then there is nothing to draw for. */
    isMeasured: sizes.isKnown,
    size,
    square,
    /** Whether the map may be drawn larger than it is while it is whole. */
    canClose: (): boolean => most() > 1.2,
    isClose: (): boolean => times() > 1,
    /** From the whole map to one that can be read, about what lies in the middle of the box; and back. */
    toggle: (): void => {
      const at = box?.getBoundingClientRect();
      if (at) zoom(times() > 1 ? 1 : most(), [at.left + at.width / 2, at.top + at.height / 2]);
    },
  };
};
