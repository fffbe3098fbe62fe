import { onCleanup } from "solid-js";

/** Pixels that may lie below the edge before it is said: less than that is no line. */
const LITTLE = 8;

/**
 * Says of a box that is scrolled, in `data-more`, whether what stands in it goes on below its edge: it fades out there, with a sign. To be
 * given as its `ref`.
 */
export const markMoreBelow = (box: HTMLElement): void => {
  const mark = (): void => {
    box.dataset["more"] = String(box.scrollHeight - box.clientHeight - box.scrollTop > LITTLE);
  };
  // What is told takes another height with every step: that is known without a layout of its own.
  const resized = new ResizeObserver(mark);
  const watch = (): void => {
    for (const part of [box, ...box.children]) resized.observe(part);
  };
  const come = new MutationObserver(watch);
  watch();
  come.observe(box, { childList: true });
  box.addEventListener("scroll", mark, { passive: true });
  onCleanup(() => [come, resized].forEach((each) => each.disconnect()));
};
