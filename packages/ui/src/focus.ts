/** Where the focus goes when what had it is gone: the innermost of these that is still there. */
const PLACES = "dialog, [role=dialog], .question, [data-region], main";

/** The places round an element, innermost first. */
const placesOf = (element: Element): readonly HTMLElement[] => {
  const place = element.closest<HTMLElement>(PLACES);
  return place ? [place, ...(place.parentElement ? placesOf(place.parentElement) : [])] : [];
};

const isTakenAway = (element: Element): boolean => !element.isConnected || element.matches(":disabled");

const isGone = (element: Element): boolean => isTakenAway(element) || !element.checkVisibility();

/** Gives the focus to a part of the page without a control being chosen: Tab goes on from there. */
const settle = (place: HTMLElement): void => {
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
};

/**
 * Whoever goes by keyboard never falls out of the page: where the control that had the focus is taken away or closed, the part
 * of the page round it has the focus. A focus that somebody has laid down by pointing elsewhere stays down.
 */
export const keepFocus = (): void => {
  let last: Element | null = null;
  let places: readonly HTMLElement[] = [];
  const keep = (): void => {
    if (last === null || !isGone(last)) return;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body && activeElement !== last) return;
    const place = places.find((each) => !isGone(each)) ?? document.querySelector<HTMLElement>("main");
    if (place) settle(place);
  };
  let frame: number | null = null;
  // Whether it can still be seen costs the styles of the whole page: it is asked with the next picture, not with every change.
  const look = (): void => {
    if (last === null) return;
    if (isTakenAway(last)) return keep();
    frame ??= requestAnimationFrame(() => {
      frame = null;
      keep();
    });
  };
  addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element)) return;
    last = target;
    places = placesOf(target);
  });
  addEventListener("pointerdown", () => (last = null), { capture: true });
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled", "hidden"],
  });
};
