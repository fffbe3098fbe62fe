import type { City } from "@blueplate/city";
import type { Rectangle } from "@blueplate/city/flat";
import { createEffect, createSignal, onCleanup, onMount } from "solid-js";

/** What is not shown has no box and covers nothing. */
const isShown = (element: HTMLElement): boolean => element.offsetParent !== null && element.offsetHeight > 0;

/** Lowest edge of what is shown, in pixels from the head of the box that it is placed in. */
const lowest = (elements: Iterable<HTMLElement>): number => {
  let edge = 0;
  for (const element of elements) {
    // What is higher than wide stands at the side.
    if (isShown(element) && element.offsetHeight <= element.offsetWidth)
      edge = Math.max(edge, element.offsetTop + element.offsetHeight);
  }
  return edge;
};

/** Where what is shown lies in the box that it is placed in, in pixels. */
const boxesOf = (elements: Iterable<HTMLElement>): readonly Rectangle[] =>
  [...elements].filter(isShown).map(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => ({
    west: offsetLeft,
    north: offsetTop,
    east: offsetLeft + offsetWidth,
    south: offsetTop + offsetHeight,
  }));

const isSame = (one: readonly Rectangle[], other: readonly Rectangle[]): boolean =>
  one.length === other.length &&
  one.every(({ west, north, east, south }, at) => {
    const now = other[at];
    return now?.west === west && now.north === north && now.east === east && now.south === south;
  });

/**
 * The buttons over a map: how far down those at its head reach, in pixels, below which the town is framed. The town is told of that, and
 * where all of them lie, for what is read there.
 */
export const createHead = (city: () => City | null) => {
  const [pixels, setPixels] = createSignal(0);
  const [boxes, setBoxes] = createSignal<readonly Rectangle[]>([], { equals: isSame });
  const [atHead, below] = [new Set<HTMLElement>(), new Set<HTMLElement>()];
  const measure = (): void => {
    setPixels(lowest(atHead));
    // Those below the head have moved with it by now.
    setBoxes(boxesOf([...atHead, ...below]));
  };
  const watch = new ResizeObserver(measure);
  const include = (elements: Set<HTMLElement>, element: HTMLElement): void => {
    elements.add(element);
    watch.observe(element, { box: "border-box" });
    // Known before the town is drawn, which would jump otherwise.
    onMount(measure);
    onCleanup(() => {
      elements.delete(element);
      watch.unobserve(element);
      measure();
    });
  };
  createEffect(() => city()?.leaveHead(pixels()));
  createEffect(() => city()?.keepClear(boxes()));
  onCleanup(() => watch.disconnect());
  return {
    pixels,
    /** Takes a group of buttons at the head into account, until the part of the page it belongs to goes. */
    count: (element: HTMLElement): void => include(atHead, element),
    /** The same of buttons that lie below those. */
    countBelow: (element: HTMLElement): void => include(below, element),
    /** Follows the map itself: what stands at its right edge moves with that. */
    follow: (map: HTMLElement): void => watch.observe(map),
  };
};
