import { createSignal, onCleanup, onMount } from "solid-js";

/** Lowest edge of what is shown, in pixels from the head of the box that it is placed in. */
const lowest = (elements: Iterable<HTMLElement>): number => {
  let edge = 0;
  for (const element of elements) {
    // What is not shown has no box and covers nothing; what is higher than wide stands at the side.
    if (element.offsetParent !== null && element.offsetHeight <= element.offsetWidth)
      edge = Math.max(edge, element.offsetTop + element.offsetHeight);
  }
  return edge;
};

/** How far down the buttons over the head of a map reach, in pixels: the town is framed below them. */
export const createHead = () => {
  const [pixels, setPixels] = createSignal(0);
  const elements = new Set<HTMLElement>();
  const measure = (): void => void setPixels(lowest(elements));
  const watch = new ResizeObserver(measure);
  /** Takes a group of buttons into account, until the part of the page it belongs to goes. */
  const count = (element: HTMLElement): void => {
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
  onCleanup(() => watch.disconnect());
  return { pixels, count };
};
