import { type Rectangle, type FlatPieceView, SMALLEST_SQUARE } from "@blueplate/city/flat";
import { createSignal, onCleanup } from "solid-js";

/** How wide and high something is. */
type Size = readonly [number, number];

/** A square that is this wide can be read and hit with a finger. */
const CLOSE = 26;
/** A square that is narrower has no room for usual letters. */
const READABLE = 18;
const FARTHEST = 4;

const distance = ({ touches: [one, other] }: TouchEvent): number =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;

/** Two fingers on an element zoom its squares by how much farther apart they are than they were, about the middle between them. */
const onPinch = (element: HTMLElement, square: () => number, zoom: (to: number, at: Size) => void): void => {
  let began: { readonly apart: number; readonly square: number } | null = null;
  const begin = (event: TouchEvent): void => {
    began = event.touches.length === 2 ? { apart: distance(event), square: square() } : null;
  };
  const move = (event: TouchEvent): void => {
    const [one, other] = event.touches;
    if (!began || !one || !other) return;
    event.preventDefault();
    const { left, top } = element.getBoundingClientRect();
    zoom((began.square * distance(event)) / began.apart, [
      (one.clientX + other.clientX) / 2 - left,
      (one.clientY + other.clientY) / 2 - top,
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

/** The sizes of a drawing of so many squares in a box, whole or so near that a square has the pixels that somebody chose. */
const createSizes = (drawn: () => Size) => {
  const [known, setRoom] = createSignal<Size | null>(null);
  const room = (): Size => known() ?? [innerWidth, innerHeight];
  const [chosen, setSquare] = createSignal(0);
  /** Pixels of a square while the whole map is to be seen. */
  const least = (): number => Math.min(...room().map((pixels, axis) => pixels / (drawn()[axis] ?? 1)));
  /** The same while nothing was chosen: a box that is too low or too narrow for a whole map that can be read shows a part of it. */
  const usual = (): number => Math.max(least(), SMALLEST_SQUARE);
  const square = (): number => Math.max(chosen(), usual());
  return {
    room,
    setRoom,
    isKnown: (): boolean => known() !== null,
    isClose: (): boolean => chosen() > usual(),
    /** There is more of the drawing than its box shows. */
    isCut: (): boolean => square() > least(),
    square,
    setSquare: (to: number): void => void setSquare(to > usual() ? Math.min(to, usual() * FARTHEST) : 0),
    least: usual,
    near: (): number => Math.min(usual() * FARTHEST, Math.max(usual(), CLOSE)),
    /** The drawing fills its box however little of it that takes. */
    size: (): Size => [Math.max(room()[0], drawn()[0] * square()), Math.max(room()[1], drawn()[1] * square())],
  };
};

/** Where things of the drawing lie in the box: in pixels from the corner of all that may be moved about there. */
const createPlaces = (drawn: () => Size, box: () => HTMLElement | undefined, sizes: ReturnType<typeof createSizes>) => {
  /** The strip at the head of the box, in which buttons stand. */
  const above = (): number => {
    const element = box();
    return element ? Number.parseFloat(getComputedStyle(element).paddingTop) : 0;
  };
  /** Before the first square: what the box leaves free, and what is left beside the drawing. */
  const before = (): Size => {
    const element = box();
    const { paddingLeft = "0" } = element ? getComputedStyle(element) : {};
    const [wide, high] = sizes.size().map((pixels, axis) => (pixels - (drawn()[axis] ?? 0) * sizes.square()) / 2);
    return [Number.parseFloat(paddingLeft) + (wide ?? 0), above() + (high ?? 0)];
  };
  const pixelsOf = (at: Size): Size => {
    const [left, top] = before();
    return [left + at[0] * sizes.square(), top + at[1] * sizes.square()];
  };
  return {
    pixelsOf,
    /** The square of the drawing, with its parts, under a point of the box. */
    squareAt: (x: number, y: number): Size => {
      const [left, top] = before();
      const { scrollLeft = 0, scrollTop = 0 } = box() ?? {};
      return [(scrollLeft + x - left) / sizes.square(), (scrollTop + y - top) / sizes.square()];
    },
    /** Whether a point of the drawing is seen, and neither a rim nor the strip of buttons lies over it. */
    isSeen: (at: Size): boolean => {
      const { scrollLeft = 0, scrollTop = 0, clientWidth = 0, clientHeight = 0 } = box() ?? {};
      const [x, y] = pixelsOf(at);
      const isAcross = x >= scrollLeft + sizes.square() && x <= scrollLeft + clientWidth;
      return isAcross && y >= scrollTop + above() && y <= scrollTop + clientHeight - sizes.square();
    },
  };
};

/** The pixels of a square with which a part of the drawing is seen whole, as far as it can be read then. */
const fitting = ({ west, north, east, south }: Rectangle, [wide, high]: Size): number =>
  Math.min(CLOSE, Math.max(READABLE, Math.min(wide / (east - west), high / (south - north))));

/** Where a view of so many squares begins that has its middle in that of a part, as far as it has all of a smaller part in it. */
const beginning = (view: number, part: readonly [number, number], smaller: readonly [number, number]): number => {
  const [least, most] = [smaller[1] + 1 - view, smaller[0] - 1];
  return Math.min(Math.max((part[0] + part[1] - view) / 2, least), most);
};

const middleOf = ({ west, north, east, south }: Rectangle): Size => [(west + east) / 2, (north + south) / 2];

/** Where one comes to be for what is in hand: the pixels of a square, and what of the drawing lies in the middle of the room. */
const nearTo = ({ piece, about }: FlatPieceView, room: Size): { readonly pixels: number; readonly at: Size } => {
  const pixels = fitting(about, room);
  const [columns, rows] = [room[0] / pixels, room[1] / pixels];
  const west = beginning(columns, [about.west, about.east], [piece.west, piece.east]);
  const north = beginning(rows, [about.north, about.south], [piece.north, piece.south]);
  return { pixels, at: [west + columns / 2, north + rows / 2] };
};

/** What of the drawing lies where in the box, and how it comes to lie there. */
const createView = (drawn: () => Size, box: () => HTMLElement | undefined, sizes: ReturnType<typeof createSizes>) => {
  const places = createPlaces(drawn, box, sizes);
  const [moves, setMoves] = createSignal(0);
  const moved = (): void => void setMoves((before) => before + 1);
  /** The middle of the box. */
  const middle = (): Size => [(box()?.clientWidth ?? 0) / 2, (box()?.clientHeight ?? 0) / 2];
  /** Draws squares so large; `seen` of the drawing comes to lie at a point of the box. */
  const show = (pixels: number, seen: Size, [x, y]: Size): void => {
    sizes.setSquare(pixels);
    const [left, top] = places.pixelsOf(seen);
    box()?.scrollTo(left - x, top - y);
    moved();
  };
  return {
    ...places,
    moves,
    moved,
    middle,
    show,
    /** Moves a part of the whole map to where it is seen, unless it is. */
    bring: (part: Rectangle): void => {
      if (places.isSeen([part.west, part.north]) && places.isSeen([part.east, part.south])) return;
      show(0, middleOf(part), middle());
    },
  };
};

/**
 * How large a flat map is drawn in its box: whole at first, larger by two fingers or a press of a button, and then moved about
 * with one finger, as whatever is larger than its box. `drawn` is the size of the drawing in squares. A box that grows or shrinks
 * leaves all that is looked at from near where it is.
 */
export const createFlatZoom = (drawn: () => Size) => {
  const sizes = createSizes(drawn);
  const { room, least, near, size, isClose, isCut } = sizes;
  let box: HTMLElement | undefined;
  const { show, bring, squareAt, middle, isSeen, moves, moved } = createView(drawn, () => box, sizes);
  const watch = watching(() => box && sizes.setRoom(roomIn(box)), sizes.isKnown);
  const attach = (element: HTMLElement): void => {
    box = element;
    watch.observe(element);
    // What lies under the fingers stays there.
    onPinch(element, sizes.square, (pixels, at) => show(pixels, squareAt(...at), at));
    element.addEventListener("scroll", moved, { passive: true });
  };
  return {
    attach,
    /** Whether the box has been measured; until then there is nothing to draw for. */
    isMeasured: sizes.isKnown,
    size,
    square: sizes.square,
    /** Read anew whenever the map lies otherwise in its box. */
    moved: (): unknown => [size(), moves()],
    /** Whether the map may be drawn larger than it is while it is whole. */
    canClose: (): boolean => near() > least() * 1.2,
    isClose,
    isCut,
    /** Moves a part of the whole map into the middle of the box that cuts it. */
    centre: (at: Size): void => show(0, at, middle()),
    bring,
    /** Whether the middle of a part of the drawing is looked at from near. */
    isNear: (part: Rectangle): boolean => moves() >= 0 && isClose() && isSeen(middleOf(part)),
    /** From the whole map to one that can be read, about what lies in the middle of the box; and back. */
    toggle: (): void => show(isClose() ? 0 : near(), squareAt(...middle()), middle()),
    /** Goes near to what is in hand: with all that it reaches, where that can be read so. */
    lookAt: (sight: FlatPieceView): void => {
      const { pixels, at } = nearTo(sight, room());
      show(pixels, at, middle());
    },
  };
};
