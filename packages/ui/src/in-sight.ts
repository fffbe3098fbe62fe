/** Scrolls as little as it takes until all of an element is seen, or its beginning where it is higher than the window. */
export const bringIntoSight = (element: Element | null | undefined): void => {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element?.scrollIntoView({ block: "nearest", behavior: isCalm ? "instant" : "smooth" });
};
