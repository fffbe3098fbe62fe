import type { Camera, Thing } from "@blueplate/study";

/** How a moment is looked at, beside the moment itself. */
export interface Look {
  readonly camera: Camera | null;
  readonly lens: string | null;
}

/** A screen that can say how it looks at the moment and take that up again. */
export interface Viewing {
  readonly look: () => Look;
  readonly setLook: (look: Look) => void;
  /** What is pointed at, and pointing at it for somebody else. */
  readonly pointed: () => Thing | null;
  readonly point: (thing: Thing | null) => void;
}
