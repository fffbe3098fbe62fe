import { autoUpdate, computePosition, flip, offset, shift } from "@floating-ui/dom";

/** Pixels between a card, what it belongs to, and the edges of the window. */
const MARGIN = 8;

/**
 * Keeps a card (fixed, at the window's corner) beside what it belongs to, below it where there is room, however the page moves;
 * `gone` is called when that leaves the page. Returns what ends it.
 */
export const keepBeside = (anchor: Element, card: HTMLElement, gone: () => void): (() => void) =>
  autoUpdate(anchor, card, () => {
    if (!anchor.isConnected) return gone();
    const middleware = [offset(MARGIN), flip({ padding: MARGIN }), shift({ padding: MARGIN })];
    void computePosition(anchor, card, { strategy: "fixed", placement: "bottom", middleware }).then(({ x, y }) => {
      card.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    });
  });
