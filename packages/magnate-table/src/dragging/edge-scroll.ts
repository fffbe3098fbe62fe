/** Pixels at either side of an edge in which what is held there scrolls the sheet. */
const EDGE = 48;
/** Pixels a picture, where it is held at the edge itself or beyond. */
const FASTEST = 12;

const scrollerAround = (part: HTMLElement): HTMLElement | null => {
  for (let each: HTMLElement | null = part; each; each = each.parentElement) {
    const { overflowY } = getComputedStyle(each);
    if (each.scrollHeight > each.clientHeight && (overflowY === "auto" || overflowY === "scroll")) return each;
  }
  return null;
};

/** How far a sheet between `top` and `bottom` goes on for what is held at `y`: upwards below 0; the nearer the edge, the faster. */
const pixelsFor = (y: number, { top, bottom }: DOMRect): number => {
  const depth = Math.max(top + EDGE - y, y - (bottom - EDGE));
  if (depth <= 0 || depth > 2 * EDGE) return 0;
  const speed = Math.ceil(Math.min(1, depth / EDGE) * FASTEST);
  return y - top < bottom - y ? -speed : speed;
};

/**
 * Scrolls the sheet round a part while something is held near its edge: `holdAt` tells how high it is held, in pixels of the
 * window, and `letGo` that it is held no longer. `onScroll` hears that something else lies under it now.
 */
export const edgeScroll = (part: HTMLElement, onScroll: () => void) => {
  let held: number | null = null;
  let frame: number | null = null;
  const step = (): void => {
    frame = null;
    const sheet = scrollerAround(part);
    if (held === null || !sheet) return;
    const before = sheet.scrollTop;
    sheet.scrollTop += pixelsFor(held, sheet.getBoundingClientRect());
    if (sheet.scrollTop === before) return;
    onScroll();
    frame = requestAnimationFrame(step);
  };
  return {
    holdAt: (y: number): void => {
      held = y;
      frame ??= requestAnimationFrame(step);
    },
    letGo: (): void => {
      held = null;
    },
  };
};
