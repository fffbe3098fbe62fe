import type { Camera, EntityRef } from "@blueplate/study";

/** How a moment is looked at, beside the moment itself. */
export interface MomentView {
  readonly camera: Camera | null;
  readonly lens: string | null;
}

/** A screen that can say how it looks at the moment and take that up again. */
export interface LookControl {
  readonly look: () => MomentView;
  readonly setLook: (look: MomentView) => void;
  /** What is pointed at, and pointing at it for somebody else. */
  readonly pointed: () => EntityRef | null;
  readonly point: (thing: EntityRef | null) => void;
}
