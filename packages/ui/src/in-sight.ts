import { createEffect, on, onCleanup } from "solid-js";

/** Scrolls as little as it takes until all of an element is seen, or its beginning where it is higher than the window. */
export const bringIntoSight = (element: Element | null | undefined): void => {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element?.scrollIntoView({ block: "nearest", behavior: isCalm ? "instant" : "smooth" });
};

/**
 * Keeps what is pressed in a row that scrolls sideways in the middle of it as far as the row goes: `pressed` is read for what that is.
 * The row alone is moved, also when it comes to be seen or is laid out anew.
 */
export const keepPressedInRow = (row: HTMLElement, pressed: () => unknown): void => {
  const show = (): void => {
    const chosen = row.querySelector("[aria-pressed=true]");
    if (!chosen || row.scrollWidth <= row.clientWidth) return;
    const [one, all] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += (one.left + one.right - all.left - all.right) / 2;
  };
  createEffect(on(pressed, show));
  const laidOut = new ResizeObserver(show);
  laidOut.observe(row);
  onCleanup(() => laidOut.disconnect());
};
