/** Where the focus goes when what had it is gone: the innermost of these that is still there. */
const PLACES = "dialog, [role=dialog], .question, [data-region], main";

/** The places round an element, innermost first. */
const placesOf = (element: Element): readonly HTMLElement[] => {
  const place = element.closest<HTMLElement>(PLACES);
  return place ? [place, ...(place.parentElement ? placesOf(place.parentElement) : [])] : [];
};

const isGone = (element: Element): boolean =>
  !element.isConnected || element.matches(":disabled") || !element.checkVisibility();

/** Gives the focus to a part of the page without a control being chosen: Tab goes on from there. */
const settle = (place: HTMLElement): void => {
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
};

/**
 * Whoever goes by keyboard never falls out of the page: where the control that had the focus is taken away or closed, the part
 * of the page round it has the focus. A focus that somebody has laid down by pointing elsewhere stays down. It is looked at once
 * a picture: to know whether something is there the page must be laid out, which the picture needs anyway.
 */
export const keepFocus = (): void => {
  let last: Element | null = null;
  let places: readonly HTMLElement[] = [];
  let isAsked = false;
  const keep = (): void => {
    isAsked = false;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body && activeElement !== last) return;
    if (last === null || !isGone(last)) return;
    const place = places.find((each) => !isGone(each)) ?? document.querySelector<HTMLElement>("main");
    if (place) settle(place);
  };
  addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element)) return;
    last = target;
    places = placesOf(target);
  });
  addEventListener("pointerdown", () => (last = null), { capture: true });
  const ask = (): void => {
    if (last === null || isAsked) return;
    isAsked = true;
    requestAnimationFrame(keep);
  };
  new MutationObserver(ask).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled", "hidden"],
  });
};
