/** Pixels that a finger goes up from a card before it plays it: less is a tap. */
const FLICK = 40;

/** Turns of a wheel, in pixels of the page, that are one coin: what a finger on a pad tells comes in small pieces. */
const NOTCH = 50;

type Place = Pick<PointerEvent, "clientX" | "clientY">;

/** Follows a finger on a card; `isFlick` answers whether it has gone up from it far enough. */
export const createFlick = () => {
  let from: Place | null = null;
  return {
    down: (event: PointerEvent): void => void (from = event.pointerType === "touch" ? event : null),
    isFlick: ({ clientX, clientY }: Place): boolean => {
      const begun = from;
      from = null;
      if (begun === null) return false;
      const up = begun.clientY - clientY;
      return up >= FLICK && up > Math.abs(clientX - begun.clientX);
    },
  };
};

/** The coins that a wheel puts on, or takes off: one a notch, whether it tells pixels or lines. */
export const createNotches = () => {
  let turned = 0;
  return ({ deltaY, deltaMode }: Pick<WheelEvent, "deltaY" | "deltaMode">): number => {
    turned += deltaMode === 0 ? deltaY : Math.sign(deltaY) * NOTCH;
    if (Math.abs(turned) < NOTCH) return 0;
    const coins = turned < 0 ? 1 : -1;
    turned = 0;
    return coins;
  };
};
